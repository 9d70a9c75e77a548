import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, pen } from '../ink.ts';
import { bowl, colander } from '../props/containers.ts';
import { drops, houseplant } from '../props/garden.ts';
import { bellPepper, lettuce, tomato } from '../props/produce.ts';
import { kitchen } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';

/** Transform: washing greens under the tap. */
export function washing(): string {
  const amina = figure(cast.amina, {
    x: 222,
    y: 316,
    scale: 0.38,
    tilt: 3,
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.gold, over: palette.pineMid },
    sleeves: 'rolled',
    left: { to: [182, 442], hand: 'rest', aim: 60 },
    right: { to: [302, 430], hand: 'rest', aim: 70 },
  });
  const cole = figure(cast.cole, {
    x: 586,
    y: 316,
    scale: 0.38,
    facing: 'left',
    tilt: -2,
    outfit: { kind: 'apron', colour: palette.sky, over: palette.cream },
    left: { to: [524, 424], hand: 'hook', aim: 100 },
    right: { to: [662, 424], hand: 'hook', aim: 84 },
  });
  const y = 500;
  const tap = 'M438 500V338C438 296 376 296 376 338V356';
  return [
    kitchen(palette.sky),
    amina.body,
    cole.body,
    counter(-300, 1100, y, 720, palette.steel, '#9FC0BE'),
    pen.line(tap, 24),
    pen.line(tap, 14, palette.steel),
    lettuce(238, 470, 0.6),
    lettuce(318, 468, 0.64),
    drops(360, 374, 0.6),
    pen.shape('M140 466H412C412 520 388 548 356 548H196C164 548 140 520 140 466Z', palette.ice),
    pen.box(124, 456, 304, 20, palette.steel, 10),
    tomato(552, 428, 0.66),
    bellPepper(594, 426, 0.66),
    tomato(636, 428, 0.66, palette.orange),
    colander(592, y, 0.9),
    tomato(722, y, 0.72),
    bellPepper(768, y, 0.72, palette.gold),
    houseplant(56, y, 0.66, palette.clay),
    bowl(-80, y, 1, palette.gold),
    bowl(890, y, 1, palette.sky),
    amina.hands,
    cole.hands,
  ].join('');
}
