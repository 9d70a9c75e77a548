import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette } from '../ink.ts';
import { paperBag } from '../props/containers.ts';
import { groceries } from '../props/pantry.ts';
import { apple, lettuce } from '../props/produce.ts';
import { libraryFront } from '../props/rooms.ts';
import { clothTable } from '../props/stall.ts';
import { cloud, glow, ground, sky, tree } from '../props/town.ts';

/** Distribute: the table in front of the library. */
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
