// Case entries are permanent: staff correct one on the day it was written, and the log keeps the old text.
import { hourMs } from '../calendar/durations.ts';
import { toOfficeDate } from '../calendar/office-hours.ts';

export function isCorrectable(writtenAt: Date, now: Date): boolean {
  return toOfficeDate(writtenAt) === toOfficeDate(now);
}

const ownEntryMs = hourMs;

/** The front desk may correct its own entry for one hour, until somebody else changes it. */
export function canCorrectOwnEntry(
  entry: { author: string; enteredAt: Date; isChangedByOthers: boolean },
  username: string,
  now: Date,
): boolean {
  const age = now.getTime() - entry.enteredAt.getTime();
  return entry.author === username && !entry.isChangedByOthers && age <= ownEntryMs;
}
