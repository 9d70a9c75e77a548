// Questions that were written without sight of the rules and measured them once. They have been looked
// at since, so they show whether what was learned from them stays learned.
import type { Question } from '../question.ts';
import { secondActions } from './actions.ts';
import { secondDanger } from './danger.ts';
import { secondFacts } from './facts.ts';
import { secondHostile } from './hostile.ts';
import { laterActions } from './later/actions.ts';
import { laterDanger } from './later/danger.ts';
import { laterFacts } from './later/facts.ts';
import { laterHostile } from './later/hostile.ts';
import { laterMisspelled } from './later/misspelled.ts';
import { laterOutside } from './later/outside.ts';
import { laterPrograms } from './later/programs.ts';
import { laterSoundsAlike } from './later/sounds-alike.ts';
import { laterSoundsAlikeInSpanish } from './later/sounds-alike-spanish.ts';
import { laterSpanish } from './later/spanish.ts';
import { secondMisspelled } from './misspelled.ts';
import { secondOutside } from './outside.ts';
import { secondPrograms } from './programs.ts';
import { secondSoundsAlike } from './sounds-alike.ts';
import { secondSpanish } from './spanish.ts';

export const onceBlind: Record<string, readonly Question[]> = {
  danger: [...secondDanger, ...laterDanger],
  'sounds-alike': [...secondSoundsAlike, ...laterSoundsAlike, ...laterSoundsAlikeInSpanish],
  programs: [...secondPrograms, ...laterPrograms],
  actions: [...secondActions, ...laterActions],
  facts: [...secondFacts, ...laterFacts],
  spanish: [...secondSpanish, ...laterSpanish],
  misspelled: [...secondMisspelled, ...laterMisspelled],
  outside: [...secondOutside, ...laterOutside],
  hostile: [...secondHostile, ...laterHostile],
};
