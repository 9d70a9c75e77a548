// Tests writes by staff whose session has ended.
import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openSite, samples } from '../../tests/api/harness.ts';
import { members } from '../db/schema/members.ts';

const site = openSite();

it('returns 401 for an intake after sign-out instead of storing it as an application', async () => {
  const staff = await site.signIn();
  await staff('POST', '/api/admin/logout');
  // The body is also a valid application, so that only the session can stop it.
  const body = { ...samples.application, ...samples.intake };
  const response = await staff('POST', '/api/members', { body });
  expect(response.status).toBe(401);
  expect(response.body).toMatchObject({ error: { code: 'not-signed-in' } });
  const [stored] = await site.db.select({ total: count() }).from(members);
  expect(stored?.total).toBe(0);
});

it('accepts an application from a visitor without a token', async () => {
  const response = await site.visitor('POST', '/api/members', { body: samples.application });
  expect(response.status).toBe(201);
});
