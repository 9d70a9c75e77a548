import type { TriageReason } from '#domain/cases/triage';

/** Reasons were once stored as sentences, sealed: no migration can reach them, so they are understood when read. */
export const olderReasons: Readonly<Record<string, TriageReason>> = {
  'Said that this is an emergency.': 'emergency',
  'Said that home is not safe.': 'home-unsafe',
  'Wrote of danger in their own words.': 'tells-of-danger',
  'Was not sure whether this is an emergency.': 'maybe-emergency',
  'Was not sure whether home is safe.': 'home-unsure',
};
