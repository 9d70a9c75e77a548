// Tests that the audit log and the access log are insert-only on both engines. Tampering is not
// claimed to be detected.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openSite, samples } from '../../tests/api/harness.ts';
import type { Transaction } from '../db/client.ts';
import { auditEntries, readEntries } from '../db/schema/logs.ts';
import { deleteOldReads } from './old-reads.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
let id: number;

beforeAll(async () => {
  staff = await site.signIn();
  const made = await staff('POST', '/api/members', { body: samples.intake });
  id = (made.body as { id: number }).id;
  await staff('PATCH', `/api/members/${id}`, { body: { notes: 'Two children' } });
  await staff('GET', `/api/members/${id}`);
  await staff('GET', `/api/members/${id}/readers`);
});

const refused = /Failed query|cannot be changed/;
const asErasure = (run: (tx: Transaction) => Promise<unknown>) =>
  site.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.erasing', 'on', true)`);
    await run(tx);
  });

it.each([
  `update audit_entries set actor = 'somebody else'`,
  `update audit_entries set at = now()`,
  `update audit_entries set note = null, changes = null`,
  `delete from audit_entries`,
  `truncate audit_entries`,
  `update read_entries set ids = '{99}'`,
  `delete from read_entries`,
  `truncate read_entries`,
])('refuses to change a log: %s', async (statement) => {
  await expect(site.db.execute(sql.raw(statement))).rejects.toThrow(refused);
});

it.each([
  `update audit_entries set actor = 'somebody else'`,
  `update audit_entries set note = 'other'`,
  `delete from audit_entries`,
  `update read_entries set actor = 'somebody else'`,
  `delete from read_entries`,
])('lets an erasure blank details and change nothing else: %s', async (statement) => {
  await expect(asErasure((tx) => tx.execute(sql.raw(statement)))).rejects.toThrow(refused);
});

it('deletes reads older than two years and keeps newer ones', async () => {
  const now = new Date();
  const at = (months: number) => new Date(now.getFullYear(), now.getMonth() - months, 1);
  const who = { actor: 'ana', kind: 'one', route: 'r', subject: 'member' } as const;
  const read = { ...who, ids: [id] };
  await site.db.insert(readEntries).values([
    { ...read, allowedAs: 'old', at: at(25) },
    { ...read, allowedAs: 'young', at: at(22) },
  ]);
  await deleteOldReads(site.db, now);
  const kept = (await site.db.select().from(readEntries)).map(({ allowedAs }) => allowedAs);
  expect(kept).toContain('young');
  expect(kept).not.toContain('old');
});

it('blanks the details of an erased person and keeps who did what and when', async () => {
  const entries = () =>
    site.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.memberId, id))
      .orderBy(auditEntries.id);
  const before = await entries();
  expect(before.some(({ changes }) => changes !== null)).toBe(true);
  expect((await staff('DELETE', `/api/members/${id}?reason=asked`)).status).toBe(200);
  const after = (await entries()).slice(0, before.length);
  expect(after).toEqual(before.map((entry) => ({ ...entry, changes: null, note: null })));
});

it('keeps the entries of an account that is deleted', async () => {
  await site.signIn('erin');
  await site.db.insert(auditEntries).values({ actor: 'erin', action: 'x', subject: 'check' });
  await site.db.execute(sql`delete from staff_accounts where username = 'erin'`);
  const [entry] = await site.db.select().from(auditEntries).where(eq(auditEntries.action, 'x'));
  expect(entry?.actor).toBe('erin');
});
