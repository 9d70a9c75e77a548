// The "Later" shortcuts: dates to which staff can postpone something with one click.
import { addDays, isOfficeDay, type OfficeHours, toOfficeDate } from './office-hours.ts';

export type PostponeChoice = 'tomorrow' | 'monday' | 'nextWeek';

/** Distinct office days only; tomorrow is dropped when the office is closed then. */
export function findPostponeDates(
  now: Date,
  office: OfficeHours,
): { name: PostponeChoice; date: string }[] {
  const today = toOfficeDate(now);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const days: { name: PostponeChoice; date: string }[] = [
    { name: 'tomorrow', date: addDays(today, 1) },
    { name: 'monday', date: addDays(today, (8 - weekday) % 7 || 7) },
    { name: 'nextWeek', date: officeDayFrom(addDays(today, 7), office) },
  ];
  return days.filter(
    ({ date }, at) =>
      isOfficeDay(date, office) && days.findIndex((other) => other.date === date) === at,
  );
}

function officeDayFrom(date: string, office: OfficeHours): string {
  return isOfficeDay(date, office) ? date : officeDayFrom(addDays(date, 1), office);
}
