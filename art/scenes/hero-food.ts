import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { crate } from '../props/containers.ts';
import { bread, can, milk } from '../props/pantry.ts';
import { apple, carrot, lettuce, pumpkin } from '../props/produce.ts';
import { awning, clothTable, post } from '../props/stall.ts';
import { bridge, glow, hill, river, rowHouses, sky, tree } from '../props/town.ts';

/** A market stall of the food program, in front of the river and the row houses. */
export function heroFood(): string {
  const y = 774;
  const amina = figure(cast.amina, {
    x: 884,
    y: 590,
    scale: 0.41,
    tilt: 2,
    build: 'slim',
    outfit: { kind: 'tee', colour: palette.gold },
    left: { to: [838, 694], hand: 'hook', aim: 90 },
    right: { to: [944, 716], hand: 'grip', aim: 80 },
    sleeves: 'long',
  });
  const imani = figure(cast.imani, {
    x: 1082,
    y: 566,
    scale: 0.43,
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.teal, over: palette.cream },
    left: { to: [1040, 716], hand: 'grip', aim: 80 },
    right: { to: [1198, 714], hand: 'grip', aim: 105 },
  });
  const walter = figure(cast.walter, {
    x: 1284,
    y: 588,
    scale: 0.4,
    facing: 'left',
    tilt: 2,
    outfit: { kind: 'shirt', colour: palette.sky },
    left: { to: [1236, 712], hand: 'grip', aim: 60 },
    right: { to: [1352, 716], hand: 'rest', aim: 105 },
  });
  const ruth = figure(cast.ruth, {
    x: 1470,
    y: 590,
    scale: 0.41,
    facing: 'left',
    tilt: -3,
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.clay, over: palette.straw },
    left: { to: [1470, 718], hand: 'rest', aim: 100 },
    right: { to: [1556, 714], hand: 'rest', aim: 70 },
  });
  const apples = [
    apple(756, 710, 0.8),
    apple(800, 702, 0.8, palette.orange),
    apple(846, 710, 0.8),
    apple(778, 724, 0.75, '#9DB84F'),
    apple(822, 722, 0.8),
    apple(866, 726, 0.7, '#9DB84F'),
  ];
  const carrots = [
    [1076, -12],
    [1104, 4],
    [1132, -4],
    [1160, 12],
  ].map(([x = 0, lean = 0]) => turned(lean, x, 748, carrot(x, 758, 0.74)));
  return [
    sky(palette.peach),
    glow(1160, 410, 380, palette.gold, 0.32),
    hill(560, 40, '#D5E2CB'),
    bridge(-200, 780, 640, 118),
    river(636, 90, -600, 2200, [90, 330, 520]),
    rowHouses(760, 1660, 650, 1, 0.55, 1.06),
    tree(742, 660, 62),
    tree(1010, 660, 40),
    tree(1400, 660, 46),
    hill(748, 30, '#CBDCB6'),
    hill(826, 36, '#B4CC9F'),
    post(770, 180, 790),
    post(1584, 180, 790),
    ruth.body,
    amina.body,
    walter.body,
    imani.body,
    clothTable(716, 1680, y, 960, palette.pine, palette.pineMid),
    crate(810, y, 172, 80, apples.join('')),
    lettuce(962, y, 0.74),
    lettuce(1018, y, 0.56),
    crate(1118, y, 150, 66, carrots.join('')),
    bread(1266, y, 0.72),
    bread(1260, y - 55, 0.54),
    can(1354, y, 0.8),
    can(1404, y, 0.8, palette.gold),
    can(1454, y, 0.8, palette.pineMid),
    can(1428, y - 61, 0.8, palette.sky),
    milk(1508, y, 0.8),
    pumpkin(1572, y, 0.66),
    amina.hands,
    imani.hands,
    walter.hands,
    ruth.hands,
    awning(732, 1640, 60, 112, palette.clay),
  ].join('');
}
