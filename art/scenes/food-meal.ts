import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette } from '../ink.ts';
import { basket, bowl, pot, steam } from '../props/containers.ts';
import { stringLights } from '../props/life.ts';
import { bread, milk } from '../props/pantry.ts';
import { apple } from '../props/produce.ts';
import { clothTable } from '../props/stall.ts';
import { glow, hill, rowHouses, sky, tree } from '../props/town.ts';

/** Distribute: a shared meal at the long table. */
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
    stringLights(-260, 36, 1060, 36, 56, 19),
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
