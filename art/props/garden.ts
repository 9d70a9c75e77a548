// Growing things, tools for them, and the wildlife of the James. Origin: where it meets the ground.
import { at, ink, palette, pen, repeat } from '../ink.ts';

export const seedling = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      line('M0 0V-58', 6) +
      shape('M0 -44C-34 -40 -44 -62 -42 -82C-16 -80 -2 -66 0 -44Z', palette.fern) +
      shape('M0 -52C4 -80 22 -92 44 -90C42 -66 26 -52 0 -52Z', palette.lime),
  );

export const flowerpot = (
  x: number,
  y: number,
  s = 1,
  plant = true,
  colour: string = palette.clay,
) =>
  (plant ? seedling(x, y - 56 * s, s) : '') +
  at(
    x,
    y,
    s,
    ({ shape, box }) =>
      shape('M-34 -48H34L26 0H-26Z', colour) + box(-42, -64, 84, 20, palette.orange, 4),
  );

export const houseplant = (x: number, y: number, s = 1, pot: string = palette.cream) =>
  at(x, y, s, ({ shape, line, box }) => {
    const leaf = (turn: number, colour: string) =>
      `<g transform="rotate(${turn} 0 -56)">${shape('M0 -56C-26 -80 -26 -130 0 -158C26 -130 26 -80 0 -56Z', colour)}${line('M0 -62V-136', 3.5)}</g>`;
    return (
      leaf(-52, palette.leaf) +
      leaf(52, palette.leaf) +
      leaf(-22, palette.fern) +
      leaf(24, palette.lime) +
      shape('M-40 -60H40L30 0H-30Z', pot) +
      box(-46, -70, 92, 18, pot, 5)
    );
  });

export const sunflower = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ line, shape, disc }) =>
      line('M0 0C4 -60 -4 -90 0 -150', 8, palette.leaf) +
      shape('M0 -50C-34 -46 -48 -68 -50 -84C-20 -88 -4 -72 0 -50Z', palette.fern) +
      shape('M0 -76C30 -74 44 -92 46 -108C18 -110 4 -96 0 -76Z', palette.lime) +
      repeat(
        10,
        (i) =>
          `<g transform="rotate(${i * 36} 0 -164)">${shape('M0 -184C-13 -198 -9 -214 0 -220C9 -214 13 -198 0 -184Z', palette.gold, 4)}</g>`,
      ) +
      disc(0, -164, 24, palette.oak),
  );

export const dogwood = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, disc }) =>
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 0 0)">${shape('M0 -4C-22 -14 -24 -36 -12 -42C-6 -44 -4 -36 0 -36C4 -36 6 -44 12 -42C24 -36 22 -14 0 -4Z', '#FDF1EE', 4)}</g>`,
        )
        .join('') + disc(0, 0, 8, palette.gold, 4),
  );

export const wateringCan = (x: number, y: number, s = 1, colour: string = palette.teal) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      line('M-30 -66C-70 -84 -84 -20 -42 -16', 15) +
      line('M-30 -66C-70 -84 -84 -20 -42 -16', 5, colour) +
      shape('M42 -46L96 -98L108 -84L52 -14Z', colour) +
      shape('M86 -112L120 -78L112 -70L78 -104Z', palette.gold) +
      shape('M-46 -72H46V-8C46 -2 42 0 38 0H-38C-42 0 -46 -2 -46 -8Z', colour) +
      line('M-28 -54V-22', 5, '#FFFFFF88'),
  );

export const drops = (x: number, y: number, s = 1) =>
  at(x, y, s, ({ shape }) =>
    [
      [0, 0],
      [26, 16],
      [-4, 36],
      [22, 54],
      [44, 44],
    ]
      .map(
        ([dx, dy]) =>
          `<g transform="translate(${dx} ${dy})">${shape('M0 -12C-9 0 -8 10 0 10C8 10 9 0 0 -12Z', palette.sky, 4)}</g>`,
      )
      .join(''),
  );

/** A raised bed: boards in front, soil and `plants` standing in it. */
export function raisedBed(from: number, to: number, y: number, h: number, plants = '') {
  const w = to - from;
  return (
    pen.shape(
      `M${from + 10} ${y - h + 4}C${from + w * 0.3} ${y - h - 16} ${from + w * 0.7} ${y - h - 16} ${to - 10} ${y - h + 4}Z`,
      '#6B4630',
    ) +
    plants +
    pen.box(from, y - h, w, h / 2, palette.wood, 4) +
    pen.box(from, y - h / 2, w, h / 2, '#BD834B', 4) +
    pen.box(from + 6, y - h - 8, 20, h + 8, palette.woodDark, 3) +
    pen.box(to - 26, y - h - 8, 20, h + 8, palette.woodDark, 3)
  );
}

export const shovel = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ box, shape, line }) =>
      box(-6, -176, 12, 128, palette.wood, 5) +
      line('M-20 -184H20', 14) +
      line('M-20 -184H20', 5, palette.clay) +
      shape('M-26 -58H26V-26C26 -10 12 2 0 8C-12 2 -26 -10 -26 -26Z', palette.steel),
  );

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

export const reeds = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ line, box }) =>
      line(
        'M0 0C2 -40 -2 -70 0 -112M-18 0C-20 -30 -26 -50 -34 -76M20 0C22 -34 26 -60 36 -92',
        6,
        palette.leaf,
      ) +
      box(-7, -140, 14, 44, palette.oak, 7, 4) +
      box(29, -116, 14, 40, palette.oak, 7, 4),
  );
