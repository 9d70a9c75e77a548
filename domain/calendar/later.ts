// "Later": the days to which something is put off with one press, in the office's zone.
import { dateAfter, isOfficeDay, officeDate } from './office-hours.ts';

export type Later = 'tomorrow' | 'monday' | 'nextWeek';

/** Days on which somebody is there, each once; what is only tomorrow in name is left out. */
export function laterDays(now: Date): { name: Later; date: string }[] {
  const today = officeDate(now);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const days: { name: Later; date: string }[] = [
    { name: 'tomorrow', date: dateAfter(today, 1) },
    { name: 'monday', date: dateAfter(today, (8 - weekday) % 7 || 7) },
    { name: 'nextWeek', date: officeDayFrom(dateAfter(today, 7)) },
  ];
  return days.filter(
    ({ date }, at) => isOfficeDay(date) && days.findIndex((other) => other.date === date) === at,
  );
}

function officeDayFrom(date: string): string {
  return isOfficeDay(date) ? date : officeDayFrom(dateAfter(date, 1));
}
