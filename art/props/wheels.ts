// Things that roll. Origin: the ground under the middle.
import { at, heart, ink, palette } from '../ink.ts';

/** The food van, cab to the right. `open` shows the loading bay at the back. */
export const van = (x: number, y: number, s = 1, colour: string = palette.pineMid) =>
  at(
    x,
    y,
    s,
    ({ shape, box, line, disc, dot }) =>
      box(-300, -300, 400, 256, palette.cream, 10) +
      shape(
        'M100 -226H204C220 -226 230 -218 236 -204L262 -140C290 -134 300 -122 300 -100V-44H100Z',
        colour,
      ) +
      shape('M122 -206H194C204 -206 210 -200 214 -192L236 -140H122Z', palette.ice) +
      line('M100 -140H262M118 -112H142', 5) +
      box(-300, -96, 600, 52, colour, 6) +
      line('M-300 -96H100', 5) +
      box(284, -90, 22, 24, palette.straw, 5, 4) +
      box(-316, -60, 636, 18, palette.slate, 8) +
      [-190, 190]
        .map(
          (cx) => disc(cx, -42, 42, ink) + disc(cx, -42, 20, palette.steel) + dot(cx, -42, 6, ink),
        )
        .join(''),
  ) + heart(x - 100 * s, y - 196 * s, 110 * s, palette.clay);

/** The same van from behind, doors open, so that it can be loaded. `inside` is drawn in the bay. */
export const vanBack = (x: number, y: number, w: number, h: number, inside = '') => {
  return (
    at(
      x,
      y,
      1,
      ({ box, shape, line, plain }) =>
        box(-w / 2 + 26, -34, 46, 34, ink, 8) +
        box(w / 2 - 72, -34, 46, 34, ink, 8) +
        box(-w / 2, -h, w, h - 22, palette.cream, 12) +
        box(-w / 2 + 18, -h + 18, w - 36, h - 66, '#50606A', 4) +
        plain(-w / 2 + 21, -h + 21, w - 42, 30, '#3F4E58') +
        line(`M${-w / 2 + 18} ${-h + 52}H${w / 2 - 18}`, 4) +
        shape(
          `M${-w / 2} ${-h + 8}L${-w / 2 - 84} ${-h + 34}V-34L${-w / 2} -50Z`,
          palette.pineMid,
        ) +
        shape(`M${w / 2} ${-h + 8}L${w / 2 + 84} ${-h + 34}V-34L${w / 2} -50Z`, palette.pineMid),
    ) +
    inside +
    at(
      x,
      y,
      1,
      ({ box }) =>
        box(-w / 2 - 6, -52, w + 12, 30, palette.slate, 6) +
        box(-w / 2 + 10, -47, 30, 20, palette.clay, 4, 4) +
        box(w / 2 - 40, -47, 30, 20, palette.clay, 4, 4),
    )
  );
};

export const cargoBike = (x: number, y: number, s = 1, load = '') =>
  at(
    x,
    y,
    s,
    ({ disc, line, shape, dot }) =>
      [-150, 160].map((cx) => disc(cx, -56, 56, 'none', 9) + dot(cx, -56, 8, ink)).join('') +
      line(
        'M-150 -56L-60 -60L-100 -150L-150 -56M-60 -60L30 -140L-100 -150M30 -140L50 -60L160 -56M24 -190L50 -60M2 -196L44 -188',
        9,
        palette.clay,
      ) +
      line('M-124 -158H-76', 12) +
      load +
      shape('M44 -150H214L196 -66H62Z', palette.wood),
  );

export const wagon = (x: number, y: number, s = 1, load = '') =>
  at(
    x,
    y,
    s,
    ({ disc, line, box, dot }) =>
      line('M104 -48L176 -118M160 -124H196', 7) +
      load +
      box(-108, -86, 216, 58, palette.clay, 8) +
      box(-118, -94, 236, 16, palette.clay, 8) +
      [-64, 64]
        .map((cx) => disc(cx, -24, 24, palette.slate) + dot(cx, -24, 8, palette.straw))
        .join(''),
  );

export const handTruck = (x: number, y: number, s = 1, load = '') =>
  at(
    x,
    y,
    s,
    ({ line, disc }) =>
      line('M-40 -16L-84 -210C-88 -226 -104 -226 -112 -218', 9, palette.clay) +
      load +
      line('M-44 -12H64', 9) +
      disc(-36, -20, 20, palette.slate),
  );

/** A self-propelled wheelchair, side on, under a seated person facing right. */
export const wheelchair = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ disc, line, dot, box }) =>
      line('M-58 -196H-86M-58 -196V-60M66 -84L84 -18H116', 9) +
      box(-66, -104, 140, 18, palette.slate, 8) +
      disc(-30, -64, 64, 'none', 9) +
      disc(-30, -64, 8, palette.steel, 4) +
      disc(74, -20, 20, 'none', 8) +
      dot(74, -20, 5, ink),
  );

/** A wheelchair from the front, in two layers: one behind the person, one before. */
export const chairBack = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ box, line }) =>
      line('M-62 -230H-84M62 -230H84', 14) + box(-66, -236, 132, 190, palette.slate, 10),
  );

export const chairFront = (x: number, y: number, s = 1) =>
  at(x, y, s, ({ oval, box }) =>
    [-1, 1]
      .map(
        (side) =>
          oval(side * 104, -84, 15, 84, palette.steel) +
          oval(side * 104, -84, 5, 62, palette.slate, 4) +
          box(side * 84 - 14, -134, 28, 14, palette.slate, 6),
      )
      .join(''),
  );
