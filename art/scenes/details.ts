// Details without people: one thing, seen close.
import { ink, palette, pen, turned } from '../ink.ts';
import { crate, mug, steam } from '../props/containers.ts';
import { flowerpot, houseplant } from '../props/garden.ts';
import { brickWall, lantern } from '../props/home.ts';
import { bread, jar, milk } from '../props/pantry.ts';
import { apple, carrot, collards, lettuce, pear, tomato } from '../props/produce.ts';
import { woodTable } from '../props/stall.ts';
import { books, pencilCup } from '../props/study.ts';
import { glow, sky } from '../props/town.ts';
import { coin, key } from '../props/work.ts';

const { plain, shape, box, line, disc, dot, oval } = pen;

const table = (y: number, colour: string) =>
  plain(-600, y, 2000, 400, colour) + line(`M-600 ${y}H1400`, 5);

/** A full crate of produce on a porch. */
export function crateDetail(): string {
  const produce = [
    collards(230, 330, 1.5),
    carrot(320, 340, 1.4),
    carrot(370, 346, 1.5),
    lettuce(480, 330, 1.5),
    pear(560, 330, 1.3),
    tomato(300, 344, 1.6),
    apple(420, 344, 1.6),
    apple(520, 346, 1.5, '#9DB84F'),
    tomato(600, 344, 1.4, palette.orange),
  ];
  return [
    sky(palette.peach),
    glow(400, 290, 280, palette.gold, 0.4),
    table(480, '#D8BE98'),
    crate(410, 500, 520, 176, produce.join('')),
    bread(120, 506, 1),
    milk(708, 506, 1.3),
  ].join('');
}

/** A key in the lock of a front door. */
export function keyDetail(): string {
  return [
    brickWall(-100, -60, 1000, 720),
    box(180, -40, 440, 700, palette.cream, 4),
    box(214, -40, 372, 700, palette.pineMid, 4),
    box(250, 20, 300, 180, palette.pine, 6, 4),
    box(250, 420, 300, 220, palette.pine, 6, 4),
    box(498, 240, 66, 150, palette.gold, 12),
    disc(531, 282, 18, palette.straw),
    turned(90, 531, 346, key(531, 348, 1.5)),
    line('M610 300C640 330 640 380 620 420', 4),
    shape('M588 420H652V488H588Z', palette.clay),
    line('M600 440H640M600 460H630', 4, palette.cream),
    lantern(690, 210, 1.3),
    flowerpot(90, 590, 1.6, true, palette.teal),
  ].join('');
}

/** Two pairs of boots beside a door mat. */
export function bootsDetail(): string {
  const boot = (x: number, y: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-52 -200H30V-96C60 -84 112 -74 118 -34V-12H-52Z', colour)}${shape('M-60 -14H124V8H-60Z', ink)}${box(-60, -210, 98, 30, palette.cream, 8)}${line('M-8 -150H34M-8 -118H40', 5)}</g>`;
  return [
    plain(-600, -60, 2000, 520, '#E7DCC6'),
    plain(-600, 400, 2000, 24, '#C9B894'),
    box(520, -60, 240, 484, palette.plum, 4),
    box(552, 0, 176, 180, '#5B2340', 6, 4),
    dot(548, 270, 12, palette.gold),
    glow(270, 250, 210, palette.gold, 0.35),
    plain(-600, 424, 2000, 300, '#D1B487'),
    box(60, 486, 560, 60, palette.teal, 12),
    line('M100 504H580M100 526H580', 4, palette.mint),
    boot(180, 496, 1, palette.clay),
    boot(330, 500, 1, palette.clay),
    boot(480, 506, 0.62, palette.gold),
    boot(572, 510, 0.62, palette.gold),
    houseplant(700, 480, 1.1, palette.clay),
  ].join('');
}

/** A phone, a notebook, and a cup of tea on a desk. */
export function phoneDetail(): string {
  return [
    sky(palette.mist),
    glow(400, 260, 260, palette.straw, 0.6),
    table(420, '#D39A60'),
    box(120, 300, 330, 210, palette.cream, 8),
    line('M285 300V510', 4),
    line('M150 350H258M150 386H258M150 422H230M312 350H420M312 386H400', 4, palette.steel),
    shape('M334 430L352 448L392 406L402 416L352 468L324 440Z', palette.teal, 4),
    turned(
      12,
      560,
      360,
      box(500, 220, 130, 260, palette.slate, 20) +
        plain(514, 250, 102, 190, '#D3E7E2', 4) +
        disc(565, 320, 34, palette.leaf) +
        line('M551 312C556 330 566 338 580 338', 8, palette.white) +
        line('M536 392H594M546 412H584', 6, palette.steel),
    ),
    mug(710, 500, 1.3, palette.clay),
    steam(704, 400, 0.9),
    pencilCup(60, 470, 1.2),
  ].join('');
}

/** A donation jar, an envelope, and coins on a table. */
export function jarDetail(): string {
  return [
    sky(palette.blush),
    glow(400, 280, 260, palette.gold, 0.4),
    table(470, palette.wood),
    shape(
      'M280 190H500V220C540 232 556 262 556 300V450C556 476 540 490 514 490H266C240 490 224 476 224 450V300C224 262 240 232 280 220Z',
      '#E5F0F0',
    ),
    box(268, 164, 244, 40, palette.clay, 8),
    ...[
      [280, 478],
      [330, 482],
      [384, 478],
      [440, 482],
      [496, 478],
      [306, 444],
      [360, 446],
      [414, 444],
      [470, 446],
      [340, 410],
      [394, 412],
      [446, 408],
    ].map(([x = 0, y = 0]) => coin(x, y, 1.1)),
    shape(
      'M390 366C318 316 336 268 366 268C380 268 390 280 390 292C390 280 400 268 414 268C444 268 462 316 390 366Z',
      palette.clay,
    ),
    coin(620, 500, 1.3),
    coin(672, 506, 1.3),
    turned(
      -6,
      150,
      480,
      box(60, 400, 180, 110, palette.cream, 6) + line('M60 404L150 470L240 404', 5),
    ),
    jar(720, 480, 1.2, palette.gold),
  ].join('');
}

/** A camera and a notebook: somebody is about to tell a story. */
export function cameraDetail(): string {
  return [
    sky(palette.lilac),
    glow(400, 280, 260, palette.gold, 0.35),
    table(450, '#BD834B'),
    box(200, 240, 380, 240, palette.slate, 24),
    shape('M310 240L336 190H444L470 240Z', palette.slate),
    box(200, 290, 380, 40, palette.clay, 0, 4),
    disc(390, 360, 96, palette.steel),
    disc(390, 360, 72, '#50606A'),
    disc(390, 360, 40, palette.sky),
    oval(372, 342, 12, 9, palette.white, 0),
    dot(540, 268, 12, palette.gold),
    line('M200 280C120 300 60 400 110 480C140 520 190 500 214 470', 12, palette.plum),
    books(690, 470, 150, [palette.teal, palette.gold, palette.clay]),
    mug(660, 520, 1.1, palette.teal),
  ].join('');
}

/** Papers, a pen, and reading glasses on a table. */
export function papersDetail(): string {
  return [
    sky(palette.dew),
    glow(400, 260, 260, palette.straw, 0.55),
    table(400, '#C98F55'),
    woodTable(-100, 900, 640, 900),
    turned(
      -5,
      330,
      380,
      box(170, 210, 300, 340, palette.white, 8) +
        line('M206 262H430M206 302H430M206 342H390', 5, palette.steel) +
        box(206, 380, 26, 26, palette.white, 4, 4) +
        line('M210 392L218 400L232 378M250 394H420', 5) +
        box(206, 430, 26, 26, palette.white, 4, 4) +
        line('M210 442L218 450L232 428M250 444H400', 5) +
        line('M206 506C250 470 270 540 310 496', 4, palette.denim),
    ),
    turned(
      34,
      520,
      420,
      box(510, 300, 22, 210, palette.clay, 8) + shape('M510 510H532L521 546Z', palette.straw, 4),
    ),
    disc(600, 330, 46, '#E5F0F0'),
    disc(710, 330, 46, '#E5F0F0'),
    line('M646 326C652 314 660 314 664 326M554 322L520 300M756 322L790 300', 6),
    mug(660, 540, 1.3, palette.teal),
    steam(654, 440, 0.8),
    houseplant(80, 420, 1.1, palette.clay),
  ].join('');
}
