import { describe, expect, it } from 'vitest';
import { listValues } from '../vocabulary.ts';
import { holidays, isHoliday } from './holidays.ts';
import { addDays } from './office-hours.ts';

const weekdays = [1, 2, 3, 4, 5];
const all = listValues(holidays);

function holidaysOf(year: number, openDays = weekdays): string[] {
  const found: string[] = [];
  for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (openDays.includes(weekday) && isHoliday(date, all, openDays)) found.push(date.slice(5));
  }
  return found;
}

describe('isHoliday', () => {
  // The dates that the Office of Personnel Management lists.
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('finds the days off of %d', (year, dates) => {
    expect(holidaysOf(year)).toEqual(dates.split(' '));
  });

  it('keeps a holiday on Saturday when the office is open on Saturdays', () => {
    expect(isHoliday('2026-07-04', all, [2, 3, 4, 5, 6])).toBe(true);
    expect(isHoliday('2026-07-03', all, [2, 3, 4, 5, 6])).toBe(false);
  });

  it('leaves out holidays that the organization does not keep', () => {
    expect(isHoliday('2026-10-12', ['thanksgiving'], weekdays)).toBe(false);
    expect(isHoliday('2026-11-26', ['thanksgiving'], weekdays)).toBe(true);
  });
});
