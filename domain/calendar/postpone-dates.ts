// The "Later" shortcuts: dates to which staff can postpone something with one click.
import { dateAfter, isOfficeDay, type OfficeHours, officeDate } from './office-hours.ts';

export type PostponeChoice = 'tomorrow' | 'monday' | 'nextWeek';

/** Distinct office days only; tomorrow is dropped when the office is closed then. */
export function laterDays(
  now: Date,
  office: OfficeHours,
): { name: PostponeChoice; date: string }[] {
  const today = officeDate(now);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const days: { name: PostponeChoice; date: string }[] = [
    { name: 'tomorrow', date: dateAfter(today, 1) },
    { name: 'monday', date: dateAfter(today, (8 - weekday) % 7 || 7) },
    { name: 'nextWeek', date: officeDayFrom(dateAfter(today, 7), office) },
  ];
  return days.filter(
    ({ date }, at) =>
      isOfficeDay(date, office) && days.findIndex((other) => other.date === date) === at,
  );
}

function officeDayFrom(date: string, office: OfficeHours): string {
  return isOfficeDay(date, office) ? date : officeDayFrom(dateAfter(date, 1), office);
}
