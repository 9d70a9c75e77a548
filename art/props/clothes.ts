// Coats and other warm clothes. Hanging clothes have their origin at the top.
import { at, ink, palette, pen } from '../ink.ts';

export const rail = (from: number, to: number, y: number, floor: number) =>
  pen.line(
    `M${from} ${floor}V${y}M${to} ${floor}V${y}M${from - 30} ${floor}H${from + 30}M${to - 30} ${floor}H${to + 30}`,
    12,
    ink,
  ) + pen.line(`M${from - 24} ${y}H${to + 24}`, 12, ink);

const hanger = 'M0 0C-10 -12 4 -20 8 -8C10 0 0 4 0 16';

export const coat = (
  x: number,
  y: number,
  s = 1,
  colour: string = palette.clay,
  lining: string = palette.rust,
) =>
  at(
    x,
    y,
    s,
    ({ shape, line, dot }) =>
      line(hanger, 5) +
      shape(
        'M-58 36L-88 60L-106 176L-74 184L-64 112V236H64V112L74 184L106 176L88 60L58 36C30 18 -30 18 -58 36Z',
        colour,
      ) +
      line('M-64 112L-60 88M64 112L60 88', 5) +
      shape('M-34 24L0 66L34 24C20 12 -20 12 -34 24Z', lining) +
      shape('M-34 22L-44 56L-16 62L0 66ZM34 22L44 56L16 62L0 66Z', colour) +
      line('M0 66V236M-46 168H-22M22 168H46', 5) +
      [96, 128, 160, 192].map((cy) => dot(11, cy, 5, ink)).join(''),
  );

export const puffer = (x: number, y: number, s = 1, colour: string = palette.teal) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      line(hanger, 5) +
      shape(
        'M-54 34C-86 40 -96 70 -104 160C-98 176 -78 178 -68 170L-60 110V196C-20 206 20 206 60 196V110L68 170C78 178 98 176 104 160C96 70 86 40 54 34Z',
        colour,
      ) +
      line(
        'M-60 84Q0 96 60 84M-60 122Q0 134 60 122M-60 160Q0 172 60 160M-96 104L-70 112M-101 138L-72 146M96 104L70 112M101 138L72 146',
        4,
      ) +
      line('M0 44V200', 5) +
      shape('M-36 34C-40 14 40 14 36 34C28 52 -28 52 -36 34Z', colour),
  );

export const sweaterOnHanger = (x: number, y: number, s = 1, colour: string = palette.sky) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      line(hanger, 5) +
      shape(
        'M-52 34L-80 56L-96 160L-68 166L-58 104V190H58V104L68 166L96 160L80 56L52 34C30 46 -30 46 -52 34Z',
        colour,
      ) +
      line('M-56 118H56M-56 138H56', 8, palette.cream) +
      line('M-52 176H52', 4) +
      shape('M-36 30C-20 58 20 58 36 30L28 24C16 42 -16 42 -28 24Z', colour),
  );

/** Folded clothes, a pile of three by default. */
export const folded = (x: number, y: number, w: number, colours: string[]) =>
  colours
    .map(
      (colour, i) =>
        pen.box(x - w / 2 + (i % 2) * 5, y - (i + 1) * 26, w - (i % 2) * 10, 26, colour, 11) +
        pen.line(`M${x - w / 2 + 22} ${y - i * 26 - 11}H${x + w / 2 - 34}`, 3.5),
    )
    .join('');

export const beanie = (x: number, y: number, s = 1, colour: string = palette.gold) =>
  at(
    x,
    y,
    s,
    ({ shape, box, disc, line }) =>
      disc(0, -74, 14, palette.cream) +
      shape('M-46 -22C-46 -80 46 -80 46 -22Z', colour) +
      line('M-18 -30V-58M0 -30V-64M18 -30V-58', 4) +
      box(-52, -28, 104, 28, colour, 12),
  );

export const mittens = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(x, y, s, ({ shape, box }) => {
    const one = (dx: number) =>
      `<g transform="translate(${dx} 0)">${shape('M-22 -20V-56C-22 -82 22 -82 22 -56C34 -62 42 -46 34 -36L22 -24V-20Z', colour)}${box(-26, -22, 52, 22, palette.cream, 8)}</g>`;
    return one(-34) + one(38);
  });

/** A scarf lying over an edge, its two ends hanging. */
export const scarf = (x: number, y: number, s = 1, colour: string = palette.plum) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-40 -14C-40 -28 40 -28 40 -14V80H6V0H-6V62H-40Z', colour) +
      line('M-40 38H-6M-40 50H-6M6 56H40M6 68H40', 5, palette.straw) +
      line('M-34 62V74M-23 62V74M-12 62V74M12 80V92M23 80V92M34 80V92', 4),
  );

export const quilt = (x: number, y: number, w: number, h: number) => {
  const colours = [
    palette.clay,
    palette.straw,
    palette.teal,
    palette.rose,
    palette.sky,
    palette.gold,
  ];
  const cell = 28;
  let patches = '';
  for (let row = 0; row * cell < h; row++)
    for (let column = 0; column * cell < w; column++)
      patches += pen.plain(
        x - w / 2 + column * cell,
        y - h + row * cell,
        Math.min(cell, w - column * cell),
        Math.min(cell, h - row * cell),
        colours[(row * 4 + column) % colours.length] ?? palette.gold,
      );
  return patches + pen.shape(`M${x - w / 2} ${y - h}H${x + w / 2}V${y}H${x - w / 2}Z`, 'none');
};
