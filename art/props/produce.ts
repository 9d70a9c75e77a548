// Food. The origin (x, y) is the middle of the lower edge.
import { at, palette } from '../ink.ts';

export const apple = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M0 -40C-13 -54 -34 -40 -28 -18C-24 0 -10 6 0 0C10 6 24 0 28 -18C34 -40 13 -54 0 -40Z',
        colour,
      ) +
      line('M0 -40Q2 -52 10 -58', 5) +
      line('M-16 -28Q-14 -36 -8 -38', 5, '#FFFFFFA6'),
  );

export const tomato = (x: number, y: number, s = 1, colour: string = palette.clay) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-30 -22C-32 -46 32 -46 30 -22C30 6 -30 6 -30 -22Z', colour) +
      shape('M0 -38L-18 -42L-6 -32L-8 -22L0 -30L8 -22L6 -32L18 -42Z', palette.leaf, 4) +
      line('M-19 -20Q-18 -12 -12 -8', 4, '#FFFFFF99'),
  );

export const pear = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M-4 -66C-18 -64 -14 -46 -24 -32C-36 -12 -22 2 0 0C22 2 36 -12 24 -32C14 -46 16 -64 -4 -66Z',
        palette.lime,
      ) + line('M-2 -66Q0 -76 8 -80', 5),
  );

export const carrot = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M0 -74C-24 -90 -24 -118 -14 -124C-8 -112 -4 -102 0 -94C0 -112 4 -130 12 -134C18 -118 12 -98 6 -88C14 -100 24 -106 32 -104C30 -88 14 -76 0 -74Z',
        palette.leaf,
      ) +
      shape('M-15 -72Q0 -84 15 -72L4 -4Q0 4 -4 -4Z', palette.orange) +
      line('M-8 -52H2M-2 -34H6', 4),
  );

export const lettuce = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M-58 0C-84 -18 -72 -50 -48 -50C-50 -80 -14 -90 0 -72C14 -90 52 -80 48 -50C72 -50 84 -18 58 0Z',
        palette.fern,
      ) +
      shape('M-28 0C-42 -22 -24 -48 0 -48C24 -48 42 -22 28 0Z', palette.lime) +
      line('M0 -4V-36M0 -18L-11 -28M0 -12L11 -22', 4),
  );

/** A tied bunch of dark greens: collards. */
export const collards = (x: number, y: number, s = 1) =>
  at(x, y, s, ({ shape, line, box }) => {
    const leaf = (turn: number, colour: string) =>
      `<g transform="rotate(${turn} 0 -24)">${shape('M0 -30C-40 -50 -42 -104 -18 -124C-6 -134 6 -134 18 -124C42 -104 40 -50 0 -30Z', colour)}${line('M0 -34V-106M0 -62L-15 -74M0 -62L15 -74', 3.5)}</g>`;
    return (
      shape('M-14 0L-8 -40H8L14 0Z', palette.lime) +
      leaf(-38, palette.leaf) +
      leaf(38, palette.leaf) +
      leaf(0, palette.fern) +
      box(-16, -34, 32, 14, palette.gold, 6, 4)
    );
  });

export const corn = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-20 -20C-24 -70 -14 -104 0 -104C14 -104 24 -70 20 -20Z', palette.gold) +
      line('M-16 -46H16M-17 -66H17M-12 -86H12M-6 -30V-98M7 -30V-98', 3) +
      shape('M0 0C-34 -10 -38 -50 -30 -76C-14 -58 -6 -34 0 0Z', palette.fern) +
      shape('M0 0C34 -10 38 -50 30 -76C14 -58 6 -34 0 0Z', palette.lime),
  );

export const pumpkin = (x: number, y: number, s = 1, colour: string = palette.orange) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-2 -66C-4 -80 2 -90 14 -92L18 -82C10 -80 10 -74 12 -66Z', palette.leaf) +
      shape('M-20 -66C-70 -72 -78 0 -26 0H26C78 0 70 -72 20 -66Q0 -74 -20 -66Z', colour) +
      line('M-20 -64C-40 -50 -40 -14 -24 -2M20 -64C40 -50 40 -14 24 -2M0 -66V-2', 4),
  );

export const squash = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M-6 -84C-18 -80 -12 -56 -22 -40C-40 -14 -22 0 2 0C30 0 40 -24 24 -44C14 -58 18 -84 4 -86Z',
        palette.straw,
      ) +
      shape('M-8 -84L-4 -98L6 -98L6 -85Z', palette.leaf, 4) +
      line('M-14 -22Q-12 -12 -4 -10', 4, '#FFFFFFB0'),
  );

export const bananas = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M40 -66C44 -22 14 4 -44 -2C-50 -3 -52 -14 -46 -16C-8 -18 14 -34 24 -64L28 -76L38 -76Z',
        palette.gold,
      ) + line('M34 -60C34 -30 10 -10 -40 -8', 4),
  );

export const onion = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape(
        'M0 -52C-8 -40 -34 -36 -34 -18C-34 -4 -14 0 0 0C14 0 34 -4 34 -18C34 -36 8 -40 0 -52Z',
        palette.mauve,
      ) + line('M-4 -38C-16 -28 -16 -12 -8 -4M6 -38C18 -28 18 -12 10 -4', 3.5),
  );

export const bellPepper = (x: number, y: number, s = 1, colour: string = palette.leaf) =>
  at(
    x,
    y,
    s,
    ({ shape, line }) =>
      shape('M-4 -56L-8 -70H4L6 -56Z', palette.fern, 4) +
      shape(
        'M0 -54C-16 -64 -40 -54 -34 -28C-30 -4 -20 4 -10 -2Q0 4 10 -2C20 4 30 -4 34 -28C40 -54 16 -64 0 -54Z',
        colour,
      ) +
      line('M-20 -40Q-22 -30 -18 -22', 4, '#FFFFFF99'),
  );
