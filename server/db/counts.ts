// Counts rows by query. No total is stored.
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './client.ts';
import { queryRows } from './rows-of.ts';

/**
 * Excludes a few rows: a page checks each of its rows, a total finds the excluded rows through an
 * index.
 */
export type Exclusion = { isListed: SQL; isExcluded: SQL };
export type Exclusions = readonly (Exclusion | undefined)[];

type Counted = { table: PgTable; where?: SQL | undefined; except?: Exclusions | undefined };

/** The where condition for a page of a list. */
export function isListed(where: SQL | undefined, except: Exclusions = []): SQL | undefined {
  return and(where, ...except.map((exclusion) => exclusion?.isListed));
}

/**
 * Selects the excluded rows, each once. Every part of the union starts from the few rows of its
 * index.
 */
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

/** All rows minus the excluded ones: checking every row would be slower. */
function totalOf(counted: Counted): SQL {
  const { table, where = sql`true` } = counted;
  const excluded = excludedRows(counted);
  const all = sql`(select count(*)::int from ${table} where ${where})`;
  return excluded === undefined ? all : sql`${all} - (select count(*)::int from ${excluded})`;
}

/** Counts each entry in one statement. */
export async function countEach<Name extends string>(
  db: Queries,
  counted: Readonly<Record<Name, Counted>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<Counted>(counted).map(
    ([name, one]) => sql`${totalOf(one)} as ${sql.identifier(name)}`,
  );
  const [row] = await queryRows<Record<Name, number>>(
    db,
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  return row as Record<Name, number>;
}

export async function countRows(db: Queries, counted: Counted): Promise<number> {
  return (await countEach(db, { total: counted })).total;
}

/** Counts rows by value. Excluded rows appear as a second, negative entry of their value. */
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
  return queryRows(
    db,
    excluded === undefined
      ? all
      : sql`${all} union all select value, -count(*)::int from ${excluded} group by value`,
  );
}

/** Returns the total and the number of rows for each of the given values of a column. */
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
