// Tests that a total subtracts each excluded row once.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { members } from './schema/members.ts';

const site = openSite();
const staff = signInBeforeAll(site);

async function createCase(lastName: string): Promise<number> {
  const { body } = await staff('POST', '/api/members', { body: { ...samples.intake, lastName } });
  const memberId = (body as { id: number }).id;
  await staff('POST', '/api/service-records', {
    body: { memberId, serviceType: 'food', description: 'Box', serviceDate: '2026-03-05' },
  });
  await staff('POST', '/api/contact-attempts', {
    body: { memberId, kind: 'call', outcome: 'reached' },
  });
  return memberId;
}

it('counts only the listed rows when some are restricted, erased, or both', async () => {
  const ids: number[] = [];
  for (const name of ['Listed', 'Restricted', 'Erased', 'Both']) ids.push(await createCase(name));
  const [, restricted = 0, erased = 0, both = 0] = ids;
  const change = (id: number, values: Partial<typeof members.$inferInsert>) =>
    site.db.update(members).set(values).where(eq(members.id, id));
  await change(restricted, { isRestricted: true });
  await change(erased, { erasedAt: new Date() });
  await change(both, { isRestricted: true, erasedAt: new Date() });
  for (const path of ['/api/members', '/api/service-records', '/api/contact-attempts']) {
    const { body, headers } = await staff('GET', path);
    expect(body, path).toHaveLength(1);
    expect(headers.get('x-total-count'), path).toBe('1');
  }
  const { members: tiles } = (await staff('GET', '/api/summary')).body as {
    members: Record<string, number>;
  };
  expect(tiles).toMatchObject({ total: 1, active: 1 });
});
