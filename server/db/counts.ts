// Counts rows by query. No total is stored.
import { count, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './client.ts';
import { rowsOf } from './rows-of.ts';

type Counted = { table: PgTable; where?: SQL | undefined };

/** Counts each of these in one statement. */
export async function countEach<Name extends string>(
  db: Queries,
  counted: Readonly<Record<Name, Counted>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<Counted>(counted).map(
    ([name, { table, where = sql`true` }]) =>
      sql`(select count(*)::int from ${table} where ${where}) as ${sql.identifier(name)}`,
  );
  const [row] = await rowsOf<Record<Name, number>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  return row as Record<Name, number>;
}

/** The total, and the number of rows of each of these values of a column. */
export async function countByValue<Value extends string>(
  db: Queries,
  column: AnyPgColumn,
  values: readonly Value[],
  where?: SQL,
): Promise<Record<Value | 'total', number>> {
  const found = await db
    .select({ value: sql<string>`${column}`, rows: count() })
    .from(column.table)
    .where(where)
    .groupBy(column);
  const rowsOfValue = new Map(found.map(({ value, rows }) => [value, rows]));
  return {
    total: found.reduce((sum, { rows }) => sum + rows, 0),
    ...Object.fromEntries(values.map((value) => [value, rowsOfValue.get(value) ?? 0])),
  } as Record<Value | 'total', number>;
}
