import { conflict as text } from '#text/staff/conflict';
import { fillText, formatMoment } from './formats';

/** The columns by which a row can be named. */
export type NamedRow = Partial<
  Record<
    'memberName' | 'firstName' | 'lastName' | 'name' | 'donorName' | 'title' | 'username',
    string
  >
>;

/** "Not changed: Ana Lee", or for a part of a case "Not changed: Ana Lee, Call about the rent". */
export function formatNotChangedTitle(row: NamedRow, failed: string): string {
  const { memberName, firstName, lastName, name = row.donorName, title, username } = row;
  const own = firstName === undefined ? (name ?? title ?? username) : `${firstName} ${lastName}`;
  const named = [memberName, own].filter(Boolean).join(', ');
  if (named === '') return failed || text.notDone;
  return fillText(text.notDoneTo, { row: named });
}

/** "ana changed this on Nov 05, 2025, 3:20 PM." */
export function formatConflictTitle(by: { changedBy?: string; changedAt?: string }): string {
  const name = by.changedBy ?? text.somebody;
  return by.changedAt === undefined
    ? fillText(text.changed, { name })
    : fillText(text.changedAt, { name, moment: formatMoment(by.changedAt) });
}
