import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, pen } from '../ink.ts';
import { basket } from '../props/containers.ts';
import { dogwood } from '../props/garden.ts';
import { ball, kite } from '../props/life.ts';
import { apple } from '../props/produce.ts';
import { cloud, glow, hill, rowHouses, sky, tree } from '../props/town.ts';
import { chairBack, chairFront } from '../props/wheels.ts';

/** Three generations under a dogwood in the park. */
export function familyScene(): string {
  const kenji = figure(cast.kenji, {
    x: 300,
    y: 318,
    scale: 0.37,
    outfit: { kind: 'shirt', colour: palette.teal },
    sleeves: 'rolled',
    legs: { colour: palette.denim, ground: 760 },
    left: { to: [252, 474], hand: 'rest', aim: 110 },
    right: { to: [420, 400], hand: 'rest', aim: 60, behind: true },
  });
  const pearl = figure(cast.pearl, {
    x: 494,
    y: 336,
    scale: 0.37,
    facing: 'left',
    tilt: -4,
    outfit: { kind: 'cardigan', colour: palette.cream, over: palette.mauve },
    legs: { colour: palette.plum, ground: 760 },
    left: { to: [440, 478], hand: 'rest', aim: 100 },
    right: { to: [556, 474], hand: 'rest', aim: 60 },
  });
  const theo = figure(cast.theo, {
    x: 618,
    y: 464,
    scale: 0.33,
    body: 0.8,
    build: 'slim',
    facing: 'left',
    outfit: { kind: 'hoodie', colour: palette.gold },
    lap: palette.denim,
    left: { to: [568, 538], hand: 'rest', aim: 100 },
    right: { to: [702, 440], hand: 'grip', aim: -70, thumbDown: false },
  });
  const lily = figure(cast.lily, {
    x: 208,
    y: 462,
    scale: 0.33,
    body: 0.8,
    build: 'slim',
    outfit: { kind: 'sweater', colour: palette.clay },
    legs: { colour: palette.slate, ground: 760 },
    left: { to: [122, 420], hand: 'wave', aim: -110 },
    right: { to: [262, 550], hand: 'rest', aim: 90 },
  });
  return [
    sky('#FBE8D4'),
    cloud(120, 120, 44),
    cloud(700, 90, 38),
    cloud(-90, 210, 40),
    cloud(900, 240, 46),
    glow(404, 300, 268, palette.rose, 0.34),
    rowHouses(-440, 1260, 440, 5, 0.45, 0.8),
    tree(-60, 470, 66),
    tree(860, 470, 70),
    tree(46, 470, 46),
    tree(770, 466, 44),
    hill(452, 18, '#CADDB4', -600, 1600),
    hill(540, 22, '#B2CB9A', -600, 1600),
    kite(700, 110, 0.74),
    pen.line('M700 166C732 240 690 330 712 424', 3),
    kenji.body,
    pearl.body,
    chairBack(618, 640, 0.8),
    lily.body,
    theo.body,
    chairFront(618, 640, 0.8),
    basket(
      404,
      604,
      120,
      56,
      [apple(376, 556, 0.66), apple(408, 550, 0.7, palette.gold), apple(438, 556, 0.66)].join(''),
    ),
    ball(84, 604, 0.9),
    dogwood(752, 572, 0.46),
    dogwood(24, 548, 0.42),
    dogwood(786, 540, 0.38),
    kenji.hands,
    pearl.hands,
    lily.hands,
    theo.hands,
  ].join('');
}
