// Converts dates between date fields and the API.
import { fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';

/** Sends today as the current time, and any other day as a plain date, which no zone can shift. */
export function convertDayToSend(date: string): string {
  const now = new Date();
  return date === '' || date === toOfficeDate(now) ? now.toISOString() : date;
}

/** The entry's new day, if it changed. */
export function getChangedDay<Name extends string>(
  name: Name,
  before: string,
  date: string,
): Partial<Record<Name, string>> {
  if (date === before || date === '') return {};
  return { [name]: convertDayToSend(date) } as Record<Name, string>;
}

/** Converts a day and time of the office; passes a mistyped year on, and the server reports it. */
export function convertFromOfficeTime(date: string, time: string): string {
  if (!/^[1-9]\d{3}-/.test(date)) return date;
  const [hour = 9, minute = 0] = time.split(':').map(Number);
  return fromOfficeTime(date, hour, minute).toISOString();
}
