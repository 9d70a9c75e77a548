// What was written about a case stays. A slip can be corrected on the day it was made, and the log
// keeps the old words; after that a new entry is added.
import { officeDate } from '../calendar/office-hours.ts';

export function isCorrectable(writtenAt: Date, now: Date): boolean {
  return officeDate(writtenAt) === officeDate(now);
}
