import { expect, test } from 'vitest';
import type { TimelineEntry } from '../data/rows';
import { notesOf } from './timeline-notes';

test.each(['service', 'note'] as const)('a %s is followed up on a day, at no hour', (kind) => {
  const entry = { kind, actor: null, state: null, due: '2026-12-01T12:00:00.000Z' };
  expect(notesOf(entry as TimelineEntry)).toEqual(['follow up Dec 01, 2026']);
});
