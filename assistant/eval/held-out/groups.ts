// Questions written without sight of the assistant's rules: the first ones before there were any, those
// in later/ when they were there. They measure; a rule changed because of one of them would make the
// measurement worthless.

import type { Question } from '../question.ts';
import { actions } from './actions.ts';
import { danger } from './danger.ts';
import { facts } from './facts.ts';
import { hostile } from './hostile.ts';
import { laterActions } from './later/actions.ts';
import { laterDanger } from './later/danger.ts';
import { laterFacts } from './later/facts.ts';
import { freshDanger } from './later/fresh-danger.ts';
import { freshNeed } from './later/fresh-need.ts';
import { freshNeedInSpanish } from './later/fresh-need-spanish.ts';
import { laterHostile } from './later/hostile.ts';
import { laterMisspelled } from './later/misspelled.ts';
import { laterOutside } from './later/outside.ts';
import { laterPrograms } from './later/programs.ts';
import { laterSoundsAlike } from './later/sounds-alike.ts';
import { newestSoundsAlike } from './later/sounds-alike-newest.ts';
import { laterSoundsAlikeInSpanish } from './later/sounds-alike-spanish.ts';
import { laterSpanish } from './later/spanish.ts';
import { misspelled } from './misspelled.ts';
import { need } from './need.ts';
import { outside } from './outside.ts';
import { programs } from './programs.ts';
import { soundsAlike } from './sounds-alike.ts';
import { spanish } from './spanish.ts';

export const heldOut = {
  danger: [...danger, ...laterDanger],
  'sounds-alike': [
    ...soundsAlike,
    ...laterSoundsAlike,
    ...laterSoundsAlikeInSpanish,
    ...newestSoundsAlike,
  ],
  programs: [...programs, ...laterPrograms],
  actions: [...actions, ...laterActions],
  facts: [...facts, ...laterFacts],
  spanish: [...spanish, ...laterSpanish],
  misspelled: [...misspelled, ...laterMisspelled],
  outside: [...outside, ...laterOutside],
  hostile: [...hostile, ...laterHostile],
  need,
  'fresh danger': freshDanger,
  'fresh need': [...freshNeed, ...freshNeedInSpanish],
} satisfies Record<string, Question[]>;
