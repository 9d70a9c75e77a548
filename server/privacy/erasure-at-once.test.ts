// Tests that an erasure and concurrent work in the same case both finish, and nothing of the person
// remains.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { countTablesContaining } from '../../tests/api/canaries.ts';
import { engine, openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { countWaitingConnections } from '../../tests/api/waiting-connections.ts';
import { serviceRecords } from '../db/schema/case-parts.ts';
import { auditEntries } from '../db/schema/logs.ts';

const name = 'Zqcanary';
const site = openSite();
const staff = signInBeforeAll(site);

async function make(path: string, body: object): Promise<number> {
  const made = await staff('POST', path, { body });
  expect(made.status, made.text).toBe(201);
  return (made.body as { id: number }).id;
}
const takeIn = () => make('/api/members', { ...samples.intake, lastName: name });
const erase = (id: number) => staff('DELETE', `/api/members/${id}?reason=asked`);

it('leaves nothing of the person when a note is added at the same time', async () => {
  const memberId = await takeIn();
  const note = { memberId, title: `${name} at once`, description: `${name} at once` };
  const add = () => staff('POST', '/api/member-progress', { body: note });
  await Promise.all([add(), add(), add(), erase(memberId), add(), add(), add()]);
  expect(await countTablesContaining(site.db, ['zqcanary'])).toEqual({});
  const entries = await site.db.select({ action: auditEntries.action }).from(auditEntries);
  expect(entries.map(({ action }) => action)).toContain('erased');
});

// The embedded engine has one connection, so no transaction waits for a row.
if (engine === 'postgres')
  it('waits with an erasure for a record that is being changed', async () => {
    const memberId = await takeIn();
    const id = await make('/api/service-records', {
      memberId,
      serviceType: 'food',
      description: name,
    });
    const erased = await site.db.transaction(async (tx) => {
      await tx.select().from(serviceRecords).where(eq(serviceRecords.id, id)).for('update');
      const erasing = erase(memberId);
      await expect.poll(() => countWaitingConnections(site.db)).toBe(1);
      await tx.update(serviceRecords).set({ outcome: 'referred' }).where(eq(serviceRecords.id, id));
      return { erasing };
    });
    expect((await erased.erasing).status).toBe(200);
    expect(await countTablesContaining(site.db, ['zqcanary'])).toEqual({});
  });
