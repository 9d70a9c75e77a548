import { describe, expect, it } from 'vitest';
import { isOpen } from '../calendar/office-hours.ts';
import { type ResponseKind, responseDue, responseDueText } from './response-due.ts';

const at = (iso: string) => new Date(iso);

describe('a promise', () => {
  it.each<[ResponseKind, string, string, string]>([
    ['contact', '2026-01-14T20:00:00Z', '2026-01-15T20:00:00Z', 'the next day'],
    ['contact', '2026-01-16T21:00:00Z', '2026-01-19T21:00:00Z', 'from Friday to Monday'],
    ['contact', '2026-01-17T15:00:00Z', '2026-01-20T13:00:00Z', 'from Saturday to Tuesday morning'],
    ['contact', '2026-01-15T03:00:00Z', '2026-01-16T13:00:00Z', 'from the evening on'],
    ['submission', '2026-01-14T20:00:00Z', '2026-01-16T20:00:00Z', 'two days'],
    ['application', '2026-01-15T20:00:00Z', '2026-01-19T20:00:00Z', 'two days over a weekend'],
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
  ])('for a %s of %s is due at %s: %s', (kind, received, due) => {
    expect(responseDue(kind, at(received))).toEqual(at(due));
  });

  it('is always due while somebody is there to keep it, and later than a day', () => {
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const received = new Date(Date.parse('2026-01-01T00:00:00Z') + hour * 3_600_000);
      for (const kind of ['contact', 'application'] as const) {
        const due = responseDue(kind, received);
        expect(isOpen(due), received.toISOString()).toBe(true);
        expect(due.getTime() - received.getTime()).toBeGreaterThanOrEqual(23 * 3_600_000);
      }
    }
  });
});

describe('in words', () => {
  const now = at('2026-01-15T15:00:00Z');
  it.each([
    ['2026-01-15T15:20:00Z', 'due in 20 min'],
    ['2026-01-15T18:10:00Z', 'due in 3 h'],
    ['2026-01-16T16:00:00Z', 'due in 1 day'],
    ['2026-01-18T16:00:00Z', 'due in 3 days'],
    ['2026-01-15T14:00:00Z', 'late by 1 h'],
    ['2026-01-13T14:00:00Z', 'late by 2 days'],
  ])('%s is %s', (due, words) => {
    expect(responseDueText(at(due), now)).toBe(words);
  });
});
