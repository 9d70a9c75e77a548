import { describe, expect, it } from 'vitest';
import { officeHours } from '#organization';
import { findPostponeDates } from './postpone-dates.ts';

const days = (at: string) =>
  findPostponeDates(new Date(at), officeHours).map(({ name, date }) => `${name} ${date}`);

describe('findPostponeDates', () => {
  it('offers tomorrow, Monday and a week from now', () => {
    expect(days('2026-11-18T15:00Z')).toEqual([
      ...['tomorrow 2026-11-19', 'monday 2026-11-23', 'nextWeek 2026-11-25'],
    ]);
  });

  it('skips days when the office is closed and lists no day twice', () => {
    expect(days('2026-11-20T15:00Z')).toEqual(['monday 2026-11-23', 'nextWeek 2026-11-27']);
    expect(days('2026-11-21T15:00Z')).toEqual(['monday 2026-11-23', 'nextWeek 2026-11-30']);
    expect(days('2026-11-22T15:00Z')).toEqual(['tomorrow 2026-11-23', 'nextWeek 2026-11-30']);
    expect(days('2026-11-16T15:00Z')).toEqual(['tomorrow 2026-11-17', 'monday 2026-11-23']);
  });

  it("counts from today's date in Richmond, not in UTC", () => {
    expect(days('2026-11-18T03:00Z')[0]).toBe('tomorrow 2026-11-18');
  });
});
