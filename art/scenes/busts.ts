// Portraits of leaders: one disc and one bust, clearly a drawing.
import { cast } from '../cast.ts';
import { figure } from '../figure.ts';
import { palette, pen } from '../ink.ts';
import type { Outfit } from '../outfits.ts';
import type { Look } from '../people.ts';
import { glow } from '../props/town.ts';

type Portrait = {
  look: Look;
  outfit: Outfit;
  paper: string;
  disc: string;
  facing?: 'left' | 'right';
  build?: 'slim' | 'medium' | 'broad';
};

/** Drawn on a canvas of 300 by 300. */
function bust({ look, outfit, paper, disc, facing, build }: Portrait): string {
  const person = figure(look, {
    x: 150,
    y: 242,
    scale: 0.38,
    outfit,
    facing: facing ?? 'right',
    build: build ?? 'medium',
    left: { to: [92, 400], hand: 'hidden' },
    right: { to: [208, 400], hand: 'hidden' },
  });
  return pen.plain(-20, -20, 340, 340, paper) + glow(150, 152, 132, disc, 0.62) + person.body;
}

export const portraits = {
  'leader-1': {
    look: cast.ruth,
    outfit: { kind: 'blazer', colour: palette.straw, over: palette.pineMid },
    paper: palette.peach,
    disc: palette.gold,
    build: 'slim',
  },
  'leader-2': {
    look: cast.elijah,
    outfit: { kind: 'blazer', colour: palette.white, over: palette.denim },
    paper: palette.mist,
    disc: palette.sky,
    facing: 'left',
    build: 'broad',
  },
  'leader-3': {
    look: cast.amina,
    outfit: { kind: 'sweater', colour: palette.teal, trim: palette.teal },
    paper: palette.dew,
    disc: palette.lime,
    build: 'slim',
  },
  'leader-4': {
    look: cast.lucia,
    outfit: { kind: 'cardigan', colour: palette.cream, over: palette.clay },
    paper: palette.lilac,
    disc: palette.rose,
    facing: 'left',
  },
  'leader-5': {
    look: cast.harjit,
    outfit: { kind: 'shirt', colour: palette.gold },
    paper: palette.mist,
    disc: palette.mint,
    build: 'broad',
  },
  'director-1': {
    look: cast.marcus,
    outfit: { kind: 'shirt', colour: palette.sky, trim: palette.cream },
    paper: palette.peach,
    disc: palette.gold,
    facing: 'left',
  },
  'director-2': {
    look: cast.margaret,
    outfit: { kind: 'cardigan', colour: palette.cream, over: palette.leaf },
    paper: palette.dew,
    disc: palette.lime,
  },
  'director-3': {
    look: cast.denise,
    outfit: { kind: 'cardigan', colour: palette.straw, over: palette.clay },
    paper: palette.mist,
    disc: palette.sky,
    facing: 'left',
  },
  'director-4': {
    look: cast.kenji,
    outfit: { kind: 'shirt', colour: palette.teal },
    paper: palette.blush,
    disc: palette.rose,
  },
} as const satisfies Record<string, Portrait>;

export const portrait = (id: keyof typeof portraits) => bust(portraits[id]);
