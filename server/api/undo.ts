// Undo puts back what the log says was there, never what a caller says: nobody can invent a moment or a person.
import { and, desc, eq, getTableColumns, gt, isNotNull } from 'drizzle-orm';
import { hourMs } from '#domain/calendar/durations';
import type { Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { AppError } from './app-error.ts';
import { type AuditSubject, type Changes, changesBetween } from './audit.ts';
import type { ChangeTable } from './change.ts';

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
