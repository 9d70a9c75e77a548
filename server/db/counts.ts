// Counts rows by query. No total is stored.
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './client.ts';
import { rowsOf } from './rows-of.ts';

/** Leaves few rows out: a page checks each of its rows, a total finds the excluded rows by an index. */
export type Exclusion = { isListed: SQL; isExcluded: SQL };
export type Exclusions = readonly (Exclusion | undefined)[];

type Counted = { table: PgTable; where?: SQL | undefined; except?: Exclusions | undefined };

/** The condition of a page. */
export function isListed(where: SQL | undefined, except: Exclusions = []): SQL | undefined {
  return and(where, ...except.map((exclusion) => exclusion?.isListed));
}

/** The excluded rows, each once. Every part of the union begins at the few rows of its index. */
function excludedRows(
  { table, where, except = [] }: Counted,
  columns: SQL = sql`${table}.id`,
): SQL | undefined {
  const parts = except.flatMap((exclusion) =>
    exclusion
      ? [sql`select ${columns} from ${table} where ${and(where, exclusion.isExcluded)}`]
      : [],
  );
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` union `)}) as excluded`;
}

/** All rows less the excluded ones: to check every row would take longer than to count it. */
function totalOf(counted: Counted): SQL {
  const { table, where = sql`true` } = counted;
  const excluded = excludedRows(counted);
  const all = sql`(select count(*)::int from ${table} where ${where})`;
  return excluded === undefined ? all : sql`${all} - (select count(*)::int from ${excluded})`;
}

/** Counts each of these in one statement. */
export async function countEach<Name extends string>(
  db: Queries,
  counted: Readonly<Record<Name, Counted>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<Counted>(counted).map(
    ([name, one]) => sql`${totalOf(one)} as ${sql.identifier(name)}`,
  );
  const [row] = await rowsOf<Record<Name, number>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  return row as Record<Name, number>;
}

export async function countRows(db: Queries, counted: Counted): Promise<number> {
  return (await countEach(db, { total: counted })).total;
}

/** The number of rows by value. An excluded row is counted in a second entry of its value, as minus one. */
export async function countGroups<Value>(
  db: Queries,
  column: AnyPgColumn,
  counted: Omit<Counted, 'table'>,
): Promise<{ value: Value; rows: number }[]> {
  const { table } = column;
  const { where = sql`true` } = counted;
  const excluded = excludedRows({ ...counted, table }, sql`${table}.id, ${column} as value`);
  const all = sql`select ${column} as value, count(*)::int as rows from ${table}
    where ${where} group by ${column}`;
  return rowsOf(
    db,
    excluded === undefined
      ? all
      : sql`${all} union all select value, -count(*)::int from ${excluded} group by value`,
  );
}

/** The total, and the number of rows of each of these values of a column. */
export async function countByValue<Value extends string>(
  db: Queries,
  column: AnyPgColumn,
  values: readonly Value[],
  counted: Omit<Counted, 'table'>,
): Promise<Record<Value | 'total', number>> {
  const groups = await countGroups<Value>(db, column, counted);
  const sumOf = (found: typeof groups) => found.reduce((sum, { rows }) => sum + rows, 0);
  return {
    total: sumOf(groups),
    ...Object.fromEntries(
      values.map((value) => [value, sumOf(groups.filter((group) => group.value === value))]),
    ),
  } as Record<Value | 'total', number>;
}
