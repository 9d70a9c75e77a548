import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, pen } from '../ink.ts';
import { mug } from '../props/containers.ts';
import { houseplant } from '../props/garden.ts';
import { stringLights } from '../props/life.ts';
import { counter, post } from '../props/stall.ts';
import { laptopBack } from '../props/study.ts';
import { bridge, glow, hill, river, rowHouses, sky, tree } from '../props/town.ts';
import { hardHat, toolbox } from '../props/work.ts';

/** A job-training table by the river: a plan and a handshake. */
export function heroWork(): string {
  const y = 772;
  const marcus = figure(cast.marcus, {
    x: 892,
    y: 560,
    scale: 0.42,
    tilt: 2,
    outfit: { kind: 'shirt', colour: palette.straw, trim: palette.cream },
    left: { to: [826, 700], hand: 'rest', aim: 60 },
    right: { to: [1010, 716], hand: 'grip', aim: -12, thumbDown: false },
  });
  const rosa = figure(cast.rosa, {
    x: 1148,
    y: 572,
    scale: 0.41,
    facing: 'left',
    tilt: -2,
    build: 'slim',
    outfit: { kind: 'blazer', colour: palette.white, over: palette.clay },
    left: { to: [1066, 716], hand: 'grip', aim: 192, thumbDown: true },
    right: { to: [1212, 720], hand: 'rest', aim: 80 },
  });
  const jo = figure(cast.jo, {
    x: 1344,
    y: 578,
    scale: 0.41,
    outfit: { kind: 'vest', colour: palette.orange },
    left: { to: [1276, 700], hand: 'grip', aim: 70 },
    right: { to: [1412, 702], hand: 'grip', aim: 110 },
  });
  const amina = figure(cast.amina, {
    x: 1514,
    y: 590,
    scale: 0.4,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'sweater', colour: palette.teal, trim: palette.teal },
    left: { to: [1466, 724], hand: 'hidden' },
    right: { to: [1566, 724], hand: 'hidden' },
  });
  const plan =
    pen.box(1270, 640, 150, 104, '#DCEBF2', 4) +
    pen.line('M1292 720V682H1330V664H1368V720ZM1330 720V700', 4, palette.denim) +
    pen.line('M1382 668H1402M1382 684H1402', 4, palette.denim);
  return [
    sky('#FBE9CF'),
    glow(1170, 410, 384, palette.gold, 0.34),
    hill(560, 40, '#D5E2CB'),
    bridge(-200, 760, 640, 118),
    river(636, 90, -600, 2200, [60, 300, 500]),
    rowHouses(740, 1700, 650, 3, 0.5, 1.1),
    faded(
      0.5,
      pen.plain(1376, 150, 14, 320, '#B98356'),
      pen.plain(1240, 176, 330, 12, '#B98356'),
      pen.line('M1384 150L1260 180M1384 150L1550 180M1280 186V250', 4, '#B98356'),
      pen.plain(1262, 250, 36, 26, '#B98356'),
    ),
    tree(720, 664, 60),
    tree(1590, 664, 56),
    hill(748, 30, '#CBDCB6'),
    hill(826, 36, '#B4CC9F'),
    post(772, 150, 790),
    post(1584, 150, 790),
    stringLights(772, 164, 1584, 164, 52, 14),
    amina.body,
    jo.body,
    marcus.body,
    rosa.body,
    counter(716, 1700, y, 1000, palette.wood, palette.denim),
    pen.line(`M716 ${y + 24}V940`, 5),
    toolbox(800, y, 0.78),
    plan,
    hardHat(936, y, 0.76),
    houseplant(1118, y, 0.5, palette.clay),
    mug(1180, y, 0.6, palette.teal),
    laptopBack(1516, y, 0.8),
    marcus.hands,
    rosa.hands,
    jo.hands,
    amina.hands,
  ].join('');
}
