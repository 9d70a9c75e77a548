// Dates as date fields hold them, and as the API takes them.
import { momentInZone, officeDate } from '#domain/calendar/office-hours';

/** Today means now; any other day is sent as a plain date, which no zone can shift. */
export function momentOfDay(date: string): string {
  const now = new Date();
  return date === '' || date === officeDate(now) ? now.toISOString() : date;
}

/** A day and a time of the office's clock. */
export function officeMoment(date: string, time: string): string {
  const [hour = 9, minute = 0] = time.split(':').map(Number);
  return momentInZone(date, hour, minute).toISOString();
}
