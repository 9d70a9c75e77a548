import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  dateSchema,
  dueSchema,
  isCalendarDate,
  momentSchema,
  optionalMoment,
  toDueTime,
} from './moment.ts';

describe('momentSchema', () => {
  it.each([
    ['2026-01-15', '2026-01-15T12:00:00.000Z', 'a date, read at noon'],
    ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00.000Z', 'a moment'],
    ['2026-01-15T10:00:00.123456-05:00', '2026-01-15T15:00:00.123Z', 'with its offset'],
    ['2026-01-15T10:00', '2026-01-15T15:00:00.000Z', 'Richmond’s wall clock in winter'],
    ['2026-07-15T10:00:30', '2026-07-15T14:00:30.000Z', 'and in summer'],
  ])('reads %s as %s: %s', (text, moment) => {
    expect(v.parse(momentSchema, text).toISOString()).toBe(moment);
  });

  it.each(['', 'tomorrow', '2026-02-30', '2026-02-30T10:00:00Z', '2026-13-01', '1899-12-31'])(
    'rejects %j as a moment',
    (text) => expect(v.is(momentSchema, text)).toBe(false),
  );
  it.each([
    '2026-01-15T25:00:00Z',
    '2026-01-15T10:99',
    '2201-01-01',
    '2026-01-15T10:00:00+99:99',
    7,
    null,
  ])('rejects %j as out of range or not a time', (text) =>
    expect(v.is(momentSchema, text)).toBe(false),
  );

  it('accepts a missing, null or empty optional moment', () => {
    expect([undefined, null, ''].map((value) => v.parse(optionalMoment, value))).toEqual([
      undefined,
      null,
      null,
    ]);
  });
});

describe('dateSchema', () => {
  it('keeps only the date part of a date-time', () => {
    expect(v.parse(dateSchema, '2026-01-15T23:30:00-05:00')).toBe('2026-01-15');
  });
  it.each(['2025-02-29', '2026-00-10', '15.01.2026', '2026-1-5'])(
    'rejects %j as a date',
    (text) => {
      expect(v.is(dateSchema, text)).toBe(false);
    },
  );
  it('accepts February 29 of a leap year', () => expect(v.is(dateSchema, '2028-02-29')).toBe(true));
});

describe('due times', () => {
  it.each([
    ['2026-01-15', '2026-01-16T04:59:00.000Z'],
    ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00.000Z'],
  ])('sets the due time of %s to %s', (text, due) => {
    expect(v.parse(dueSchema, text).toISOString()).toBe(due);
  });

  it.each([
    ['2026-07-15T12:00:00.000Z', '2026-07-16T03:59:00.000Z'],
    ['2026-07-15T12:00:01.000Z', '2026-07-15T12:00:01.000Z'],
  ])('takes the parsed moment %s as due at %s', (moment, due) => {
    expect(toDueTime(new Date(moment)).toISOString()).toBe(due);
  });
});

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
])('decides whether %s is a date that can be stored: %s', (date, expected) => {
  expect(isCalendarDate(date)).toBe(expected);
});
