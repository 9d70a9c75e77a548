// Wildlife of the river. The origin is on the ground.
import { at, ink, palette } from '../ink.ts';

/** The great blue heron of the fall line. */
export const heron = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ line, shape, dot }) =>
      line('M-8 0V-74M16 0L12 -40L18 -74M-8 0H6M16 0H30', 6) +
      shape(
        'M-70 -62C-50 -112 -6 -124 26 -112C30 -132 20 -146 24 -168C28 -196 52 -200 64 -190L118 -180L66 -174C58 -164 50 -166 48 -156C46 -138 60 -116 44 -92C26 -68 -34 -66 -70 -62Z',
        '#8FAFC0',
      ) +
      shape('M-70 -62C-56 -96 -22 -106 12 -100C6 -78 -30 -66 -70 -62Z', palette.denim) +
      line('M52 -192C40 -200 24 -200 12 -194', 5) +
      shape('M64 -190L118 -180L66 -174Z', palette.gold, 4) +
      dot(52, -182, 4.5, ink),
  );

export const cardinal = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ line, shape, dot }) =>
      line('M-6 0V-14M8 0V-14', 5) +
      shape(
        'M-66 -10L-34 -30C-34 -56 -14 -70 4 -72L0 -98C16 -94 30 -80 34 -64C40 -40 26 -12 0 -12C-18 -12 -28 -18 -36 -20L-58 2Z',
        palette.clay,
      ) +
      shape('M14 -66C20 -72 32 -70 34 -62L32 -48C22 -46 14 -54 14 -66Z', ink, 3) +
      shape('M32 -64L52 -56L32 -48Z', palette.gold, 4) +
      dot(18, -70, 4, palette.cream) +
      line('M-30 -28C-18 -26 -8 -34 -4 -46', 4),
  );

export const turtle = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line, dot }) =>
      shape('M40 -22C52 -42 76 -40 76 -24C76 -12 60 -8 44 -10Z', palette.lime) +
      shape('M-44 -8L-50 4H-26L-24 -8ZM20 -8L24 4H46L38 -8Z', palette.lime) +
      shape('M-54 -8C-52 -62 42 -62 48 -8Z', palette.leaf) +
      line('M-28 -12L-16 -40H10L22 -12M-16 -40L-22 -48M10 -40L18 -46', 4) +
      dot(64, -28, 4, ink),
  );

export const butterfly = (x: number, y: number, s = 1, colour: string = palette.gold) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M0 0C-12 -34 -44 -34 -42 -12C-40 2 -18 6 0 0C-18 4 -32 16 -24 28C-14 36 -2 18 0 0Z',
        colour,
        4,
      ) +
      shape('M0 0C12 -34 44 -34 42 -12C40 2 18 6 0 0C18 4 32 16 24 28C14 36 2 18 0 0Z', colour, 4) +
      line('M0 -10V18M0 -10L-8 -24M0 -10L8 -24', 4),
  );
