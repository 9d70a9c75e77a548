import { expect, it } from 'vitest';
import { convertFromOfficeTime } from './form-dates';

it('converts a form date to a moment in the office time zone', () => {
  expect(convertFromOfficeTime('2026-07-01', '10:30')).toBe('2026-07-01T14:30:00.000Z');
});

it.each(['0001-05-04', '12026-05-04'])(
  'sends a date with an implausible year unchanged: %s',
  (date) => {
    expect(convertFromOfficeTime(date, '10:30')).toBe(date);
  },
);
