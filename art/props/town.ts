// The town in the background: row houses, arched bridge, river, trees. No outlines, half faded.
import { faded, palette, pen, repeat } from '../ink.ts';

const { flat, plain, dot } = pen;

export const sky = (colour: string, from = -600, width = 2800, height = 1000) =>
  plain(from, -60, width, height, colour);

/** A round glow behind people. */
export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.45) =>
  faded(opacity, dot(x, y, r, colour)) + faded(opacity * 0.8, dot(x, y, r * 0.72, colour));

type House = {
  w: number;
  h: number;
  wall: string;
  trim: string;
  roof: 'cornice' | 'gable' | 'turret';
};

const street: House[] = [
  { w: 112, h: 236, wall: '#F0C6A0', trim: '#CE8257', roof: 'cornice' },
  { w: 98, h: 286, wall: '#E3AC82', trim: '#AE5F3B', roof: 'cornice' },
  { w: 126, h: 216, wall: '#C9DDD2', trim: '#83AA9B', roof: 'gable' },
  { w: 104, h: 268, wall: '#F1CD95', trim: '#CF8A44', roof: 'turret' },
  { w: 118, h: 244, wall: '#DBAF9F', trim: '#A05C4B', roof: 'cornice' },
  { w: 108, h: 292, wall: '#C5D9D6', trim: '#779F97', roof: 'cornice' },
  { w: 122, h: 228, wall: '#EFC3A2', trim: '#C27850', roof: 'gable' },
];

function house(x: number, base: number, { w, h, wall, trim, roof }: House): string {
  const top = base - h;
  const glass = '#FFF6E2';
  const crown = {
    gable: flat(`M${x - 9} ${top}L${x + w / 2} ${top - w * 0.4}L${x + w + 9} ${top}Z`, trim),
    turret:
      flat(`M${x - 6} ${top}L${x + w * 0.3} ${top - 74}L${x + w * 0.6 + 6} ${top}Z`, trim) +
      plain(x + w * 0.55, top - 14, w * 0.45 + 6, 14, trim),
    cornice:
      plain(x - 7, top - 16, w + 14, 20, trim) +
      repeat(Math.floor(w / 20), (i) => plain(x + 6 + i * 20, top + 4, 9, 10, trim)),
  }[roof];
  const columns = w > 116 ? 3 : 2;
  const step = w / columns;
  const rows = Math.max(1, Math.floor((h - 96) / 68));
  const panes = repeat(rows * columns, (i) => {
    const px = x + step * (i % columns) + step / 2 - 12;
    return plain(px, top + 34 + Math.floor(i / columns) * 68, 24, 40, glass, 12);
  });
  const porch =
    plain(x + 6, base - 70, w - 12, 8, trim) +
    plain(x + 10, base - 62, 6, 62, trim) +
    plain(x + w - 16, base - 62, 6, 62, trim);
  return (
    plain(x, top, w, h, wall) +
    crown +
    panes +
    plain(x + w / 2 - 15, base - 54, 30, 54, trim, 15) +
    porch
  );
}

export function rowHouses(
  from: number,
  to: number,
  base: number,
  first = 0,
  opacity = 0.55,
  size = 1,
): string {
  let drawn = '';
  let x = from / size;
  for (let i = first; x < to / size; i++) {
    const next = street[i % street.length];
    if (!next) break;
    drawn += house(x, 0, next);
    x += next.w + 4;
  }
  return faded(opacity, `<g transform="translate(0 ${base}) scale(${size})">${drawn}</g>`);
}

export function tree(x: number, base: number, r: number, opacity = 0.85): string {
  return faded(
    opacity,
    plain(x - r * 0.09, base - r * 1.3, r * 0.18, r * 1.3, '#8F6F50') +
      dot(x, base - r * 1.7, r, '#93B78B') +
      dot(x - r * 0.55, base - r * 1.3, r * 0.62, '#7FA97C') +
      dot(x + r * 0.55, base - r * 1.35, r * 0.64, '#A3C498'),
  );
}

export const hill = (y: number, height: number, colour: string, from = -600, to = 2200) => {
  const third = (to - from) / 3;
  return flat(
    `M${from} ${y}C${from + third} ${y - height} ${from + third * 1.4} ${y + height * 0.7} ${from + third * 1.9} ${y}S${to - 200} ${y - height} ${to} ${y}V1000H${from}Z`,
    colour,
  );
};

/** The James: a broad pale band with ripples and the flat rocks of the fall line. */
export function river(
  y: number,
  height: number,
  from = -600,
  to = 2200,
  rocks: number[] = [],
): string {
  const ripple = (x: number, dy: number) =>
    pen.line(`M${x} ${y + dy}q14 -8 28 0t28 0`, 4, '#FFFFFFB0');
  return (
    plain(from, y, to - from, height, '#C3DADB') +
    repeat(Math.floor((to - from) / 190), (i) =>
      ripple(from + 40 + i * 190, 18 + ((i * 37) % Math.max(20, height - 30))),
    ) +
    rocks
      .map((x, i) =>
        flat(
          `M${x - 46} ${y + height * 0.62}C${x - 38} ${y + height * 0.62 - 26 - (i % 2) * 10} ${x + 30} ${y + height * 0.62 - 30} ${x + 50} ${y + height * 0.62}Z`,
          '#B9B7A6',
        ),
      )
      .join('')
  );
}

/** The arched railway bridge; `base` is the water line. */
export function bridge(
  from: number,
  to: number,
  base: number,
  height = 110,
  opacity = 0.55,
): string {
  const span = height * 1.05;
  const colour = '#8FB0A6';
  const arches = repeat(Math.ceil((to - from) / span), (i) => {
    const x = from + i * span;
    return flat(
      `M${x} ${base}V${base - height + 14}H${x + span + 1}V${base}H${x + span - 10}C${x + span - 10} ${base - height * 0.86} ${x + 10} ${base - height * 0.86} ${x + 10} ${base}Z`,
      colour,
    );
  });
  return faded(opacity, plain(from - 10, base - height, to - from + 20, 16, '#7FA398') + arches);
}

export const ground = (y: number, colour: string, from = -600, to = 2200) =>
  plain(from, y, to - from, 1000, colour);

export const cloud = (x: number, y: number, size: number, opacity = 0.8) =>
  faded(
    opacity,
    flat(
      `M${x - size} ${y}C${x - size * 1.2} ${y - size * 0.5} ${x - size * 0.5} ${y - size * 0.7} ${x - size * 0.35} ${y - size * 0.45}C${x - size * 0.2} ${y - size} ${x + size * 0.5} ${y - size * 0.9} ${x + size * 0.5} ${y - size * 0.4}C${x + size} ${y - size * 0.6} ${x + size * 1.2} ${y} ${x + size * 0.9} ${y}Z`,
      palette.white,
    ),
  );
