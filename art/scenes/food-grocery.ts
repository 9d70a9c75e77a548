import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, pen } from '../ink.ts';
import { crate } from '../props/containers.ts';
import { bread, milk } from '../props/pantry.ts';
import { apple, bananas } from '../props/produce.ts';
import { room, stockedShelves } from '../props/rooms.ts';
import { glow } from '../props/town.ts';

/** Acquire: food that the grocer cannot sell today. */
export function groceryRescue(): string {
  const kenji = figure(cast.kenji, {
    x: 246,
    y: 314,
    scale: 0.38,
    tilt: 2,
    outfit: { kind: 'apron', colour: palette.white, over: palette.leaf },
    left: { to: [190, 440], hand: 'rest', aim: 70 },
    right: { to: [388, 424], hand: 'rest', aim: 20, thumbDown: false },
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
    bread(418, 420, 0.58),
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
