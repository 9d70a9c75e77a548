// Music, art, health, play and light.
import { at, palette, pen, repeat } from '../ink.ts';

export const speech = (
  x: number,
  y: number,
  w: number,
  h: number,
  tail: 'left' | 'right',
  content = '',
) => {
  const t = tail === 'left' ? x - w * 0.22 : x + w * 0.22;
  const d = tail === 'left' ? -26 : 26;
  return (
    pen.box(x - w / 2, y - h / 2, w, h, palette.white, h * 0.36) +
    pen.shape(
      `M${t - 14} ${y + h / 2 - 3}L${t + d} ${y + h / 2 + 26}L${t + 16} ${y + h / 2 - 3}`,
      palette.white,
    ) +
    pen.plain(t - 16, y + h / 2 - 8, 34, 6, palette.white) +
    content
  );
};

export const firstAid = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ box, line, shape }) =>
      line('M-22 -84V-98C-22 -106 22 -106 22 -98V-84', 8) +
      box(-62, -86, 124, 86, palette.leaf, 12) +
      shape('M-11 -68H11V-54H25V-32H11V-18H-11V-32H-25V-54H-11Z', palette.cream, 4),
  );

export const kettle = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ shape, line, disc }) =>
      line('M-34 -72C-34 -116 34 -116 34 -72', 14) +
      line('M-34 -72C-34 -116 34 -116 34 -72', 5, palette.slate) +
      shape('M44 -42L84 -70L92 -60L54 -18Z', colour) +
      shape('M-52 -8C-66 -50 -44 -78 0 -78C44 -78 66 -50 52 -8C48 0 -48 0 -52 -8Z', colour) +
      disc(0, -82, 9, palette.gold) +
      line('M-32 -50C-36 -40 -36 -32 -34 -24', 5, '#FFFFFF88'),
  );

export const ball = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ disc, line }) =>
      disc(0, -30, 30, palette.orange) +
      line('M-30 -30H30M0 -60V0M-20 -52C-6 -40 -6 -20 -20 -8M20 -52C6 -40 6 -20 20 -8', 4),
  );

export const blocks = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ box, shape, disc }) =>
      box(-56, -50, 52, 50, palette.gold, 6) +
      box(2, -50, 52, 50, palette.teal, 6) +
      box(-28, -100, 52, 50, palette.clay, 6) +
      shape('M-40 -14L-30 -34L-20 -14Z', palette.cream, 4) +
      disc(28, -25, 11, palette.cream, 4) +
      box(-12, -84, 20, 20, palette.cream, 2, 4),
  );

export const kite = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      line('M0 70C-30 100 20 120 -10 160', 4) +
      shape('M0 -80L50 -6L0 74L-50 -6Z', palette.clay) +
      shape('M0 -80L50 -6H0Z', palette.gold) +
      shape('M0 74L-50 -6H0Z', palette.teal),
  );

/** A string of round lights between two points. */
export const stringLights = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
) => {
  const point = (t: number) =>
    [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const;
  return (
    pen.line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, 4) +
    repeat(count, (i) => {
      const [x, y] = point((i + 0.5) / count);
      return pen.disc(Number(x.toFixed(1)), Number((y + 12).toFixed(1)), 10, palette.straw, 4);
    })
  );
};
