// The one way in which staff change a row: lock it, compare the version that the screen showed, check
// the step, write, and note who did it. Whoever comes second gets to see what is there now.
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/client.ts';
import { withoutInternals } from '../db/row-schema.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { AppError, notFound } from './app-error.ts';
import {
  type Actor,
  type AuditEntry,
  type AuditSubject,
  audit,
  type Changes,
  changesBetween,
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
  /** What a person reads where there is no such row: "Member not found". */
  name: string;
  id: number;
  /** What the screen showed; undefined where the call may do without. */
  version: number | undefined;
  session: Actor;
  now: Date;
  /** The row as the route responds it, where that is not simply the row. */
  shown?: (row: Row<Table>) => object;
  /** What the log says besides the changes. */
  entry?: (row: Row<Table>) => Partial<Omit<AuditEntry, 'subject' | 'subjectId'>>;
};

export type Change<Table extends ChangeTable> = Subject<Table> & {
  /** A row that is locked already. */
  locked?: Row<Table> | undefined;
  /** In what the row is not as wanted; without it a row that was changed meanwhile never is. */
  differs?: (row: Row<Table>) => Changes | Promise<Changes>;
  /** What is to be written and told; throws where the step is not allowed. */
  columns: (row: Row<Table>) => Partial<Row<Table>> | Promise<Partial<Row<Table>>>;
  /** What follows from it, and needs no telling. */
  derived?: (row: Row<Table>, changes: Changes) => Partial<Row<Table>>;
};

export async function changeRow<Table extends ChangeTable>(
  tx: Transaction,
  change: Change<Table>,
): Promise<{ row: Row<Table>; before: Row<Table>; isChanged: boolean }> {
  const { table, session, now } = change;
  const before = change.locked ?? (await lockRow(tx, change));
  const unchanged = { row: before, before, isChanged: false };
  if ((await compareVersion(tx, before, change)) === 'as wanted') return unchanged;
  if ('erasedAt' in before && before.erasedAt !== null) {
    throw new AppError('conflict', 'This was erased. Nothing can be added to it.');
  }
  const columns = await change.columns(before);
  const changes = changesBetween(before, columns);
  if (Object.keys(changes).length === 0) return unchanged;
  const written: object = {
    ...columns,
    ...change.derived?.(before, changes),
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

/** A row that changed meanwhile is fine where it is as wanted already; a removal never is. */
async function compareVersion<Table extends ChangeTable>(
  tx: Transaction,
  row: Row<Table>,
  wanted: Subject<Table> & Partial<Pick<Change<Table>, 'differs'>>,
): Promise<'as shown' | 'as wanted'> {
  if (wanted.version === undefined || wanted.version === row.version) return 'as shown';
  const differs = await wanted.differs?.(row);
  if (differs !== undefined && Object.keys(differs).length === 0) return 'as wanted';
  const current = (wanted.shown ?? withoutInternals)(row);
  throw changedSince(current, differs ?? {}, await lastChange(tx, wanted.subject, row));
}

export function changedSince(
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
        // What was noted later about the row changed nothing in it.
        row.updatedAt === undefined ? undefined : lte(auditEntries.at, row.updatedAt),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return last;
}
