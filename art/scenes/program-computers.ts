import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, pen } from '../ink.ts';
import { mug } from '../props/containers.ts';
import { houseplant } from '../props/garden.ts';
import { room } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';
import { books, laptopBack, monitor, phone } from '../props/study.ts';
import { glow } from '../props/town.ts';

/** A network of dots and lines on the wall behind the lesson. */
function network(): string {
  const dots: Array<[number, number, number, string]> = [
    [120, 130, 12, palette.clay],
    [250, 70, 9, palette.gold],
    [404, 44, 11, palette.teal],
    [560, 74, 9, palette.plum],
    [690, 132, 12, palette.gold],
    [60, 260, 9, palette.teal],
    [748, 262, 9, palette.clay],
    [-80, 150, 10, palette.gold],
    [890, 150, 10, palette.teal],
  ];
  const lines =
    'M-80 150Q20 90 120 130Q180 60 250 70Q320 20 404 44Q480 20 560 74Q640 70 690 132Q790 90 890 150M60 260Q60 190 120 130M748 262Q748 190 690 132M120 130Q270 -20 404 44M404 44Q570 -30 690 132';
  return faded(
    0.62,
    pen.line(lines, 4, '#7C9DAE'),
    ...dots.map(([x, y, r, colour]) => pen.dot(x, y, r, colour)),
  );
}

/** A computer lesson: a young woman shows an older woman how to use her phone. */
export function computersScene(): string {
  const pearl = figure(cast.pearl, {
    x: 274,
    y: 318,
    scale: 0.38,
    tilt: 3,
    outfit: { kind: 'sweater', colour: palette.mauve, trim: palette.straw },
    left: { to: [214, 444], hand: 'rest', aim: 50 },
    right: { to: [356, 430], hand: 'grip', aim: -60, thumbDown: false },
  });
  const priya = figure(cast.priya, {
    x: 512,
    y: 304,
    scale: 0.38,
    facing: 'left',
    tilt: -2,
    build: 'slim',
    outfit: { kind: 'blazer', colour: palette.white, over: palette.teal },
    left: { to: [440, 440], hand: 'open', aim: -165 },
    right: { to: [574, 450], hand: 'hidden' },
  });
  const chart =
    pen.line('M-78 -90L-34 -120L0 -100L62 -150', 8, palette.clay) +
    pen.line('M-88 -66H88', 5, palette.steel);
  const y = 490;
  return [
    room(palette.mist, '#BFD2DC', 570),
    glow(404, 290, 264, palette.sky, 0.42),
    network(),
    pearl.body,
    priya.body,
    counter(-300, 1100, y, 720, palette.wood, '#8FAFC0'),
    monitor(704, y, 0.68, chart),
    laptopBack(534, y, 0.74),
    phone(372, 398, 0.72, 10),
    books(92, y, 110, [palette.clay, palette.straw]),
    mug(92, y - 56, 0.6, palette.teal),
    houseplant(-96, y, 0.8, palette.clay),
    houseplant(880, y, 0.9, palette.cream),
    pearl.hands,
    priya.hands,
  ].join('');
}
