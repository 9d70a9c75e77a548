// The people in the pictures; the same neighbors appear in several scenes.
import { ink, palette } from './ink.ts';
import type { Look } from './people.ts';

const silver = '#E4E2DA';
const brown = '#4A2E22';
const auburn = '#B5562B';

export const cast = {
  ruth: { head: 'bun', skin: 'umber', fabric: palette.gold },
  elijah: {
    head: 'grayShort',
    skin: 'cocoa',
    hair: '#C9C8C2',
    beard: 'chin',
    beardColour: '#C9C8C2',
    glasses: 'glasses5',
  },
  amina: { head: 'hijab', skin: 'bronze', hair: palette.plum, fabric: palette.gold },
  lucia: { head: 'mediumBangs3', skin: 'almond', hair: brown, glasses: 'glasses3' },
  harjit: { head: 'turban', skin: 'bronze', fabric: palette.sky, beard: 'full3' },
  marcus: { head: 'twists2', skin: 'cocoa', glasses: 'glasses5' },
  margaret: { head: 'grayBun', skin: 'porcelain', hair: silver, glasses: 'glasses2' },
  denise: { head: 'cornrows2', skin: 'umber' },
  kenji: { head: 'short5', skin: 'honey' },
  walter: { head: 'grayShort', skin: 'porcelain', hair: silver, glasses: 'glasses' },
  imani: { head: 'afro', skin: 'cocoa', face: 'calm' },
  pearl: { head: 'grayMedium', skin: 'umber', hair: silver, face: 'calm' },
  otis: { head: 'hatHip', skin: 'cocoa' },
  sam: { head: 'hatBeanie', skin: 'honey', fabric: palette.teal },
  jo: { head: 'short4', skin: 'porcelain', hair: auburn },
  rosa: { head: 'long', skin: 'almond', hair: brown },
  tess: { head: 'bun2', skin: 'bronze', fabric: palette.clay },
  leon: { head: 'dreads2', skin: 'umber', beard: 'chin' },
  may: { head: 'bangs2', skin: 'honey' },
  grace: { head: 'longCurly', skin: 'umber' },
  ben: { head: 'noHair1', skin: 'bronze', beard: 'full' },
  hank: { head: 'noHair3', skin: 'honey', hair: silver, glasses: 'glasses2' },
  priya: { head: 'medium3', skin: 'bronze', hair: ink },
  cole: { head: 'flatTop', skin: 'umber' },
  kezia: { head: 'buns', skin: 'umber', face: 'cute' },
  theo: { head: 'twists', skin: 'bronze', face: 'smile' },
  lily: { head: 'bangs', skin: 'porcelain', hair: auburn, face: 'cute' },
  mateo: { head: 'short2', skin: 'almond', hair: brown },
  zora: { head: 'bantuKnots', skin: 'cocoa' },
} as const satisfies Record<string, Look>;
