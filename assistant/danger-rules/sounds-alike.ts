// Turns of phrase that only sound like danger. The words of each are set aside before the danger
// rules look, so "killing time until I kill myself" still raises the alarm. Keep every entry narrow:
// an alarm too many costs a moment, an alarm too few may cost a life. Above all, no entry may cover
// "he hit me" or "I want to die" when something harmless stands beside it.
import type { SoundsAlike } from '../danger-rules.ts';
import { dyingInWords } from './sounds-alike-dying.ts';
import { hittingInWords } from './sounds-alike-hitting.ts';
import { livingInWords } from './sounds-alike-living.ts';
import { alikeInSpanish } from './sounds-alike-spanish.ts';

export const soundsAlike: readonly SoundsAlike[] = [
  ...dyingInWords,
  ...hittingInWords,
  ...livingInWords,
  ...alikeInSpanish,
];
