import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, turned } from '../ink.ts';
import { archedGlass, brush, candle, easel, guitar, note, paintPalette } from '../props/arts.ts';
import { room } from '../props/rooms.ts';
import { woodTable } from '../props/stall.ts';
import { glow } from '../props/town.ts';

/** Music and paint in a light-filled hall. */
export function artsScene(): string {
  const zora = figure(cast.zora, {
    x: 318,
    y: 352,
    scale: 0.37,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.rose, over: palette.cream },
    legs: { colour: palette.plum, ground: 760 },
    left: { to: [218, 412], hand: 'grip', aim: 200, thumbDown: true },
    right: { to: [404, 468], hand: 'grip', aim: 60 },
  });
  const elijah = figure(cast.elijah, {
    x: 578,
    y: 342,
    scale: 0.38,
    facing: 'left',
    tilt: -2,
    build: 'medium',
    outfit: { kind: 'shirt', colour: palette.pineMid },
    legs: { colour: palette.slate, ground: 760 },
    held: turned(62, 580, 478, guitar(580, 566, 0.94)),
    left: { to: [560, 494], hand: 'rest', aim: 20, thumbDown: true },
    right: { to: [700, 424], hand: 'grip', aim: -70, thumbDown: false },
  });
  return [
    room(palette.lilac, '#DCC7CF', 560),
    glow(404, 290, 266, palette.straw, 0.6),
    faded(
      0.75,
      archedGlass(404, 330, 150, 300),
      archedGlass(-70, 330, 110, 240),
      archedGlass(880, 330, 110, 240),
    ),
    easel(128, 604, 1.24),
    elijah.body,
    zora.body,
    turned(-62, 200, 410, brush(200, 410, 0.62)),
    paintPalette(420, 478, 0.72),
    woodTable(690, 900, 566, 700),
    candle(734, 566, 0.84),
    candle(772, 566, 0.6, palette.straw),
    note(688, 196, 0.8, palette.clay),
    note(738, 268, 0.62, palette.teal),
    note(742, 120, 0.56, palette.plum),
    elijah.hands,
    zora.hands,
  ].join('');
}
