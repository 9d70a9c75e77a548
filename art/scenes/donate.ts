import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { heart, palette, pen } from '../ink.ts';
import { beanie, folded } from '../props/clothes.ts';
import { carton } from '../props/containers.ts';
import { can, milk } from '../props/pantry.ts';
import { apple, collards } from '../props/produce.ts';
import { clothTable } from '../props/stall.ts';
import { backpack, books } from '../props/study.ts';
import { cloud, glow, hill, rowHouses, sky, tree } from '../props/town.ts';
import { coin } from '../props/work.ts';

const givingJar = (x: number, y: number) =>
  coin(x - 24, y - 6, 0.9) +
  coin(x + 22, y - 8, 0.9) +
  coin(x - 2, y - 34, 0.9) +
  pen.shape(
    `M${x - 56} ${y}V${y - 96}C${x - 56} ${y - 112} ${x - 40} ${y - 116} ${x - 40} ${y - 128}H${x + 40}C${x + 40} ${y - 116} ${x + 56} ${y - 112} ${x + 56} ${y - 96}V${y}Z`,
    '#DDEFF566',
  ) +
  pen.box(x - 46, y - 142, 92, 16, palette.steel, 6) +
  heart(x, y - 84, 46, palette.clay);

/** Donated goods: food, coats, books, a coin for the jar. */
export function donate(): string {
  const pearl = figure(cast.pearl, {
    x: 362,
    y: 346,
    scale: 0.41,
    tilt: 2,
    outfit: { kind: 'cardigan', colour: palette.straw, over: palette.mauve },
    left: { to: [300, 490], hand: 'rest', aim: 60 },
    right: { to: [500, 354], hand: 'grip', aim: 30, thumbDown: false },
  });
  const kenji = figure(cast.kenji, {
    x: 624,
    y: 334,
    scale: 0.41,
    facing: 'left',
    outfit: { kind: 'tee', colour: palette.teal },
    left: { to: [576, 468], hand: 'rest', aim: 110 },
    right: { to: [712, 452], hand: 'hook', aim: 90 },
  });
  const imani = figure(cast.imani, {
    x: 872,
    y: 336,
    scale: 0.41,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'sweater', colour: palette.clay },
    left: { to: [804, 452], hand: 'hook', aim: 96 },
    right: { to: [950, 462], hand: 'rest', aim: 80 },
  });
  const y = 528;
  return [
    sky(palette.peach),
    cloud(120, 110, 48),
    cloud(1080, 96, 44),
    glow(600, 310, 304, palette.gold, 0.36),
    rowHouses(-60, 1280, 470, 0, 0.5),
    tree(60, 484, 60),
    tree(1130, 484, 62),
    hill(474, 18, '#CBDCB6', -600, 2000),
    pearl.body,
    imani.body,
    kenji.body,
    clothTable(-60, 1260, y, 760, palette.pine, palette.pineMid),
    carton(196, y, 156, 88, collards(164, 452, 0.56) + milk(212, 462, 0.7)),
    coin(540, 378, 0.9),
    givingJar(526, y),
    carton(
      762,
      y,
      156,
      84,
      beanie(730, 452, 0.6, palette.gold) + folded(792, 466, 66, [palette.sky, palette.rose]),
    ),
    books(950, y, 116, [palette.denim, palette.gold]),
    backpack(1072, y, 0.8, palette.clay),
    can(360, y, 0.74),
    can(408, y, 0.74, palette.gold),
    apple(640, y, 0.8, '#9DB84F'),
    apple(72, y, 0.9),
    apple(26, y, 0.84, palette.orange),
    pearl.hands,
    kenji.hands,
    imani.hands,
  ].join('');
}
