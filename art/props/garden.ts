// Plants, garden tools, and wildlife of the river. The origin is on the ground.
import { at, palette, pen, repeat } from '../ink.ts';

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
