// Draws a person: a head from the cast, a dressed torso, and two arms that reach to given points.
import { at, palette } from './ink.ts';
import { type ArmPlan, arm, type HandShape, leg, type Point } from './limbs.ts';
import { hasLongSleeves, type Outfit, outfitDetails, sleeveColour, torsoPath } from './outfits.ts';
import { headMarkup, type Look, skins } from './people.ts';

export type Reach = {
  /** The wrist, in scene coordinates. */
  to: Point;
  elbow?: 'out' | 'in';
  hand?: HandShape;
  aim?: number;
  thumbDown?: boolean;
  /** Drawn before the torso, for an arm on the far side or around another person. */
  behind?: boolean;
};

export type Pose = {
  /** Base of the neck, in scene coordinates. */
  x: number;
  y: number;
  scale: number;
  facing?: 'left' | 'right';
  tilt?: number;
  outfit: Outfit;
  build?: 'slim' | 'medium' | 'broad';
  /** Size of the body relative to the head; children have a smaller one. */
  body?: number;
  sleeves?: 'long' | 'short' | 'rolled';
  left?: Reach;
  right?: Reach;
  /** Something hugged, drawn over the clothes and under the arms. */
  held?: string;
  /** Color of the thighs of a seated person seen from the front. */
  lap?: string;
  legs?: { colour: string; shoe?: string; ground: number; stance?: number };
};

const neck = 'M-68 -110C-70 -44 -84 -16 -122 0C-60 90 70 90 122 0C88 -16 78 -44 80 -90Z';
const thighs =
  'M-212 440C-230 540 -214 610 -118 610C-40 610 -6 570 0 500C6 570 40 610 118 610C214 610 230 540 212 440C120 420 -120 420 -212 440Z';
const widths = { slim: 0.86, medium: 0.96, broad: 1.1 };

/** `body` is the person; `hands` are drawn over anything the person holds. */
export function figure(look: Look, pose: Pose): { body: string; hands: string } {
  const { x, y, outfit } = pose;
  const b = pose.scale * (pose.body ?? 1);
  const width = widths[pose.build ?? 'medium'];
  const skin = skins[look.skin];
  const facing = pose.facing === 'left' ? -1 : 1;
  const sleeve = sleeveColour(outfit);
  const sleeves = pose.sleeves ?? (hasLongSleeves(outfit) ? 'long' : 'short');

  // Behind a table the clothes continue below its edge; with legs they end at the hip.
  const hem = pose.legs || pose.lap ? 470 : 580;

  const makeArm = (side: -1 | 1, reach: Reach) => {
    const shoulder: Point = [x + side * 184 * width * b, y + 80 * b];
    const plan: ArmPlan = {
      shoulder,
      wrist: reach.to,
      side,
      elbow: reach.elbow ?? 'out',
      scale: b,
      sleeve,
      skin,
      bare: sleeves === 'long' ? 'no' : sleeves === 'rolled' ? 'forearm' : 'whole',
      hand: reach.hand ?? 'grip',
      aim: reach.aim,
      thumbDown: reach.thumbDown ?? side === 1,
    };
    return { ...arm(plan), behind: reach.behind ?? false };
  };
  const arms = [pose.left && makeArm(-1, pose.left), pose.right && makeArm(1, pose.right)].filter(
    (one) => one !== undefined,
  );

  const behind = arms.filter((one) => one.behind);
  const front = arms.filter((one) => !one.behind);
  const tilt = pose.tilt ? ` rotate(${pose.tilt} 385 560)` : '';
  const body = [
    ...behind.map((one) => one.root + one.limb + one.hand),
    pose.legs ? standOn(pose.legs, pose, b, facing) : '',
    at(x, y, b, (pen) => pen.shape(neck, skin) + pen.shape(torsoPath(width, hem), outfit.colour)),
    ...front.map((one) => one.root),
    at(x, y, b, (pen) => outfitDetails(pen, outfit, width, hem)),
    pose.lap ? at(x, y, b, (pen) => pen.shape(thighs, pose.lap ?? '')) : '',
    pose.held ?? '',
    ...front.map((one) => one.limb),
    `<g transform="translate(${x} ${y}) scale(${(facing * pose.scale).toFixed(3)} ${pose.scale.toFixed(3)}) translate(-385 -600)${tilt}">${headMarkup(look)}</g>`,
  ];
  return { body: body.join(''), hands: front.map((one) => one.hand).join('') };
}

function standOn(legs: NonNullable<Pose['legs']>, pose: Pose, b: number, facing: 1 | -1) {
  const spread = (legs.stance ?? 1) * 95 * b;
  const hipY = pose.y + 430 * b;
  const ankleY = legs.ground - 56 * b;
  const shoe = legs.shoe ?? palette.clay;
  const one = (side: -1 | 1) =>
    leg(
      [pose.x + side * 88 * b, hipY],
      [pose.x + side * spread, ankleY],
      b,
      legs.colour,
      shoe,
      facing,
    );
  return one(facing === 1 ? 1 : -1) + one(facing === 1 ? -1 : 1);
}
