import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { officeHours } from '#organization';
import {
  computeNextAttempt,
  contactAttemptSchema,
  contactKinds,
  contactOutcomes,
  describeAttempt,
} from './contact-attempt.ts';

// 2026-11-16 is a Monday; Richmond is five hours behind.
describe('computeNextAttempt', () => {
  it.each([
    ['at the same hour of the next working day', '2026-11-16T15:30Z', '2026-11-17T15:30Z'],
    ['on Monday after a Friday', '2026-11-20T15:30Z', '2026-11-23T15:30Z'],
    [
      'by closing time, when the last attempt was in the evening',
      '2026-11-17T01:00Z',
      '2026-11-17T23:00Z',
    ],
  ])('plans the next contact attempt %s', (_, at, due) => {
    expect(computeNextAttempt(new Date(at), false, officeHours)).toEqual(new Date(due));
  });

  it('plans the next contact attempt within an office hour when somebody may be in danger', () => {
    const late = new Date('2026-11-20T22:30Z');
    expect(computeNextAttempt(late, true, officeHours)).toEqual(new Date('2026-11-23T13:30Z'));
  });
});

describe('contact attempt', () => {
  const sent = { kind: 'call', outcome: 'reached' };
  it('accepts exactly one subject: a case, a form or a message', () => {
    const isGood = (more: object) =>
      v.safeParse(contactAttemptSchema, { ...sent, ...more }).success;
    expect([{ memberId: 7 }, { submissionId: 7 }, { contactId: 7 }].map(isGood)).not.toContain(
      false,
    );
    expect([{}, { memberId: 7, contactId: 7 }].map(isGood)).not.toContain(true);
  });

  it('rejects a correction with the outcome "reached"', () => {
    const isGood = (outcome: string) =>
      v.safeParse(contactAttemptSchema, { ...sent, outcome, memberId: 7, corrects: 3 }).success;
    expect(['reached', 'no-answer', 'voicemail'].map(isGood)).toEqual([false, true, true]);
  });

  it('describes an attempt in one line', () => {
    const labels = {
      contactKinds: { ...contactKinds, visit: 'Visit' },
      contactOutcomes: { ...contactOutcomes, 'no-answer': 'No answer' },
    };
    expect(describeAttempt({ kind: 'visit', outcome: 'no-answer' }, labels)).toBe(
      'Visit: no answer',
    );
  });
});
