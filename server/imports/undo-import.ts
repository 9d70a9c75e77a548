// Undoes an import, batch by batch: removes the people that it created and that nobody worked on since, and restores the
// fields that it changed where they still have its values.
import { and, asc, eq, gt, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { RowState } from '#domain/imports/import-plan';
import { auditSeveral, type Changes, compareChanges } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { undoableMember } from '../cases/people/member-changes.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { serviceRecords } from '../db/schema/case-parts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { duplicatePairs, members } from '../db/schema/members.ts';
import { importRows } from '../db/schema/runs.ts';
import type { Run, RunContext } from '../runs/run-worker.ts';
import { actorOf, endStep } from '../runs/runs.ts';
import { countPlans, type ImportRow, updateRows } from './import-rows.ts';

const peopleAtOnce = 100;

type By = { session: ReturnType<typeof actorOf>; now: Date };

export async function undoImport(run: Run, { db, now, report }: RunContext): Promise<void> {
  let done = 0;
  for (;;) {
    const undone = await db.transaction((tx) =>
      undoBatch(tx, run, { session: actorOf(run), now: now() }),
    );
    if (undone === 0) break;
    done += undone;
    if (!(await report({ done, counts: await countPlans(db, run.id) }))) return;
  }
  const counts = await countPlans(db, run.id);
  await db.transaction((tx) => endStep(tx, run, { to: 'undone', now: now(), counts }));
}

async function undoBatch(tx: Transaction, run: Run, by: By): Promise<number> {
  const rows = await nextRows(tx, run.id);
  if (rows.length === 0) return 0;
  const people = Map.groupBy(rows, ({ memberId }) => memberId as number);
  // Lock parts before cases, like every other change.
  const recordIds = rows.map(({ recordId }) => recordId).filter((id) => id !== null);
  await lockRows(tx, serviceRecords, recordIds);
  await lockRows(tx, members, [...people.keys()]);
  const worked = await workedOn(tx, run.id, [...people.keys()]);
  const workedRecords = await workedOnRecords(tx, recordIds);
  const created = [...people].filter(([, of]) => of.some(({ plan }) => plan === 'new'));
  const removed = created.filter(([id]) => !worked.has(id));
  const removedIds = new Set(removed.map(([id]) => id));
  const isRemovable = ({ recordId, memberId }: ImportRow) =>
    recordId !== null &&
    (removedIds.has(memberId as number) || !workedRecords.has(recordId)) &&
    // The services of a person who stays because of other work stay with the person.
    (removedIds.has(memberId as number) || !created.some(([id]) => id === memberId));
  await removeRecords(tx, rows.filter(isRemovable), by);
  await removePeople(tx, [...removedIds], by);
  const undone: ImportRow[] = [];
  for (const [id, of] of people) {
    if (removedIds.has(id)) undone.push(...of.map((row) => ({ ...row, ...gone })));
    else if (created.some(([one]) => one === id)) {
      undone.push(...of.map((row) => ({ ...row, state: 'kept' as const })));
    } else {
      // The newest change first, so that each finds the values that it made.
      for (const row of of.toReversed()) {
        const hasKept = row.recordId !== null && !isRemovable(row);
        const state = await restoreFields(tx, id, row.changes, by);
        undone.push({ ...row, state: hasKept ? 'kept' : state });
      }
    }
  }
  await updateRows(tx, ['state', 'memberId', 'recordId'], undone);
  return rows.length;
}

const gone = { state: 'removed', memberId: null, recordId: null } as const;

/** The imported rows of the next people, all rows of a person together. */
async function nextRows(tx: Transaction, runId: number): Promise<ImportRow[]> {
  const isDone = and(
    eq(importRows.runId, runId),
    eq(importRows.state, 'done'),
    isNotNull(importRows.memberId),
  );
  const next = tx
    .selectDistinct({ memberId: importRows.memberId })
    .from(importRows)
    .where(isDone)
    .orderBy(asc(importRows.memberId))
    .limit(peopleAtOnce);
  return tx
    .select()
    .from(importRows)
    .where(and(isDone, inArray(importRows.memberId, next)))
    .orderBy(asc(importRows.line))
    .for('update');
}

async function lockRows(
  tx: Transaction,
  table: typeof members | typeof serviceRecords,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: table.id })
    .from(table as typeof members)
    .where(inArray(table.id, ids))
    .orderBy(table.id)
    .for('update');
}

/** Looking at a case is no work on it. */
const isLook = ['viewed', 'seen', 'requested'];

/** The cases with an audit entry that this import did not write. */
async function workedOn(tx: Transaction, runId: number, ids: number[]): Promise<Set<number>> {
  const own = tx
    .select({ one: sql`1` })
    .from(importRows)
    .where(
      and(
        eq(importRows.runId, runId),
        eq(importRows.memberId, auditEntries.memberId),
        eq(importRows.doneAt, auditEntries.at),
      ),
    );
  const entries = await tx
    .selectDistinct({ memberId: auditEntries.memberId })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.memberId, ids),
        notInArray(auditEntries.action, isLook),
        sql`not exists ${own}`,
      ),
    );
  return new Set(entries.map(({ memberId }) => memberId as number));
}

async function workedOnRecords(tx: Queries, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: serviceRecords.id })
    .from(serviceRecords)
    .where(and(inArray(serviceRecords.id, ids), gt(serviceRecords.version, 1)));
  return new Set(rows.map(({ id }) => id));
}

async function removeRecords(tx: Transaction, rows: readonly ImportRow[], by: By): Promise<void> {
  if (rows.length === 0) return;
  const removed = await tx
    .delete(serviceRecords)
    .where(
      inArray(
        serviceRecords.id,
        rows.map(({ recordId }) => recordId as number),
      ),
    )
    .returning({ id: serviceRecords.id, memberId: serviceRecords.memberId });
  if (removed.length === 0) return;
  await auditSeveral(
    tx,
    by.session,
    by.now,
    removed.map(({ id, memberId }) => ({
      ...{ action: 'deleted' as const, subject: 'service-record' as const, subjectId: id },
      memberId,
    })),
  );
}

async function removePeople(tx: Transaction, ids: number[], by: By): Promise<void> {
  if (ids.length === 0) return;
  // The comparison in the background proposes pairs; an answer of staff is work, which the history shows.
  await tx
    .delete(duplicatePairs)
    .where(or(inArray(duplicatePairs.memberId, ids), inArray(duplicatePairs.otherId, ids)));
  await tx.delete(members).where(inArray(members.id, ids));
  await auditSeveral(
    tx,
    by.session,
    by.now,
    ids.map((id) => ({
      ...{ action: 'deleted' as const, subject: 'member' as const, subjectId: id },
      memberId: id,
    })),
  );
}

/** Restores the fields that still have the values of the import. */
async function restoreFields(
  tx: Transaction,
  id: number,
  changes: Changes | null,
  by: By,
): Promise<RowState> {
  const [row] = await tx.select().from(members).where(eq(members.id, id));
  if (row === undefined || row.erasedAt !== null) return 'kept';
  const made = Object.entries(changes ?? {});
  const own = made.filter(
    ([name, [, after]]) => Object.keys(compareChanges(row, { [name]: after })).length === 0,
  );
  if (own.length > 0) {
    await changeRow(tx, {
      ...undoableMember,
      ...{ id, version: undefined, locked: row, ...by },
      columns: () => Object.fromEntries(own.map(([name, [before]]) => [name, before])),
      entry: () => ({ action: 'undone', memberId: id }),
    });
  }
  return own.length === made.length ? 'restored' : 'kept';
}
