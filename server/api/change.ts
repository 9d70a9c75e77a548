// Creates, changes, and removes rows for staff, each with an audit entry. A change locks the row and compares the
// version; a stale version returns 409 with the current row.
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/client.ts';
import { omitInternals } from '../db/row-schema.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { AppError, notFound } from './app-error.ts';
import {
  type Actor,
  type AuditEntry,
  type AuditSubject,
  audit,
  auditSeveral,
  type Changes,
  compareChanges,
} from './audit.ts';

export type ChangeTable = PgTable & {
  id: AnyPgColumn;
  version: AnyPgColumn;
  $inferSelect: { id: number; version: number };
};
type Row<Table extends ChangeTable> = Table['$inferSelect'];

type Subject<Table extends ChangeTable> = {
  table: Table;
  subject: AuditSubject;
  /** The name of the row in error messages: "Member not found". */
  name: string;
  id: number;
  /** The version that the client loaded; undefined when the route does not require one. */
  version: number | undefined;
  session: Actor;
  now: Date;
  /** Formats the row as the route returns it. Default: the row without internal columns. */
  shown?: (row: Row<Table>) => object;
  /** Further fields of the audit entry. */
  entry?: (row: Row<Table>) => Partial<Omit<AuditEntry, 'subject' | 'subjectId'>>;
};

export type Change<Table extends ChangeTable> = Subject<Table> & {
  /** The row, if the caller has locked it already. */
  locked?: Row<Table> | undefined;
  /** The fields in which the row differs from the request. Empty means that a stale version does no harm. */
  differs?: (row: Row<Table>) => Changes;
  /** The values to write and to log. Throws when the step is not allowed. */
  columns: (row: Row<Table>) => Partial<Row<Table>> | Promise<Partial<Row<Table>>>;
  /** Values that are computed from the change. They are not logged. */
  derived?: (row: Row<Table>, columns: Partial<Row<Table>>) => Partial<Row<Table>>;
};

type Creation<Table extends ChangeTable> = {
  table: Table;
  subject: AuditSubject;
  columns: Table['$inferInsert'];
  session: Actor;
  now: Date;
  /** Further fields of the audit entry. */
  entry?: (row: Row<Table>) => Pick<AuditEntry, 'memberId' | 'note'>;
};

type Creations<Table extends ChangeTable> = Omit<Creation<Table>, 'columns'> & {
  rows: readonly Table['$inferInsert'][];
};

export async function createRow<Table extends ChangeTable>(
  tx: Transaction,
  { columns, ...creation }: Creation<Table>,
): Promise<Row<Table>> {
  const [row] = await createRows(tx, { ...creation, rows: [columns] });
  if (row === undefined) throw new Error(`the ${creation.subject} was not stored`);
  return row;
}

/** Creates several rows with one statement, each with its audit entry. */
export async function createRows<Table extends ChangeTable>(
  tx: Transaction,
  { table, subject, rows, session, now, entry }: Creations<Table>,
): Promise<Row<Table>[]> {
  if (rows.length === 0) return [];
  const stored = (await tx
    .insert(table as PgTable)
    .values([...rows])
    .returning()) as Row<Table>[];
  const entries = stored.map((row) => ({
    ...entry?.(row),
    action: 'created' as const,
    subject,
    subjectId: row.id,
  }));
  await auditSeveral(tx, session, now, entries);
  return stored;
}

export async function changeRow<Table extends ChangeTable>(
  tx: Transaction,
  change: Change<Table>,
): Promise<{ row: Row<Table>; before: Row<Table>; isChanged: boolean }> {
  const { table, session, now } = change;
  const before = change.locked ?? (await lockRow(tx, change));
  const unchanged = { row: before, before, isChanged: false };
  if ((await compareVersion(tx, before, change)) === 'as wanted') return unchanged;
  if ('mergedIntoId' in before && before.mergedIntoId !== null) {
    throw new AppError('conflict', 'This case was merged into another one. Open that case.');
  }
  if ('erasedAt' in before && before.erasedAt !== null) {
    throw new AppError('conflict', 'This was erased. Nothing can be added to it.');
  }
  const columns = await change.columns(before);
  const changes = compareChanges(before, columns);
  if (Object.keys(changes).length === 0) return unchanged;
  const written: object = {
    ...columns,
    ...change.derived?.(before, columns),
    version: sql`${table.version} + 1`,
    ...('updatedAt' in table ? { updatedAt: now } : {}),
  };
  const [row] = await tx
    .update(table as PgTable)
    .set(written)
    .where(eq(table.id, before.id))
    .returning();
  await audit(tx, session, now, {
    action: 'changed',
    changes,
    ...change.entry?.(before),
    subject: change.subject,
    subjectId: before.id,
  });
  return { row: row as Row<Table>, before, isChanged: true };
}

export async function removeRow<Table extends ChangeTable>(
  tx: Transaction,
  removal: Subject<Table>,
): Promise<Row<Table>> {
  const { table, session, now, subject } = removal;
  const row = await lockRow(tx, removal);
  await compareVersion(tx, row, removal);
  await tx.delete(table as PgTable).where(eq(table.id, row.id));
  await audit(tx, session, now, {
    action: 'deleted',
    ...removal.entry?.(row),
    subject,
    subjectId: row.id,
  });
  return row;
}

async function lockRow<Table extends ChangeTable>(
  tx: Transaction,
  { table, id, name }: Subject<Table>,
): Promise<Row<Table>> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  if (row === undefined) throw notFound(name);
  return row as Row<Table>;
}

/** Accepts a stale version when the row already has the requested values, but never for a removal. */
async function compareVersion<Table extends ChangeTable>(
  tx: Transaction,
  row: Row<Table>,
  wanted: Subject<Table> & Partial<Pick<Change<Table>, 'differs'>>,
): Promise<'as shown' | 'as wanted'> {
  if (wanted.version === undefined || wanted.version === row.version) return 'as shown';
  const differs = wanted.differs?.(row);
  if (differs !== undefined && Object.keys(differs).length === 0) return 'as wanted';
  const current = (wanted.shown ?? omitInternals)(row);
  throw findChangedFields(current, differs ?? {}, await lastChange(tx, wanted.subject, row));
}

export function findChangedFields(
  current: object,
  differs: Changes,
  last: { actor: string; at: Date } | undefined,
): AppError {
  return new AppError(
    'changed-since',
    `${last?.actor ?? 'Somebody else'} changed this since you opened it.`,
    {
      details: {
        current,
        differs,
        ...(last === undefined ? {} : { changedBy: last.actor, changedAt: last.at }),
      },
    },
  );
}

async function lastChange(
  tx: Transaction,
  subject: AuditSubject,
  row: { id: number; updatedAt?: Date },
): Promise<{ actor: string; at: Date } | undefined> {
  const [last] = await tx
    .select({ actor: auditEntries.actor, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, row.id),
        ne(auditEntries.action, 'viewed'),
        // Ignore later audit entries that did not change the row.
        row.updatedAt === undefined ? undefined : lte(auditEntries.at, row.updatedAt),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return last;
}
