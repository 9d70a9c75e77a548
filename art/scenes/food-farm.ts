import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { crate } from '../props/containers.ts';
import { collards, corn, pumpkin, squash } from '../props/produce.ts';
import { barn, field } from '../props/rooms.ts';
import { cloud, glow, ground, hill, sky, tree } from '../props/town.ts';

/** Acquire: sweet corn straight from the field. */
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
