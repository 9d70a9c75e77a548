// Dates as date fields hold them, and as the API takes them.
import { momentInZone, officeDate } from '#domain/calendar/office-hours';

/** Today is sent as this moment. Any other day is a plain date, which no zone can shift. */
export function sentDay(date: string): string {
  const now = new Date();
  return date === '' || date === officeDate(now) ? now.toISOString() : date;
}

/** The day of an entry, if it was changed. */
export function changedDay<Name extends string>(
  name: Name,
  before: string,
  date: string,
): Partial<Record<Name, string>> {
  if (date === before || date === '') return {};
  return { [name]: sentDay(date) } as Record<Name, string>;
}

/** A day and a time of the office's clock. A mistyped year is no day of it: the server says what is wrong. */
export function officeMoment(date: string, time: string): string {
  if (!/^[1-9]\d{3}-/.test(date)) return date;
  const [hour = 9, minute = 0] = time.split(':').map(Number);
  return momentInZone(date, hour, minute).toISOString();
}
