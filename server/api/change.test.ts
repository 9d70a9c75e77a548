// The rules of writing a row for staff: the lock, the version, the audit entry.
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../tests/api/harness.ts';
import type { Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { savedViews } from '../db/schema/case-parts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { type Change, changeRow, createRow, removeRow } from './change.ts';

const created = new Date('2026-11-18T15:00:00Z');
const later = new Date('2026-11-18T16:00:00Z');

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.drop());

const transact = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  fresh.database.db.transaction(work);
const createView = () =>
  transact((tx) =>
    createRow(tx, {
      ...{ table: savedViews, subject: 'saved-view', session: 'command line', now: created },
      columns: { name: 'Mine', list: 'members', filter: {}, owner: 'ana', updatedAt: created },
      entry: () => ({ note: 'by hand' }),
    }),
  );

type View = typeof savedViews.$inferSelect;
const changeView = (
  { id, version }: Pick<View, 'id' | 'version'>,
  change: Partial<Change<typeof savedViews>> = {},
) =>
  transact((tx) =>
    changeRow(tx, {
      ...{ table: savedViews, subject: 'saved-view', name: 'View', id, version },
      ...{ session: 'system', now: later, columns: () => ({ name: 'Ours' }) },
      ...change,
    }),
  );
const removeView = ({ id, version }: Pick<View, 'id' | 'version'>, shown?: () => object) =>
  transact((tx) =>
    removeRow(tx, {
      ...{ table: savedViews, subject: 'saved-view', name: 'View', id, version },
      ...{ session: 'system', now: later, shown, entry: () => ({ note: 'no longer needed' }) },
    }),
  );

const findView = async ({ id }: { id: number }) =>
  (await fresh.database.db.select().from(savedViews).where(eq(savedViews.id, id)))[0];
const listEntries = async ({ id }: { id: number }) =>
  (
    await fresh.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(asc(auditEntries.id))
  ).filter(({ subject }) => subject === 'saved-view');

it('writes an audit entry for a new row', async () => {
  const row = await createView();
  expect(await findView(row)).toEqual(row);
  expect(await listEntries(row)).toMatchObject([
    { action: 'created', subjectId: row.id, actor: 'command line', note: 'by hand', at: created },
  ]);
});

it('writes the change and the next version, and audits the old and new values', async () => {
  const before = await createView();
  const derived = () => ({ isShared: true });
  const entry = () => ({ note: 'renamed' });
  const { row, ...result } = await changeView(before, { derived, entry });
  expect(result).toEqual({ before, isChanged: true });
  expect(row).toEqual({ ...before, name: 'Ours', isShared: true, version: 2, updatedAt: later });
  expect(await findView(row)).toEqual(row);
  const [, changed] = await listEntries(row);
  expect(changed).toMatchObject({
    ...{ action: 'changed', actor: 'system', note: 'renamed', at: later },
    changes: { name: ['Mine', 'Ours'] },
  });
});

it('changes a row of a table without the time of the last change', async () => {
  const [account] = await fresh.database.db
    .insert(staffAccounts)
    .values({ username: 'ben', passwordHash: 'x' })
    .returning();
  const { row } = await transact((tx) =>
    changeRow(tx, {
      ...{ table: staffAccounts, subject: 'staff', name: 'Account', id: account?.id ?? 0 },
      ...{ version: 1, session: 'system', now: later, columns: () => ({ isOnCall: true }) },
    }),
  );
  expect(row).toEqual({ ...account, isOnCall: true, version: 2 });
});

it('writes nothing when the row already has the values', async () => {
  const before = await createView();
  const result = await changeView(before, { columns: () => ({ name: 'Mine' }) });
  expect(result).toEqual({ row: before, before, isChanged: false });
  expect(await findView(before)).toEqual(before);
  expect(await listEntries(before)).toHaveLength(1);
});

it('changes a row without a version, and one that the caller has locked', async () => {
  const view = await createView();
  const { row } = await changeView({ ...view, version: undefined as never });
  expect(row.version).toBe(2);
  const locked = { ...row, name: 'As locked' };
  const { before } = await changeView(row, { locked });
  expect(before).toBe(locked);
});

it('returns 404 when the row does not exist', async () => {
  await expect(changeView({ id: 99_999, version: 1 })).rejects.toMatchObject({
    ...{ code: 'not-found', message: 'View not found' },
  });
});

it('returns 409 with the current row and its last change when the version is stale', async () => {
  const stale = await createView();
  const { row } = await changeView(stale);
  await expect(
    changeView(stale, { differs: () => ({ name: ['Ours', 'Mine'] }) }),
  ).rejects.toMatchObject({
    code: 'changed-since',
    message: 'system changed this since you opened it.',
    details: {
      ...{ current: row, differs: { name: ['Ours', 'Mine'] } },
      ...{ changedBy: 'system', changedAt: later },
    },
  });
  const shown = () => ({ name: 'as shown' });
  await expect(changeView(stale, { shown })).rejects.toMatchObject({
    details: { current: { name: 'as shown' }, differs: {} },
  });
});

it('accepts a stale version when the row already has the requested values', async () => {
  const stale = await createView();
  const { row } = await changeView(stale);
  const again = await changeView(stale, { differs: () => ({}) });
  expect(again).toEqual({ row, before: row, isChanged: false });
});

it('names the last change, not a view of the row or an entry after it', async () => {
  const stale = await createView();
  await changeView(stale);
  const entry = { subject: 'saved-view', subjectId: stale.id };
  await fresh.database.db.insert(auditEntries).values([
    { ...entry, actor: 'viewer', action: 'viewed', at: later },
    { ...entry, actor: 'exporter', action: 'exported', at: new Date(later.getTime() + 1) },
    { ...entry, subject: 'event', actor: 'another', action: 'changed', at: later },
    { ...entry, subjectId: stale.id + 1000, actor: 'another', action: 'changed', at: later },
  ]);
  await expect(changeView(stale)).rejects.toMatchObject({ details: { changedBy: 'system' } });
});

it('names somebody else when nothing is known about the last change', async () => {
  const [{ id } = { id: 0 }] = await fresh.database.db
    .insert(savedViews)
    .values({ name: 'Old', list: 'members', filter: {}, owner: 'ana', version: 5 })
    .returning();
  const { message, details } = await changeView({ id, version: 1 }).catch((error) => error);
  expect(message).toBe('Somebody else changed this since you opened it.');
  expect(Object.keys(details)).toEqual(['current', 'differs']);
});

async function changeCity(reference: string, columns: Partial<typeof members.$inferInsert> = {}) {
  const [{ id } = { id: 0 }] = await fresh.database.db
    .insert(members)
    .values({ reference, firstName: 'Ana', lastName: 'Silva', ...columns })
    .returning();
  return transact((tx) =>
    changeRow(tx, {
      ...{ table: members, subject: 'member', name: 'Member', id, version: undefined },
      ...{ session: 'system', now: later, columns: () => ({ city: 'Salem' }) },
    }),
  );
}

it('changes a case that was neither merged nor erased', async () => {
  expect(await changeCity('open')).toMatchObject({ isChanged: true, row: { city: 'Salem' } });
});

it.each([
  ['merged into another one', { mergedIntoId: 1 }, /merged into another one/],
  ['erased', { erasedAt: created }, /was erased/],
])('refuses to change a case that was %s', async (reference, columns, message) => {
  await expect(changeCity(reference, columns)).rejects.toMatchObject({
    ...{ code: 'conflict', message: expect.stringMatching(message) },
  });
});

it('removes a row and writes an audit entry', async () => {
  const row = await createView();
  expect(await removeView(row)).toEqual(row);
  expect(await findView(row)).toBeUndefined();
  expect((await listEntries(row))[1]).toMatchObject({
    ...{ action: 'deleted', actor: 'system', at: later, note: 'no longer needed' },
  });
});

it('removes nothing when the version is stale', async () => {
  const stale = await createView();
  await changeView(stale);
  await expect(removeView(stale)).rejects.toMatchObject({ code: 'changed-since' });
  expect(await findView(stale)).toBeDefined();
});
