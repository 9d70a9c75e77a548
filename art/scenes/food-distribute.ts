// Where it goes: the library table, the doorstep, the long table.
import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, turned } from '../ink.ts';
import { basket, bowl, paperBag, pot, steam } from '../props/containers.ts';
import { flowerpot, houseplant } from '../props/garden.ts';
import { brickWall, door, lantern, sashWindow } from '../props/home.ts';
import { stringLights } from '../props/life.ts';
import { apple, baguette, bread, collards, lettuce, milk } from '../props/produce.ts';
import { libraryFront } from '../props/rooms.ts';
import { clothTable } from '../props/stall.ts';
import { cloud, glow, ground, hill, rowHouses, sky, tree } from '../props/town.ts';

const groceries = (x: number, y: number) =>
  [
    collards(x - 18, y, 0.46),
    turned(8, x + 22, y, baguette(x + 22, y + 16, 0.6)),
    milk(x + 2, y + 22, 0.5),
  ].join('');

export function libraryTable(): string {
  const imani = figure(cast.imani, {
    x: 500,
    y: 300,
    scale: 0.38,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.teal, over: palette.cream },
    left: { to: [402, 396], hand: 'grip', aim: 160 },
    right: { to: [566, 446], hand: 'rest', aim: 70 },
  });
  const hank = figure(cast.hank, {
    x: 206,
    y: 318,
    scale: 0.38,
    tilt: 2,
    outfit: { kind: 'cardigan', colour: palette.cream, over: palette.denim },
    left: { to: [150, 452], hand: 'rest', aim: 80 },
    right: { to: [296, 420], hand: 'grip', aim: 20, thumbDown: false },
  });
  const cole = figure(cast.cole, {
    x: 672,
    y: 330,
    scale: 0.36,
    facing: 'left',
    outfit: { kind: 'tee', colour: palette.gold },
    left: { to: [640, 436], hand: 'grip', aim: 50 },
    right: { to: [752, 440], hand: 'grip', aim: 130 },
  });
  const y = 492;
  return [
    sky('#E9F0EC'),
    cloud(80, 90, 40),
    cloud(740, 80, 38),
    cloud(940, 140, 44),
    glow(404, 290, 264, palette.straw, 0.6),
    libraryFront(404, 480, 760, 330),
    tree(-30, 486, 64),
    tree(840, 486, 64),
    ground(474, '#D9E0C4'),
    hank.body,
    cole.body,
    imani.body,
    clothTable(-300, 1100, y, 720, palette.clay, palette.rust),
    paperBag(352, y, 110, 112, groceries(344, 388)),
    paperBag(76, y, 92, 100, groceries(72, 398)),
    paperBag(698, y, 100, 96, groceries(694, 404)),
    lettuce(486, y, 0.54),
    apple(210, y, 0.72),
    apple(252, y, 0.68, '#9DB84F'),
    paperBag(-60, y, 92, 100),
    paperBag(880, y, 92, 100),
    imani.hands,
    hank.hands,
    cole.hands,
  ].join('');
}

export function doorstep(): string {
  const theo = figure(cast.kenji, {
    x: 266,
    y: 326,
    scale: 0.38,
    tilt: -2,
    outfit: { kind: 'hoodie', colour: palette.gold },
    legs: { colour: palette.denim, ground: 780 },
    left: { to: [282, 478], hand: 'grip', aim: 30 },
    right: { to: [384, 446], hand: 'hidden' },
  });
  const margaret = figure(cast.margaret, {
    x: 556,
    y: 330,
    scale: 0.37,
    facing: 'left',
    tilt: -2,
    outfit: { kind: 'cardigan', colour: palette.straw, over: palette.mauve },
    legs: { colour: palette.plum, ground: 780 },
    left: { to: [446, 420], hand: 'rest', aim: 150, thumbDown: true },
    right: { to: [622, 470], hand: 'rest', aim: 80 },
  });
  return [
    sky('#E8F0E6'),
    faded(0.62, brickWall(-60, -60, 940, 700, '#E2B79F', '#CF9A7F')),
    rowHouses(-420, -70, 600, 0),
    rowHouses(884, 1300, 600, 3),
    glow(404, 300, 266, palette.lime, 0.42),
    sashWindow(90, 262, 96, 150),
    flowerpot(64, 280, 0.5),
    flowerpot(116, 280, 0.5, true, palette.teal),
    door(590, 640, 168, 500, palette.clay),
    lantern(464, 190, 0.7),
    ground(588, '#D9C09A'),
    houseplant(736, 604, 1.15, palette.teal),
    houseplant(64, 604, 0.8, palette.clay),
    theo.body,
    margaret.body,
    paperBag(372, 506, 128, 118, groceries(364, 400)),
    theo.hands,
    margaret.hands,
  ].join('');
}

export function sharedMeal(): string {
  const ben = figure(cast.ben, {
    x: 148,
    y: 336,
    scale: 0.35,
    tilt: 2,
    outfit: { kind: 'shirt', colour: palette.sky },
    left: { to: [92, 452], hand: 'rest', aim: 60 },
    right: { to: [214, 448], hand: 'grip', aim: 40 },
  });
  const pearl = figure(cast.pearl, {
    x: 322,
    y: 322,
    scale: 0.36,
    outfit: { kind: 'sweater', colour: palette.mauve, trim: palette.straw },
    left: { to: [262, 446], hand: 'rest', aim: 60 },
    right: { to: [392, 440], hand: 'rest', aim: 60 },
  });
  const mateo = figure(cast.mateo, {
    x: 494,
    y: 336,
    scale: 0.35,
    facing: 'left',
    outfit: { kind: 'tee', colour: palette.gold },
    left: { to: [440, 444], hand: 'rest', aim: 110 },
    right: { to: [560, 448], hand: 'rest', aim: 100 },
  });
  const kezia = figure(cast.kezia, {
    x: 660,
    y: 372,
    scale: 0.34,
    body: 0.86,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'overalls', colour: palette.rose, over: palette.teal },
    left: { to: [610, 462], hand: 'grip', aim: 120 },
    right: { to: [712, 464], hand: 'rest', aim: 90 },
  });
  const y = 496;
  return [
    sky('#FBE4CB'),
    glow(404, 300, 270, palette.gold, 0.42),
    rowHouses(-430, 1260, 470, 4, 0.5, 0.92),
    tree(-60, 486, 70),
    tree(860, 486, 70),
    hill(470, 16, '#CBDCB0', -600, 1600),
    stringLights(-260, 60, 400, 44, 46, 9),
    stringLights(400, 44, 1060, 60, 46, 9),
    ben.body,
    pearl.body,
    mateo.body,
    kezia.body,
    clothTable(-300, 1100, y, 720, palette.cream, palette.white),
    bowl(206, y, 0.62, palette.clay),
    pot(352, y, 0.56, palette.teal),
    steam(346, 426, 0.6),
    bread(470, y, 0.5),
    bowl(584, y, 0.62, palette.sky),
    steam(580, 460, 0.42),
    steam(200, 460, 0.42),
    basket(
      76,
      y,
      96,
      40,
      [apple(50, 460, 0.56), apple(80, 456, 0.6, palette.gold), apple(106, 460, 0.56)].join(''),
      false,
    ),
    milk(724, y, 0.66),
    bowl(-60, y, 0.7, palette.gold),
    bowl(880, y, 0.7, palette.clay),
    ben.hands,
    pearl.hands,
    mateo.hands,
    kezia.hands,
  ].join('');
}
