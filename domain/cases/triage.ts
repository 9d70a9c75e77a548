// Which applications need somebody sooner, and why. A small table of rules, read from top to bottom;
// every rule that fits adds its alert and its reason, the first one that fits sets the priority.
import { namedByThemselves, type ValueOf } from '../vocabulary.ts';
import type { Priority } from './member.ts';

export const alertPriorities = namedByThemselves(['critical', 'high', 'medium', 'low']);
export type AlertPriority = keyof typeof alertPriorities;
/** Those that put a case before all others. */
export const pressingPriorities: readonly AlertPriority[] = ['critical', 'high'];

export const alertTypes = namedByThemselves(['emergency', 'unsafe-home', 'check-safety', 'other']);
export type AlertType = keyof typeof alertTypes;

export type TriageFacts = {
  emergencyNeeds: boolean;
  emergency: string;
  homeSafety: string;
  /** Whether the person's own words tell of danger, whatever was ticked. */
  tellsOfDanger?: boolean;
};

/** Stored with a case and with the alerts that a rule raised: once written, a name stays. */
export const triageReasons = namedByThemselves([
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
  /** Office hours within which somebody must have reached the person. */
  reachWithinHours: number;
};

const homeReasons: readonly TriageReason[] = ['home-unsafe', 'home-unsure'];

/** What an applicant said about home, by the reasons kept with the case. */
export function homeReasonOf(reasons: readonly string[]): TriageReason | undefined {
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
    when: (facts) => homeSafetyOf(facts.homeSafety) === 'unsafe',
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
    when: (facts) => homeSafetyOf(facts.homeSafety) === 'unsure',
    reason: 'home-unsure',
    priority: 'high',
    alert: { type: 'check-safety', priority: 'high' },
    reachWithinHours: 4,
  },
];

/** Reads the three answers of the form, and free text as a careful person would. */
export function homeSafetyOf(text: string): 'safe' | 'unsafe' | 'unsure' {
  const said = text.toLowerCase().replace(/[’`]/g, "'");
  // Named first: who writes "maybe, he hits me" has said what is the matter.
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
