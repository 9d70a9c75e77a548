import type { Question } from '../question.ts';
import { actionQuestions } from './actions.ts';
import { dangerQuestions } from './danger.ts';
import { factQuestions } from './facts.ts';
import { hostileQuestions } from './hostile.ts';
import { misspelledQuestions } from './misspelled.ts';
import { needQuestions } from './need.ts';
import { outsideQuestions } from './outside.ts';
import { programQuestions } from './programs.ts';
import { soundsAlikeQuestions } from './sounds-alike.ts';
import { spanishQuestions } from './spanish.ts';

/** The half of the questions that the rules are tuned on. The other half stands in held-out. */
export const tuning: Record<string, readonly Question[]> = {
  danger: dangerQuestions,
  'sounds-alike': soundsAlikeQuestions,
  programs: programQuestions,
  actions: actionQuestions,
  facts: factQuestions,
  spanish: spanishQuestions,
  misspelled: misspelledQuestions,
  outside: outsideQuestions,
  hostile: hostileQuestions,
  need: needQuestions,
};
