import type { HeldOutQuestion } from '../held-out/question.ts';
import { actionQuestions } from './actions.ts';
import { dangerQuestions } from './danger.ts';
import { factQuestions } from './facts.ts';
import { hostileQuestions } from './hostile.ts';
import { misspelledQuestions } from './misspelled.ts';
import { outsideQuestions } from './outside.ts';
import { programQuestions } from './programs.ts';
import { secondActions } from './second/actions.ts';
import { secondDanger } from './second/danger.ts';
import { secondFacts } from './second/facts.ts';
import { secondHostile } from './second/hostile.ts';
import { secondMisspelled } from './second/misspelled.ts';
import { secondOutside } from './second/outside.ts';
import { secondPrograms } from './second/programs.ts';
import { secondSoundsAlike } from './second/sounds-alike.ts';
import { secondSpanish } from './second/spanish.ts';
import { soundsAlikeQuestions } from './sounds-alike.ts';
import { spanishQuestions } from './spanish.ts';

/** The half of the questions that the rules are tuned on. The other half stands in held-out. */
export const tuning: Record<string, readonly HeldOutQuestion[]> = {
  danger: [...dangerQuestions, ...secondDanger],
  'sounds-alike': [...soundsAlikeQuestions, ...secondSoundsAlike],
  programs: [...programQuestions, ...secondPrograms],
  actions: [...actionQuestions, ...secondActions],
  facts: [...factQuestions, ...secondFacts],
  spanish: [...spanishQuestions, ...secondSpanish],
  misspelled: [...misspelledQuestions, ...secondMisspelled],
  outside: [...outsideQuestions, ...secondOutside],
  hostile: [...hostileQuestions, ...secondHostile],
};
