// Heads from Open Peeps (CC0, by Pablo Stanley); bodies are our own, so that people can reach, hold and carry.
import { openPeeps } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { ink, palette } from './ink.ts';

export const skins = {
  porcelain: '#F7DCC0',
  honey: '#EDBE92',
  almond: '#D79C6A',
  bronze: '#B86F3D',
  umber: '#96592F',
  cocoa: '#7C4A2C',
} as const;

type OneOf<Key extends 'head' | 'facialHair' | 'accessories'> = NonNullable<
  openPeeps.Options[Key]
>[number];

export type Look = {
  head: OneOf<'head'>;
  face?: 'smile' | 'calm' | 'cute';
  skin: keyof typeof skins;
  hair?: string;
  fabric?: string;
  beard?: OneOf<'facialHair'>;
  beardColour?: string;
  glasses?: Exclude<OneOf<'accessories'>, 'eyepatch'>;
};

/** Heads whose hair has a separate fill; on all others hair and outline are one black shape. */
const headsWithHairFill = new Set<string>([
  'bangs',
  'cornrows',
  'grayBun',
  'grayMedium',
  'grayShort',
  'mediumBangs2',
  'mohawk',
  'mohawk2',
  'noHair3',
  'short4',
]);

const bare = (colour: string) => colour.slice(1).toLowerCase();

/** Start of the head's parts in the file; the part before is Open Peeps' own bust. */
const headStart = '<g transform="matrix(.99789 0 0 1 156 62)">';
const faceStart = '<g transform="translate(315 248)">';
const beardStart = '<g transform="translate(279 400)">';
const glassesStart = '<g transform="translate(203 303)">';

/** A head in the Open Peeps frame of 704 by 704, where the neck ends at about (385, 600). */
export function headMarkup(look: Look): string {
  const hair = look.hair ?? ink;
  const filled = headsWithHairFill.has(look.head);
  const markup = createAvatar(openPeeps, {
    seed: 'one',
    head: [look.head],
    face: [look.face ?? 'smile'],
    skinColor: [bare(skins[look.skin])],
    headContrastColor: [bare(hair)],
    clothingColor: [bare(look.fabric ?? palette.gold)],
    facialHair: look.beard ? [look.beard] : [],
    facialHairProbability: look.beard ? 100 : 0,
    accessories: look.glasses ? [look.glasses] : [],
    accessoriesProbability: look.glasses ? 100 : 0,
    maskProbability: 0,
  }).toString();
  const cuts = [headStart, faceStart, beardStart, glassesStart].map((start) =>
    markup.indexOf(start),
  );
  const end = markup.lastIndexOf('</g></svg>');
  const [from = -1, face = -1, beard = -1, glasses = -1] = cuts;
  if (!(from > 0 && face > from && beard > face && glasses > beard && end > glasses))
    throw new Error('Open Peeps changed its markup');
  const inked = (start: number, stop: number, colour: string) =>
    markup.slice(start, stop).replace(/#000(?:000)?\b/g, colour);
  const line = look.skin === 'cocoa' || look.skin === 'umber' ? '#1B1716' : ink;
  return (
    inked(from, face, filled ? ink : hair) +
    inked(face, beard, line) +
    inked(beard, glasses, look.beardColour ?? line) +
    inked(glasses, end, line)
  );
}
