import { describe, expect, it } from 'vitest';
import { officeHours } from '#organization';
import { addOfficeHours, isOfficeOpen } from '../calendar/office-hours.ts';
import { computeResponseDue, type ResponseKind, responseHours } from './response-due.ts';

const at = (iso: string) => new Date(iso);
const office = { ...officeHours, holidays: ['thanksgiving'] as const };

describe('computeResponseDue', () => {
  it.each<[ResponseKind, string, string, string]>([
    ['contact', '2026-01-14T20:00:00Z', '2026-01-15T20:00:00Z', 'the next day'],
    ['contact', '2026-01-16T21:00:00Z', '2026-01-19T21:00:00Z', 'from Friday to Monday'],
    ['contact', '2026-01-17T15:00:00Z', '2026-01-19T23:00:00Z', 'from Saturday to Monday'],
    ['contact', '2026-01-18T15:00:00Z', '2026-01-19T23:00:00Z', 'from Sunday to Monday'],
    ['contact', '2026-01-19T04:30:00Z', '2026-01-19T23:00:00Z', 'from Sunday night to Monday'],
    ['contact', '2026-01-19T08:00:00Z', '2026-01-19T23:00:00Z', 'from the small hours of Monday'],
    ['contact', '2026-01-15T03:00:00Z', '2026-01-15T23:00:00Z', 'from the evening on'],
    ['submission', '2026-01-18T15:00:00Z', '2026-01-20T23:00:00Z', 'two days from Sunday'],
    ['submission', '2026-01-14T20:00:00Z', '2026-01-16T20:00:00Z', 'two days'],
    ['application', '2026-01-15T20:00:00Z', '2026-01-19T20:00:00Z', 'two days over a weekend'],
    ['contact', '2026-11-25T20:00:00Z', '2026-11-27T20:00:00Z', 'over Thanksgiving'],
    ['contact', '2026-11-26T15:00:00Z', '2026-11-27T23:00:00Z', 'from Thanksgiving to Friday'],
    [
      'contact',
      '2026-03-06T21:00:00Z',
      '2026-03-09T20:00:00Z',
      'same hour after the spring change',
    ],
    [
      'contact',
      '2026-10-30T20:00:00Z',
      '2026-11-02T21:00:00Z',
      'same hour after the autumn change',
    ],
  ])('sets the due time of a %s received at %s to %s: %s', (kind, received, due) => {
    expect(computeResponseDue(kind, at(received), office)).toEqual(at(due));
  });

  it('sets due times in office hours, at least one office day ahead and never past the promise', () => {
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const received = new Date(Date.parse('2026-01-01T00:00:00Z') + hour * 3_600_000);
      for (const kind of ['contact', 'application'] as const) {
        const due = computeResponseDue(kind, received, office);
        const days = responseHours[kind] / 24;
        const isThere =
          isOfficeOpen(due, office) || isOfficeOpen(new Date(due.getTime() - 1), office);
        expect(isThere, received.toISOString()).toBe(true);
        expect(due >= addOfficeHours(received, 10, office), received.toISOString()).toBe(true);
        // A due time on a weekend moves to Monday: two days more at most, and an hour where clocks change.
        const hours = (due.getTime() - received.getTime()) / 3_600_000;
        expect(hours, received.toISOString()).toBeLessThanOrEqual(24 * (days + 2) + 19);
        const local = new Date(received.getTime() - 5 * 3_600_000);
        const weekday = local.getUTCDay();
        const isBeforeHoliday =
          local.toISOString() >= '2026-11-24' && weekday <= 4 && local.toISOString() < '2026-11-27';
        if (!isBeforeHoliday && weekday >= 1 && weekday + days <= 5)
          expect(hours).toBeLessThanOrEqual(24 * days + 1);
      }
    }
  });
});
