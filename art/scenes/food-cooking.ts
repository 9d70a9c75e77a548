import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, pen, turned } from '../ink.ts';
import { bowl, pot, steam } from '../props/containers.ts';
import { jar } from '../props/pantry.ts';
import { bellPepper, carrot, onion, tomato } from '../props/produce.ts';
import { kitchen } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';

/** Transform: the community kitchen. */
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
