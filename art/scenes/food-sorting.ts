import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { carton, crate } from '../props/containers.ts';
import { apple, bellPepper, carrot, lettuce, onion, tomato } from '../props/produce.ts';
import { room, stockedShelves } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';
import { glow } from '../props/town.ts';

/** Transform: separating good produce from bruised. */
export function sorting(): string {
  const walter = figure(cast.walter, {
    x: 182,
    y: 326,
    scale: 0.36,
    tilt: 3,
    outfit: { kind: 'sweater', colour: palette.denim },
    left: { to: [128, 446], hand: 'rest', aim: 60 },
    right: { to: [256, 432], hand: 'rest', aim: 60 },
  });
  const rosa = figure(cast.rosa, {
    x: 404,
    y: 308,
    scale: 0.37,
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.rose, over: palette.cream },
    left: { to: [338, 426], hand: 'rest', aim: 100 },
    right: { to: [456, 402], hand: 'grip', aim: -70, thumbDown: false },
  });
  const marcus = figure(cast.marcus, {
    x: 624,
    y: 318,
    scale: 0.37,
    facing: 'left',
    tilt: -2,
    outfit: { kind: 'tee', colour: palette.gold },
    left: { to: [552, 430], hand: 'hook', aim: 96 },
    right: { to: [690, 436], hand: 'hook', aim: 84 },
  });
  const y = 496;
  return [
    room('#FBEAD3', '#E8CDA6', 566),
    glow(404, 290, 264, palette.gold, 0.4),
    stockedShelves(-250, 60, 330, 4),
    stockedShelves(730, 60, 330, 4),
    walter.body,
    rosa.body,
    marcus.body,
    counter(-260, 1060, y, 720, palette.wood, '#E3C091'),
    crate(
      206,
      y,
      196,
      66,
      [
        apple(144, 446, 0.76),
        apple(184, 440, 0.76),
        apple(226, 444, 0.76),
        apple(264, 448, 0.72),
      ].join(''),
    ),
    carton(
      404,
      y,
      148,
      66,
      [
        lettuce(376, 444, 0.42),
        bellPepper(424, 442, 0.6),
        bellPepper(452, 446, 0.56, palette.gold),
      ].join(''),
    ),
    crate(
      622,
      y,
      196,
      66,
      [
        turned(-10, 560, 440, carrot(560, 462, 0.66)),
        turned(4, 594, 440, carrot(594, 458, 0.66)),
        turned(-6, 628, 440, carrot(628, 460, 0.66)),
        turned(8, 662, 440, carrot(662, 460, 0.66)),
        turned(-2, 690, 440, carrot(690, 462, 0.6)),
      ].join(''),
    ),
    apple(470, 394, 0.72, palette.clay),
    tomato(756, y, 0.8),
    tomato(804, y, 0.76, palette.orange),
    onion(60, y, 0.8),
    onion(14, y, 0.76),
    crate(-120, y, 150, 66, ''),
    crate(920, y, 150, 66, ''),
    walter.hands,
    rosa.hands,
    marcus.hands,
  ].join('');
}
