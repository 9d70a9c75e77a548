import { expect, it } from 'vitest';
import { describeResponseDue } from './response-due-text';

const now = new Date('2026-01-15T15:00:00Z');

it.each([
  ['2026-01-15T15:20:00Z', 'due in 20 min'],
  ['2026-01-15T18:10:00Z', 'due in 3 h'],
  ['2026-01-16T16:00:00Z', 'due in 1 day'],
  ['2026-01-18T16:00:00Z', 'due in 3 days'],
  ['2026-01-15T14:00:00Z', 'late by 1 h'],
  ['2026-01-13T14:00:00Z', 'late by 2 days'],
])('describes the due time %s as "%s"', (due, said) => {
  expect(describeResponseDue(new Date(due), now)).toBe(said);
});
