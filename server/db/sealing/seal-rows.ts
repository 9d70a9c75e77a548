// Seals plain rows from older versions, or reseals rows of older keys, in small batches. Progress
// is stored with each batch, so it continues after a kill, and several processes share the work.
import { and, eq, getTableName, inArray, is, like, lt, ne, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { officeDate } from '#domain/calendar/office-hours';
import type { Db, Queries, Transaction } from '../client.ts';
import { requestRewrite } from '../pending-rewrites.ts';
import { rowsOf } from '../rows-of.ts';
import * as schema from '../schema.ts';
import { keyOf, sealingKey } from './key-ring.ts';
import { forgetOtherKeys } from './known-keys.ts';
import { emptyTexts, type SealedColumn, sealedColumnsOf } from './sealed-columns.ts';

const { sealingProgress } = schema;
const rowsAtOnce = 500;

type SealedTable = { name: string; keys: string[]; columns: SealedColumn[] };

export const sealedTables: SealedTable[] = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .map((table) => ({
    name: getTableName(table),
    keys: keysOf(table),
    columns: sealedColumnsOf(table),
  }))
  .filter(({ columns }) => columns.length > 0);

function keysOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const found = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return found.map(({ name }) => toSnakeCase(name));
}

type Aim = 'plain' | 'older keys';
type Options = { signal?: AbortSignal; rowsAtATime?: number };
/**
 * Number of sealed rows, and whether all tables are done. False if another process holds the lock.
 */
type Sealed = { rows: number; isDone: boolean };

/** Seals plain rows. Costs one query if there is nothing to do. */
export function sealPlain(db: Db, options: Options = {}): Promise<Sealed> {
  return sealTables(db, 'plain', options);
}

/**
 * Row name for the second pass: stores the day of the first pass and whether the second one
 * started.
 */
const again = 'again';

/**
 * During an upgrade, older processes may store plain text in rows already passed. So all rows are
 * checked once more on a later day than the first pass.
 */
export async function startSecondPass(db: Db, now: Date): Promise<void> {
  const today = officeDate(now);
  const columns = sealedTables.map((table) => `${table.name}:${listOf(table)}`).join(' ');
  const first = { columns, after: today, isDone: false };
  await db.transaction(async (tx) => {
    await tx
      .insert(sealingProgress)
      .values({ name: again, ...first })
      .onConflictDoUpdate({
        target: sealingProgress.name,
        set: first,
        setWhere: ne(sealingProgress.columns, columns),
      });
    const [due] = await tx
      .update(sealingProgress)
      .set({ isDone: true })
      .where(
        and(
          eq(sealingProgress.name, again),
          eq(sealingProgress.isDone, false),
          lt(sealingProgress.after, today),
        ),
      )
      .returning();
    if (due !== undefined) await lookFromTheBeginning(tx);
  });
}

async function lookFromTheBeginning(db: Queries): Promise<void> {
  const names = sealedTables.map(({ name }) => name);
  await db.delete(sealingProgress).where(inArray(sealingProgress.name, names));
}

/** Reseals all rows, so that only the newest key is needed. */
export async function sealAnew(db: Db, options: Options = {}): Promise<Sealed> {
  await lookFromTheBeginning(db);
  const plain = await sealTables(db, 'plain', options);
  let { rows } = plain;
  if (!plain.isDone) return plain;
  // The first pass continues an interrupted one. Further passes start over, to find rows that an
  // older key sealed since, until nothing is left.
  for (let isWhole = false; ; isWhole = true) {
    const older = await sealTables(db, 'older keys', options);
    rows += older.rows;
    if (!older.isDone) return { rows, isDone: false };
    await db.delete(sealingProgress).where(like(sealingProgress.name, '%>%'));
    if (isWhole && older.rows === 0) break;
  }
  await db.transaction((tx) => forgetOtherKeys(tx));
  return { rows, isDone: true };
}

async function sealTables(db: Db, aim: Aim, options: Options): Promise<Sealed> {
  const done = await db
    .select({ name: sealingProgress.name, columns: sealingProgress.columns })
    .from(sealingProgress)
    .where(eq(sealingProgress.isDone, true));
  const isDone = (table: SealedTable) =>
    done.some(({ name, columns }) => name === nameOf(table, aim) && columns === listOf(table));
  let rows = 0;
  for (const table of sealedTables.filter((one) => !isDone(one))) {
    for (;;) {
      if (options.signal?.aborted) return { rows, isDone: false };
      const batch = await db.transaction((tx) => sealSome(tx, table, aim, options));
      if (batch === 'busy') return { rows, isDone: false };
      rows += batch.rows;
      if (batch.isDone) break;
    }
  }
  return { rows, isDone: true };
}

const nameOf = ({ name }: SealedTable, aim: Aim) =>
  aim === 'plain' ? name : `${name}>${sealingKey()}`;
const listOf = ({ columns }: SealedTable) => columns.map(({ name }) => name).join(',');

type Row = Record<string, string | number | null>;

async function sealSome(
  tx: Transaction,
  table: SealedTable,
  aim: Aim,
  { rowsAtATime = rowsAtOnce }: Options,
): Promise<Sealed | 'busy'> {
  const [lock] = await rowsOf<{ mine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('app-sealing')) as mine`,
  );
  if (!lock?.mine) return 'busy';
  const name = nameOf(table, aim);
  const columns = listOf(table);
  const [progress] = await tx
    .select()
    .from(sealingProgress)
    // If the sealed columns changed since, all rows are checked again.
    .where(and(eq(sealingProgress.name, name), eq(sealingProgress.columns, columns)));
  if (progress?.isDone) return { rows: 0, isDone: true };
  // Allows this change in the audit log and in erased cases, where triggers refuse all others.
  await tx.execute(sql`select set_config('app.sealing', 'on', true)`);
  const found = await nextRows(tx, table, progress?.after ?? null, rowsAtATime);
  const sealed = found.map((row) => sealedRow(row, table, aim)).filter((row) => row !== undefined);
  if (sealed.length > 0) {
    await storeSealed(tx, table, sealed);
    await requestRewrite(tx);
  }
  await tx.execute(sql`select set_config('app.sealing', '', true)`);
  const last = found.at(-1);
  const isDone = found.length < rowsAtATime;
  const after = last === undefined ? null : JSON.stringify(table.keys.map((key) => last[key]));
  const values = { columns, isDone, after: isDone ? null : after };
  await tx
    .insert(sealingProgress)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: sealingProgress.name, set: values });
  return { rows: sealed.length, isDone };
}

const list = (names: readonly string[], of?: string) =>
  sql.join(
    names.map((name) =>
      of === undefined ? sql.identifier(name) : sql`${sql.identifier(of)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );

async function nextRows(
  tx: Transaction,
  { name, keys, columns }: SealedTable,
  after: string | null,
  limit: number,
): Promise<Row[]> {
  const wanted = [...keys, ...columns.map((column) => column.name)];
  const past: unknown[] = after === null ? [] : JSON.parse(after);
  const values = sql.join(
    past.map((value) => sql`${value}`),
    sql`, `,
  );
  return rowsOf<Row>(
    tx,
    sql`select ${list(wanted)} from ${sql.identifier(name)}
        ${after === null ? sql`` : sql`where (${list(keys)}) > (${values})`}
        order by ${list(keys)} limit ${limit} for update`,
  );
}

function sealedRow(row: Row, { keys, columns }: SealedTable, aim: Aim): Row | undefined {
  const isDue = (text: string) => {
    const key = keyOf(text);
    return aim === 'plain' ? key === undefined : key !== undefined && key !== sealingKey();
  };
  let isChanged = false;
  const changed: Row = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  for (const { name, sealedAnew } of columns) {
    const text = row[name] ?? null;
    const isSealed = typeof text === 'string' && !emptyTexts.includes(text) && isDue(text);
    changed[name] = isSealed ? sealedAnew(text) : text;
    isChanged ||= isSealed;
  }
  return isChanged ? changed : undefined;
}

/** Passes the rows as JSON with the table's column names: one statement for any number of rows. */
async function storeSealed(
  tx: Transaction,
  { name, keys, columns }: SealedTable,
  rows: readonly Row[],
): Promise<void> {
  const table = sql.identifier(name);
  const set = sql.join(
    columns.map(
      (column) => sql`${sql.identifier(column.name)} = one.${sql.identifier(column.name)}`,
    ),
    sql`, `,
  );
  await tx.execute(
    sql`update ${table} set ${set}
        from json_populate_recordset(null::${table}, (${JSON.stringify(rows)}::text)::json) as one
        where (${list(keys, name)}) = (${list(keys, 'one')})`,
  );
}
