// Clothes, drawn over a torso whose neck ends at the origin and whose lower edge is the hem.
import { type Pen, palette } from './ink.ts';

export type Outfit =
  | {
      kind: 'tee' | 'sweater' | 'hoodie' | 'shirt' | 'coat' | 'vest';
      colour: string;
      trim?: string;
    }
  | {
      kind: 'apron' | 'cardigan' | 'blazer' | 'overalls';
      colour: string;
      over: string;
      trim?: string;
    };

const neckline = 'C82 84 -82 84 -112 -8';

export function torsoPath(width: number, hem: number): string {
  const w = (x: number) => Math.round(x * width);
  return `M-112 -8C-150 6 ${w(-224)} 2 ${w(-240)} 74C${w(-244)} 116 ${w(-214)} 240 ${w(-214)} ${hem}H${w(214)}C${w(214)} 240 ${w(244)} 116 ${w(240)} 74C${w(224)} 2 150 6 112 -8${neckline}Z`;
}

/** A knitted or sewn band that follows the neckline. */
const collarBand = (pen: Pen, colour: string) =>
  pen.shape(
    'M-112 -8C-118 0 -126 6 -132 10C-96 122 96 122 132 10C126 6 118 0 112 -8C82 84 -82 84 -112 -8Z',
    colour,
  );

const pointedCollar = (pen: Pen, colour: string) =>
  pen.shape('M-108 -12L-134 16L-70 108L0 58L70 108L134 16L108 -12C82 84 -82 84 -108 -12Z', colour);

type Draw = (pen: Pen, outfit: Outfit, width: number, hem: number) => string;

const over = (outfit: Outfit) => ('over' in outfit ? outfit.over : outfit.colour);
const trim = (outfit: Outfit, otherwise: string) => outfit.trim ?? otherwise;

const details: Record<Outfit['kind'], Draw> = {
  tee: (pen, outfit) => collarBand(pen, trim(outfit, outfit.colour)),
  sweater: (pen, outfit, width) => {
    const half = Math.round(224 * width);
    return (
      collarBand(pen, trim(outfit, outfit.colour)) +
      pen.line(`M${-half} 190H${half}M${-half} 240H${half}`, 9, trim(outfit, palette.cream))
    );
  },
  hoodie: (pen, outfit, _width, hem) =>
    pen.shape(
      'M-116 -20C-150 -4 -152 50 -122 88C-80 56 80 56 122 88C152 50 150 -4 116 -20C82 60 -82 60 -116 -20Z',
      outfit.colour,
    ) +
    pen.line('M-52 62V176M52 62V160', 4, trim(outfit, palette.cream)) +
    pen.shape(`M-120 ${hem}L-96 330H96L120 ${hem}Z`, outfit.colour),
  shirt: (pen, outfit, _width, hem) =>
    pen.line(`M0 60V${hem}`, 4) +
    pointedCollar(pen, trim(outfit, outfit.colour)) +
    [150, 250, 350, 450].map((y) => pen.dot(18, y, 8, '#22303A')).join(''),
  coat: (pen, outfit, _width, hem) =>
    pen.line(`M0 60V${hem}`, 5) +
    pen.shape(
      'M-120 -22C-150 -2 -150 44 -124 96L-22 104L0 60L22 104L124 96C150 44 150 -2 120 -22C84 62 -84 62 -120 -22Z',
      trim(outfit, outfit.colour),
    ) +
    pen.line('M-150 330H-70M70 330H150', 5) +
    [170, 260, 350].map((y) => pen.dot(28, y, 10, '#22303A')).join(''),
  vest: (pen, outfit, width, hem) => {
    const half = Math.round(222 * width);
    return (
      pen.plain(-150, 18, 36, hem - 20, palette.straw) +
      pen.plain(114, 18, 36, hem - 20, palette.straw) +
      pen.plain(-half, 270, half * 2, 40, palette.straw) +
      pen.line(`M0 62V${hem}`, 4) +
      pen.line('M-112 -8C-118 4 -90 40 0 190C90 40 118 4 112 -8', 5) +
      collarBand(pen, trim(outfit, palette.cream))
    );
  },
  apron: (pen, outfit, width, hem) => {
    const side = Math.round(200 * width);
    return (
      collarBand(pen, trim(outfit, outfit.colour)) +
      pen.shape('M-112 14L-90 26L-82 140H-106Z', over(outfit)) +
      pen.shape('M112 14L90 26L82 140H106Z', over(outfit)) +
      pen.shape(
        `M-128 130H128C130 190 ${side - 24} 230 ${side} 250V${hem}H${-side}V250C${24 - side} 230 -130 190 -128 130Z`,
        over(outfit),
      ) +
      pen.shape('M-86 300H86V370C86 398 -86 398 -86 370Z', over(outfit))
    );
  },
  cardigan: (pen, outfit, width, hem) => {
    const w = (x: number) => Math.round(x * width);
    const side = (s: 1 | -1) =>
      pen.shape(
        `M${s * 112} -8C${s * 150} 6 ${w(s * 224)} 2 ${w(s * 240)} 74C${w(s * 244)} 116 ${w(s * 214)} 240 ${w(s * 214)} ${hem}H${s * 70}C${s * 84} 300 ${s * 60} 160 ${s * 128} 4Z`,
        over(outfit),
      );
    return collarBand(pen, trim(outfit, outfit.colour)) + side(-1) + side(1);
  },
  blazer: (pen, outfit, width, hem) => {
    const w = (x: number) => Math.round(x * width);
    const side = (s: 1 | -1) =>
      pen.shape(
        `M${s * 112} -8C${s * 150} 6 ${w(s * 224)} 2 ${w(s * 240)} 74C${w(s * 244)} 116 ${w(s * 214)} 240 ${w(s * 214)} ${hem}H${s * 4}L${s * 4} 300L${s * 118} 0Z`,
        over(outfit),
      ) +
      pen.shape(
        `M${s * 114} -6L${s * 168} 96L${s * 128} 124L${s * 150} 150L${s * 10} 296L${s * 108} 40Z`,
        over(outfit),
      );
    return (
      pointedCollar(pen, trim(outfit, outfit.colour)) +
      side(-1) +
      side(1) +
      pen.dot(0, 350, 11, '#22303A')
    );
  },
  overalls: (pen, outfit, width, hem) => {
    const side = Math.round(210 * width);
    return (
      collarBand(pen, trim(outfit, outfit.colour)) +
      pen.shape('M-140 12L-100 18L-92 200H-140Z', over(outfit)) +
      pen.shape('M140 12L100 18L92 200H140Z', over(outfit)) +
      pen.shape(
        `M-144 170H144V290C170 314 ${side} 340 ${side} 376V${hem}H${-side}V376C${-side} 340 -170 314 -144 290Z`,
        over(outfit),
      ) +
      pen.shape('M-66 230H66V300C66 326 -66 326 -66 300Z', over(outfit)) +
      pen.dot(-118, 196, 12, palette.gold) +
      pen.dot(118, 196, 12, palette.gold)
    );
  },
};

export const outfitDetails: Draw = (pen, outfit, width, hem) =>
  details[outfit.kind](pen, outfit, width, hem);

export const sleeveColour = (outfit: Outfit): string =>
  outfit.kind === 'cardigan' || outfit.kind === 'blazer' ? outfit.over : outfit.colour;

export const hasLongSleeves = (outfit: Outfit) =>
  !['tee', 'apron', 'overalls', 'vest'].includes(outfit.kind);
