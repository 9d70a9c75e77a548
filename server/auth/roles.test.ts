// Tests that a role change takes effect at once and that one owner always remains.
import { expect, it } from 'vitest';
import { openSite } from '../../tests/api/harness.ts';
import { setDisabled, setRole } from './staff-accounts.ts';

const site = openSite();

it('changes the permissions of an open session without a new sign-in', async () => {
  await site.signIn('first');
  const staff = await site.signIn('second');
  expect((await staff('GET', '/api/donations')).status).toBe(200);
  await setRole(site.db, 'second', 'figures');
  expect((await staff('GET', '/api/donations')).status).toBe(403);
  expect((await staff('GET', '/api/analytics')).status).toBe(200);
  expect((await staff('GET', '/api/admin/session')).body).toMatchObject({ role: 'figures' });
});

it('keeps the last active owner, even when two resign at once', async () => {
  await expect(setRole(site.db, 'first', 'case-worker')).rejects.toThrow('last owner');
  await expect(setDisabled(site.db, 'first', true)).rejects.toThrow('last owner');
  await setRole(site.db, 'second', 'owner');
  const leaving = ['first', 'second'].map((name) => setRole(site.db, name, 'front-desk'));
  const outcomes = await Promise.allSettled(leaving);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
