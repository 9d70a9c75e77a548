// United States federal holidays, computed for any year.
import { createEnum, type ValueOf } from '../vocabulary.ts';

export const holidays = createEnum([
  'new-year',
  'martin-luther-king',
  'presidents',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
]);
export type Holiday = ValueOf<typeof holidays>;

/** Either a date (month and day), or the nth weekday of a month, where 0 is Sunday and 5 stands for the last. */
type Rule = { date: string } | { month: string; weekday: number; nth: number };

const rules: Record<Holiday, Rule> = {
  'new-year': { date: '01-01' },
  'martin-luther-king': { month: '01', weekday: 1, nth: 3 },
  presidents: { month: '02', weekday: 1, nth: 3 },
  memorial: { month: '05', weekday: 1, nth: 5 },
  juneteenth: { date: '06-19' },
  independence: { date: '07-04' },
  labor: { month: '09', weekday: 1, nth: 1 },
  columbus: { month: '10', weekday: 1, nth: 2 },
  veterans: { date: '11-11' },
  thanksgiving: { month: '11', weekday: 4, nth: 4 },
  christmas: { date: '12-25' },
};

const saturday = 6;
const friday = 5;
const monday = 1;
const sunday = 0;

/** True when an office that is open on these weekdays is closed for one of the holidays. */
export function isHoliday(
  date: string,
  observed: readonly Holiday[],
  openWeekdays: readonly number[],
): boolean {
  const day = new Date(`${date}T12:00:00Z`);
  const weekday = day.getUTCDay();
  const monthDays = [monthDayOf(day, 0)];
  // Offices that are closed on weekends keep a weekend holiday on the nearest weekday.
  if (weekday === friday && !openWeekdays.includes(saturday)) monthDays.push(monthDayOf(day, 1));
  if (weekday === monday && !openWeekdays.includes(sunday)) monthDays.push(monthDayOf(day, -1));
  return observed.some((holiday) => {
    const rule = rules[holiday];
    return 'date' in rule ? monthDays.includes(rule.date) : isNthWeekday(day, rule);
  });
}

function monthDayOf(day: Date, after: number): string {
  const moved = new Date(day);
  moved.setUTCDate(day.getUTCDate() + after);
  return moved.toISOString().slice(5, 10);
}

function isNthWeekday(day: Date, { month, weekday, nth }: Exclude<Rule, { date: string }>) {
  if (day.getUTCDay() !== weekday || monthDayOf(day, 0).slice(0, 2) !== month) return false;
  const isLast = monthDayOf(day, 7).slice(0, 2) !== month;
  return nth === 5 ? isLast : Math.ceil(day.getUTCDate() / 7) === nth;
}
