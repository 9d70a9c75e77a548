import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { drops, raisedBed, reeds, seedling, sunflower, wateringCan } from '../props/garden.ts';
import { carrot, lettuce } from '../props/produce.ts';
import { bridge, cloud, glow, hill, river, sky, tree } from '../props/town.ts';
import { butterfly, cardinal, heron, turtle } from '../props/wildlife.ts';

/** A raised bed next to the James, with a heron, a cardinal and a turtle. */
export function natureScene(): string {
  const tess = figure(cast.tess, {
    x: 300,
    y: 320,
    scale: 0.37,
    tilt: 3,
    build: 'slim',
    outfit: { kind: 'overalls', colour: palette.straw, over: palette.denim },
    left: { to: [262, 450], hand: 'rest', aim: 40 },
    right: { to: [404, 400], hand: 'grip', aim: 20 },
  });
  const theo = figure(cast.theo, {
    x: 598,
    y: 400,
    scale: 0.34,
    body: 0.84,
    facing: 'left',
    tilt: -4,
    build: 'slim',
    outfit: { kind: 'tee', colour: palette.clay },
    left: { to: [556, 478], hand: 'rest', aim: 110 },
    right: { to: [648, 486], hand: 'rest', aim: 100 },
  });
  const plants = [
    lettuce(250, 516, 0.5),
    seedling(330, 518, 0.66),
    seedling(506, 520, 0.7),
    seedling(566, 520, 0.62),
    lettuce(660, 518, 0.5),
    turned(-4, 190, 516, carrot(190, 566, 0.62)),
  ].join('');
  return [
    sky('#E6F0DC'),
    cloud(620, 100, 40),
    cloud(60, 150, 36),
    cloud(930, 170, 44),
    glow(404, 290, 264, palette.straw, 0.62),
    hill(300, 36, '#CFE0C2', -600, 1600),
    bridge(-320, 1200, 372, 74),
    river(370, 84, -600, 1600, [-120, 700, 900]),
    tree(20, 470, 60),
    tree(960, 470, 70),
    tree(-120, 480, 64),
    hill(452, 14, '#C0D8A6', -600, 1600),
    hill(540, 14, '#A9C78E', -600, 1600),
    heron(690, 456, 0.78),
    reeds(784, 470, 0.7),
    sunflower(96, 560, 1.24),
    tess.body,
    theo.body,
    raisedBed(140, 700, 596, 82, plants),
    wateringCan(430, 446, 0.7),
    drops(506, 392, 0.66),
    cardinal(158, 508, 0.56),
    turtle(742, 594, 0.66),
    butterfly(132, 150, 0.62),
    butterfly(676, 214, 0.5, palette.clay),
    tess.hands,
    theo.hands,
  ].join('');
}
