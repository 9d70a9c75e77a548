// Undo restores values from the audit log, never values that a caller sends.
import { and, desc, eq, getTableColumns, gt, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isUndoable } from '#domain/undo';
import type { Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { AppError, notFound } from './app-error.ts';
import { type AuditSubject, type Changes, compareChanges } from './audit.ts';
import type { StaffSession } from './caller.ts';
import { type ChangeTable, changeRow } from './change.ts';

/** A kind of row whose changes can be undone. */
export type UndoableRow<Table extends ChangeTable = ChangeTable> = {
  table: Table;
  subject: AuditSubject;
  name: string;
  /** Derived columns, which the audit log omits. */
  derived?(
    row: Table['$inferSelect'],
    columns: Partial<Table['$inferSelect']>,
  ): Partial<Table['$inferSelect']>;
  /** Parts of a case that the same change may include. */
  parts?: readonly UndoableRow[];
};

export type UndoEntry = {
  id: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  subjectId: number;
  memberId: number | null;
  changes: Changes;
  note: string | null;
};

const isChange = and(isNotNull(auditEntries.changes), ne(auditEntries.action, 'created'));
const isReply = eq(auditEntries.action, 'replied');

/** The audit entries that one action of one user made to these rows. */
export async function findStep(
  tx: Transaction,
  { at, actor }: { at: Date; actor: string },
  rows: SQL | undefined,
): Promise<UndoEntry[]> {
  const entries = await tx
    .select()
    .from(auditEntries)
    .where(and(rows, isChange, eq(auditEntries.at, at), eq(auditEntries.actor, actor)))
    .orderBy(desc(auditEntries.id));
  return entries as UndoEntry[];
}

/** True if the row still has the values of this entry and no reply was sent since. */
export async function isUnchanged(
  tx: Transaction,
  { table }: Pick<UndoableRow, 'table'>,
  { id, subject, subjectId, changes }: UndoEntry,
): Promise<boolean> {
  const row = await lockRow(tx, table, subjectId);
  const [reply] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, subjectId),
        gt(auditEntries.id, id),
        isReply,
      ),
    )
    .limit(1);
  const after = Object.fromEntries(
    Object.entries(changes).map(([field, [, value]]) => [field, value]),
  );
  return (
    row !== undefined && reply === undefined && Object.keys(compareChanges(row, after)).length === 0
  );
}

type By = { session: StaffSession; now: Date };

export function restore<Table extends ChangeTable>(
  tx: Transaction,
  undoable: UndoableRow<Table>,
  { subjectId, memberId, changes, note }: UndoEntry,
  { session, now }: By,
) {
  const restored = valuesBefore(undoable.table, changes);
  return changeRow(tx, {
    ...undoable,
    id: subjectId,
    version: undefined,
    session,
    now,
    columns: () => restored,
    entry: () => ({
      action: 'undone',
      memberId: memberId ?? undefined,
      // The note on a case is the reason for closing it; any other note names the row.
      note: (memberId === null && note) || undefined,
    }),
  });
}

/** Converts audited values to column values: the log stores times as text. */
function valuesBefore<Table extends ChangeTable>(
  table: Table,
  changes: Changes,
): Partial<Table['$inferSelect']> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before]]) => [
      field,
      columns[field]?.dataType === 'date' && before !== null ? new Date(`${before}`) : before,
    ]),
  ) as Partial<Table['$inferSelect']>;
}

type Undo = By & { id: number; version: number | undefined };

/** Undoes the newest change of a row and of the case parts that the same action changed. */
export async function undoChange<Table extends ChangeTable>(
  tx: Transaction,
  undoable: UndoableRow<Table>,
  { id, version, ...by }: Undo,
): Promise<Table['$inferSelect']> {
  const { table, subject, name, parts = [] } = undoable;
  const newest = await newestChange(tx, subject, id);
  // Lock parts before their case, like every other change.
  const unchanged = newest === undefined ? [] : await unchangedParts(tx, parts, id, newest);
  const row = await lockRow(tx, table, id);
  if (row === undefined) throw notFound(name);
  if (newest === undefined) throw new AppError('conflict', 'There is no change to undo.');
  refuseUndo(newest, row.version === version, by);
  if (!isRestorable(table, newest.changes)) {
    throw new AppError('conflict', 'This kind of change cannot be undone.');
  }
  const { row: restored } = await restore(tx, undoable, newest, by);
  for (const [part, entry] of unchanged) await restore(tx, part, entry, by);
  return restored;
}

function refuseUndo({ at, actor, action }: UndoEntry, isCurrent: boolean, by: By): void {
  if (actor !== by.session.username) {
    throw new AppError('conflict', `${actor} changed this since, so it can no longer be undone.`);
  }
  if (!isCurrent || action === 'replied') {
    throw new AppError('conflict', 'This changed since, so it can no longer be undone.');
  }
  if (!isUndoable(at, by.now)) {
    throw new AppError(
      'conflict',
      'A change can be undone for ten minutes. Please change it back.',
    );
  }
}

/** False for a change of the access list, which is not a column, and for a row that moved to another case. */
function isRestorable(table: ChangeTable, changes: Changes): boolean {
  const columns = getTableColumns(table);
  return Object.keys(changes).every((field) => field in columns && field !== 'memberId');
}

async function newestChange(
  tx: Transaction,
  subject: AuditSubject,
  id: number,
): Promise<UndoEntry | undefined> {
  const [newest] = await tx
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, id), or(isChange, isReply)),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return newest as UndoEntry | undefined;
}

/** The parts that are unchanged since the action, locked in the usual order. */
async function unchangedParts(
  tx: Transaction,
  parts: readonly UndoableRow[],
  memberId: number,
  step: UndoEntry,
): Promise<[UndoableRow, UndoEntry][]> {
  if (parts.length === 0) return [];
  const entries = await findStep(tx, step, eq(auditEntries.memberId, memberId));
  const inOrder = entries.toSorted((one, other) => one.subjectId - other.subjectId);
  const unchanged: [UndoableRow, UndoEntry][] = [];
  for (const part of parts) {
    for (const entry of inOrder.filter(({ subject }) => subject === part.subject)) {
      if (await isUnchanged(tx, part, entry)) unchanged.push([part, entry]);
    }
  }
  return unchanged;
}

async function lockRow<Table extends ChangeTable>(tx: Transaction, table: Table, id: number) {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return row as Table['$inferSelect'] | undefined;
}
