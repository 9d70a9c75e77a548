// Case entries are permanent: staff correct one on the day it was written, and the log keeps the old text.
import { officeDate } from '../calendar/office-hours.ts';

export function isCorrectable(writtenAt: Date, now: Date): boolean {
  return officeDate(writtenAt) === officeDate(now);
}
