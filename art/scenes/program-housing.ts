import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette, turned } from '../ink.ts';
import { quilt } from '../props/clothes.ts';
import { flowerpot, houseplant } from '../props/garden.ts';
import { brickWall, door, lantern, sashWindow } from '../props/home.ts';
import { glow, rowHouses, sky } from '../props/town.ts';
import { key } from '../props/work.ts';

/** A key is handed over on the doorstep of a row house. */
export function housingScene(): string {
  const grace = figure(cast.grace, {
    x: 246,
    y: 350,
    scale: 0.37,
    tilt: 2,
    outfit: { kind: 'cardigan', colour: palette.cream, over: palette.plum },
    legs: { colour: palette.denim, ground: 760 },
    left: { to: [196, 492], hand: 'rest', aim: 60 },
    right: { to: [382, 466], hand: 'open', aim: -10, thumbDown: false },
  });
  const kezia = figure(cast.kezia, {
    x: 150,
    y: 486,
    scale: 0.33,
    body: 0.78,
    build: 'slim',
    outfit: { kind: 'overalls', colour: palette.straw, over: palette.teal },
    left: { to: [106, 572], hand: 'rest', aim: 80 },
    right: { to: [204, 574], hand: 'rest', aim: 80 },
  });
  const hank = figure(cast.hank, {
    x: 590,
    y: 342,
    scale: 0.37,
    facing: 'left',
    tilt: -2,
    build: 'broad',
    outfit: { kind: 'shirt', colour: palette.sky },
    sleeves: 'rolled',
    legs: { colour: palette.slate, ground: 760 },
    held: quilt(632, 548, 140, 84),
    left: { to: [474, 392], hand: 'grip', aim: 172 },
    right: { to: [650, 506], hand: 'rest', aim: 165, thumbDown: false },
  });
  return [
    sky(palette.peach),
    rowHouses(-300, -100, 600, 2),
    rowHouses(872, 1300, 600, 4),
    faded(0.6, brickWall(-70, -60, 940, 700)),
    glow(410, 300, 270, palette.straw, 0.5),
    sashWindow(98, 262, 96, 150),
    sashWindow(710, 262, 96, 150),
    flowerpot(72, 280, 0.5),
    flowerpot(124, 280, 0.5, true, palette.gold),
    flowerpot(686, 280, 0.5, true, palette.teal),
    flowerpot(736, 280, 0.5),
    door(410, 640, 156, 470),
    lantern(536, 200, 0.7),
    `<rect x="-600" y="592" width="2400" height="200" fill="#D8BE98"/>`,
    houseplant(742, 604, 1.1, palette.clay),
    grace.body,
    kezia.body,
    hank.body,
    grace.hands,
    kezia.hands,
    turned(6, 434, 404, key(434, 472, 0.78)),
    hank.hands,
  ].join('');
}
