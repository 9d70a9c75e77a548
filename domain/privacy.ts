// What is kept of people, for how long, and why it is erased.
import { dayMs, hourMs } from './calendar/durations.ts';
import { namedByThemselves } from './vocabulary.ts';

/** A closed list: what somebody types here would name the person once more. */
export const erasureReasons = namedByThemselves(['asked', 'mistake', 'spam']);
export type ErasureReason = keyof typeof erasureReasons | 'retention' | 'restore';

/** Whose rows name a person who is no staff, under the names of the audit log. */
export const personSubjects = namedByThemselves(['member', 'submission', 'contact', 'donation']);
export type PersonSubject = keyof typeof personSubjects;

/** How somebody came to see it: opened it, read something that belongs to it, had it in a list, carried it away. */
export const readKinds = ['one', 'part', 'list', 'export'] as const;
export type ReadKind = (typeof readKinds)[number];

/** What owners should know of; an index of the log holds these alone. */
export const noticedActions = [
  'opened-restricted',
  'sign-in-refused',
  'new-device',
  'passkey-went-back',
  'read-much',
  'check-failed',
  'review-full',
] as const;

type Check = { name: string; isGood: boolean; checkedAt: Date };

/** What runs by itself does so every day: what did not for so long was missed. */
const missedMs = 2 * dayMs;

/** A drill may take so long after its backup. */
const drillMs = 6 * hourMs;

/** Run only after an erasure: on a data folder, and on a PostgreSQL server. */
export const diskChecks = ['rewrite', 'server-files'] as const;

/** Without a new backup there is nothing to drill: that one alone is missed. */
export function isMissed(check: Check, checks: readonly Check[], now: Date): boolean {
  const ageMs = ({ checkedAt }: Check) => now.getTime() - checkedAt.getTime();
  const isBackedUp = checks
    .filter(({ name, isGood }) => name === 'backup' && isGood)
    .some((one) => ageMs(one) > drillMs && ageMs(one) <= missedMs);
  if ((diskChecks as readonly string[]).includes(check.name)) return false;
  return ageMs(check) > missedMs && (check.name !== 'drill' || isBackedUp);
}

/**
 * How long what is about people is kept, in months. This is what the privacy page promises, so staff can
 * choose a shorter period and never a longer one.
 */
export const promisedMonths = {
  cases: 36,
  forms: 24,
  messages: 24,
  pledges: 84,
  'needs-review': 3,
} as const;
export type RetentionRule = keyof typeof promisedMonths;
export const retentionRules = Object.keys(promisedMonths) as [RetentionRule, ...RetentionRule[]];

/** Nothing goes by itself before it stood on the list of what goes next for this long. */
export const retentionNoticeDays = 30;
