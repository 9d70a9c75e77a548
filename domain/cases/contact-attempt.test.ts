import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  attemptText,
  contactAttemptSchema,
  contactKinds,
  contactOutcomes,
  isUndoable,
  nextAttemptDue,
} from './contact-attempt.ts';

// 2026-11-16 is a Monday; Richmond is five hours behind.
describe('after nobody was reached, the next try is due', () => {
  it.each([
    ['at the same hour of the next working day', '2026-11-16T15:30Z', '2026-11-17T15:30Z'],
    ['on Monday after a Friday', '2026-11-20T15:30Z', '2026-11-23T15:30Z'],
    [
      'by closing time, where it was tried in the evening',
      '2026-11-17T01:00Z',
      '2026-11-17T23:00Z',
    ],
  ])('%s', (_, at, due) => {
    expect(nextAttemptDue(new Date(at), false)).toEqual(new Date(due));
  });

  it('within an office hour, where somebody may be in danger', () => {
    const late = new Date('2026-11-20T22:30Z');
    expect(nextAttemptDue(late, true)).toEqual(new Date('2026-11-23T13:30Z'));
  });
});

describe('an attempt', () => {
  const sent = { kind: 'call', outcome: 'reached' };
  it('is about one person', () => {
    const isGood = (more: object) =>
      v.safeParse(contactAttemptSchema, { ...sent, ...more }).success;
    expect([{ memberId: 7 }, { submissionId: 7 }, { contactId: 7 }].map(isGood)).not.toContain(
      false,
    );
    expect([{}, { memberId: 7, contactId: 7 }].map(isGood)).not.toContain(true);
  });

  it('corrects another one only by an outcome other than reached', () => {
    const isGood = (outcome: string) =>
      v.safeParse(contactAttemptSchema, { ...sent, outcome, memberId: 7, corrects: 3 }).success;
    expect(['reached', 'no-answer', 'voicemail'].map(isGood)).toEqual([false, true, true]);
  });

  it('can be undone for ten minutes', () => {
    const loggedAt = new Date('2026-11-16T15:30Z');
    expect(isUndoable(loggedAt, new Date('2026-11-16T15:39:59Z'))).toBe(true);
    expect(isUndoable(loggedAt, new Date('2026-11-16T15:40Z'))).toBe(false);
  });

  it('is told in one line', () => {
    const labels = {
      contactKinds: { ...contactKinds, visit: 'Visit' },
      contactOutcomes: { ...contactOutcomes, 'no-answer': 'No answer' },
    };
    expect(attemptText({ kind: 'visit', outcome: 'no-answer' }, labels)).toBe('Visit: no answer');
  });
});
