// Questions written before the assistant's rules and without sight of them. They measure; a rule
// changed because of one of them would make the measurement worthless.
import { actions } from './actions.ts';
import { danger } from './danger.ts';
import { facts } from './facts.ts';
import { hostile } from './hostile.ts';
import { misspelled } from './misspelled.ts';
import { outside } from './outside.ts';
import { programs } from './programs.ts';
import type { HeldOutQuestion } from './question.ts';
import { soundsAlike } from './sounds-alike.ts';
import { spanish } from './spanish.ts';

export const heldOut = {
  danger,
  'sounds-alike': soundsAlike,
  programs,
  actions,
  facts,
  spanish,
  misspelled,
  outside,
  hostile,
} satisfies Record<string, HeldOutQuestion[]>;
