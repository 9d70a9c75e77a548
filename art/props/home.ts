// Houses in the foreground and furniture.
import { at, palette, pen, repeat } from '../ink.ts';

const { line, box, plain, dot } = pen;

/** A panelled front door with a transom. `(x, y)` is the middle of its sill. */
export const door = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = palette.pineMid,
) =>
  box(x - w / 2 - 16, y - h - 58, w + 32, h + 58, palette.cream, 4) +
  box(x - w / 2, y - h - 44, w, 36, palette.straw, 3) +
  line(`M${x - w / 6} ${y - h - 44}v36M${x + w / 6} ${y - h - 44}v36`, 4) +
  box(x - w / 2, y - h, w, h, colour, 3) +
  box(x - w / 2 + 16, y - h + 18, w / 2 - 24, h * 0.36, colour, 4, 4) +
  box(x + 8, y - h + 18, w / 2 - 24, h * 0.36, colour, 4, 4) +
  box(x - w / 2 + 16, y - h * 0.52, w / 2 - 24, h * 0.42, colour, 4, 4) +
  box(x + 8, y - h * 0.52, w / 2 - 24, h * 0.42, colour, 4, 4) +
  dot(x + w / 2 - 14, y - h * 0.46, 7, palette.gold);

export const sashWindow = (
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string = palette.ice,
) =>
  box(x - w / 2 - 10, y - h - 10, w + 20, h + 20, palette.cream, 4) +
  box(x - w / 2, y - h, w, h, glass, 3) +
  line(`M${x - w / 2} ${y - h / 2}H${x + w / 2}M${x} ${y - h}V${y}`, 4) +
  box(x - w / 2 - 18, y + 8, w + 36, 16, palette.cream, 4);

/** A plain wall with a few brick courses. */
export function brickWall(
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#DDA489',
  mortar = '#CB8C70',
) {
  return (
    plain(x, y, w, h, colour) +
    repeat(Math.floor((w * h) / 22000), (i) => {
      const bx = x + 20 + ((i * 173) % Math.max(1, w - 70));
      const by = y + 16 + ((i * 97) % Math.max(1, h - 30));
      return line(`M${bx} ${by}h26`, 6, mortar);
    })
  );
}

export const sofa = (
  x: number,
  y: number,
  w: number,
  colour: string = palette.teal,
  dark: string = palette.pineMid,
) =>
  line(`M${x - w / 2 + 40} ${y - 14}V${y}M${x + w / 2 - 40} ${y - 14}V${y}`, 18) +
  box(x - w / 2 + 20, y - 190, w - 40, 150, colour, 34) +
  line(`M${x} ${y - 186}V${y - 80}`, 5) +
  box(x - w / 2 + 30, y - 84, w - 60, 60, dark, 16) +
  box(x - w / 2 - 10, y - 128, 64, 118, colour, 28) +
  box(x + w / 2 - 54, y - 128, 64, 118, colour, 28) +
  box(x - w / 2 + 20, y - 34, w - 40, 24, colour, 6);

export const floorLamp = (x: number, y: number, s = 1, shade: string = palette.straw) =>
  at(
    x,
    y,
    s,
    (own) =>
      own.line('M0 -8V-240', 9) +
      own.box(-44, -12, 88, 12, palette.woodDark, 6) +
      own.shape('M-34 -320H34L58 -236H-58Z', shade),
  );

export const cushion = (x: number, y: number, s = 1, colour: string = palette.gold) =>
  at(x, y, s, (own) =>
    own.shape(
      'M-44 -76C-20 -68 20 -68 44 -76C36 -52 36 -26 44 0C20 -8 -20 -8 -44 0C-36 -26 -36 -52 -44 -76Z',
      colour,
    ),
  );

export const lantern = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    (own) =>
      own.line('M0 -92V-110', 6) +
      own.shape('M-26 -72L0 -96L26 -72Z', palette.slate) +
      own.box(-22, -72, 44, 60, palette.straw, 3) +
      own.box(-28, -14, 56, 14, palette.slate, 3) +
      own.shape('M0 -28C-10 -36 -6 -48 0 -58C6 -48 10 -36 0 -28Z', palette.orange, 4),
  );
