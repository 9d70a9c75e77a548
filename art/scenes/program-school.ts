import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette } from '../ink.ts';
import { houseplant } from '../props/garden.ts';
import { room } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';
import {
  backpack,
  blackboard,
  books,
  globe,
  openBook,
  pencilCup,
  shelves,
} from '../props/study.ts';
import { glow } from '../props/town.ts';

/** After-school tutoring at the long table. */
export function schoolScene(): string {
  const margaret = figure(cast.margaret, {
    x: 398,
    y: 298,
    scale: 0.37,
    tilt: 3,
    outfit: { kind: 'cardigan', colour: palette.cream, over: palette.leaf },
    left: { to: [330, 420], hand: 'rest', aim: 70 },
    right: { to: [484, 414], hand: 'rest', aim: 60 },
  });
  const cole = figure(cast.cole, {
    x: 594,
    y: 340,
    scale: 0.36,
    facing: 'left',
    tilt: -3,
    build: 'slim',
    outfit: { kind: 'hoodie', colour: palette.gold },
    left: { to: [532, 452], hand: 'rest', aim: 150 },
    right: { to: [650, 462], hand: 'grip', aim: 190 },
  });
  const kezia = figure(cast.kezia, {
    x: 206,
    y: 372,
    scale: 0.34,
    body: 0.86,
    build: 'slim',
    outfit: { kind: 'sweater', colour: palette.clay },
    left: { to: [156, 462], hand: 'rest', aim: 40 },
    right: { to: [264, 456], hand: 'grip', aim: 40 },
  });
  const y = 484;
  return [
    room(palette.dew, '#CBDDBB', 560),
    glow(400, 290, 264, palette.lime, 0.48),
    faded(0.7, shelves(-190, 70, 180, 4), shelves(812, 70, 180, 4)),
    faded(0.6, blackboard(20, 74, 190, 130)),
    margaret.body,
    kezia.body,
    cole.body,
    counter(-240, 1040, y, 720, palette.wood, '#B9CFA0'),
    openBook(238, y - 4, 0.78, palette.pineMid),
    openBook(566, y - 4, 0.78, palette.clay),
    books(406, y, 112, [palette.denim, palette.gold]),
    pencilCup(92, y, 0.8),
    globe(716, y, 0.86),
    houseplant(30, y, 0.62, palette.clay),
    books(880, y, 120, [palette.clay, palette.teal, palette.straw]),
    backpack(-80, y, 0.9),
    margaret.hands,
    kezia.hands,
    cole.hands,
  ].join('');
}
