// Which applications need somebody sooner, and why. A small table of rules, read from top to bottom;
// every rule that fits adds its alert and its reason, the first one that fits sets the priority.
import type { Priority } from './member.ts';

export const alertPriorities = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const;
export type AlertPriority = keyof typeof alertPriorities;

export const alertTypes = {
  emergency: 'Emergency',
  'unsafe-home': 'Unsafe home',
  'check-safety': 'Check on safety',
  other: 'Other',
} as const;
export type AlertType = keyof typeof alertTypes;

export type TriageFacts = {
  emergencyNeeds: boolean;
  emergency: string;
  homeSafety: string;
  /** Whether the person's own words tell of danger, whatever was ticked. */
  tellsOfDanger?: boolean;
};

type TriageRule = {
  when: (facts: TriageFacts) => boolean;
  reason: string;
  priority: Priority;
  alert: { type: AlertType; priority: AlertPriority; title: string };
  /** Office hours within which somebody must have reached the person. */
  reachWithinHours: number;
};

/** Stored with the case, and read from there: an older text must go on being understood. */
const homeReasons = {
  unsafe: 'Said that home is not safe.',
  unsure: 'Was not sure whether home is safe.',
} as const;

/** What an applicant said about home, by the reasons kept with the case. */
export function homeReasonOf(triageReasons: readonly string[]): string | undefined {
  return Object.values(homeReasons).find((reason) => triageReasons.includes(reason));
}

export const triageRules: readonly TriageRule[] = [
  {
    when: (facts) => facts.emergencyNeeds || facts.emergency === 'YES',
    reason: 'Said that this is an emergency.',
    priority: 'urgent',
    alert: { type: 'emergency', priority: 'critical', title: 'Emergency: reach this person now' },
    reachWithinHours: 1,
  },
  {
    when: (facts) => homeSafetyOf(facts.homeSafety) === 'unsafe',
    reason: homeReasons.unsafe,
    priority: 'urgent',
    alert: { type: 'unsafe-home', priority: 'critical', title: 'Home is not safe' },
    reachWithinHours: 1,
  },
  {
    when: (facts) => facts.tellsOfDanger === true,
    reason: 'Wrote of danger in their own words.',
    priority: 'urgent',
    alert: { type: 'emergency', priority: 'critical', title: 'Their own words tell of danger' },
    reachWithinHours: 1,
  },
  {
    when: (facts) => facts.emergency === 'NOT SURE',
    reason: 'Was not sure whether this is an emergency.',
    priority: 'high',
    alert: { type: 'check-safety', priority: 'high', title: 'May be an emergency: please ask' },
    reachWithinHours: 4,
  },
  {
    when: (facts) => homeSafetyOf(facts.homeSafety) === 'unsure',
    reason: homeReasons.unsure,
    priority: 'high',
    alert: { type: 'check-safety', priority: 'high', title: 'Home may not be safe: please ask' },
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
