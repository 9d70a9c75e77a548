// Rules of retention, erasure and access logging.
import { dayMs, hourMs } from './calendar/durations.ts';
import { createEnum } from './vocabulary.ts';

/** A closed list: free text could contain the erased person's name. */
export const erasureReasons = createEnum(['asked', 'mistake', 'spam']);
export type ErasureReason = keyof typeof erasureReasons | 'retention' | 'restore';

/** Subjects whose rows name a person who is not staff, by their names in the audit log. */
export const personSubjects = createEnum([
  'member',
  'submission',
  'contact',
  'donation',
  'subscriber',
]);
export type PersonSubject = keyof typeof personSubjects;

/** Kinds of access: opened the row, read a part of it, saw it in a list, exported it. */
export const readKinds = ['one', 'part', 'list', 'export'] as const;
export type ReadKind = (typeof readKinds)[number];

/** Actions shown to owners; a partial index of the log covers only these. */
export const ownerNoticeActions = [
  'opened-restricted',
  'sign-in-refused',
  'new-device',
  'passkey-went-back',
  'read-much',
  'check-failed',
  'review-full',
] as const;

type Check = { name: string; isGood: boolean; checkedAt: Date };

/** Daily checks: one without a run for this long was missed. */
const missedMs = 2 * dayMs;

/** A drill may run up to this long after its backup. */
const drillMs = 6 * hourMs;

/** These run only after an erasure: on a data folder and on a PostgreSQL server. */
export const diskChecks = ['rewrite', 'server-files'] as const;

/**
 * A drill counts as missed only when a recent backup exists; without one, only the backup was missed.
 */
export function isCheckMissed(check: Check, checks: readonly Check[], now: Date): boolean {
  const ageMs = ({ checkedAt }: Check) => now.getTime() - checkedAt.getTime();
  const isBackedUp = checks
    .filter(({ name, isGood }) => name === 'backup' && isGood)
    .some((one) => ageMs(one) > drillMs && ageMs(one) <= missedMs);
  if ((diskChecks as readonly string[]).includes(check.name)) return false;
  return ageMs(check) > missedMs && (check.name !== 'drill' || isBackedUp);
}

/**
 * Retention in months, as the privacy page promises: staff can choose a shorter period, never a longer
 * one.
 */
export const promisedRetentionMonths = {
  cases: 36,
  forms: 24,
  messages: 24,
  pledges: 84,
  'needs-review': 3,
} as const;
export type RetentionRule = keyof typeof promisedRetentionMonths;
export const retentionRules = Object.keys(promisedRetentionMonths) as [
  RetentionRule,
  ...RetentionRule[],
];

/** Days a row must be listed as due before retention deletes it. */
export const retentionNoticeDays = 30;
