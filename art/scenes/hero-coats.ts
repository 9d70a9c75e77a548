import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette } from '../ink.ts';
import {
  beanie,
  coat,
  folded,
  mittens,
  puffer,
  rail,
  scarf,
  sweaterOnHanger,
} from '../props/clothes.ts';
import { carton } from '../props/containers.ts';
import { libraryFront } from '../props/rooms.ts';
import { clothTable } from '../props/stall.ts';
import { bridge, glow, hill, river, rowHouses, sky, tree } from '../props/town.ts';

/** The coat drive on the steps of the library. */
export function heroCoats(): string {
  const y = 772;
  const harjit = figure(cast.harjit, {
    x: 908,
    y: 566,
    scale: 0.42,
    tilt: 2,
    outfit: { kind: 'coat', colour: palette.denim, trim: palette.slate },
    left: { to: [780, 696], hand: 'hook', aim: 90 },
    right: { to: [1004, 668], hand: 'grip', aim: 10, thumbDown: false },
  });
  const lily = figure(cast.lily, {
    x: 1118,
    y: 636,
    scale: 0.37,
    body: 0.86,
    build: 'slim',
    outfit: { kind: 'coat', colour: palette.gold, trim: palette.cream },
    left: { to: [1066, 726], hand: 'rest', aim: 60 },
    right: { to: [1176, 724], hand: 'rest', aim: 100 },
  });
  const grace = figure(cast.grace, {
    x: 1290,
    y: 572,
    scale: 0.41,
    facing: 'left',
    tilt: -2,
    outfit: { kind: 'coat', colour: palette.clay, trim: palette.rust },
    left: { to: [1228, 716], hand: 'rest', aim: 90 },
    right: { to: [1362, 700], hand: 'hook', aim: 90 },
  });
  const sam = figure(cast.sam, {
    x: 1482,
    y: 582,
    scale: 0.41,
    facing: 'left',
    outfit: { kind: 'sweater', colour: palette.teal, trim: palette.cream },
    left: { to: [1440, 706], hand: 'hook', aim: 90 },
    right: { to: [1548, 716], hand: 'rest', aim: 90 },
  });
  return [
    sky('#E6EEF0'),
    glow(1160, 420, 384, palette.sky, 0.42),
    hill(560, 36, '#D3E0D6'),
    bridge(-200, 900, 640, 118),
    river(636, 90, -600, 2200, [120, 360, 540]),
    rowHouses(812, 900, 660, 4),
    rowHouses(1440, 1700, 660, 0),
    libraryFront(1164, 668, 740, 390),
    tree(778, 664, 54),
    tree(1600, 664, 62),
    hill(748, 30, '#D5E0C4'),
    hill(826, 36, '#C2D2AE'),
    rail(800, 1548, 232, 800),
    coat(872, 236, 0.98, palette.plum, '#4F1E36'),
    sweaterOnHanger(1016, 236, 0.94, palette.straw),
    puffer(1172, 236, 1),
    coat(1330, 236, 0.94, palette.gold, '#C4862A'),
    puffer(1474, 236, 0.94, palette.rose),
    harjit.body,
    grace.body,
    sam.body,
    lily.body,
    clothTable(716, 1680, y, 960, palette.plum, palette.mauve),
    carton(
      816,
      y,
      150,
      84,
      [
        beanie(790, 690, 0.6, palette.clay),
        folded(840, 700, 60, [palette.sky, palette.straw]),
      ].join(''),
    ),
    scarf(1012, 664, 0.86, palette.teal),
    folded(1108, y, 120, [palette.denim, palette.straw, palette.rose]),
    mittens(1252, y, 0.6, palette.clay),
    carton(
      1400,
      y,
      150,
      80,
      [beanie(1372, 694, 0.56, palette.gold), beanie(1430, 696, 0.56, palette.teal)].join(''),
    ),
    beanie(1560, y, 0.74, palette.clay),
    harjit.hands,
    lily.hands,
    grace.hands,
    sam.hands,
  ].join('');
}
