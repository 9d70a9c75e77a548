import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { heart, palette } from '../ink.ts';
import { mug, steam } from '../props/containers.ts';
import { houseplant } from '../props/garden.ts';
import { blocks, speech } from '../props/life.ts';
import { backWindow, room } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';
import { glow, hill, rowHouses } from '../props/town.ts';
import { clipboard } from '../props/work.ts';

/** The first visit: one person listens, one writes down the next steps. */
export function getHelp(): string {
  const grace = figure(cast.grace, {
    x: 400,
    y: 350,
    scale: 0.4,
    tilt: 2,
    outfit: { kind: 'sweater', colour: palette.plum, trim: palette.rose },
    left: { to: [340, 482], hand: 'rest', aim: 60 },
    right: { to: [486, 462], hand: 'grip', aim: -170, thumbDown: false },
  });
  const theo = figure(cast.theo, {
    x: 228,
    y: 400,
    scale: 0.36,
    body: 0.84,
    build: 'slim',
    outfit: { kind: 'tee', colour: palette.gold },
    left: { to: [176, 486], hand: 'rest', aim: 60 },
    right: { to: [290, 490], hand: 'rest', aim: 100 },
  });
  const lucia = figure(cast.lucia, {
    x: 786,
    y: 344,
    scale: 0.41,
    facing: 'left',
    tilt: -2,
    outfit: { kind: 'blazer', colour: palette.cream, over: palette.teal },
    left: { to: [718, 466], hand: 'grip', aim: 100 },
    right: { to: [866, 470], hand: 'grip', aim: 110 },
  });
  const y = 524;
  return [
    room('#FBEBD6', '#E7CDA6', 590),
    glow(600, 320, 300, palette.straw, 0.7),
    backWindow(36, 70, 150, 220, rowHouses(-20, 260, 300, 2, 0.9, 0.6) + hill(280, 6, '#CBDCB6')),
    backWindow(
      1010,
      70,
      150,
      220,
      rowHouses(980, 1200, 300, 5, 0.9, 0.6) + hill(280, 6, '#CBDCB6'),
    ),
    speech(610, 150, 150, 90, 'right', heart(610, 148, 52, palette.clay)),
    theo.body,
    grace.body,
    lucia.body,
    counter(-60, 1260, y, 760, palette.wood, '#D9B98B'),
    blocks(250, y, 0.7),
    mug(444, 486, 0.84, palette.clay),
    steam(440, 428, 0.7),
    clipboard(790, 454, 0.78, -4),
    mug(640, y, 0.7, palette.teal),
    steam(636, 474, 0.5),
    houseplant(1060, y, 0.9, palette.clay),
    grace.hands,
    theo.hands,
    lucia.hands,
  ].join('');
}
