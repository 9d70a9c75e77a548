// Triage rules for applications: every matching rule adds its alert and reason, and the first sets the priority.
import { createEnum, type ValueOf } from '../vocabulary.ts';
import type { Priority } from './member.ts';

export const alertPriorities = createEnum(['critical', 'high', 'medium', 'low']);
export type AlertPriority = keyof typeof alertPriorities;
/** Alert priorities that move a case ahead of all others. */
export const pressingPriorities: readonly AlertPriority[] = ['critical', 'high'];

export const alertTypes = createEnum(['emergency', 'unsafe-home', 'check-safety', 'other']);
export type AlertType = keyof typeof alertTypes;

export type TriageFacts = {
  emergencyNeeds: boolean;
  emergency: string;
  homeSafety: string;
  /** True when the applicant's own words indicate danger, whatever they ticked. */
  tellsOfDanger?: boolean;
};

/** Stored with cases and alerts: never rename a value. */
export const triageReasons = createEnum([
  'emergency',
  'home-unsafe',
  'tells-of-danger',
  'maybe-emergency',
  'home-unsure',
]);
export type TriageReason = ValueOf<typeof triageReasons>;

export type TriageRule = {
  reason: TriageReason;
  when: (facts: TriageFacts) => boolean;
  priority: Priority;
  alert: { type: AlertType; priority: AlertPriority };
  /** Office hours within which staff must reach the person. */
  reachWithinHours: number;
};

const homeReasons: readonly TriageReason[] = ['home-unsafe', 'home-unsure'];

/** The reason about safety at home, from the reasons stored with the case. */
export function findHomeReason(reasons: readonly string[]): TriageReason | undefined {
  return homeReasons.find((reason) => reasons.includes(reason));
}

export const triageRules: readonly TriageRule[] = [
  {
    when: (facts) => facts.emergencyNeeds || facts.emergency === 'YES',
    reason: 'emergency',
    priority: 'urgent',
    alert: { type: 'emergency', priority: 'critical' },
    reachWithinHours: 1,
  },
  {
    when: (facts) => readHomeSafety(facts.homeSafety) === 'unsafe',
    reason: 'home-unsafe',
    priority: 'urgent',
    alert: { type: 'unsafe-home', priority: 'critical' },
    reachWithinHours: 1,
  },
  {
    when: (facts) => facts.tellsOfDanger === true,
    reason: 'tells-of-danger',
    priority: 'urgent',
    alert: { type: 'emergency', priority: 'critical' },
    reachWithinHours: 1,
  },
  {
    when: (facts) => facts.emergency === 'NOT SURE',
    reason: 'maybe-emergency',
    priority: 'high',
    alert: { type: 'check-safety', priority: 'high' },
    reachWithinHours: 4,
  },
  {
    when: (facts) => readHomeSafety(facts.homeSafety) === 'unsure',
    reason: 'home-unsure',
    priority: 'high',
    alert: { type: 'check-safety', priority: 'high' },
    reachWithinHours: 4,
  },
];

/**
 * Reads the form's answers and free text: looks for danger, then doubt, then denial; any other text is
 * safe.
 */
export function readHomeSafety(text: string): 'safe' | 'unsafe' | 'unsure' {
  const said = text.toLowerCase().replace(/[’`]/g, "'");
  // Danger words come before doubt: "maybe, he hits me" is unsafe.
  if (
    /\b(afraid|scared|danger|dangerous|threat\w*|abus\w*|violen\w*|hits?|hurts? me|homeless|evict\w*)\b/.test(
      said,
    )
  ) {
    return 'unsafe';
  }
  if (/\bnot sure\b|\bunsure\b|don't know|\bmaybe\b|\bsometimes\b/.test(said)) return 'unsure';
  if (/^no\b|\bnot\b.{0,20}\bsafe\b|\bunsafe\b|n't\b.{0,20}\bsafe\b/.test(said)) return 'unsafe';
  return 'safe';
}

export function triage(facts: TriageFacts): {
  priority: Priority;
  reachWithinHours: number | undefined;
  matched: readonly TriageRule[];
} {
  const matched = triageRules.filter((rule) => rule.when(facts));
  return {
    priority: matched[0]?.priority ?? 'normal',
    reachWithinHours: matched[0]?.reachWithinHours,
    matched,
  };
}
