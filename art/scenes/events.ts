import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, turned } from '../ink.ts';
import { drum, guitar, note } from '../props/arts.ts';
import { basket } from '../props/containers.ts';
import { stringLights } from '../props/life.ts';
import { apple } from '../props/produce.ts';
import { bunting, post } from '../props/stall.ts';
import { cloud, glow, hill, rowHouses, sky, tree } from '../props/town.ts';

const flags = [palette.clay, palette.gold, palette.teal, palette.plum, palette.sky];

/** A Saturday in the park: music, lights, neighbors. */
export function events(): string {
  const elijah = figure(cast.elijah, {
    x: 420,
    y: 346,
    scale: 0.4,
    tilt: 2,
    outfit: { kind: 'shirt', colour: palette.pineMid },
    legs: { colour: palette.slate, ground: 820 },
    held: turned(-62, 420, 486, guitar(420, 580, 0.98)),
    left: { to: [304, 428], hand: 'grip', aim: -110 },
    right: { to: [446, 504], hand: 'rest', aim: 160, thumbDown: false },
  });
  const leon = figure(cast.leon, {
    x: 664,
    y: 352,
    scale: 0.4,
    facing: 'left',
    outfit: { kind: 'hoodie', colour: palette.gold },
    legs: { colour: palette.denim, ground: 820 },
    left: { to: [630, 470], hand: 'rest', aim: 70 },
    right: { to: [720, 462], hand: 'rest', aim: 120 },
  });
  const lily = figure(cast.lily, {
    x: 888,
    y: 430,
    scale: 0.36,
    body: 0.84,
    build: 'slim',
    facing: 'left',
    outfit: { kind: 'sweater', colour: palette.clay },
    legs: { colour: palette.slate, ground: 820 },
    left: { to: [812, 386], hand: 'wave', aim: -110 },
    right: { to: [966, 386], hand: 'wave', aim: -70, thumbDown: false },
  });
  const kezia = figure(cast.kezia, {
    x: 184,
    y: 446,
    scale: 0.35,
    body: 0.82,
    build: 'slim',
    outfit: { kind: 'overalls', colour: palette.rose, over: palette.teal },
    legs: { colour: palette.teal, ground: 820 },
    left: { to: [108, 398], hand: 'wave', aim: -110 },
    right: { to: [232, 540], hand: 'rest', aim: 90 },
  });
  return [
    sky('#FBE4CE'),
    cloud(90, 220, 42),
    cloud(1110, 230, 44),
    glow(600, 320, 306, palette.rose, 0.4),
    rowHouses(-80, 1280, 470, 5, 0.5, 0.9),
    tree(40, 520, 74),
    tree(1170, 520, 76),
    hill(490, 18, '#CBDCB0', -600, 2000),
    hill(580, 16, '#B4CC9F', -600, 2000),
    post(36, 16, 700),
    post(1164, 16, 700),
    stringLights(36, 112, 1164, 112, 44, 18),
    elijah.body,
    leon.body,
    lily.body,
    kezia.body,
    drum(676, 640, 1.5),
    basket(
      1040,
      634,
      130,
      64,
      [apple(1010, 576, 0.76), apple(1044, 570, 0.8, palette.gold), apple(1078, 576, 0.76)].join(
        '',
      ),
    ),
    note(530, 250, 0.72),
    note(548, 310, 0.5, palette.teal),
    elijah.hands,
    leon.hands,
    lily.hands,
    kezia.hands,
    bunting(
      [
        [36, 26],
        [1164, 26],
      ],
      flags,
    ),
  ].join('');
}
