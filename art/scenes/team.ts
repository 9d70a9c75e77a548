import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, pen } from '../ink.ts';
import { flowerpot } from '../props/garden.ts';
import { brickWall, door, lantern, sashWindow } from '../props/home.ts';
import { glow, sky } from '../props/town.ts';

/** The five leaders on the steps of the office: two sit, three stand. */
export function team(): string {
  const ruth = figure(cast.ruth, {
    x: 760,
    y: 302,
    scale: 0.37,
    build: 'slim',
    outfit: { kind: 'blazer', colour: palette.straw, over: palette.pineMid },
    legs: { colour: palette.slate, ground: 760 },
    left: { to: [700, 440], hand: 'rest', aim: 100 },
    right: { to: [822, 440], hand: 'rest', aim: 80 },
  });
  const harjit = figure(cast.harjit, {
    x: 1010,
    y: 286,
    scale: 0.38,
    facing: 'left',
    outfit: { kind: 'shirt', colour: palette.gold },
    legs: { colour: palette.denim, ground: 760 },
    left: { to: [952, 430], hand: 'rest', aim: 100 },
    right: { to: [1072, 430], hand: 'rest', aim: 80 },
  });
  const elijah = figure(cast.elijah, {
    x: 1262,
    y: 308,
    scale: 0.37,
    facing: 'left',
    outfit: { kind: 'blazer', colour: palette.cream, over: palette.denim },
    legs: { colour: palette.slate, ground: 760 },
    left: { to: [1202, 444], hand: 'rest', aim: 100 },
    right: { to: [1352, 240], hand: 'wave', aim: -70, thumbDown: false },
  });
  const amina = figure(cast.amina, {
    x: 884,
    y: 444,
    scale: 0.36,
    build: 'slim',
    outfit: { kind: 'sweater', colour: palette.teal, trim: palette.teal },
    lap: palette.plum,
    left: { to: [830, 580], hand: 'rest', aim: 90 },
    right: { to: [940, 580], hand: 'rest', aim: 90 },
  });
  const lucia = figure(cast.lucia, {
    x: 1140,
    y: 446,
    scale: 0.36,
    facing: 'left',
    build: 'slim',
    outfit: { kind: 'cardigan', colour: palette.cream, over: palette.clay },
    lap: palette.denim,
    left: { to: [1086, 584], hand: 'rest', aim: 90 },
    right: { to: [1196, 584], hand: 'rest', aim: 90 },
  });
  return [
    sky(palette.peach),
    brickWall(-600, -60, 2800, 640),
    glow(1010, 300, 330, palette.straw, 0.4),
    ...[120, 400, 1500].map((x) => sashWindow(x, 330, 120, 200)),
    ...[80, 160, 360, 440, 1460, 1540].map((x, at) =>
      flowerpot(x, 350, 0.6, true, at % 2 ? palette.gold : palette.teal),
    ),
    door(620, 560, 150, 420, palette.pineMid),
    lantern(520, 260, 0.9),
    pen.plain(-600, 560, 2800, 300, '#D8BE98'),
    ruth.body,
    harjit.body,
    elijah.body,
    pen.box(560, 640, 920, 40, '#E7DCC6', 4),
    pen.box(520, 680, 1000, 60, '#D9CBAF', 4),
    amina.body,
    lucia.body,
    flowerpot(540, 636, 1.1, true, palette.teal),
    flowerpot(1470, 640, 1.1, true, palette.clay),
    ruth.hands,
    harjit.hands,
    elijah.hands,
    amina.hands,
    lucia.hands,
  ].join('');
}
