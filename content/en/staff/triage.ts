// Triage results shown to staff: the reason, and the title of the alert.
import type { TriageReason } from '#domain/cases/triage';

export const triageReasons: Record<TriageReason, string> = {
  emergency: 'Said that this is an emergency.',
  'home-unsafe': 'Said that home is not safe.',
  'tells-of-danger': 'Wrote of danger in their own words.',
  'maybe-emergency': 'Was not sure whether this is an emergency.',
  'home-unsure': 'Was not sure whether home is safe.',
};

export const alertTitles: Record<TriageReason, string> = {
  emergency: 'Emergency: reach this person now',
  'home-unsafe': 'Home is not safe',
  'tells-of-danger': 'Their own words tell of danger',
  'maybe-emergency': 'May be an emergency: please ask',
  'home-unsure': 'Home may not be safe: please ask',
};

/** Title of the follow-up that triage plans for urgent cases. */
export const firstContactTitle = 'Reach this person first';
