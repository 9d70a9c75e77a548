import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { carton, crate } from '../props/containers.ts';
import { bread } from '../props/pantry.ts';
import { apple, carrot, collards } from '../props/produce.ts';
import { cloud, glow, ground, rowHouses, sky, tree } from '../props/town.ts';
import { vanBack } from '../props/wheels.ts';

/** Acquire: loading the van. */
export function vanLoading(): string {
  const leon = figure(cast.leon, {
    x: 168,
    y: 316,
    scale: 0.37,
    tilt: 2,
    outfit: { kind: 'hoodie', colour: palette.clay },
    legs: { colour: palette.slate, ground: 680 },
    left: { to: [146, 456], hand: 'grip', aim: 70 },
    right: { to: [300, 446], hand: 'grip', aim: 110 },
  });
  const jo = figure(cast.jo, {
    x: 636,
    y: 322,
    scale: 0.37,
    facing: 'left',
    outfit: { kind: 'vest', colour: palette.orange },
    legs: { colour: palette.denim, ground: 680 },
    left: { to: [558, 446], hand: 'grip', aim: 70 },
    right: { to: [700, 452], hand: 'grip', aim: 110 },
  });
  const stacked = [
    carton(362, 548, 118, 92),
    carton(478, 548, 110, 82, '', false),
    carton(372, 456, 100, 70, collards(356, 404, 0.5) + collards(392, 406, 0.5), false),
    carton(474, 466, 96, 66, bread(474, 412, 0.4), false),
  ].join('');
  const fruit = [
    apple(182, 428, 0.72),
    apple(222, 422, 0.76, palette.gold),
    apple(262, 428, 0.72, '#9DB84F'),
  ].join('');
  const carrots = [
    [590, -6],
    [626, 4],
    [662, -4],
  ].map(([x = 0, lean = 0]) => turned(lean, x, 430, carrot(x, 454, 0.66)));
  return [
    sky('#F9E7D0'),
    cloud(90, 96, 40),
    cloud(930, 110, 44),
    glow(404, 290, 264, palette.rose, 0.32),
    rowHouses(-420, 1260, 500, 1, 0.5),
    tree(30, 510, 56),
    tree(790, 510, 56),
    ground(500, '#E4D5BC'),
    ground(566, '#D3C2A4'),
    vanBack(418, 616, 330, 508, stacked),
    leon.body,
    jo.body,
    carton(222, 500, 150, 80, fruit),
    crate(628, 506, 164, 74, carrots.join('')),
    leon.hands,
    jo.hands,
  ].join('');
}
