// Draws arms, hands and legs: thick strokes bent at a joint, outlined by a wider stroke underneath.
import { ink, palette, pen, penFor } from './ink.ts';

export type Point = readonly [number, number];

export type HandShape = 'grip' | 'open' | 'wave' | 'rest' | 'hook' | 'hidden';

const px = (value: number) => Number(value.toFixed(1));
const move = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.cos(angle) * distance,
  y + Math.sin(angle) * distance,
];
const angleOf = ([ax, ay]: Point, [bx, by]: Point) => Math.atan2(by - ay, bx - ax);
const gap = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** The elbow between shoulder and hand: of the two solutions, the lower and outer one. */
function elbowOf(shoulder: Point, hand: Point, upper: number, lower: number, plan: ArmPlan): Point {
  const reach = Math.max(gap(shoulder, hand), 1);
  // An arm that is too short for its reach is stretched.
  if (reach >= upper + lower) return move(shoulder, angleOf(shoulder, hand), reach / 2);
  const cosine = (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach);
  const bend = Math.acos(Math.min(1, Math.max(-1, cosine)));
  const angle = angleOf(shoulder, hand);
  const outward = ([ex, ey]: Point) => plan.side * (ex - shoulder[0]) + 0.8 * (ey - shoulder[1]);
  const [one, other] = [move(shoulder, angle + bend, upper), move(shoulder, angle - bend, upper)];
  const oneIsOut = outward(one) >= outward(other);
  return oneIsOut !== (plan.elbow === 'in') ? one : other;
}

/**
 * An outlined stroke. The color starts a little before the outline, because a seam would show otherwise.
 */
function tube(from: Point, rest: string, angle: number, width: number, colour: string) {
  const stroke = ([x, y]: Point, tint: string, size: number) =>
    `<path d="M${px(x)} ${px(y)}${rest}" fill="none" stroke="${tint}" stroke-width="${px(size)}" stroke-linejoin="round"/>`;
  return stroke(from, ink, width + 10) + stroke(move(from, angle, -4), colour, width);
}

function across([x, y]: Point, angle: number, half: number, width: number) {
  const [dx, dy] = [Math.sin(angle) * half, -Math.cos(angle) * half];
  return `<path d="M${px(x + dx)} ${px(y + dy)}L${px(x - dx)} ${px(y - dy)}" stroke="${ink}" stroke-width="${width}"/>`;
}

const handShapes: Record<HandShape, (skin: string, scale: number) => string> = {
  grip: (skin, scale) => {
    const { shape, line } = penFor(scale);
    return (
      shape('M-12 -30C6 -40 44 -40 58 -26C70 -12 70 14 58 28C44 40 6 40 -12 30Z', skin) +
      shape('M6 -22C0 -44 10 -62 26 -60C42 -58 44 -40 38 -26', skin) +
      line('M40 -12H62M42 8H64', 3.5)
    );
  },
  open: (skin, scale) => {
    const { shape, line } = penFor(scale);
    return (
      shape(
        'M-12 -28C8 -34 24 -34 40 -30L92 -26C104 -24 104 -10 92 -9L98 -8C110 -6 109 9 98 10L90 12C98 15 96 27 86 27L44 34C24 38 6 36 -12 28',
        skin,
      ) +
      shape('M10 -26C14 -48 34 -64 48 -58C58 -52 50 -38 40 -28', skin) +
      line('M66 -9H92M66 10H92', 3.5)
    );
  },
  wave: (skin, scale) => {
    const { shape, line } = penFor(scale);
    return (
      shape(
        'M-12 -28L14 -34C22 -52 22 -62 36 -66C50 -68 54 -56 48 -44L44 -34L88 -48C104 -50 108 -34 94 -28L70 -18L108 -20C122 -18 122 -2 108 -1L74 2L104 10C116 16 110 30 97 27L66 20L82 32C88 44 76 52 66 45L38 32C22 38 4 36 -12 28',
        skin,
      ) + line('M24 12C34 8 38 0 36 -8', 3.5)
    );
  },
  // Fingers over an edge, with the wrist behind it.
  hook: (skin, scale) => {
    const { shape } = penFor(scale);
    return shape(
      'M-20 -30C-6 -40 8 -40 20 -38C36 -38 44 -31 42 -25C40 -19 36 -18 30 -17C44 -18 52 -12 50 -6C49 0 42 1 34 1C46 1 52 7 49 13C47 18 40 18 32 17C42 18 46 25 42 31C36 38 20 36 8 35C-2 34 -12 32 -20 28Z',
      skin,
    );
  },
  hidden: () => '',
  rest: (skin, scale) => {
    const { shape, line } = penFor(scale);
    return (
      shape('M-12 -28C14 -34 50 -30 72 -16C86 -6 86 12 72 20C52 32 14 34 -12 28', skin) +
      line('M54 -6C62 -4 70 0 76 4M50 10C58 12 64 14 70 18', 3.5)
    );
  },
};

export function hand(
  at: Point,
  angle: number,
  scale: number,
  skin: string,
  kind: HandShape,
  mirror: boolean,
) {
  const degrees = px((angle * 180) / Math.PI);
  return `<g transform="translate(${px(at[0])} ${px(at[1])}) rotate(${degrees}) scale(${px(scale * 1000) / 1000} ${(mirror ? -1 : 1) * (px(scale * 1000) / 1000)})">${handShapes[kind](skin, scale)}</g>`;
}

export type ArmPlan = {
  shoulder: Point;
  wrist: Point;
  side: -1 | 1;
  elbow: 'out' | 'in';
  scale: number;
  sleeve: string;
  skin: string;
  bare: 'no' | 'forearm' | 'whole';
  hand: HandShape;
  /** Overrides the direction of the hand, in degrees. */
  aim?: number;
  thumbDown?: boolean;
};

export type Arm = {
  /** The shoulder, drawn under collars and straps. */
  root: string;
  limb: string;
  /** Separate, so that a held object can be drawn between arm and hand. */
  hand: string;
};

export function arm(plan: ArmPlan): Arm {
  const { shoulder, wrist, scale } = plan;
  const [upper, lower] = [205 * scale, 195 * scale];
  const elbow = elbowOf(shoulder, wrist, upper, lower, plan);
  const into = move(elbow, angleOf(elbow, shoulder), upper * 0.42);
  const out = move(elbow, angleOf(elbow, wrist), lower * 0.42);
  const p = ([x, y]: Point) => `${px(x)} ${px(y)}`;
  const whole = `L${p(into)}Q${p(elbow)} ${p(out)}L${p(wrist)}`;
  const angle = angleOf(elbow, wrist);
  const turn = angleOf(shoulder, elbow);
  const width = 108 * scale;
  const ball = (radius: number, fill: string) =>
    `<circle cx="${px(shoulder[0])}" cy="${px(shoulder[1])}" r="${px(radius)}" fill="${fill}"/>`;
  const chest = `<path d="M${p(shoulder)}h${px(-plan.side * 36 * scale)}" stroke="${plan.sleeve}" stroke-width="${px(width)}" stroke-linecap="round"/>`;
  const hem = move(shoulder, turn, upper * (plan.bare === 'forearm' ? 0.72 : 0.5));
  const limb =
    plan.bare === 'no'
      ? tube(shoulder, whole, turn, width, plan.sleeve) +
        across(move(wrist, angle, -24 * scale), angle, width / 2 - 2, 3.5) +
        across(wrist, angle, width / 2 + 2.5, 5)
      : tube(move(shoulder, turn, 20 * scale), whole, turn, 80 * scale, plan.skin) +
        tube(shoulder, `L${p(hem)}`, turn, width, plan.sleeve) +
        across(hem, turn, width / 2 + 2.5, 5);
  const aim = plan.aim === undefined ? angle : (plan.aim * Math.PI) / 180;
  return {
    root: ball(width / 2 + 5, ink) + chest,
    limb,
    hand: hand(wrist, aim, scale * 1.25, plan.skin, plan.hand, plan.thumbDown ?? false),
  };
}

export function leg(
  hip: Point,
  ankle: Point,
  scale: number,
  trousers: string,
  shoe: string,
  facing: 1 | -1,
) {
  const p = ([x, y]: Point) => `${px(x)} ${px(y)}`;
  const knee: Point = [(hip[0] + ankle[0]) / 2 + 8 * scale * facing, (hip[1] + ankle[1]) / 2];
  const { shape, line } = penFor(scale);
  const foot = `<g transform="translate(${p(ankle)}) scale(${px(scale * facing * 1000) / 1000} ${px(scale * 1000) / 1000})">${
    shape('M-62 -34C-66 0 -66 30 -60 52H104C112 20 84 2 52 -6L44 -34Z', shoe) +
    shape('M-62 40H106V58H-62Z', palette.cream) +
    line('M20 -10L42 -22M36 2L58 -12', 3.5)
  }</g>`;
  return (
    foot +
    tube(hip, `Q${p(knee)} ${p(ankle)}`, Math.PI / 2, 132 * scale, trousers) +
    pen.line(`M${px(ankle[0] - 66 * scale)} ${px(ankle[1])}H${px(ankle[0] + 66 * scale)}`, 5)
  );
}
