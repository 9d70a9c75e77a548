// Undoes the newest change of a household from its audit entry, within ten minutes and by its author.
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { isUndoable } from '#domain/undo';
import { AppError, notFound } from '../api/app-error.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { writeAddresses } from './household-addresses.ts';
import {
  type Addresses,
  type By,
  type HouseholdChanges,
  lockHouseholds,
  type PersonRow,
  readPeople,
  savePeople,
} from './household-rows.ts';

export async function readLastHouseholdChange(db: Queries, id: number) {
  const [last] = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'household'),
        eq(auditEntries.subjectId, id),
        isNotNull(auditEntries.changes),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return last;
}

type Undo = By & { id: number; version: number | undefined };

export async function undoHousehold(tx: Transaction, { id, version, ...by }: Undo): Promise<void> {
  const last = await readLastHouseholdChange(tx, id);
  if (last === undefined) throw new AppError('conflict', 'There is no change to undo.');
  const changes = last.changes as unknown as HouseholdChanges;
  const [before, after] = changes.people;
  const versions = changes.households[1];
  const locked = await lockHouseholds(tx, Object.keys(versions).map(Number));
  const own = locked.find((one) => one.id === id);
  if (own === undefined) throw notFound('Household');
  if (last.actor !== by.session.username) {
    throw new AppError(
      'conflict',
      `${last.actor} changed this since, so it can no longer be undone.`,
    );
  }
  const isCurrent = locked.every((one) => versions[one.id] === one.version);
  if (!isCurrent || own.version !== version || last.action === 'case-opened') {
    throw new AppError('conflict', 'This changed since, so it can no longer be undone.');
  }
  if (!isUndoable(last.at, by.now)) {
    throw new AppError(
      'conflict',
      'A change can be undone for ten minutes. Please change it back.',
    );
  }
  const people = await readPeople(
    tx,
    locked.map((one) => one.id),
    { ever: true },
  );
  await savePeople(tx, {
    by,
    step: 'undone',
    householdId: id,
    locked,
    before: people,
    after: restorePeople(people, before, after),
    ...(changes.addresses && { addresses: await undoAddresses(tx, changes.addresses, by) }),
  });
}

function restorePeople(
  people: readonly PersonRow[],
  before: readonly PersonRow[],
  after: readonly PersonRow[],
): PersonRow[] {
  const changed = new Set([...before, ...after].map(({ id }) => id));
  return [...people.filter(({ id }) => !changed.has(id)), ...before];
}

/** Puts back the addresses that nobody changed since. */
async function undoAddresses(
  tx: Transaction,
  [before, after]: [Addresses, Addresses],
  by: By,
): Promise<[Addresses, Addresses]> {
  const cases = await tx
    .select()
    .from(members)
    .where(inArray(members.id, Object.keys(after).map(Number)))
    .orderBy(members.id)
    .for('update');
  const unchanged = cases.filter((row) => {
    const written = after[row.id];
    return (
      written !== undefined &&
      row.erasedAt === null &&
      row.address === written.address &&
      row.city === written.city &&
      row.state === written.state &&
      row.zipCode === written.zipCode
    );
  });
  const restored = await writeAddresses(tx, unchanged, ({ id }) => before[id], by);
  const put = (from: Addresses) =>
    Object.fromEntries(Object.entries(from).filter(([id]) => id in restored));
  return [put(after), restored];
}
