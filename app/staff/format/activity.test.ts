import { expect, it } from 'vitest';
import { describeActivity } from './activity';

const entry = { actor: 'fran', subject: 'member', note: null, memberId: 7, memberName: null };

it.each([
  [{ action: 'created' }, 'fran added a person (since erased)'],
  [{ action: 'received', actor: 'visitor' }, 'A person (since erased) applied for assistance'],
  [
    { action: 'created', subject: 'contact-attempt' },
    'fran tried to reach a person (since erased)',
  ],
  [{ action: 'opened-restricted' }, 'fran opened the restricted case of a person (since erased)'],
  [{ action: 'received', subject: 'submission', memberId: null }, 'A submission arrived'],
  [{ action: 'started', subject: 'submission', memberId: null }, 'fran started a submission'],
])('describes an entry about an erased person in a complete sentence: %o', (changed, sentence) => {
  expect(describeActivity({ ...entry, ...changed })).toBe(sentence);
});

it('names the person of an activity unless they were erased', () => {
  expect(describeActivity({ ...entry, action: 'created', memberName: 'Ana Lee' })).toBe(
    'fran added Ana Lee',
  );
});
