import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette } from '../ink.ts';
import { carton, crate } from '../props/containers.ts';
import { milk } from '../props/pantry.ts';
import { apple, collards } from '../props/produce.ts';
import { bunting } from '../props/stall.ts';
import { bridge, cloud, glow, hill, river, rowHouses, sky, tree } from '../props/town.ts';

const flags = [palette.clay, palette.gold, palette.teal, palette.plum, palette.sky];

/** Volunteers on the riverbank, ready to start. */
export function getInvolved(): string {
  const team = (colour: string) => ({ kind: 'tee' as const, colour, trim: palette.straw });
  const tess = figure(cast.tess, {
    x: 266,
    y: 356,
    scale: 0.4,
    build: 'slim',
    outfit: team(palette.teal),
    legs: { colour: palette.denim, ground: 820 },
    left: { to: [172, 286], hand: 'wave', aim: -110 },
    right: { to: [330, 500], hand: 'rest', aim: 100 },
  });
  const marcus = figure(cast.marcus, {
    x: 462,
    y: 338,
    scale: 0.41,
    outfit: team(palette.pineMid),
    legs: { colour: palette.slate, ground: 820 },
    left: { to: [400, 470], hand: 'grip', aim: 70 },
    right: { to: [548, 470], hand: 'grip', aim: 110 },
  });
  const jo = figure(cast.jo, {
    x: 690,
    y: 346,
    scale: 0.4,
    facing: 'left',
    outfit: team(palette.teal),
    legs: { colour: palette.plum, ground: 820 },
    left: { to: [626, 474], hand: 'grip', aim: 70 },
    right: { to: [762, 474], hand: 'grip', aim: 110 },
  });
  const amina = figure(cast.amina, {
    x: 910,
    y: 352,
    scale: 0.4,
    facing: 'left',
    build: 'slim',
    outfit: team(palette.pineMid),
    sleeves: 'long',
    legs: { colour: palette.denim, ground: 820 },
    left: { to: [846, 492], hand: 'rest', aim: 80 },
    right: { to: [1000, 280], hand: 'wave', aim: -70, thumbDown: false },
  });
  return [
    sky('#E9F1E2'),
    cloud(110, 190, 44),
    cloud(1090, 210, 46),
    glow(600, 310, 304, palette.straw, 0.66),
    hill(380, 30, '#D5E2CB', -600, 2000),
    rowHouses(-80, 1280, 420, 3, 0.45, 0.8),
    bridge(-60, 1260, 474, 70),
    river(470, 60, -600, 2000, [100, 1060]),
    tree(40, 540, 66),
    tree(1160, 540, 68),
    hill(530, 16, '#C6DAB0', -600, 2000),
    hill(590, 14, '#B2CB9A', -600, 2000),
    bunting(
      [
        [-40, 20],
        [600, 20],
        [1240, 20],
      ],
      flags,
    ),
    tess.body,
    amina.body,
    marcus.body,
    jo.body,
    crate(
      474,
      536,
      176,
      84,
      [collards(420, 470, 0.6), apple(476, 466, 0.76), apple(518, 464, 0.76, palette.gold)].join(
        '',
      ),
    ),
    carton(
      694,
      536,
      160,
      84,
      [milk(660, 464, 0.64), apple(706, 456, 0.7, '#9DB84F'), apple(742, 458, 0.7)].join(''),
    ),
    tess.hands,
    marcus.hands,
    jo.hands,
    amina.hands,
  ].join('');
}
