// Colors, and the pen that draws every picture.

export const ink = '#22303A';

export const palette = {
  paper: '#FFFBF4',
  cream: '#FBF4E6',
  sand: '#F6ECDA',
  peach: '#FBE3C8',
  blush: '#F6D3BE',
  mist: '#E1ECF0',
  dew: '#E4EFDA',
  lilac: '#EDE0E6',
  pine: '#0F4F4A',
  pineMid: '#17645D',
  teal: '#2C8A7D',
  mint: '#A8D0C0',
  clay: '#C4512A',
  rust: '#9C3A19',
  rose: '#D98A7B',
  gold: '#F0B03F',
  straw: '#F6D288',
  orange: '#E5822F',
  plum: '#6E2C4B',
  mauve: '#A5657F',
  leaf: '#5E8C4A',
  fern: '#7FAA58',
  lime: '#A9C97B',
  sky: '#7FB5C9',
  ice: '#CFE3EA',
  denim: '#3F6285',
  slate: '#3B4A55',
  steel: '#B9C4C6',
  wood: '#C98F55',
  woodDark: '#A66F3A',
  oak: '#8A5A33',
  crust: '#E0A458',
  white: '#FFFFFF',
} as const;

const round = (value: number) => Number(value.toFixed(2));

/** A pen whose outlines keep their width on the page at any scale. */
export function penFor(scale: number) {
  const stroke = (colour: string, width: number) =>
    `stroke="${colour}" stroke-width="${round(width / scale)}" stroke-linejoin="round" stroke-linecap="round"`;
  return {
    shape: (d: string, fill: string, width = 5) =>
      `<path d="${d}" fill="${fill}" ${stroke(ink, width)}/>`,
    line: (d: string, width = 4, colour: string = ink) =>
      `<path d="${d}" fill="none" ${stroke(colour, width)}/>`,
    flat: (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`,
    box: (x: number, y: number, w: number, h: number, fill: string, radius = 4, width = 5) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" ${stroke(ink, width)}/>`,
    plain: (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`,
    dot: (x: number, y: number, r: number, fill: string) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`,
    disc: (x: number, y: number, r: number, fill: string, width = 5) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${stroke(ink, width)}/>`,
    oval: (x: number, y: number, rx: number, ry: number, fill: string, width = 5) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${stroke(ink, width)}/>`,
  };
}

export type Pen = ReturnType<typeof penFor>;

export const pen = penFor(1);

/** Draws in its own coordinate system: origin at (x, y), scaled (a negative scale mirrors). */
export function at(x: number, y: number, scale: number, draw: (pen: Pen) => string): string {
  const size = Math.abs(scale);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)} ${round(size)})">${draw(penFor(size))}</g>`;
}

export const turned = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;

export const faded = (opacity: number, ...content: string[]) =>
  `<g opacity="${opacity}">${content.join('')}</g>`;

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const heart = (x: number, y: number, size: number, fill: string) =>
  at(x, y, size / 20, ({ flat }) =>
    flat('M0 9C-14 -1 -11 -11 -5 -11C-2 -11 0 -8 0 -6C0 -8 2 -11 5 -11C11 -11 14 -1 0 9Z', fill),
  );
