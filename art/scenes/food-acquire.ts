// How the food is found: at the farm, at the grocer's, and on the way.
import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, pen, turned } from '../ink.ts';
import { carton, crate } from '../props/containers.ts';
import {
  apple,
  bananas,
  bread,
  carrot,
  collards,
  corn,
  milk,
  pumpkin,
  squash,
} from '../props/produce.ts';
import { barn, field, room, stockedShelves } from '../props/rooms.ts';
import { cloud, glow, ground, hill, rowHouses, sky, tree } from '../props/town.ts';
import { vanBack } from '../props/wheels.ts';

export function farmPickUp(): string {
  const otis = figure(cast.otis, {
    x: 262,
    y: 318,
    scale: 0.38,
    build: 'broad',
    outfit: { kind: 'overalls', colour: palette.clay, over: palette.denim },
    sleeves: 'rolled',
    legs: { colour: palette.denim, ground: 780 },
    left: { to: [300, 452], hand: 'grip', aim: 70 },
    right: { to: [356, 440], hand: 'hidden' },
  });
  const tess = figure(cast.tess, {
    x: 548,
    y: 326,
    scale: 0.37,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'tee', colour: palette.gold },
    legs: { colour: palette.pineMid, ground: 780 },
    left: { to: [482, 440], hand: 'hidden' },
    right: { to: [516, 466], hand: 'grip', aim: 130 },
  });
  const ears = [
    [338, -8],
    [372, 6],
    [408, -4],
    [444, 8],
    [474, -6],
  ].map(([x = 0, lean = 0]) => turned(lean, x, 430, corn(x, 446, 0.76)));
  return [
    sky('#FBEBCF'),
    cloud(120, 110, 44),
    cloud(900, 120, 44),
    glow(404, 280, 262, palette.gold, 0.36),
    hill(330, 30, '#D2DFB4', -600, 1600),
    barn(690, 352, 0.86),
    tree(70, 356, 44),
    tree(610, 350, 30),
    tree(-90, 356, 50),
    tree(900, 356, 46),
    field(346, 640),
    ground(590, '#C9B27C'),
    otis.body,
    tess.body,
    crate(406, 500, 214, 84, ears.join('')),
    otis.hands,
    tess.hands,
    pumpkin(120, 604, 1.1),
    squash(206, 606, 0.9),
    pumpkin(690, 606, 1, '#EBA04A'),
    collards(764, 606, 0.9),
    collards(30, 606, 0.8),
  ].join('');
}

export function groceryRescue(): string {
  const kenji = figure(cast.kenji, {
    x: 246,
    y: 314,
    scale: 0.38,
    tilt: 2,
    outfit: { kind: 'apron', colour: palette.white, over: palette.leaf },
    left: { to: [190, 440], hand: 'rest', aim: 70 },
    right: { to: [364, 404], hand: 'rest', aim: 40, thumbDown: false },
  });
  const denise = figure(cast.denise, {
    x: 560,
    y: 312,
    scale: 0.38,
    facing: 'left',
    outfit: { kind: 'vest', colour: palette.teal },
    left: { to: [470, 430], hand: 'grip', aim: 110 },
    right: { to: [640, 446], hand: 'grip', aim: 100 },
  });
  return [
    room('#F8E7CC', '#E3C79E', 560),
    glow(404, 290, 262, palette.straw, 0.6),
    stockedShelves(-240, 70, 400, 4),
    stockedShelves(660, 70, 400, 4),
    kenji.body,
    denise.body,
    pen.plain(-300, 520, 1400, 200, '#D9B98B'),
    bread(392, 400, 0.62),
    crate(
      556,
      528,
      230,
      96,
      [
        bread(488, 440, 0.5),
        milk(548, 452, 0.74),
        milk(594, 452, 0.74),
        apple(634, 440, 0.7),
        apple(652, 446, 0.66, palette.gold),
      ].join(''),
    ),
    crate(
      176,
      528,
      210,
      84,
      [bananas(130, 452, 0.8), bananas(196, 452, 0.86), apple(240, 452, 0.74, '#9DB84F')].join(''),
    ),
    crate(
      370,
      528,
      140,
      62,
      [apple(330, 474, 0.66), apple(368, 470, 0.7, palette.orange), apple(406, 474, 0.66)].join(''),
    ),
    pen.box(-320, 526, 1440, 26, palette.wood, 4),
    kenji.hands,
    denise.hands,
  ].join('');
}

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
