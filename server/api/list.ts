// Lists with keyset pagination: page 5,000 costs as much as page 1.
import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Queries } from '../db/client.ts';
import { countRows, type Exclusions, isListed } from '../db/counts.ts';
import {
  buildAfterCursor,
  buildNextPageLink,
  buildOrderBy,
  joinSql,
  listSortKeys,
  type Sort,
} from './order.ts';
import {
  buildSearchCondition,
  findNearIds,
  nearLimit,
  type SearchCondition,
  type SearchedTable,
} from './search.ts';
import { listIdsInSections, type RowCursor } from './sections.ts';

export const defaultLimit = 50;
export const maximumLimit = 200;

/** `sorts` has one key per order that the list supports. */
export function listQueryEntries<Name extends string>(sorts: Readonly<Record<Name, unknown>>) {
  return {
    search: v.optional(v.pipe(v.string(), v.maxLength(200, 'Search for something shorter'))),
    sort: v.optional(v.picklist(Object.keys(sorts) as Name[], 'Sort by one of the known orders')),
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/, 'Use a number'),
        v.transform(Number),
        v.minValue(1, 'Ask for at least one'),
        v.maxValue(maximumLimit, `Ask for at most ${maximumLimit}`),
      ),
    ),
    // Two names of 200 three-byte letters each take 1,700 characters once sealed.
    cursor: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  };
}

export type ListQuery = { search?: string; sort?: string; limit?: number; cursor?: string };

/** The maximum total of a text search; beyond it the header says "at-least". Every other total is exact. */
const maxSearchTotal = 1_000;

export type ListTable = PgTable & { id: AnyPgColumn };
type Found = { row: object; keys: string[] }[];

type ColumnName<Table extends PgTable> = keyof Table['$inferSelect'] & string;

/** Values of a row that are read from other tables, by name. */
type Computed = Readonly<Record<string, SQL>>;
type ValueOf<Expression> = Expression extends SQL<infer Value> ? Value : never;

type List<Table extends ListTable, Name extends ColumnName<Table>, Extra extends Computed> = {
  table: Table;
  /** The columns of the list. Default: all. */
  columns?: readonly Name[];
  /** Expressions that replace columns. */
  instead?: Partial<Record<Name, SQL>>;
  computed?: Extra | undefined;
  where: readonly (SQL | undefined)[];
  except?: Exclusions;
  foundBy?: SearchCondition | undefined;
  sort: Sort;
  query: ListQuery;
  /** The requested address, for the link to the next page. */
  url: string;
  /** False to skip the total when the client does not need it. */
  isCounted?: boolean;
};

type AnyList = Omit<List<ListTable, never, Computed>, 'columns' | 'instead'> & {
  columns?: readonly string[];
  instead?: Partial<Record<string, SQL>>;
};

type Page<Table extends PgTable, Name extends ColumnName<Table>, Extra extends Computed> = {
  rows: (Pick<Table['$inferSelect'], Name> & { [Key in keyof Extra]: ValueOf<Extra[Key]> })[];
  headers: Record<string, string>;
};

export async function listPage<
  Table extends ListTable,
  Name extends ColumnName<Table> = ColumnName<Table>,
  Extra extends Computed = Record<never, never>,
>(db: Queries, list: List<Table, Name, Extra>): Promise<Page<Table, Name, Extra>> {
  const limit = list.query.limit ?? defaultLimit;
  const match = searchCondition(list);
  const matching = match === undefined ? list : { ...list, where: [...list.where, match] };
  const found = await inOrder(db, matching, limit + 1);
  if (match !== undefined && found.length === 0 && list.query.cursor === undefined)
    return nearPage(db, list);
  const headers =
    list.isCounted === false ? {} : await countHeaders(db, matching, match !== undefined);
  const last = found[limit - 1];
  if (found.length > limit && last !== undefined)
    headers.Link = buildNextPageLink(list.url, last.keys);
  return { rows: rowsIn(found.slice(0, limit)), headers };
}

function searchCondition({ table, query, foundBy }: WholeList): SQL | undefined {
  return isSearched(table) ? buildSearchCondition(table, query.search ?? '', foundBy) : undefined;
}

function isSearched(table: ListTable): table is SearchedTable {
  return 'searchText' in table;
}

/** Rows with one mistyped word, all on one page. */
async function nearPage<
  Table extends ListTable,
  Name extends ColumnName<Table>,
  Extra extends Computed,
>(db: Queries, list: List<Table, Name, Extra>): Promise<Page<Table, Name, Extra>> {
  const { table, query, foundBy } = list;
  const ids = isSearched(table) ? await findNearIds(db, table, query.search ?? '', foundBy) : [];
  const found = ids.length === 0 ? [] : await inOrder(db, list, nearLimit, inArray(table.id, ids));
  const headers = totalHeaders(found.length);
  if (found.length > 0) headers['X-Search-Is'] = 'near';
  return { rows: rowsIn(found), headers };
}

function rowsIn<Row>(found: Found): Row[] {
  return found.map(({ row }) => row as Row);
}

function selected({ table, columns, instead, computed }: WholeList): never {
  const all: Record<string, AnyPgColumn> = getTableColumns(table);
  const names = columns ?? Object.keys(all);
  const own = Object.fromEntries(names.map((name) => [name, instead?.[name] ?? all[name]]));
  return { ...own, ...computed } as never;
}

async function inOrder(db: Queries, list: AnyList, limit: number, isAmong?: SQL): Promise<Found> {
  const { table, except, sort, query } = list;
  const where = [isListed(and(...list.where, isAmong), except)];
  if (sort.sections !== undefined) {
    const reading = { table, sections: sort.sections, where, cursor: query.cursor };
    return rowsOfPlaces(db, list, await listIdsInSections(db, { ...reading, limit }));
  }
  const found = await db
    .select({ row: selected(list), keys: asTexts(listSortKeys(sort)) })
    .from(table)
    .where(and(...where, buildAfterCursor(sort, query.cursor)))
    .orderBy(buildOrderBy(sort))
    .limit(literalLimit(limit));
  return found as unknown as Found;
}

/**
 * With the limit as a parameter, PostgreSQL would plan a list anew each time instead of reusing its plan. Drizzle
 * accepts an expression here, but its type does not say so.
 */
function literalLimit(limit: number): number {
  return sql.raw(String(Number(limit))) as unknown as number;
}

/** Passes one parameter, so that lists of every length share one prepared statement. */
function isOneOfIds(id: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${id} = any(${sql.param(ids)}::int[])`;
}

/** Loads these rows in this order, with the keys for the cursor of the next page. */
async function rowsOfPlaces(
  db: Queries,
  list: AnyList,
  places: readonly RowCursor[],
): Promise<Found> {
  const ids = places.map(({ id }) => id);
  const rowById = await rowsById(db, list, isOneOfIds(list.table.id, ids));
  return places.flatMap(({ id, keys }) => {
    const row = rowById.get(id);
    return row === undefined ? [] : [{ row, keys }];
  });
}

async function rowsById(db: Queries, list: WholeList, where: SQL | undefined) {
  const { table } = list;
  const rows = await db
    .select({ id: table.id, row: selected(list) })
    .from(table)
    .where(where);
  return new Map(rows.map(({ id, row }) => [id as number, row as object]));
}

export type WholeList = Omit<AnyList, 'query' | 'url'> & { query: Pick<ListQuery, 'search'> };

/** The ids of all rows of a list, in its order. */
export async function listIds(db: Queries, list: WholeList): Promise<number[]> {
  const { table, query, foundBy } = list;
  const match = searchCondition(list);
  const ids = await idsInOrder(db, list, match);
  if (ids.length > 0 || match === undefined || !isSearched(table)) return ids;
  const near = await findNearIds(db, table, query.search ?? '', foundBy);
  return near.length === 0 ? [] : idsInOrder(db, list, inArray(table.id, near));
}

async function idsInOrder(
  db: Queries,
  { table, where: conditions, except, sort }: WholeList,
  isAmong: SQL | undefined,
): Promise<number[]> {
  const where = isListed(and(...conditions, isAmong), except);
  const rows =
    sort.sections === undefined
      ? await db.select({ id: table.id }).from(table).where(where).orderBy(buildOrderBy(sort))
      : await listIdsInSections(db, { table, sections: sort.sections, where: [where] });
  return rows.map(({ id }) => id as number);
}

/** These rows of a list in the given order, without those that have left the list since. */
export async function listRows<Table extends ListTable>(
  db: Queries,
  list: WholeList & { table: Table },
  ids: readonly number[],
): Promise<(Table['$inferSelect'] & { id: number })[]> {
  const isAmong = isOneOfIds(list.table.id, ids);
  const found = await rowsById(db, list, isListed(and(...list.where, isAmong), list.except));
  return ids.flatMap((id) => (found.get(id) as never) ?? []);
}

function asTexts(keys: readonly SQL[]): SQL<string[]> {
  return sql<string[]>`array[${joinSql(keys.map((key) => sql`${key}::text`))}]`;
}

async function countHeaders(
  db: Queries,
  { table, where, except }: AnyList,
  isSearch: boolean,
): Promise<Record<string, string>> {
  const condition = and(...where);
  if (!isSearch) return totalHeaders(await countRows(db, { table, where: condition, except }));
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(isListed(condition, except))
    .limit(maxSearchTotal + 1)
    .as('some');
  const total = await db.$count(some);
  return total <= maxSearchTotal
    ? totalHeaders(total)
    : { ...totalHeaders(maxSearchTotal), 'X-Total-Count-Is': 'at-least' };
}

function totalHeaders(total: number): Record<string, string> {
  return { 'X-Total-Count': String(total) };
}
