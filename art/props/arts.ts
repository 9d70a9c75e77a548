// Music, paint and light. The origin is the middle of the lower edge, unless a comment says otherwise.
import { at, heart, ink, palette, pen, repeat } from '../ink.ts';

export const guitar = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, disc, box, line, dot }) =>
      box(-10, -232, 20, 124, palette.oak, 3) +
      shape('M-18 -272H18L12 -228H-12Z', palette.woodDark) +
      shape(
        'M-34 -132C-56 -122 -46 -96 -46 -82C-46 -70 -66 -60 -64 -36C-62 -10 -34 0 0 0C34 0 62 -10 64 -36C66 -60 46 -70 46 -82C46 -96 56 -122 34 -132C18 -140 -18 -140 -34 -132Z',
        palette.crust,
      ) +
      disc(0, -78, 19, palette.oak) +
      box(-22, -34, 44, 12, palette.oak, 3) +
      line('M-4 -28V-226M4 -28V-226', 2.5) +
      dot(-20, -258, 5, ink) +
      dot(20, -258, 5, ink),
  );

export const drum = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, oval, line }) =>
      shape('M-54 -92C-52 -40 -44 -16 -40 0H40C44 -16 52 -40 54 -92Z', palette.clay) +
      line('M-52 -70L-24 -14L0 -74L24 -14L52 -70', 4, palette.straw) +
      oval(0, -92, 56, 18, palette.cream),
  );

export const easel = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ line, box, shape, plain, disc }) =>
      line('M-50 0L-10 -250M50 0L10 -250M0 -60V-250', 18) +
      line('M-50 0L-10 -250M50 0L10 -250M0 -60V-250', 8, palette.wood) +
      box(-84, -226, 168, 136, palette.white, 3) +
      plain(-81, -223, 162, 130, '#FCE7C6') +
      disc(30, -186, 22, palette.gold, 4) +
      shape(
        'M-81 -128C-50 -164 -22 -160 6 -132C24 -148 52 -150 81 -128V-93H-81Z',
        palette.fern,
        4,
      ) +
      shape('M-81 -112C-30 -122 30 -98 81 -110V-93H-81Z', palette.sky, 4) +
      box(-92, -92, 184, 14, palette.woodDark, 4),
  );

/** Origin: the thumb hole. */
export const paintPalette = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, dot, disc }) =>
      shape(
        'M-20 -34C30 -60 96 -46 100 -6C102 26 60 34 44 22C32 14 22 26 30 38C20 52 -30 46 -44 16C-50 -4 -40 -24 -20 -34Z',
        palette.crust,
      ) +
      disc(0, 4, 9, palette.cream, 4) +
      dot(6, -30, 10, palette.clay) +
      dot(38, -34, 10, palette.gold) +
      dot(68, -22, 10, palette.teal) +
      dot(74, 4, 9, palette.plum),
  );

export const brush = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ shape, box }) =>
      box(-5, -70, 10, 78, palette.wood, 5, 4) +
      box(-7, -88, 14, 20, palette.steel, 2, 4) +
      shape('M-8 -88C-12 -104 -2 -112 0 -120C4 -112 12 -104 8 -88Z', colour, 4),
  );

export const candle = (x: number, y: number, s = 1, colour: string = palette.cream) =>
  at(
    x,
    y,
    s,
    ({ shape, box, line }) =>
      box(-15, -64, 30, 64, colour, 5) +
      line('M0 -64V-72', 4) +
      shape('M0 -72C-12 -82 -6 -94 0 -106C6 -94 12 -82 0 -72Z', palette.gold, 4),
  );

export const note = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ flat, line }) =>
      line('M12 -6V-56L44 -64V-16', 7, colour) +
      flat(
        'M12 -6C10 6 -12 8 -14 -2C-14 -14 8 -18 12 -6ZM44 -16C42 -4 20 -2 18 -12C18 -24 40 -28 44 -16Z',
        colour,
      ),
  );

/** An arched window of colored panes, for the background. */
export const archedGlass = (x: number, y: number, w: number, h: number) => {
  const colours = ['#F2C778', '#A9CDBF', '#E3A08A', '#B7D3DE', '#C79BB0', '#F2DDA6'];
  const left = x - w / 2;
  const r = w / 2;
  const cell = w / 3;
  const rows = Math.ceil(h / cell);
  return `<g>${pen.flat(`M${left} ${y}V${y - h + r}a${r} ${r} 0 0 1 ${w} 0V${y}Z`, '#F2DDA6')}${repeat(
    rows * 3,
    (i) => {
      const row = Math.floor(i / 3);
      const top = y - (row + 1) * cell;
      return top < y - h + r
        ? ''
        : pen.plain(
            left + (i % 3) * cell + 3,
            top + 3,
            cell - 6,
            cell - 6,
            colours[(i * 2 + row) % colours.length] ?? ink,
            4,
          );
    },
  )}${pen.dot(x, y - h + r - 2, r * 0.62, '#E3A08A')}${heart(x, y - h + r, r * 0.7, '#FBF4E6')}</g>`;
};
