import { expect, test } from 'vitest';
import type { TimelineEntry } from '../data/rows';
import { listTimelineNotes, removeRepeatedTitle } from './timeline-notes';

test.each(['service', 'note'] as const)(
  'shows the follow-up of a %s as a date without an hour',
  (kind) => {
    const entry = { kind, actor: null, state: null, due: '2026-12-01T12:00:00.000Z' };
    expect(listTimelineNotes(entry as TimelineEntry)).toEqual(['follow up Dec 01, 2026']);
  },
);

test('names the partner that provided a service', () => {
  const entry = { kind: 'service', actor: 'dana', state: null, due: null, partner: 'City Shelter' };
  expect(listTimelineNotes(entry as TimelineEntry)).toEqual(['by dana', 'with City Shelter']);
});

test.each([
  ['She called.', 'She called.', ''],
  ['She called.', 'She called. Rent is due.', 'Rent is due.'],
  ['A long sentence…', 'A long sentence goes on', '…goes on'],
  ['First visit', 'She called.', 'She called.'],
  ['', 'She called.', 'She called.'],
])('shortens the note below the title "%s" from "%s" to "%s"', (title, note, below) => {
  expect(removeRepeatedTitle(title, note)).toBe(below);
});
