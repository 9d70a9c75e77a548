// Wide scenes without people: the street, the river, the kitchen, and the garden.
import { palette, pen, repeat } from '../ink.ts';
import { crate, pot, steam } from '../props/containers.ts';
import {
  dogwood,
  flowerpot,
  raisedBed,
  reeds,
  seedling,
  sunflower,
  wateringCan,
} from '../props/garden.ts';
import { brickWall, door, lantern, sashWindow } from '../props/home.ts';
import { bread, can, jar, milk } from '../props/pantry.ts';
import {
  apple,
  bellPepper,
  carrot,
  collards,
  lettuce,
  onion,
  pumpkin,
  tomato,
} from '../props/produce.ts';
import { barn, field, room, stockedShelves, tiles } from '../props/rooms.ts';
import { counter } from '../props/stall.ts';
import { bridge, cloud, glow, hill, river, rowHouses, sky, tree } from '../props/town.ts';
import { cardinal, heron, turtle } from '../props/wildlife.ts';

const { plain, shape, box, line } = pen;

/** Four front doors of a street of row houses, with stoops and flowers. */
export function street(): string {
  const houses = [
    { x: 200, wall: '#DDA489', mortar: '#CB8C70', colour: palette.pineMid },
    { x: 600, wall: '#EBD3A6', mortar: '#D8BA84', colour: palette.clay },
    { x: 1000, wall: '#C5D9D6', mortar: '#A8C4BF', colour: palette.plum },
    { x: 1400, wall: '#EFC3A2', mortar: '#DCA67F', colour: palette.denim },
  ];
  return [
    sky(palette.peach),
    ...houses.map(({ x, wall, mortar, colour }) =>
      [
        brickWall(x - 198, -60, 396, 600, wall, mortar),
        plain(x - 205, 40, 410, 18, '#B98A66'),
        sashWindow(x - 122, 300, 88, 150),
        sashWindow(x + 122, 300, 88, 150),
        flowerpot(x - 150, 318, 0.46),
        flowerpot(x - 100, 318, 0.46, true, palette.gold),
        flowerpot(x + 122, 318, 0.46, true, palette.teal),
        door(x, 520, 112, 300, colour),
        lantern(x + 84, 270, 0.6),
        box(x - 92, 520, 184, 26, '#E7DCC6', 4),
        box(x - 116, 546, 232, 28, '#D9CBAF', 4),
      ].join(''),
    ),
    plain(-600, 574, 2800, 20, '#C9BC9F'),
    plain(-600, 594, 2800, 200, '#D8C7A4'),
    tree(408, 590, 60, 1),
    tree(1206, 590, 64, 1),
    flowerpot(60, 574, 0.8),
    flowerpot(800, 574, 0.8, true, palette.clay),
    flowerpot(1540, 574, 0.8, true, palette.gold),
  ].join('');
}

/** The James in the morning: the arched bridge, rocks, a heron, and a turtle. */
export function riverside(): string {
  return [
    sky('#FBE8D0'),
    glow(1180, 250, 210, palette.gold, 0.4),
    cloud(260, 130, 56),
    cloud(620, 90, 42),
    cloud(1450, 150, 50),
    hill(330, 50, '#D5E2CB'),
    rowHouses(1000, 1700, 352, 1, 0.5, 0.7),
    bridge(-200, 1100, 392, 130),
    river(388, 150, -600, 2200, [180, 520, 860, 1240]),
    tree(60, 400, 60),
    tree(1560, 400, 66),
    hill(536, 24, '#CBDCB6'),
    hill(590, 22, '#B4CC9F'),
    heron(420, 560, 1.3),
    reeds(250, 580, 1.1),
    reeds(330, 600, 0.9),
    reeds(1330, 590, 1),
    turtle(960, 580, 1),
    dogwood(120, 600, 0.7),
    dogwood(1480, 610, 0.7),
    dogwood(700, 612, 0.5),
  ].join('');
}

/** A community kitchen before the cooks arrive. */
export function kitchen(): string {
  const y = 470;
  return [
    room('#EAF1E4', '#D3E0C9', 600),
    tiles(-100, -40, 1900, 300),
    glow(800, 250, 250, palette.straw, 0.45),
    stockedShelves(70, 60, 380, 2),
    stockedShelves(1150, 60, 380, 2),
    line('M560 60H1040', 10, palette.woodDark),
    ...[600, 700, 800, 900, 1000].map(
      (x, at) =>
        line(`M${x} 60V110`, 6) +
        shape(
          `M${x - 34} 110H${x + 34}V${at % 2 ? 158 : 176}C${x + 34} 196 ${x - 34} 196 ${x - 34} ${at % 2 ? 158 : 176}Z`,
          at % 2 ? palette.clay : palette.steel,
        ),
    ),
    counter(-100, 1700, y, 760, palette.wood, palette.pineMid),
    pot(250, y, 1.1, palette.teal),
    steam(240, 330, 1),
    pot(440, y, 0.8, palette.clay),
    steam(434, 368, 0.7),
    crate(
      690,
      y,
      220,
      100,
      [lettuce(640, 384, 0.8), collards(720, 390, 0.7), tomato(770, 388, 1)].join(''),
    ),
    onion(850, y, 0.8),
    bellPepper(905, y, 0.9),
    bellPepper(955, y, 0.8, palette.gold),
    bread(1070, y, 0.9),
    jar(1180, y, 1),
    jar(1250, y, 0.9, palette.gold),
    milk(1330, y, 1),
    can(1400, y, 0.9),
    can(1460, y, 0.9, palette.gold),
  ].join('');
}

/** The garden in Fulton: raised beds, sunflowers, and a watering can. */
export function garden(): string {
  const row = (from: number, to: number, step: number, draw: (x: number) => string) =>
    repeat(Math.floor((to - from) / step), (at) => draw(from + step / 2 + at * step));
  return [
    sky('#E7F0EC'),
    glow(420, 210, 190, palette.gold, 0.4),
    cloud(900, 110, 50),
    cloud(1320, 90, 44),
    hill(300, 50, '#D5E2CB'),
    barn(1360, 330, 0.9),
    tree(1130, 336, 54),
    tree(90, 340, 64),
    plain(-600, 330, 2800, 400, '#C4D7A8'),
    field(336, 420, -600, 2200),
    plain(-600, 420, 2800, 400, '#B4CC9F'),
    sunflower(150, 470, 1),
    sunflower(250, 470, 1.2),
    sunflower(1500, 470, 1.2),
    raisedBed(
      330,
      860,
      540,
      84,
      row(350, 840, 62, (x) => collards(x, 466, 0.62)),
    ),
    raisedBed(
      930,
      1430,
      540,
      84,
      row(950, 1410, 58, (x) => seedling(x, 466, 0.9)),
    ),
    wateringCan(250, 590, 1.1),
    pumpkin(1500, 592, 1),
    crate(
      620,
      622,
      230,
      66,
      [
        carrot(560, 600, 0.8),
        carrot(600, 604, 0.8),
        tomato(650, 560, 1),
        apple(700, 560, 0.9),
      ].join(''),
    ),
    cardinal(1010, 446, 0.6),
  ].join('');
}
