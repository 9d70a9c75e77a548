import { describe, expect, it } from 'vitest';
import { isPathAffected } from './affected-paths';

const note = { subject: 'progress-note', id: 3, memberId: 7, actor: 'dana' };

describe('live event of a case', () => {
  it.each([
    ['/api/members/7', true],
    ['/api/members/8', false],
    ['/api/members?status=active', true],
    ['/api/member-progress/7?limit=200', true],
    ['/api/case-alerts?memberId=8&status=active', false],
    ['/api/case-alerts?status=active', true],
    ['/api/summary', true],
    ['/api/contacts/7', false],
    ['/api/admin/session', false],
  ])('decides whether a live event makes %s stale: %s', (path, isOld) => {
    expect(isPathAffected(path, note)).toBe(isOld);
  });
});

it('does not mark other messages as stale when one message changes', () => {
  const event = { subject: 'contact', id: 4, memberId: null };
  expect(isPathAffected('/api/contacts/4', event)).toBe(true);
  expect(isPathAffected('/api/contacts/5', event)).toBe(false);
  expect(isPathAffected('/api/contacts?status=open', event)).toBe(true);
});

it.each([
  ['/api/quick-find?search=rosa+diaz', ['member', 'alert', 'submission', 'contact']],
  ['/api/duplicates/typed?phone=804-555-0123&email=', ['member']],
  ['/api/members/7/duplicates', []],
])('refetches %s when a matching person or message arrives', (path, subjects) => {
  const heard = ['member', 'alert', 'submission', 'contact', 'donation', 'event'].filter(
    (subject) => {
      const memberId = ['member', 'alert'].includes(subject) ? 9 : null;
      return isPathAffected(path, { subject, id: 9, memberId });
    },
  );
  expect(heard).toEqual(subjects);
});

it.each([
  ['/api/accounts', ['staff']],
  ['/api/admin/session', ['staff']],
  ['/api/notices', ['staff', 'member', 'check']],
])('refetches %s when an account changes', (path, subjects) => {
  const all = ['staff', 'member', 'check', 'contact'];
  expect(all.filter((subject) => isPathAffected(path, { subject, id: 9 }))).toEqual(subjects);
});

it('marks everything as stale when too many events were missed', () => {
  expect(isPathAffected('/api/donations', { subject: 'all' })).toBe(true);
});
