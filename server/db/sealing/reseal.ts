// Reseals every row with the newest key, in small batches. A run that was interrupted is simply started again: rows
// that the newest key sealed stay as they are.
import { getTableName, is, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../client.ts';
import { requestRewrite } from '../pending-rewrites.ts';
import { queryRows } from '../rows-of.ts';
import * as schema from '../schema.ts';
import { getKeyId, getSealingKeyId } from './key-ring.ts';
import { deleteOtherKeys } from './known-keys.ts';
import { emptyTexts, listSealedColumns, type SealedColumn } from './sealed-columns.ts';

const rowsAtOnce = 500;

type SealedTable = { name: string; keys: string[]; columns: SealedColumn[] };

export const sealedTables: SealedTable[] = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .map((table) => ({
    name: getTableName(table),
    keys: keysOf(table),
    columns: listSealedColumns(table),
  }))
  .filter(({ columns }) => columns.length > 0);

function keysOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const found = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return found.map(({ name }) => toSnakeCase(name));
}

/** Returns the number of resealed rows. Afterward only the newest key is needed. */
export async function resealAll(db: Db, rowsAtATime = rowsAtOnce): Promise<number> {
  let total = 0;
  // A running server may seal rows with an older key during a pass, so repeat until none is left.
  for (;;) {
    let resealed = 0;
    for (const table of sealedTables) resealed += await resealTable(db, table, rowsAtATime);
    total += resealed;
    if (resealed === 0) break;
  }
  await deleteOtherKeys(db);
  return total;
}

type Row = Record<string, string | number | null>;

async function resealTable(db: Db, table: SealedTable, rowsAtATime: number): Promise<number> {
  let resealed = 0;
  let after: Row | undefined;
  do {
    const rows = await db.transaction(async (tx) => {
      const found = await nextRows(tx, table, after, rowsAtATime);
      const due = found.map((row) => resealedRow(row, table)).filter((row) => row !== undefined);
      if (due.length > 0) await storeSealed(tx, table, due);
      resealed += due.length;
      return found;
    });
    after = rows.length < rowsAtATime ? undefined : rows.at(-1);
  } while (after !== undefined);
  return resealed;
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
  after: Row | undefined,
  limit: number,
): Promise<Row[]> {
  const wanted = [...keys, ...columns.map((column) => column.name)];
  const past = sql.join(
    keys.map((key) => sql`${after?.[key]}`),
    sql`, `,
  );
  return queryRows<Row>(
    tx,
    sql`select ${list(wanted)} from ${sql.identifier(name)}
        ${after === undefined ? sql`` : sql`where (${list(keys)}) > (${past})`}
        order by ${list(keys)} limit ${limit} for update`,
  );
}

/** The row with every text under the newest key; undefined when nothing changes. */
function resealedRow(row: Row, { keys, columns }: SealedTable): Row | undefined {
  let isChanged = false;
  const changed: Row = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  for (const { name, sealedAnew } of columns) {
    const text = row[name] ?? null;
    const isDue =
      typeof text === 'string' &&
      !emptyTexts.includes(text) &&
      getKeyId(text) !== getSealingKeyId();
    changed[name] = isDue ? sealedAnew(text) : text;
    isChanged ||= isDue;
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
  // Allows this change in the audit log and in erased cases, where triggers refuse all others.
  await tx.execute(sql`select set_config('app.sealing', 'on', true)`);
  await tx.execute(
    sql`update ${table} set ${set}
        from json_populate_recordset(null::${table}, (${JSON.stringify(rows)}::text)::json) as one
        where (${list(keys, name)}) = (${list(keys, 'one')})`,
  );
  await tx.execute(sql`select set_config('app.sealing', '', true)`);
  await requestRewrite(tx);
}
