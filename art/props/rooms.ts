// Room backdrops: a wall, a floor line, and windows with a view. No outlines.
import { faded, pen, repeat } from '../ink.ts';
import { glow } from './town.ts';

const { plain, flat } = pen;

export const room = (wall: string, floor: string, floorY: number) =>
  plain(-600, -100, 2800, 1200, wall) + plain(-600, floorY, 2800, 1000, floor);

/** A tall window with a view painted behind its bars. */
export const backWindow = (x: number, y: number, w: number, h: number, view = '') =>
  faded(
    0.75,
    plain(x - 10, y - 10, w + 20, h + 20, '#FFF8EC', 4) +
      `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${plain(x, y, w, h, '#D5E7EA') + view}</svg>` +
      plain(x + w / 2 - 4, y, 8, h, '#FFF8EC') +
      plain(x, y + h / 2 - 4, w, 8, '#FFF8EC') +
      plain(x - 18, y + h + 6, w + 36, 14, '#EAD9BE', 4),
  );

/** Shop shelves with plain goods, blurred by distance. */
export function stockedShelves(x: number, y: number, w: number, rows: number): string {
  const tints = ['#E7B98F', '#C8DAC0', '#F0D193', '#D9AFA0', '#B9D2DA', '#E6CBB2'];
  return faded(
    0.7,
    plain(x, y, w, rows * 104, '#EBD6B8', 6) +
      repeat(rows, (row) => {
        const base = y + (row + 1) * 104 - 12;
        let drawn = '';
        let left = x + 16;
        for (let i = 0; left < x + w - 60; i++) {
          const width = 30 + ((i * 11 + row * 7) % 24);
          const height = 44 + ((i * 17 + row * 13) % 34);
          drawn += plain(
            left,
            base - height,
            width,
            height,
            tints[(i + row * 2) % tints.length] ?? '#E7B98F',
            6,
          );
          left += width + 8;
        }
        return drawn + plain(x, base, w, 12, '#CFA878', 3);
      }),
  );
}

/** A few lines of white tiles, for kitchens. */
export const tiles = (x: number, y: number, w: number, h: number, colour = '#FFFFFF66') =>
  repeat(Math.floor(w / 90), (i) => plain(x + i * 90 + 88, y, 3, h, colour)) +
  repeat(Math.floor(h / 60), (i) => plain(x, y + i * 60 + 58, w, 3, colour));

/** The library: steps, columns, pediment. `(x, y)` is the middle of its lowest step. */
export function libraryFront(x: number, y: number, w: number, h: number): string {
  const stone = '#EBDCC2';
  const shade = '#D6C09B';
  const columns = 6;
  const span = (w - 80) / columns;
  return faded(
    0.62,
    plain(x - w / 2, y - 22, w, 22, shade) +
      plain(x - w / 2 + 20, y - 44, w - 40, 22, stone) +
      plain(x - w / 2 + 40, y - h, w - 80, h - 44, '#E0CBA6') +
      repeat(columns, (i) =>
        plain(x - w / 2 + 40 + i * span + span / 2 - 15, y - h + 20, 30, h - 64, '#F6EBD6', 4),
      ) +
      plain(x - 34, y - 44 - h * 0.42, 68, h * 0.42, '#8FA79B', 34) +
      plain(x - w / 2 + 20, y - h, w - 40, 26, stone) +
      flat(`M${x - w / 2} ${y - h}L${x} ${y - h - w * 0.17}L${x + w / 2} ${y - h}Z`, shade),
  );
}

export const barn = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})" opacity=".6">${
    flat('M-110 0V-120L-84 -176L0 -214L84 -176L110 -120V0Z', '#D08A6C') +
    flat(
      'M-122 -112L-92 -182L0 -224L92 -182L122 -112L104 -108L80 -168L0 -202L-80 -168L-104 -108Z',
      '#A8573C',
    ) +
    plain(-40, -92, 80, 92, '#F3DEC0') +
    plain(-18, -168, 36, 40, '#F3DEC0', 4) +
    flat('M-40 -92L40 0M40 -92L-40 0', '#A8573C')
  }</g>`;

/** Furrows toward the horizon. */
export const field = (y: number, bottom: number, from = -600, to = 1600) => {
  const middle = 400;
  return (
    plain(from, y, to - from, bottom - y, '#D9C08C') +
    repeat(18, (i) => {
      const top = middle + (i - 9) * 40;
      const foot = middle + (i - 9) * 150;
      return flat(`M${top} ${y}L${top + 18} ${y}L${foot + 70} ${bottom}H${foot}Z`, '#B5C78A');
    })
  );
};

export const kitchen = (tint: string) =>
  room('#EAF1E4', '#D3E0C9', 570) + tiles(-300, -40, 1400, 420) + glow(404, 290, 264, tint, 0.5);
