// Undo restores the values that the audit log has from before a step, never values that a caller sends.
import { and, desc, eq, getTableColumns, gt, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hourMs } from '#domain/calendar/durations';
import type { Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { AppError } from './app-error.ts';
import { type AuditSubject, type Changes, changesBetween } from './audit.ts';
import type { StaffSession } from './caller.ts';
import { type ChangeTable, changeRow } from './change.ts';

/** A kind of row whose changes can be undone. */
export type Undoable = {
  table: ChangeTable;
  subject: AuditSubject;
  name: string;
  /** Columns that follow from the restored values. */
  derived?: (restored: Record<string, unknown>, now: Date) => object;
};

export type StepEntry = {
  id: number;
  subject: string;
  subjectId: number;
  memberId: number | null;
  changes: Changes;
};

const entryColumns = {
  id: auditEntries.id,
  subject: auditEntries.subject,
  subjectId: auditEntries.subjectId,
  memberId: auditEntries.memberId,
  changes: auditEntries.changes,
};
const isChange = and(isNotNull(auditEntries.changes), ne(auditEntries.action, 'created'));

/** The changes that one step of one person made to these rows. */
export async function stepOf(
  tx: Transaction,
  { at, actor }: { at: Date; actor: string },
  rows: SQL | undefined,
): Promise<StepEntry[]> {
  const entries = await tx
    .select(entryColumns)
    .from(auditEntries)
    .where(and(rows, isChange, eq(auditEntries.at, at), eq(auditEntries.actor, actor)))
    .orderBy(desc(auditEntries.id));
  return entries as StepEntry[];
}

/** Whether the row still has the values of this entry, and nobody has written to the person since. */
export async function isUnchanged(
  tx: Transaction,
  { table }: Undoable,
  { id, subject, subjectId, changes }: StepEntry,
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, subjectId))
    .for('update');
  const [reply] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, subjectId),
        gt(auditEntries.id, id),
        eq(auditEntries.action, 'replied'),
      ),
    )
    .limit(1);
  const after = Object.fromEntries(
    Object.entries(changes).map(([field, [, value]]) => [field, value]),
  );
  return (
    row !== undefined && reply === undefined && Object.keys(changesBetween(row, after)).length === 0
  );
}

export function restore(
  tx: Transaction,
  { table, subject, name, derived }: Undoable,
  { subjectId, memberId, changes }: StepEntry,
  { session, now }: { session: StaffSession; now: Date },
) {
  const restored = valuesBefore(table, changes);
  return changeRow(tx, {
    table,
    subject,
    name,
    id: subjectId,
    version: undefined,
    session,
    now,
    columns: () => restored,
    derived: () => derived?.(restored, now) ?? {},
    entry: () => ({ memberId: memberId ?? undefined }),
  });
}

/** The log has moments as text. */
function valuesBefore(table: ChangeTable, changes: Changes): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before]]) => [
      field,
      columns[field]?.dataType === 'date' && before !== null ? new Date(`${before}`) : before,
    ]),
  );
}

/** It is offered for seconds; a slow line, and a hand that rests on the button, have their time. */
const undoableMs = hourMs;

type Taken<Table extends ChangeTable> = {
  table: Table;
  subject: AuditSubject;
  /** Locked, as it is now. */
  row: Table['$inferSelect'];
  now: Date;
  /** Whether these changes are the step that is taken back; the last such is meant. */
  isStep: (changes: Changes) => boolean;
};

/** What a step changed, as it was before it; what somebody has changed again since is left out. */
export async function beforeStep<Table extends ChangeTable>(
  tx: Transaction,
  { table, subject, row, now, isStep }: Taken<Table>,
): Promise<Partial<Table['$inferSelect']>> {
  const entries = await tx
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, row.id),
        gt(auditEntries.at, new Date(now.getTime() - undoableMs)),
        isNotNull(auditEntries.changes),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
  const step = entries.find(({ changes }) => changes !== null && isStep(changes))?.changes;
  if (step == null) throw new AppError('conflict', 'This can no longer be taken back.');
  const left = Object.entries(step).map(([field, [, after]]) => [field, after]);
  const since = changesBetween(row, Object.fromEntries(left));
  const columns = getTableColumns(table);
  const put = Object.entries(step).flatMap(([field, [before]]) => {
    if (field in since) return [];
    const isMoment = columns[field]?.dataType === 'date';
    return [[field, isMoment && before !== null ? new Date(`${before}`) : before]];
  });
  return Object.fromEntries(put);
}
