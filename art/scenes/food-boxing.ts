import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, pen } from '../ink.ts';
import { carton } from '../props/containers.ts';
import { bread, can, jar, milk } from '../props/pantry.ts';
import { lettuce } from '../props/produce.ts';
import { room, stockedShelves } from '../props/rooms.ts';
import { glow } from '../props/town.ts';

/** Transform: a line of boxes, each with a bit of everything. */
export function boxing(): string {
  const sam = figure(cast.sam, {
    x: 196,
    y: 320,
    scale: 0.37,
    tilt: 2,
    outfit: { kind: 'tee', colour: palette.denim },
    left: { to: [130, 430], hand: 'hook', aim: 96 },
    right: { to: [264, 400], hand: 'grip', aim: 60 },
  });
  const ruth = figure(cast.ruth, {
    x: 408,
    y: 308,
    scale: 0.37,
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.clay, over: palette.straw },
    left: { to: [350, 424], hand: 'hook', aim: 96 },
    right: { to: [470, 426], hand: 'hook', aim: 84 },
  });
  const harjit = figure(cast.harjit, {
    x: 620,
    y: 318,
    scale: 0.37,
    facing: 'left',
    outfit: { kind: 'shirt', colour: palette.fern },
    left: { to: [558, 430], hand: 'hook', aim: 96 },
    right: { to: [692, 434], hand: 'hook', aim: 84 },
  });
  const y = 506;
  return [
    room('#F3E6EA', '#DFC8CF', 570),
    glow(404, 290, 264, palette.rose, 0.36),
    stockedShelves(-250, 60, 320, 4),
    stockedShelves(740, 60, 320, 4),
    sam.body,
    ruth.body,
    harjit.body,
    carton(196, y, 170, 80, [milk(160, 452, 0.66), bread(216, 440, 0.42)].join('')),
    carton(408, y, 158, 80, [lettuce(376, 440, 0.46), jar(428, 446, 0.6, palette.rose)].join('')),
    carton(
      620,
      y,
      170,
      80,
      [can(590, 452, 0.6, palette.teal), can(630, 450, 0.6, palette.gold), can(668, 452, 0.6)].join(
        '',
      ),
    ),
    can(286, 440, 0.6, palette.gold),
    pen.plain(-320, y, 1440, 76, '#E4CDD5'),
    pen.box(-320, y, 1440, 26, palette.slate, 6),
    ...[-240, -60, 120, 300, 480, 660, 840, 1020].map((x) =>
      pen.disc(x, y + 50, 16, palette.steel),
    ),
    pen.plain(-320, y + 76, 1440, 200, '#CDB2BB'),
    pen.line(`M-320 ${y + 76}H1120`, 5),
    carton(-80, y, 140, 76),
    carton(890, y, 140, 76),
    sam.hands,
    ruth.hands,
    harjit.hands,
  ].join('');
}
