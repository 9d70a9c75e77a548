// Two who log, or take back, that the same person was reached, at the same moment: what stands says so alone.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSite, samples, signedIn } from '../../../tests/api/harness.ts';
import { waiting } from '../../../tests/api/waiting.ts';
import type { Transaction } from '../../db/client.ts';
import { contactAttempts } from '../../db/schema/case-parts.ts';
import { members } from '../../db/schema/members.ts';
import { emergencies } from '../../db/schema/outbox.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../../db/schema/public.ts';

const site = openSite();
const staff = signedIn(site);
beforeEach(() => site.db.delete(emergencies));

type Row = { id: number } & Record<string, unknown>;
const inDanger = 'He is going to kill me';

const subjects = {
  memberId: {
    path: '/api/members',
    body: { ...samples.application, emergency: 'YES' },
    table: members,
    kept: 'firstContactedAt',
  },
  contactId: {
    path: '/api/contacts',
    body: { ...samples.contact, message: inDanger },
    table: contacts,
    kept: 'answeredAt',
  },
  submissionId: {
    path: '/api/get-involved-submissions',
    body: { ...samples.volunteer, notes: inDanger },
    table: submissions,
    kept: 'firstRespondedAt',
  },
};

describe.each(Object.entries(subjects))('a %s', (subject, { path, body, table, kept }) => {
  let id: number;
  beforeEach(async () => {
    await site.visitor('POST', path, { body });
    id = ((await staff('GET', `${path}?limit=1`)).body as Row[])[0]?.id ?? 0;
  });
  const row = async () =>
    (await staff('GET', `${path}/${id}`, { headers: { 'x-background': '1' } })).body as Row;
  const seenAt = async () => (await site.db.select().from(emergencies))[0]?.seenAt;

  async function log(): Promise<Row> {
    site.clock.offsetMs += 1000;
    const attempt = { [subject]: id, kind: 'call', outcome: 'reached' };
    return (await staff('POST', '/api/contact-attempts', { body: attempt })).body as Row;
  }

  /** While somebody else has the row: each of the calls waits, one behind the other. */
  async function whileHeld(
    calls: readonly (() => Promise<{ status: number }>)[],
    then: (tx: Transaction) => Promise<void> = async () => {},
  ): Promise<void> {
    const { begun } = await site.db.transaction(async (tx) => {
      await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
      const made: Promise<{ status: number }>[] = [];
      for (const call of calls) {
        made.push(call());
        await expect.poll(() => waiting(site.db)).toBe(made.length);
      }
      await then(tx);
      return { begun: made };
    });
    for (const response of await Promise.all(begun)) expect(response.status).toBe(200);
  }
  const takeBack = (attempt: Row) => () => staff('DELETE', `/api/contact-attempts/${attempt.id}`);

  it('stays reached by whoever is logged while the first is taken back', async () => {
    const wrong = await log();
    const createdAt = site.now();
    site.clock.offsetMs += 1000;
    await whileHeld([takeBack(wrong)], async (tx) => {
      const right = { kind: 'call', outcome: 'reached', author: 'casey', createdAt } as const;
      await tx.insert(contactAttempts).values({ ...right, [subject]: id });
    });
    expect(await row()).toMatchObject({ [kept]: createdAt.toISOString() });
    expect(await seenAt()).toEqual(createdAt);
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])('was reached by nobody once both are taken back at once, the %s before', async (_, before) => {
    const attempts = [await log(), await log()];
    const calls = attempts.map(takeBack);
    await whileHeld(before === 0 ? calls : calls.toReversed());
    expect(await row()).toMatchObject({ [kept]: null });
    expect(await seenAt()).toBeNull();
  });
});
