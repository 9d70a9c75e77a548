// What counts as danger, written down so that anybody can read, question and extend it.
// A message is made plain first (see words.ts), then everything that only sounds like danger is set
// aside, then every rule below is tried. One rule that fits is enough. The notation is explained in
// phrase.ts; the word lists in angle brackets stand in danger-rules/word-lists.ts.
import { childRules } from './danger-rules/child.ts';
import { crimeRules } from './danger-rules/crime.ts';
import { distressRules } from './danger-rules/distress.ts';
import { medicalRules } from './danger-rules/medical.ts';
import { selfHarmRules } from './danger-rules/self-harm.ts';
import { spanishSelfHarmRules } from './danger-rules/self-harm-spanish.ts';
import { violenceRules } from './danger-rules/violence.ts';

/**
 * "distress" is no alarm: the question is answered and 988 is offered gently beside it.
 * Every other kind is answered with 911 and 988 before anything else.
 */
export type DangerKind = 'medical' | 'child' | 'violence' | 'crime' | 'self-harm' | 'distress';

export type DangerRule = {
  kind: DangerKind;
  lang: 'en' | 'es';
  /** What it is for, and why it is here. */
  why: string;
  says: readonly string[];
};

export type SoundsAlike = Omit<DangerRule, 'kind'> & {
  /** Said by somebody who may still be hurting: 988 is offered gently beside the answer. */
  isTender?: true;
};
export type DangerSign = DangerRule & { points: 1 | 2 };

export const dangerRules: readonly DangerRule[] = [
  ...medicalRules,
  ...selfHarmRules,
  ...spanishSelfHarmRules,
  ...childRules,
  ...violenceRules,
  ...crimeRules,
  ...distressRules,
];
