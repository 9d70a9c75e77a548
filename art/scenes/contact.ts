import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { heart, palette, pen } from '../ink.ts';
import { mug, steam } from '../props/containers.ts';
import { houseplant } from '../props/garden.ts';
import { speech } from '../props/life.ts';
import { awning, counter, post } from '../props/stall.ts';
import { books, laptopBack, phone } from '../props/study.ts';
import { bridge, cloud, glow, hill, river, rowHouses, sky, tree } from '../props/town.ts';

/** A blue street mailbox with a letter halfway in. */
const letterBox = (x: number, y: number) =>
  pen.box(x - 36, y - 44, 18, 44, palette.slate, 3) +
  pen.box(x + 18, y - 44, 18, 44, palette.slate, 3) +
  pen.shape(
    `M${x - 56} ${y - 36}V${y - 150}C${x - 56} ${y - 208} ${x + 56} ${y - 208} ${x + 56} ${y - 150}V${y - 36}Z`,
    palette.denim,
  ) +
  pen.box(x - 40, y - 156, 80, 16, palette.slate, 6) +
  pen.box(x - 30, y - 196, 60, 46, palette.white, 3) +
  pen.line(`M${x - 30} ${y - 194}L${x} ${y - 170}L${x + 30} ${y - 194}`, 4) +
  pen.box(x - 42, y - 154, 84, 18, palette.denim, 5) +
  heart(x, y - 90, 44, palette.cream);

/** The office's front desk: one person answers the phone, one waves. */
export function contact(): string {
  const y = 588;
  const lucia = figure(cast.lucia, {
    x: 930,
    y: 398,
    scale: 0.41,
    tilt: 2,
    outfit: { kind: 'blazer', colour: palette.cream, over: palette.teal },
    left: { to: [826, 330], hand: 'wave', aim: -110 },
    right: { to: [1006, 530], hand: 'hidden' },
  });
  const ben = figure(cast.ben, {
    x: 1162,
    y: 388,
    scale: 0.41,
    build: 'broad',
    outfit: { kind: 'shirt', colour: palette.gold },
    left: { to: [1092, 534], hand: 'rest', aim: 60 },
    right: { to: [1312, 452], hand: 'grip', aim: -70, thumbDown: false },
  });
  const priya = figure(cast.priya, {
    x: 1450,
    y: 404,
    scale: 0.4,
    facing: 'left',
    tilt: -2,
    build: 'slim',
    outfit: { kind: 'cardigan', colour: palette.white, over: palette.plum },
    left: { to: [1390, 534], hand: 'rest', aim: 110 },
    right: { to: [1518, 528], hand: 'rest', aim: 80 },
  });
  return [
    sky('#E6EFEF'),
    cloud(230, 120, 54),
    cloud(520, 84, 40),
    cloud(80, 230, 38),
    glow(1180, 320, 330, palette.straw, 0.62),
    hill(400, 36, '#D3E0D0'),
    bridge(-200, 700, 478, 112),
    river(474, 96, -600, 2200, [110, 330, 520]),
    rowHouses(640, 1700, 490, 5, 0.5, 1.02),
    tree(690, 500, 52),
    tree(1590, 500, 54),
    hill(566, 24, '#CBDCB6'),
    hill(636, 24, '#B4CC9F'),
    post(772, 40, 600),
    post(1586, 40, 600),
    lucia.body,
    ben.body,
    priya.body,
    counter(724, 1700, y, 900, palette.wood, palette.pineMid),
    pen.line(`M724 ${y + 24}V760`, 5),
    laptopBack(972, y, 0.84),
    phone(1328, 416, 0.66, 8),
    houseplant(806, y, 0.62, palette.clay),
    mug(1206, y, 0.7, palette.clay),
    steam(1202, 538, 0.5),
    books(1498, y, 100, [palette.clay, palette.straw]),
    speech(1062, 170, 104, 66, 'right', heart(1062, 170, 36, palette.clay)),
    lucia.hands,
    ben.hands,
    priya.hands,
    awning(736, 1636, -40, 100, palette.teal),
    letterBox(640, 690),
  ].join('');
}
