import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { heart, palette } from '../ink.ts';
import { mug, steam } from '../props/containers.ts';
import { houseplant } from '../props/garden.ts';
import { cushion, floorLamp, sofa } from '../props/home.ts';
import { firstAid, kettle, speech } from '../props/life.ts';
import { backWindow, room } from '../props/rooms.ts';
import { woodTable } from '../props/stall.ts';
import { glow, hill, tree } from '../props/town.ts';

/** Two people talk over tea. */
export function wellnessScene(): string {
  const ben = figure(cast.ben, {
    x: 258,
    y: 330,
    scale: 0.38,
    tilt: 3,
    build: 'broad',
    outfit: { kind: 'hoodie', colour: palette.denim },
    lap: palette.slate,
    left: { to: [196, 470], hand: 'rest', aim: 60 },
    right: { to: [340, 440], hand: 'grip', aim: -170, thumbDown: false },
  });
  const denise = figure(cast.denise, {
    x: 540,
    y: 322,
    scale: 0.38,
    facing: 'left',
    outfit: { kind: 'cardigan', colour: palette.straw, over: palette.clay },
    lap: palette.plum,
    left: { to: [430, 430], hand: 'open', aim: -160, thumbDown: true },
    right: { to: [600, 472], hand: 'rest', aim: 120 },
  });
  return [
    room(palette.mist, '#C9D8DA', 540),
    glow(402, 290, 262, palette.sky, 0.42),
    backWindow(-120, 70, 150, 210, hill(240, 20, '#C3D9B5') + tree(-40, 262, 40)),
    backWindow(770, 70, 150, 210, hill(240, 20, '#C3D9B5') + tree(840, 262, 40)),
    floorLamp(704, 560, 1.15),
    houseplant(64, 560, 1.35, palette.clay),
    sofa(400, 560, 600, palette.teal, palette.pineMid),
    ben.body,
    denise.body,
    cushion(140, 470, 0.9, palette.gold),
    cushion(676, 470, 0.9, palette.rose),
    speech(400, 128, 150, 92, 'right', heart(400, 126, 52, palette.clay)),
    woodTable(170, 650, 540, 700),
    firstAid(604, 540, 0.56),
    kettle(400, 540, 0.74),
    mug(500, 540, 0.74, palette.gold),
    steam(496, 488, 0.6),
    mug(308, 462, 0.8, palette.clay),
    steam(304, 404, 0.7),
    ben.hands,
    denise.hands,
  ].join('');
}
