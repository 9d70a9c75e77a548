// Tests the call that answers all reads of a profile.
import { expect, it } from 'vitest';
import { listProfileReads } from '../../domain/cases/profile-reads.ts';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

type Bundle = Record<string, { body: unknown; headers: Record<string, string> }>;

it('returns for each read in a bundle the same body as the single read', async () => {
  const { body: taken } = await staff('POST', '/api/members', { body: samples.intake });
  const { id } = taken as { id: number };
  await staff('POST', '/api/service-records', {
    body: { memberId: id, serviceType: 'food', description: 'A box' },
  });
  const { body } = await staff('GET', `/api/members/${id}/profile`);
  const bundle = body as Bundle;
  expect(Object.keys(bundle)).toEqual(listProfileReads(id));
  for (const path of listProfileReads(id)) {
    const alone = await staff('GET', path);
    expect(bundle[path]?.body, path).toEqual(alone.body);
    const headers = new Headers(bundle[path]?.headers);
    for (const name of ['x-total-count', 'link']) {
      expect(headers.get(name), path).toBe(alone.headers.get(name));
    }
  }
});

it('refuses a case that does not exist, and a role that may not open cases', async () => {
  expect((await staff('GET', '/api/members/999999/profile')).status).toBe(404);
  const desk = await site.signIn('desk', 'front-desk');
  const { body: taken } = await staff('POST', '/api/members', { body: samples.intake });
  const { id } = taken as { id: number };
  expect((await desk('GET', `/api/members/${id}/profile`)).status).toBe(403);
});
