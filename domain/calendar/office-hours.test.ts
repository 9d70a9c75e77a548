import { describe, expect, it } from 'vitest';
import {
  addDays,
  addOfficeHours,
  endOfDate,
  findNextOpening,
  fromOfficeTime,
  isOfficeOpen,
  type OfficeHours,
  toOfficeDate,
  toOfficeTime,
} from './office-hours.ts';

const at = (iso: string) => new Date(iso);
const office: OfficeHours = {
  days: [1, 2, 3, 4, 5],
  opens: 8,
  closes: 18,
  holidays: ['martin-luther-king', 'thanksgiving'],
  closedDays: [{ from: '2026-12-24', to: '2027-01-03' }],
};

describe('Richmond clock', () => {
  it.each([
    ['2026-01-15T13:00:00Z', '2026-01-15', 8],
    ['2026-07-15T12:00:00Z', '2026-07-15', 8],
    ['2026-07-15T03:59:59Z', '2026-07-14', 23],
    ['2026-07-15T04:00:00Z', '2026-07-15', 0],
    ['2026-03-08T06:59:00Z', '2026-03-08', 1],
    ['2026-03-08T07:00:00Z', '2026-03-08', 3],
    ['2026-11-01T05:30:00Z', '2026-11-01', 1],
    ['2026-11-01T06:30:00Z', '2026-11-01', 1],
  ])('shows %s as %s, %d o’clock', (iso, date, hour) => {
    expect(toOfficeTime(at(iso))).toMatchObject({ date, hour });
  });

  it('converts every hour of two years to a moment and back', () => {
    for (let date = '2026-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
      for (const hour of [0, 8, 12, 18, 23]) {
        const moment = fromOfficeTime(date, hour, 15);
        expect(toOfficeTime(moment)).toMatchObject({ date, hour, minute: 15 });
      }
    }
  });

  it("takes today's date from Richmond, not from UTC", () => {
    expect(toOfficeDate(at('2026-12-31T23:30:00Z'))).toBe('2026-12-31');
    expect(toOfficeDate(at('2027-01-01T04:30:00Z'))).toBe('2026-12-31');
    expect(toOfficeDate(at('2027-01-01T05:30:00Z'))).toBe('2027-01-01');
  });
});

it.each([
  ['2026-01-15', '2026-01-16T04:59:00Z'],
  ['2026-11-01', '2026-11-02T04:59:00Z'],
])('ends the date %s at %s, a minute before midnight in Richmond', (date, end) => {
  expect(endOfDate(date)).toEqual(at(end));
});

describe('office hours', () => {
  it.each([
    ['2026-01-15T13:00:00Z', true, 'opens at eight'],
    ['2026-01-15T12:59:59Z', false, 'is closed a second before'],
    ['2026-01-15T22:59:59Z', true, 'is open until six'],
    ['2026-01-15T23:00:00Z', false, 'closes at six'],
    ['2026-07-15T12:00:00Z', true, 'opens at eight in summer too'],
    ['2026-07-15T22:00:00Z', false, 'closes at six in summer too'],
    ['2026-01-17T15:00:00Z', false, 'is closed on Saturday'],
    ['2026-01-18T15:00:00Z', false, 'is closed on Sunday'],
    ['2026-11-26T15:00:00Z', false, 'is closed on Thanksgiving'],
    ['2026-11-27T15:00:00Z', true, 'is open on the day after'],
    ['2026-12-24T15:00:00Z', false, 'is closed from the first closed day'],
    ['2027-01-01T15:00:00Z', false, 'is closed to the last closed day'],
  ])('tells at %s whether the office is open (%s): it %s', (iso, open) => {
    expect(isOfficeOpen(at(iso), office)).toBe(open);
  });

  it.each([
    ['2026-01-15T15:00:00Z', '2026-01-15T15:00:00Z'],
    ['2026-01-15T11:00:00Z', '2026-01-15T13:00:00Z'],
    ['2026-01-15T23:30:00Z', '2026-01-16T13:00:00Z'],
    ['2026-01-16T23:30:00Z', '2026-01-20T13:00:00Z'],
    ['2026-11-25T23:30:00Z', '2026-11-27T13:00:00Z'],
    ['2026-12-23T23:30:00Z', '2027-01-04T13:00:00Z'],
    ['2026-03-07T15:00:00Z', '2026-03-09T12:00:00Z'],
    ['2026-10-31T15:00:00Z', '2026-11-02T13:00:00Z'],
  ])('after %s finds the next opening at %s', (from, opens) => {
    expect(findNextOpening(at(from), office)).toEqual(at(opens));
  });
});

it('opens at half past eight when the office does', () => {
  const half = { ...office, opens: 8.5 };
  expect(isOfficeOpen(at('2026-01-15T13:29:00Z'), half)).toBe(false);
  expect(isOfficeOpen(at('2026-01-15T13:30:00Z'), half)).toBe(true);
  expect(findNextOpening(at('2026-01-15T13:15:00Z'), half)).toEqual(at('2026-01-15T13:30:00Z'));
});

describe('addOfficeHours', () => {
  it.each([
    ['2026-01-15T15:00:00Z', 1, '2026-01-15T16:00:00Z', 'within the day'],
    ['2026-01-15T22:30:00Z', 1, '2026-01-16T13:30:00Z', 'over the night'],
    ['2026-01-16T22:30:00Z', 1, '2026-01-20T13:30:00Z', 'over a weekend and a holiday'],
    ['2026-01-10T15:00:00Z', 4, '2026-01-12T17:00:00Z', 'from a Saturday'],
    ['2026-03-06T22:00:00Z', 4, '2026-03-09T15:00:00Z', 'over the spring change'],
    ['2026-10-30T21:00:00Z', 4, '2026-11-02T16:00:00Z', 'over the autumn change'],
    ['2026-01-15T13:00:00Z', 10, '2026-01-15T23:00:00Z', 'to the end of a day exactly'],
    ['2026-01-15T13:00:00Z', 25, '2026-01-20T18:00:00Z', 'over several days'],
  ])('adds to %s %d office hours and gets %s, %s', (from, hours, to) => {
    expect(addOfficeHours(at(from), hours, office)).toEqual(at(to));
  });
});
