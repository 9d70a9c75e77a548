import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { basket } from '../props/containers.ts';
import { dogwood, reeds } from '../props/garden.ts';
import { baguette } from '../props/pantry.ts';
import { apple, collards } from '../props/produce.ts';
import { bridge, cloud, glow, hill, river, rowHouses, sky, tree } from '../props/town.ts';
import { chairBack, chairFront } from '../props/wheels.ts';
import { heron } from '../props/wildlife.ts';

/** The neighbors together on the bank of the James. */
export function about(): string {
  const elijah = figure(cast.elijah, {
    x: 852,
    y: 384,
    scale: 0.38,
    outfit: { kind: 'blazer', colour: palette.cream, over: palette.pineMid },
    legs: { colour: palette.slate, ground: 830 },
    left: { to: [752, 320], hand: 'wave', aim: -110 },
    right: { to: [900, 512], hand: 'hidden' },
  });
  const ruth = figure(cast.ruth, {
    x: 1002,
    y: 366,
    scale: 0.39,
    tilt: -2,
    build: 'slim',
    outfit: { kind: 'cardigan', colour: palette.straw, over: palette.clay },
    legs: { colour: palette.denim, ground: 830 },
    left: { to: [980, 546], hand: 'rest', aim: 110 },
    right: { to: [1078, 500], hand: 'grip', aim: 70 },
  });
  const amina = figure(cast.amina, {
    x: 1170,
    y: 378,
    scale: 0.38,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'sweater', colour: palette.teal, trim: palette.teal },
    legs: { colour: palette.plum, ground: 830 },
    left: { to: [1104, 506], hand: 'rest', aim: 100 },
    right: { to: [1238, 500], hand: 'rest', aim: 90 },
  });
  const walter = figure(cast.walter, {
    x: 1326,
    y: 376,
    scale: 0.38,
    facing: 'left',
    outfit: { kind: 'shirt', colour: palette.sky },
    legs: { colour: palette.slate, ground: 830 },
    left: { to: [1262, 506], hand: 'rest', aim: 100 },
    right: { to: [1398, 490], hand: 'rest', aim: 60, behind: true },
  });
  const rosa = figure(cast.rosa, {
    x: 1470,
    y: 388,
    scale: 0.37,
    facing: 'left',
    tilt: -2,
    build: 'slim',
    outfit: { kind: 'shirt', colour: palette.rose },
    legs: { colour: palette.denim, ground: 830 },
    left: { to: [1424, 550], hand: 'rest', aim: 110 },
    right: { to: [1560, 316], hand: 'wave', aim: -70, thumbDown: false },
  });
  const theo = figure(cast.theo, {
    x: 1380,
    y: 546,
    scale: 0.33,
    body: 0.8,
    build: 'slim',
    facing: 'left',
    outfit: { kind: 'hoodie', colour: palette.gold },
    lap: palette.denim,
    left: { to: [1334, 632], hand: 'rest', aim: 100 },
    right: { to: [1428, 632], hand: 'rest', aim: 80 },
  });
  const kezia = figure(cast.kezia, {
    x: 936,
    y: 542,
    scale: 0.33,
    body: 0.8,
    build: 'slim',
    outfit: { kind: 'overalls', colour: palette.rose, over: palette.denim },
    legs: { colour: palette.denim, ground: 830 },
    left: { to: [882, 640], hand: 'rest', aim: 90 },
    right: { to: [990, 640], hand: 'rest', aim: 90 },
  });
  const shopping = [
    collards(1066, 560, 0.5),
    turned(8, 1108, 560, baguette(1108, 574, 0.66)),
    apple(1128, 568, 0.6),
    apple(1090, 572, 0.6, palette.gold),
  ].join('');
  return [
    sky(palette.peach),
    cloud(220, 120, 54),
    cloud(520, 84, 40),
    cloud(660, 200, 36),
    glow(1180, 330, 340, palette.gold, 0.34),
    hill(400, 40, '#D5E2CB'),
    rowHouses(620, 1660, 440, 2, 0.5, 0.98),
    bridge(-200, 760, 478, 112),
    tree(40, 452, 40),
    tree(690, 462, 50),
    tree(1590, 462, 56),
    river(474, 96, -600, 2200, [110, 350, 600]),
    hill(566, 26, '#CBDCB6'),
    hill(636, 26, '#B4CC9F'),
    heron(204, 566, 0.9),
    reeds(106, 590, 0.8),
    reeds(600, 588, 0.7),
    elijah.body,
    amina.body,
    rosa.body,
    walter.body,
    ruth.body,
    chairBack(1380, 722, 0.8),
    kezia.body,
    theo.body,
    chairFront(1380, 722, 0.8),
    basket(1094, 672, 124, 62, shopping),
    dogwood(700, 668, 0.5),
    dogwood(780, 640, 0.4),
    dogwood(1560, 660, 0.5),
    dogwood(420, 660, 0.44),
    elijah.hands,
    ruth.hands,
    amina.hands,
    walter.hands,
    rosa.hands,
    kezia.hands,
    theo.hands,
  ].join('');
}
