// Creates a row for staff. A correction under the same key updates the row, unless it was changed meanwhile:
// then a new row names the one that it replaces.
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { type AuditEntry, type AuditSubject, audit, changesBetween } from './audit.ts';
import type { StaffSession } from './caller.ts';
import type { ChangeTable } from './change.ts';

type Making<Table extends ChangeTable> = {
  table: Table;
  subject: AuditSubject;
  /** The fields of the form. A correction resets a field that it leaves out to its default. */
  schema: { entries: Record<string, unknown> };
  columns: Table['$inferInsert'];
  /** Values that are computed from the columns. They are not logged. */
  derived?: (before: Table['$inferSelect'] | undefined) => Partial<Table['$inferInsert']>;
  /** Fields that the audit log omits, because an erasure would not find them there. */
  unlogged?: readonly string[];
  /** The stored response to the request that this one corrects. */
  earlier: unknown;
  session: StaffSession;
  now: Date;
  entry?: (row: Table['$inferSelect']) => Pick<AuditEntry, 'memberId' | 'note'>;
};
type Made<Table extends ChangeTable> = {
  row: Table['$inferSelect'];
  /** The earlier row, when this request corrects one. */
  before: Table['$inferSelect'] | undefined;
};

export async function makeRow<Table extends ChangeTable>(
  tx: Transaction,
  making: Making<Table>,
): Promise<Made<Table>> {
  const { table, subject, columns, session, now } = making;
  const before = await untouchedRow(tx, making);
  const derived = making.derived?.(before);
  const { createdAt: _, reference: __, ...said }: Record<string, unknown> = columns;
  const asked = Object.keys(making.schema.entries).filter((key) => key in getTableColumns(table));
  const unsaid = asked.filter((key) => said[key] === undefined);
  const newest = { ...said, ...Object.fromEntries(unsaid.map((key) => [key, sql`default`])) };
  const [row] = (await (before === undefined
    ? tx
        .insert(table as PgTable)
        .values({ ...columns, ...derived })
        .returning()
    : tx
        .update(table as PgTable)
        .set({ ...newest, ...derived, version: sql`${table.version} + 1` })
        .where(eq(table.id, before.id))
        .returning())) as Table['$inferSelect'][];
  if (row === undefined) throw new Error(`the ${subject} was not stored`);
  const told = isMoved(before, row)
    ? whose
    : Object.keys(newest).filter((key) => !making.unlogged?.includes(key));
  const replaced = (making.earlier as { id?: number } | undefined)?.id;
  await audit(tx, session, now, {
    ...making.entry?.(row),
    ...(before === undefined
      ? { action: 'created', ...(replaced && { changes: { replaces: [null, replaced] } }) }
      : { action: 'changed', changes: changesBetween(before, picked(row, told)) }),
    subject,
    subjectId: row.id,
  });
  return { row, before };
}

const whose = ['memberId', 'submissionId', 'contactId'];

/** True when the correction moves the row to another case. Data of one person must not enter another's log. */
function isMoved(before: Record<string, unknown> | undefined, row: Record<string, unknown>) {
  return before !== undefined && before.memberId !== row.memberId;
}

function picked(row: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));
}

async function untouchedRow<Table extends ChangeTable>(
  tx: Transaction,
  { table, earlier, subject, session }: Making<Table>,
): Promise<Table['$inferSelect'] | undefined> {
  const { id, version } = (earlier ?? {}) as { id?: number; version?: number };
  if (id === undefined || version === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), eq(table.version, version)))
    .for('update');
  if (subject === 'member' && (await isWorkedIn(tx, id, session))) return undefined;
  return row as Table['$inferSelect'] | undefined;
}

/** Checks the log, because notes, follow-ups, and contact attempts do not raise the version of their case. */
async function isWorkedIn(tx: Transaction, memberId: number, { username }: StaffSession) {
  const [work] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.memberId, memberId),
        ne(auditEntries.actor, username),
        ne(auditEntries.action, 'viewed'),
      ),
    )
    .limit(1);
  return work !== undefined;
}
