import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, turned } from '../ink.ts';
import { room } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';
import { glow } from '../props/town.ts';
import {
  clipboard,
  drill,
  hammer,
  hardHat,
  pegboard,
  plank,
  toolbox,
  wrench,
} from '../props/work.ts';

/** The training workshop: an instructor and two trainees at a bench. */
export function workScene(): string {
  const marcus = figure(cast.marcus, {
    x: 606,
    y: 316,
    scale: 0.38,
    facing: 'left',
    outfit: { kind: 'shirt', colour: palette.sky, trim: palette.cream },
    sleeves: 'rolled',
    left: { to: [538, 420], hand: 'grip', aim: 100 },
    right: { to: [668, 420], hand: 'grip', aim: 120 },
  });
  const priya = figure(cast.priya, {
    x: 214,
    y: 330,
    scale: 0.37,
    tilt: 3,
    build: 'slim',
    outfit: { kind: 'overalls', colour: palette.gold, over: palette.denim },
    left: { to: [160, 452], hand: 'rest', aim: 50 },
    right: { to: [300, 430], hand: 'grip', aim: 10, thumbDown: false },
  });
  const sam = figure(cast.sam, {
    x: 410,
    y: 322,
    scale: 0.37,
    outfit: { kind: 'vest', colour: palette.orange },
    left: { to: [352, 446], hand: 'rest', aim: 60 },
    right: { to: [470, 448], hand: 'rest', aim: 110 },
  });
  return [
    room('#F8E3C4', '#E2BE92', 560),
    glow(404, 280, 262, palette.gold, 0.4),
    faded(0.7, pegboard(-150, 60, 250, 210), pegboard(700, 60, 250, 210)),
    faded(
      0.55,
      hammer(-84, 216, 0.9),
      wrench(-12, 210, 0.9),
      turned(180, 52, 150, wrench(52, 210, 0.8)),
      hammer(770, 216, 0.9),
      wrench(848, 212, 0.9),
    ),
    marcus.body,
    priya.body,
    sam.body,
    counter(-300, 1100, 484, 720, palette.wood, '#DDB27C'),
    plank(322, 484, 330, 22),
    drill(308, 462, 0.6),
    toolbox(74, 484, 0.84),
    hardHat(724, 484, 0.86),
    turned(78, 516, 480, wrench(516, 480, 0.6)),
    clipboard(604, 408, 0.72, -4),
    marcus.hands,
    priya.hands,
    sam.hands,
  ].join('');
}
