// Containers. The origin is the middle of the lower edge; contents stand on the rim.
import { at, heart, palette, pen, repeat } from '../ink.ts';

export function crate(x: number, y: number, w: number, h: number, contents = '') {
  const left = x - w / 2;
  const slat = (h - 16) / 3;
  return (
    contents +
    pen.plain(left + 4, y - h + 6, w - 8, h - 8, palette.oak) +
    repeat(3, (i) =>
      pen.box(left, y - h + i * (slat + 8), w, slat, i === 1 ? '#D39A60' : palette.wood, 4),
    ) +
    pen.box(left + 10, y - h, 18, h, palette.woodDark, 3) +
    pen.box(left + w - 28, y - h, 18, h, palette.woodDark, 3) +
    pen.line(
      `M${left + 44} ${y - h + slat / 2}h${w * 0.18}M${left + w * 0.55} ${y - slat / 2}h${w * 0.16}`,
      4,
      palette.woodDark,
    )
  );
}

/** An open cardboard box with flaps; `mark` adds the heart on its front. */
export function carton(x: number, y: number, w: number, h: number, contents = '', mark = true) {
  const left = x - w / 2;
  const right = x + w / 2;
  const top = y - h;
  return (
    pen.shape(
      `M${left} ${top}L${left + 16} ${top - 16}H${right - 16}L${right} ${top}Z`,
      '#9A6B3C',
    ) +
    contents +
    pen.shape(`M${left} ${top}H${right}V${y}H${left}Z`, '#D8A66B') +
    pen.shape(
      `M${left} ${top}L${left - 26} ${top + 26}L${left - 20} ${top + 32}L${left} ${top + 14}Z`,
      '#C08D52',
    ) +
    pen.shape(
      `M${right} ${top}L${right + 26} ${top + 26}L${right + 20} ${top + 32}L${right} ${top + 14}Z`,
      '#C08D52',
    ) +
    (mark ? heart(x, y - h * 0.46, Math.min(w, h) * 0.42, palette.clay) : '')
  );
}

export function paperBag(x: number, y: number, w: number, h: number, contents = '', mark = true) {
  const l = x - w / 2;
  const r = x + w / 2;
  const top = y - h;
  const zig = w / 8;
  const teeth = repeat(8, (i) => `L${l + zig * (i + 0.5)} ${top - 8}L${l + zig * (i + 1)} ${top}`);
  return (
    contents +
    pen.shape(`M${l} ${y}V${top}${teeth}V${y}Z`, '#DDB27C') +
    pen.line(`M${r - w * 0.22} ${top + 8}V${y - 4}`, 4, '#BF9058') +
    (mark ? heart(x - w * 0.08, y - h * 0.42, w * 0.44, palette.clay) : '')
  );
}

export function basket(x: number, y: number, w: number, h: number, contents = '', handle = true) {
  const l = x - w / 2;
  const r = x + w / 2;
  const hoop = `M${l + 14} ${y - h}C${l + 14} ${y - h * 2.5} ${r - 14} ${y - h * 2.5} ${r - 14} ${y - h}`;
  return (
    (handle ? pen.line(hoop, 18) + pen.line(hoop, 9, palette.woodDark) : '') +
    contents +
    pen.shape(`M${l} ${y - h}H${r}L${r - w * 0.1} ${y}H${l + w * 0.1}Z`, palette.wood) +
    repeat(3, (i) =>
      pen.line(
        `M${l + 12 + i * 3} ${y - h + ((i + 1) * h) / 4}H${r - 12 - i * 3}`,
        4,
        palette.woodDark,
      ),
    ) +
    repeat(4, (i) =>
      pen.line(`M${l + ((i + 1) * w) / 5} ${y - h + 10}V${y - 8}`, 4, palette.woodDark),
    ) +
    pen.box(l - 6, y - h - 8, w + 12, 18, palette.crust, 9)
  );
}

export const pot = (x: number, y: number, s = 1, colour: string = palette.steel) =>
  at(
    x,
    y,
    s,
    ({ box, shape, line }) =>
      shape(
        'M-112 -84H-84V-64H-112C-124 -64 -124 -84 -112 -84ZM112 -84H84V-64H112C124 -64 124 -84 112 -84Z',
        palette.slate,
      ) +
      shape('M-90 -112H90V-22C90 -8 80 0 66 0H-66C-80 0 -90 -8 -90 -22Z', colour) +
      box(-98, -122, 196, 18, colour, 9) +
      line('M-68 -86V-34', 6, '#FFFFFF99'),
  );

export const bowl = (x: number, y: number, s = 1, colour: string = palette.sky) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-60 -50H60C60 -18 40 -6 26 -6V0H-26V-6C-40 -6 -60 -18 -60 -50Z', colour) +
      line('M-44 -36C-42 -26 -36 -20 -30 -16', 4, '#FFFFFF99'),
  );

export const colander = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, box, dot }) =>
      shape(
        'M-88 -76H88C88 -30 56 -10 34 -10L38 0H-38L-34 -10C-56 -10 -88 -30 -88 -76Z',
        palette.steel,
      ) +
      box(-98, -88, 196, 16, palette.ice, 8) +
      [-54, -27, 0, 27, 54].map((cx) => dot(cx, -54, 5, palette.slate)).join('') +
      [-38, -13, 13, 38].map((cx) => dot(cx, -34, 5, palette.slate)).join(''),
  );

export const mug = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      line('M22 -44C48 -48 48 -12 22 -14', 15) +
      line('M22 -44C48 -48 48 -12 22 -14', 5, colour) +
      shape('M-26 -58H26V-12C26 -4 20 0 14 0H-14C-20 0 -26 -4 -26 -12Z', colour) +
      line('M-14 -44V-20', 4, '#FFFFFF99'),
  );

export const steam = (x: number, y: number, s = 1) =>
  at(x, y, s, ({ line }) =>
    line(
      'M-16 0C-28 -16 -4 -26 -16 -44M8 -4C-4 -20 20 -30 8 -50M32 0C20 -16 44 -26 32 -44',
      5,
      '#FFFFFFCC',
    ),
  );
