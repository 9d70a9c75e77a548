// Books, screens and other desk items. The origin is the middle of the lower edge.
import { at, ink, palette, pen, repeat } from '../ink.ts';

export const books = (x: number, y: number, w: number, colours: string[]) =>
  colours
    .map((colour, i) => {
      const shift = ((i * 17) % 14) - 7;
      const left = x - w / 2 + shift;
      return (
        pen.box(left, y - (i + 1) * 28, w, 28, colour, 5) +
        pen.plain(left + w - 16, y - (i + 1) * 28 + 6, 13, 16, palette.cream, 3) +
        pen.line(`M${left + 18} ${y - (i + 1) * 28 + 3}v22`, 4, '#FFFFFF99')
      );
    })
    .join('');

export const openBook = (x: number, y: number, s = 1, cover: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M-100 -8L-86 -62C-56 -70 -20 -66 0 -52C20 -66 56 -70 86 -62L100 -8C60 -16 24 -12 0 0C-24 -12 -60 -16 -100 -8Z',
        cover,
      ) +
      shape('M-88 -18L-76 -70C-50 -78 -18 -74 0 -58V-10C-24 -22 -56 -26 -88 -18Z', palette.white) +
      shape('M88 -18L76 -70C50 -78 18 -74 0 -58V-10C24 -22 56 -26 88 -18Z', palette.white) +
      line(
        'M-66 -56C-48 -60 -30 -58 -16 -48M-70 -40C-50 -44 -32 -42 -16 -32M66 -56C48 -60 30 -58 16 -48M70 -40C50 -44 32 -42 16 -32',
        4,
        palette.steel,
      ),
  );

export const pencilCup = (x: number, y: number, s = 1, colour: string = palette.sky) =>
  at(x, y, s, ({ box, shape }) => {
    const pencil = (turn: number, tint: string) =>
      `<g transform="rotate(${turn} 0 -20)">${shape('M-7 -50V-108L0 -124L7 -108V-50Z', tint)}</g>`;
    return (
      pencil(-16, palette.gold) +
      pencil(14, palette.clay) +
      pencil(0, palette.fern) +
      box(-26, -66, 52, 66, colour, 6)
    );
  });

export const globe = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ disc, shape, line, box }) =>
      line('M44 -136C86 -112 86 -52 40 -32C24 -26 8 -26 0 -28', 12) +
      line('M44 -136C86 -112 86 -52 40 -32C24 -26 8 -26 0 -28', 3, palette.gold) +
      box(-6, -30, 12, 24, palette.gold, 2) +
      box(-44, -14, 88, 14, palette.gold, 7) +
      disc(8, -88, 52, palette.sky) +
      shape(
        'M-24 -118C-6 -136 20 -126 14 -112C8 -100 -8 -106 -10 -92C-12 -82 -30 -84 -36 -92C-38 -104 -32 -112 -24 -118ZM24 -88C40 -96 56 -86 54 -72C48 -56 32 -50 26 -60C20 -70 14 -82 24 -88Z',
        palette.fern,
        4,
      ),
  );

/** The back of an open laptop with a heart on it, as seen from across the table. */
export const laptopBack = (x: number, y: number, s = 1, colour: string = palette.slate) =>
  at(
    x,
    y,
    s,
    ({ shape, box, flat }) =>
      shape(
        'M-96 -6L-88 -118C-87 -126 -82 -130 -76 -130H76C82 -130 87 -126 88 -118L96 -6Z',
        colour,
      ) +
      box(-112, -10, 224, 12, palette.steel, 6) +
      flat(
        'M0 -48C-24 -64 -18 -82 -8 -82C-3 -82 0 -78 0 -74C0 -78 3 -82 8 -82C18 -82 24 -64 0 -48Z',
        palette.straw,
      ),
  );

export const monitor = (x: number, y: number, s = 1, content = '') =>
  at(
    x,
    y,
    s,
    ({ shape, box, plain }) =>
      shape('M-22 -40H22L30 -8H-30Z', palette.steel) +
      box(-58, -12, 116, 14, palette.steel, 7) +
      box(-128, -196, 256, 160, palette.slate, 10) +
      plain(-114, -182, 228, 132, '#D3E7E2', 4) +
      content,
  );

export const phone = (x: number, y: number, s = 1, turn = 0) =>
  `<g transform="rotate(${turn} ${x} ${y})">${at(x, y, s, ({ box, plain, dot }) => box(-26, -46, 52, 92, palette.slate, 9) + plain(-19, -36, 38, 64, '#D3E7E2', 3) + dot(0, 36, 4, palette.cream))}</g>`;

export const backpack = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ shape, box, line }) =>
      line('M-18 -124C-18 -146 18 -146 18 -124', 8) +
      shape(
        'M-56 -10V-82C-56 -136 56 -136 56 -82V-10C56 -2 50 0 44 0H-44C-50 0 -56 -2 -56 -10Z',
        colour,
      ) +
      box(-38, -58, 76, 48, palette.gold, 10) +
      line('M-38 -40H38M-30 -86C-20 -94 20 -94 30 -86', 5),
  );

/** A blackboard with a sum drawn as shapes instead of text, so that it needs no translation. */
export const blackboard = (x: number, y: number, w: number, h: number) => {
  const chalk = '#F3E7CFCC';
  const cy = y + h / 2;
  const r = w * 0.075;
  const ring = (share: number) => {
    const cx = x + w * share;
    return pen.line(
      `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`,
      5,
      chalk,
    );
  };
  const cross = x + w * 0.34;
  const equals = x + w * 0.64;
  return (
    pen.plain(x, y, w, h, '#C79A63', 8) +
    pen.plain(x + 10, y + 10, w - 20, h - 20, '#3E6E63', 4) +
    ring(0.18) +
    pen.line(`M${cross - 9} ${cy}h18M${cross} ${cy - 9}v18`, 5, chalk) +
    ring(0.5) +
    pen.line(`M${equals - 9} ${cy - 6}h18M${equals - 9} ${cy + 6}h18`, 5, chalk) +
    ring(0.8) +
    ring(0.85)
  );
};

/** Bookshelves for the background, no outline. */
export function shelves(x: number, y: number, w: number, rows: number): string {
  const colours = ['#D9A08A', '#E6C27F', '#9DBFB2', '#C9B0BE', '#A9C3D2', '#D8B48A'];
  return (
    pen.plain(x, y, w, rows * 92 + 12, '#D7AF80', 4) +
    repeat(rows, (row) => {
      const top = y + 12 + row * 92;
      let drawn = pen.plain(x + 10, top, w - 20, 80, '#C0935F');
      let left = x + 16;
      for (let i = 0; left < x + w - 58; i++) {
        const bookWidth = 14 + ((i * 7 + row * 5) % 12);
        const height = 50 + ((i * 13 + row * 11) % 26);
        if ((i + row) % 9 === 7) left += 18;
        drawn += pen.plain(
          left,
          top + 80 - height,
          bookWidth,
          height,
          colours[(i * 5 + row * 2) % colours.length] ?? ink,
          2,
        );
        left += bookWidth + 2;
      }
      return drawn;
    })
  );
}
