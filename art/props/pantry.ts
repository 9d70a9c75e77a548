// Groceries. The origin is the middle of the lower edge.
import { at, heart, palette, repeat, turned } from '../ink.ts';
import { collards } from './produce.ts';

export const bread = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-68 0V-30C-88 -40 -84 -76 -46 -76H46C84 -76 88 -40 68 -30V0Z', palette.crust) +
      line('M-38 -74q-11 16 -4 32M-2 -74q-11 16 -4 32M34 -74q-11 16 -4 32', 4),
  );

export const baguette = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-18 0V-110C-18 -138 18 -138 18 -110V0Z', palette.crust) +
      line('M-10 -104L10 -94M-10 -78L10 -68M-10 -52L10 -42', 4),
  );

export const can = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ box, plain, line }) =>
      box(-28, -76, 56, 76, '#E9E4DA', 6) +
      plain(-25.5, -58, 51, 42, colour) +
      line('M-28 -59H28M-28 -16H28', 4),
  ) + heart(x, y - 36 * s, 24 * s, palette.cream);

export const jar = (x: number, y: number, s = 1, colour: string = palette.rose) =>
  at(
    x,
    y,
    s,
    ({ shape, box, plain, line }) =>
      shape(
        'M-28 0C-32 0 -34 -4 -34 -8V-52C-34 -62 -28 -66 -24 -68H24C28 -66 34 -62 34 -52V-8C34 -4 32 0 28 0Z',
        '#EFF5F2',
      ) +
      plain(-31.5, -48, 63, 45, colour, 6) +
      box(-27, -82, 54, 16, palette.gold, 4) +
      line('M-22 -40V-14', 4, '#FFFFFF99'),
  );

export const milk = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, plain, line }) =>
      shape('M-30 0V-78L-14 -106H14L30 -78V0Z', palette.white) +
      plain(-27.5, -56, 55, 36, palette.sky) +
      line('M-30 -78H30M-30 -56H30M-30 -20H30', 4) +
      shape('M-16 -106V-122H16V-106Z', palette.white),
  );

export const eggs = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, oval, line }) =>
      repeat(3, (i) => oval(-40 + i * 40, -34, 17, 22, i === 1 ? palette.sand : '#E9C9A4')) +
      shape('M-66 -32H66L58 0H-58Z', palette.steel) +
      line('M-20 -28V-4M20 -28V-4', 4),
  );

/** The visible top of a full grocery bag. */
export const groceries = (x: number, y: number) =>
  collards(x - 18, y, 0.46) +
  turned(8, x + 22, y, baguette(x + 22, y + 16, 0.6)) +
  milk(x + 2, y + 22, 0.5);
