import { expect, it } from 'vitest';
import { canCorrectOwnEntry, isCorrectable } from './correction.ts';

const enteredAt = new Date('2026-11-18T15:00:00Z');
const entry = { author: 'fay', enteredAt, isChangedByOthers: false };
const afterMinutes = (minutes: number) => new Date(enteredAt.getTime() + minutes * 60_000);

it.each([
  ['its author within the hour', entry, 'fay', 60, true],
  ['its author after the hour', entry, 'fay', 61, false],
  ['a colleague', entry, 'gus', 1, false],
  [
    'its author after a colleague changed it',
    { ...entry, isChangedByOthers: true },
    'fay',
    1,
    false,
  ],
] as const)(
  'decides whether the entry can be corrected by %s',
  (_, given, username, minutes, expected) => {
    expect(canCorrectOwnEntry(given, username, afterMinutes(minutes))).toBe(expected);
  },
);

it.each([
  ['in the last minute of its day at the office', '2026-11-19T04:59:00Z', true],
  ['on the next day at the office', '2026-11-19T05:00:00Z', false],
])('decides whether staff can correct an entry %s', (_, now, expected) => {
  expect(isCorrectable(enteredAt, new Date(now))).toBe(expected);
});
