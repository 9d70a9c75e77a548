// Tables, stalls and awnings, which most scenes are built around.
import { palette, pen, repeat } from '../ink.ts';

const { shape, line, box, plain } = pen;

/** A table under a scalloped cloth that extends past the picture. `y` is its top. */
export function clothTable(
  from: number,
  to: number,
  y: number,
  bottom: number,
  cloth: string,
  edge: string,
) {
  const count = Math.round((to - from) / 80);
  const step = (to - from) / count;
  return (
    shape(`M${from} ${y}H${to}V${bottom}H${from}Z`, cloth) +
    repeat(count, (i) =>
      shape(`M${from + i * step} ${y + 30}a${step / 2} 26 0 0 0 ${step} 0`, edge),
    ) +
    shape(`M${from} ${y}H${to}V${y + 32}H${from}Z`, edge)
  );
}

export function woodTable(
  from: number,
  to: number,
  y: number,
  bottom: number,
  colour: string = palette.wood,
) {
  const leg = (x: number) => box(x, y + 20, 26, bottom - y - 20, palette.woodDark, 3);
  return (
    leg(from + 34) +
    leg(to - 60) +
    box(from, y, to - from, 26, colour, 6) +
    line(
      `M${from + 40} ${y + 13}H${from + 140}M${to - 190} ${y + 13}H${to - 80}`,
      3.5,
      palette.woodDark,
    )
  );
}

/** A solid counter seen from the front, across the bottom of the picture. */
export const counter = (
  from: number,
  to: number,
  y: number,
  bottom: number,
  top: string,
  front: string,
) =>
  plain(from, y + 20, to - from, bottom - y - 20, front) +
  shape(`M${from} ${y}H${to}V${y + 24}H${from}Z`, top);

export function awning(
  from: number,
  to: number,
  top: number,
  drop: number,
  colour: string,
  other: string = palette.cream,
) {
  const count = Math.max(5, Math.round((to - from) / 100) | 1);
  const step = (to - from) / count;
  const inset = 34;
  const inner = (to - from - inset * 2) / count;
  const stripe = (i: number) =>
    shape(
      `M${from + inset + i * inner} ${top}L${from + i * step} ${top + drop}v22a${step / 2} 28 0 0 0 ${step} 0v-22L${from + inset + (i + 1) * inner} ${top}Z`,
      i % 2 ? other : colour,
    );
  return repeat(count, stripe) + line(`M${from} ${top + drop}H${to}`, 4, '#22303A55');
}

export const post = (
  x: number,
  top: number,
  bottom: number,
  colour: string = palette.woodDark,
  width = 18,
) => box(x - width / 2, top, width, bottom - top, colour, 3);

export function bunting(points: Array<readonly [number, number]>, colours: string[]) {
  const [first, ...rest] = points;
  if (!first) return '';
  let drawn = '';
  let [x0, y0] = first;
  let tint = 0;
  for (const [x1, y1] of rest) {
    const sag = Math.min(Math.abs(x1 - x0) * 0.13, 52);
    const at = (t: number) =>
      [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const;
    drawn += line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, 4);
    const flags = Math.max(3, Math.round(Math.abs(x1 - x0) / 62));
    for (let i = 0; i < flags; i++) {
      const [ax, ay] = at((i + 0.18) / flags);
      const [bx, by] = at((i + 0.82) / flags);
      drawn += shape(
        `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}L${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2 + 42).toFixed(1)}Z`,
        colours[tint++ % colours.length] ?? palette.gold,
        4,
      );
    }
    [x0, y0] = [x1, y1];
  }
  return drawn;
}
