import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { basket, bowl, crate } from '../props/containers.ts';
import { baguette, bread, eggs, milk } from '../props/pantry.ts';
import { apple, bananas, carrot, collards, lettuce, pear } from '../props/produce.ts';
import { awning, clothTable } from '../props/stall.ts';
import { glow, hill, rowHouses, sky, tree } from '../props/town.ts';

/** The five food groups on one table, and two cooks behind it. */
export function foodScene(): string {
  const leon = figure(cast.leon, {
    x: 278,
    y: 306,
    scale: 0.38,
    tilt: 2,
    outfit: { kind: 'apron', colour: palette.white, over: palette.clay },
    left: { to: [210, 424], hand: 'hook', aim: 90 },
    right: { to: [348, 440], hand: 'hook', aim: 84 },
  });
  const may = figure(cast.may, {
    x: 532,
    y: 312,
    scale: 0.37,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'apron', colour: palette.teal, over: palette.straw },
    left: { to: [446, 440], hand: 'hook', aim: 96 },
    right: { to: [606, 424], hand: 'hook', aim: 90 },
  });
  const y = 482;
  return [
    sky(palette.dew),
    glow(404, 290, 262, palette.lime, 0.5),
    rowHouses(-420, 1240, 450, 3, 0.45, 0.9),
    tree(40, 470, 50),
    tree(770, 470, 54),
    hill(464, 16, '#C5D9AE', -600, 1600),
    leon.body,
    may.body,
    clothTable(-300, 1100, y, 700, palette.pineMid, palette.teal),
    crate(
      140,
      y,
      168,
      70,
      [
        collards(100, 440, 0.62),
        turned(-8, 140, 430, carrot(140, 446, 0.66)),
        turned(8, 172, 430, carrot(172, 446, 0.66)),
        collards(204, 444, 0.5),
      ].join(''),
    ),
    lettuce(270, y, 0.56),
    bananas(404, 440, 0.74),
    pear(368, 444, 0.62),
    apple(432, 446, 0.66),
    bowl(397, y, 0.98, palette.sky),
    bread(524, y, 0.62),
    basket(
      646,
      y,
      136,
      62,
      [
        turned(-14, 620, 430, baguette(620, 450, 0.72)),
        turned(10, 664, 430, baguette(664, 452, 0.76)),
      ].join(''),
      false,
    ),
    eggs(30, y, 0.62),
    milk(740, y, 0.84),
    milk(786, y, 0.7),
    eggs(-60, y, 0.62),
    pear(860, y, 0.8),
    apple(910, y, 0.9),
    leon.hands,
    may.hands,
    awning(-260, 1060, -70, 96, palette.leaf),
  ].join('');
}
