// Vehicles. The origin is on the ground, under the middle.
import { at, ink, palette } from '../ink.ts';

/** The van from behind with open doors. `inside` is drawn in the cargo space. */
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

/** The back layer of a wheelchair seen from the front; the front layer is drawn over the person. */
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
