// Lists are plain arrays, paged by the last row seen: page 5,000 costs what page 1 costs.
import { and, count, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { foldText, phoneDigits } from '#domain/text/text';
import type { Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { AppError } from './app-error.ts';

export const defaultLimit = 50;
export const maximumLimit = 200;

export type SortKey = { by: SQL | AnyPgColumn; type: 'timestamptz' | 'text' | 'int' | 'date' };
/** All keys of one order go the same way, so that one row comparison finds the next page. */
export type Sort = { keys: readonly SortKey[]; descending: boolean };

/** `name` and `-name`: the same keys up and down, the row's id last so that no two rows are equal. */
export function upAndDown<Name extends string>(name: Name, ...keys: SortKey[]) {
  return {
    [name]: { keys, descending: false },
    [`-${name}`]: { keys, descending: true },
  } as unknown as Record<Name | `-${Name}`, Sort>;
}

export function listQueryEntries(sorts: Readonly<Record<string, Sort>>) {
  return {
    search: v.optional(v.pipe(v.string(), v.maxLength(200, 'Search for something shorter'))),
    sort: v.optional(v.picklist(Object.keys(sorts), 'Sort by one of the known orders')),
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/, 'Use a number'),
        v.transform(Number),
        v.minValue(1, 'Ask for at least one'),
        v.maxValue(maximumLimit, `Ask for at most ${maximumLimit}`),
      ),
    ),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  };
}

export type ListQuery = { search?: string; sort?: string; limit?: number; cursor?: string };

function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function decodeCursor(cursor: string, length: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every(
        (value) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
      )
    ) {
      return values;
    }
  } catch {
    // Falls through: a cursor is ours or it is nothing.
  }
  throw new AppError('bad-request', 'This cursor is not one of ours.');
}

const castable: Record<SortKey['type'], RegExp> = {
  timestamptz: /^\d{4}-\d{2}-\d{2}[ T][\d:.]+([+-]\d{2}(:?\d{2})?|Z)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  int: /^-?\d{1,9}$/,
  text: /^/,
};

/** The keys of the last row seen. */
export function cursorValues(sort: Sort, cursor: string): string[] {
  const values = decodeCursor(cursor, sort.keys.length);
  if (sort.keys.some((key, at) => !castable[key.type].test(values[at] ?? ''))) {
    throw new AppError('bad-request', 'This cursor is not one of ours.');
  }
  return values;
}

/** The header that leads on from the last row of a page. */
export function nextPage(url: string, lastKeys: readonly string[]): string {
  const next = new URL(url);
  next.searchParams.set('cursor', encodeCursor(lastKeys));
  return `<${next.pathname}${next.search}>; rel="next"`;
}

/** What stands behind the cursor. The keys may have other names where they were selected before. */
function after(sort: Sort, cursor: string, names: readonly SQL[]): SQL {
  const values = cursorValues(sort, cursor);
  const right = sort.keys.map((key, at) => sql`${values[at] ?? ''}::${sql.raw(key.type)}`);
  const order = sql.raw(sort.descending ? '<' : '>');
  return sql`(${joined(names)}) ${order} (${joined(right)})`;
}

function joined(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}

/** How far a total is counted. Above it the header says so: nobody pages through more by hand. */
export const countLimit = 1_000;

export type ListTable = PgTable & { id: AnyPgColumn };
type Found = { row: object; keys: string[] }[];

type ColumnName<Table extends PgTable> = keyof Table['$inferSelect'] & string;

type List<Table extends ListTable, Name extends ColumnName<Table>> = {
  table: Table;
  /** What the list shows; all columns where none are named. */
  columns?: readonly Name[];
  where: readonly (SQL | undefined)[];
  sort: Sort;
  query: ListQuery;
  /** The address asked, for the link to the next page. */
  url: string;
  /** A total that is known without counting. */
  total?: number | undefined;
};

type AnyList = Omit<List<ListTable, never>, 'columns'> & { columns?: readonly string[] };

type Page<Table extends PgTable, Name extends ColumnName<Table>> = {
  rows: Pick<Table['$inferSelect'], Name>[];
  headers: Record<string, string>;
};

export async function listPage<
  Table extends ListTable,
  Name extends ColumnName<Table> = ColumnName<Table>,
>(db: Queries, list: List<Table, Name>): Promise<Page<Table, Name>> {
  const limit = list.query.limit ?? defaultLimit;
  const searched = list.query.search ? await searchedPage(db, list, limit + 1) : undefined;
  const found = searched?.found ?? (await orderedPage(db, list, limit + 1));
  const headers =
    searched === undefined ? await countHeaders(db, list) : totalHeaders(searched.total);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  if (found.length > limit && last !== undefined) headers.Link = nextPage(list.url, last.keys);
  return { rows: shown.map(({ row }) => row as Pick<Table['$inferSelect'], Name>), headers };
}

function selected({ table, columns }: Pick<AnyList, 'table' | 'columns'>): never {
  const all: Record<string, AnyPgColumn> = getTableColumns(table);
  if (columns === undefined) return all as never;
  return Object.fromEntries(columns.map((name) => [name, all[name]])) as never;
}

/** The page by the index of its order: what it reads does not grow with the list. */
async function orderedPage(db: Queries, list: AnyList, limit: number): Promise<Found> {
  const { table, where, sort, query } = list;
  const keys = sort.keys.map((key) => sql`${key.by}`);
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const found = await db
    .select({ row: selected(list), keys: asTexts(keys) })
    .from(table)
    .where(and(...where, query.cursor === undefined ? undefined : after(sort, query.cursor, keys)))
    .orderBy(...keys.map((key) => sql`${key} ${direction}`))
    .limit(limit);
  return found as unknown as Found;
}

/** Rows read along the order before a search that finds much is looked up in its index instead. */
const walkedRows = 2_000;

/**
 * The page of a search. One that finds little: one look at the index gives the total and the page. One
 * that finds much is rarely far along the order; where it is, it is sorted whole, since the planner
 * would walk on through half the table.
 */
async function searchedPage(
  db: Queries,
  list: AnyList,
  limit: number,
): Promise<{ total: number; found: Found }> {
  const { table, where, sort, query } = list;
  const names = sort.keys.map((_, at) => sql.raw(`k${at}`));
  const sortKeys = sort.keys.map((key, at) => sql`${key.by} as ${names[at]}`);
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const behind = query.cursor === undefined ? sql`true` : after(sort, query.cursor, names);
  const order = joined(names.map((name) => sql`${name} ${direction}`));
  const look = async (most: SQL) => {
    const [looked] = await rowsOf<{ total: number; ids: number[] }>(
      db,
      sql`with found as materialized (
        select ${table.id} as row_id, ${joined(sortKeys)} from ${table}
        where ${and(...where) ?? sql`true`} ${most}
      )
      select (select count(*) from found)::int as total,
        array(select row_id from found where ${behind} order by ${order} limit ${limit}) as ids`,
    );
    return looked ?? { total: 0, ids: [] };
  };
  const { total, ids } = await look(sql`limit ${countLimit + 1}`);
  if (total <= countLimit) return { total, found: await rowsById(db, list, ids) };
  const walked = await walkedIds(db, list, limit);
  const wanted = walked.length === limit ? walked : (await look(sql``)).ids;
  return { total, found: await rowsById(db, list, wanted) };
}

async function walkedIds(db: Queries, list: AnyList, limit: number): Promise<number[]> {
  const { table, where, sort, query } = list;
  const keys = sort.keys.map((key) => sql`${key.by}`);
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const order = joined(keys.map((key) => sql`${key} ${direction}`));
  const behind = query.cursor === undefined ? sql`true` : after(sort, query.cursor, keys);
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select ${table.id} as id
      from (select * from ${table} where ${behind} order by ${order} limit ${walkedRows}) as ${table}
      where ${and(...where) ?? sql`true`} order by ${order} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

async function rowsById(db: Queries, list: AnyList, ids: readonly number[]): Promise<Found> {
  if (ids.length === 0) return [];
  const { table, sort } = list;
  const keys = asTexts(sort.keys.map((key) => sql`${key.by}`));
  const rows = await db
    .select({ id: table.id, row: selected(list), keys })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const byId = new Map(rows.map(({ id, row, keys: texts }) => [id, { row, keys: texts }]));
  // One that was deleted between the two looks is left out.
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined) as Found;
}

function asTexts(keys: readonly SQL[]): SQL<string[]> {
  return sql<string[]>`array[${joined(keys.map((key) => sql`${key}::text`))}]`;
}

async function countHeaders(
  db: Queries,
  { table, where, total }: AnyList,
): Promise<Record<string, string>> {
  if (total !== undefined) return { 'X-Total-Count': String(total) };
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(and(...where))
    .limit(countLimit + 1)
    .as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return totalHeaders(counted?.total ?? 0);
}

function totalHeaders(counted: number): Record<string, string> {
  return counted > countLimit
    ? { 'X-Total-Count': String(countLimit), 'X-Total-Count-Is': 'at-least' }
    : { 'X-Total-Count': String(counted) };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** Every word must occur. A phone number is found however it is punctuated. */
export function searchTerms(search: string): string[] {
  const folded = foldText(search).replaceAll('\0', '');
  if (/^[\d\s().+-]*\d[\d\s().+-]*$/.test(folded)) return [phoneDigits(folded)];
  return folded.split(' ').filter((term) => term !== '');
}

export function matchesSearch(column: AnyPgColumn, search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  const terms = searchTerms(search);
  return and(...terms.map((term) => sql`${column} like ${`%${escapeLike(term)}%`}`));
}

/** The folded text in which a row is looked up. */
export function searchTextOf(parts: readonly (string | null | undefined)[], phone?: string | null) {
  const words = parts.filter((part) => part !== null && part !== undefined && part !== '');
  const digits = phone ? phoneDigits(phone) : '';
  return foldText([...words, digits].join(' '));
}
