// Tools and papers. The origin is the middle of the lower edge, unless a comment says otherwise.
import { at, ink, palette, pen } from '../ink.ts';

export const hardHat = (x: number, y: number, s = 1, colour: string = palette.gold) =>
  at(
    x,
    y,
    s,
    ({ shape, line, box }) =>
      shape('M-58 -14C-58 -82 58 -82 58 -14Z', colour) +
      shape('M-15 -66C-15 -80 15 -80 15 -66V-16H-15Z', colour) +
      line('M-36 -22C-36 -42 -30 -50 -26 -54', 4, '#FFFFFFB0') +
      box(-70, -18, 140, 18, colour, 9),
  );

export const toolbox = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ box, line, shape }) =>
      line('M-34 -84V-104C-34 -116 34 -116 34 -104V-84', 14) +
      line('M-34 -84V-104C-34 -116 34 -116 34 -104V-84', 5, palette.steel) +
      shape('M-92 -56L-76 -88H76L92 -56Z', colour) +
      box(-92, -60, 184, 60, colour, 5) +
      box(-18, -70, 36, 24, palette.straw, 5) +
      line('M-74 -22H74', 4, '#FFFFFF66'),
  );

/** An upright wrench; rotate it as needed. */
export const wrench = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, dot }) =>
      shape(
        'M-10 -6C-10 4 10 4 10 -6V-74C30 -82 32 -112 14 -122V-98L0 -90L-14 -98V-122C-32 -112 -30 -82 -10 -74Z',
        palette.steel,
      ) + dot(0, -12, 5, ink),
  );

export const hammer = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, box }) =>
      box(-9, -110, 18, 110, palette.wood, 8) +
      shape(
        'M-18 -104V-132H22C36 -132 46 -124 52 -112C42 -116 34 -114 28 -104ZM-18 -134H-42V-102H-18Z',
        palette.slate,
      ),
  );

export const drill = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, box, line }) =>
      box(64, -88, 44, 10, palette.steel, 3) +
      shape('M48 -98H64L70 -92V-74L64 -68H48Z', palette.slate) +
      shape(
        'M-50 -108H36C48 -108 50 -98 50 -84C50 -70 46 -62 34 -62H-4L-12 -20H-48L-42 -62H-50C-62 -62 -62 -108 -50 -108Z',
        palette.teal,
      ) +
      box(-62, -22, 70, 22, palette.slate, 5) +
      line('M-34 -86H12', 4, '#FFFFFF88'),
  );

export const clipboard = (x: number, y: number, s = 1, turn = 0) =>
  `<g transform="rotate(${turn} ${x} ${y})">${at(x, y, s, ({ box, line }) => box(-56, -74, 112, 148, palette.woodDark, 8) + box(-44, -56, 88, 118, palette.white, 3, 4) + box(-24, -84, 48, 24, palette.steel, 6) + line('M-30 -28L-24 -20L-14 -34M-30 2L-24 10L-14 -4M-30 32L-24 40L-14 26', 5, palette.leaf) + line('M0 -26H30M0 4H30M0 34H22', 5, palette.steel))}</g>`;

/** Boards seen from the long side and the end. */
export const plank = (x: number, y: number, w: number, h = 18) =>
  pen.box(x - w / 2, y - h, w, h, palette.crust, 3) +
  pen.line(
    `M${x - w * 0.3} ${y - h / 2}H${x - w * 0.05}M${x + w * 0.12} ${y - h / 2}H${x + w * 0.34}`,
    3,
    palette.woodDark,
  );

/** A pegboard with outlined tools, for the wall. */
export const pegboard = (x: number, y: number, w: number, h: number) => {
  let holes = '';
  for (let row = 1; row * 26 < h; row++)
    for (let column = 1; column * 26 < w; column++)
      holes += pen.dot(x + column * 26, y + row * 26, 2.6, '#B98B5C');
  return pen.plain(x, y, w, h, '#E3BE92', 8) + holes;
};

export const key = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, dot, disc }) =>
      shape('M-7 -58H7V0H-7ZM7 -8H24V-20H7ZM7 -30H18V-40H7Z', palette.gold) +
      disc(0, -78, 24, palette.gold) +
      dot(0, -84, 8, ink),
  );

export const coin = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ disc, line }) =>
      disc(0, -20, 20, palette.gold) +
      line('M0 -30V-10M5 -26C-8 -30 -8 -20 0 -20C8 -20 8 -10 -5 -14', 4),
  );
