// Turns the promise to the public ("within 24 hours; on a weekend it comes on Monday") into a due time.
import {
  addDays,
  fromOfficeTime,
  isOfficeDay,
  isOfficeOpen,
  type OfficeHours,
  toDecimalHour,
  toOfficeTime,
} from '../calendar/office-hours.ts';
import { createEnum } from '../vocabulary.ts';

export const responseHours = { contact: 24, submission: 48, application: 48, attempt: 24 } as const;
export type ResponseKind = keyof typeof responseHours;

/** Due filters of a list: not responded to, due by tonight, or overdue. */
export const dueStates = createEnum(['open', 'today', 'late']);

/** Filters of a list by response: sent, in time, overdue or sent late, or not due yet. */
export const responseStates = createEnum(['given', 'on-time', 'late', 'waiting']);

/** The moment by which staff must have responded. */
export function computeResponseDue(
  kind: ResponseKind,
  receivedAt: Date,
  office: OfficeHours,
): Date {
  const { hour, minute, ...received } = toOfficeTime(receivedAt);
  // A form sent outside office hours counts as sent at closing time of that day; before opening, of the day before.
  const from =
    isOfficeDay(received.date, office) && toDecimalHour({ hour, minute }) < office.opens
      ? addDays(received.date, -1)
      : received.date;
  let date = addDays(from, responseHours[kind] / 24);
  while (!isOfficeDay(date, office)) date = addDays(date, 1);
  return isOfficeOpen(receivedAt, office)
    ? fromOfficeTime(date, hour, minute)
    : fromOfficeTime(date, office.closes);
}
