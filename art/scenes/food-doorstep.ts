import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { faded, palette } from '../ink.ts';
import { paperBag } from '../props/containers.ts';
import { flowerpot, houseplant } from '../props/garden.ts';
import { brickWall, door, lantern, sashWindow } from '../props/home.ts';
import { groceries } from '../props/pantry.ts';
import { glow, ground, rowHouses, sky } from '../props/town.ts';

/** Distribute: delivery to people who cannot come. */
export function doorstep(): string {
  const kenji = figure(cast.kenji, {
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
    rowHouses(-420, -190, 600, 0),
    rowHouses(884, 1300, 600, 3),
    faded(0.62, brickWall(-60, -60, 940, 700, '#E2B79F', '#CF9A7F')),
    glow(404, 300, 266, palette.lime, 0.42),
    sashWindow(90, 262, 96, 150),
    flowerpot(64, 280, 0.5),
    flowerpot(116, 280, 0.5, true, palette.teal),
    door(590, 640, 168, 500, palette.clay),
    lantern(464, 190, 0.7),
    ground(588, '#D9C09A'),
    houseplant(736, 604, 1.15, palette.teal),
    houseplant(64, 604, 0.8, palette.clay),
    kenji.body,
    margaret.body,
    paperBag(372, 506, 128, 118, groceries(364, 400)),
    kenji.hands,
    margaret.hands,
  ].join('');
}
