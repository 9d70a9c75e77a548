// What happens to it: sorted, washed, cooked, boxed.
import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, pen, turned } from '../ink.ts';
import { bowl, carton, colander, crate, pot, steam } from '../props/containers.ts';
import { drops, houseplant } from '../props/garden.ts';
import {
  apple,
  bellPepper,
  bread,
  can,
  carrot,
  jar,
  lettuce,
  milk,
  onion,
  tomato,
} from '../props/produce.ts';
import { room, stockedShelves, tiles } from '../props/rooms.ts';
import { counter, woodTable } from '../props/stall.ts';
import { glow } from '../props/town.ts';

const kitchen = (tint: string) =>
  [
    room('#EAF1E4', '#D3E0C9', 570),
    tiles(-300, -40, 1400, 420),
    glow(404, 290, 264, tint, 0.5),
  ].join('');

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
    woodTable(-260, 1060, y, 720),
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

export function cooking(): string {
  const may = figure(cast.may, {
    x: 220,
    y: 322,
    scale: 0.37,
    tilt: 3,
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.white, over: palette.plum },
    left: { to: [164, 450], hand: 'rest', aim: 40 },
    right: { to: [300, 446], hand: 'grip', aim: 60 },
  });
  const leon = figure(cast.leon, {
    x: 560,
    y: 302,
    scale: 0.39,
    facing: 'left',
    outfit: { kind: 'apron', colour: palette.white, over: palette.clay },
    left: { to: [462, 392], hand: 'grip', aim: 10, thumbDown: false },
    right: { to: [650, 432], hand: 'grip', aim: 160 },
  });
  const y = 498;
  return [
    kitchen(palette.straw),
    faded(
      0.5,
      pen.line('M-120 90H220M590 90H940', 10, '#A98A5C'),
      ...[-80, 0, 80, 160, 640, 720, 800, 880].map(
        (x, i) =>
          pen.line(`M${x} 90V${120 + (i % 3) * 16}`, 6, '#A98A5C') +
          pen.dot(x, 146 + (i % 3) * 16, 26, '#D2BB8F'),
      ),
    ),
    may.body,
    leon.body,
    counter(-300, 1100, y, 720, palette.slate, '#D9C6A4'),
    pen.line('M478 340L502 450', 16),
    pen.line('M478 340L502 450', 7, palette.wood),
    pot(556, y, 0.84, palette.steel),
    steam(566, 382, 0.9),
    pen.box(130, y - 16, 230, 18, palette.crust, 6),
    turned(90, 190, y - 34, carrot(190, y - 4, 0.62)),
    onion(262, y - 16, 0.64),
    pen.disc(322, y - 26, 10, palette.orange, 4),
    pen.disc(346, y - 26, 10, palette.orange, 4),
    turned(
      24,
      306,
      450,
      pen.box(298, 440, 14, 26, palette.oak, 4, 4) +
        pen.shape('M298 466H314V496C306 496 298 486 298 466Z', palette.steel, 4),
    ),
    jar(722, y, 0.8),
    jar(776, y, 0.7, palette.gold),
    tomato(70, y, 0.8),
    bellPepper(20, y, 0.8),
    bowl(-110, y, 1, palette.sky),
    bowl(900, y, 1, palette.clay),
    may.hands,
    leon.hands,
  ].join('');
}

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
    left: { to: [548, 398], hand: 'grip', aim: 40, thumbDown: false },
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
    can(570, 436, 0.6, palette.sky),
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
