// Lists are plain arrays, paged by the last row seen: page 5,000 costs what page 1 costs.
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { foldText, phoneDigits } from '#domain/text';
import { AppError } from './app-error.ts';
import type { Queries } from './db/client.ts';

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

function after(sort: Sort, cursor: string): SQL {
  const values = decodeCursor(cursor, sort.keys.length);
  const left = sql.join(
    sort.keys.map((key) => sql`${key.by}`),
    sql`, `,
  );
  const right = sql.join(
    sort.keys.map((key, at) => {
      const value = values[at] ?? '';
      if (!castable[key.type].test(value)) {
        throw new AppError('bad-request', 'This cursor is not one of ours.');
      }
      return sql`${value}::${sql.raw(key.type)}`;
    }),
    sql`, `,
  );
  return sort.descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}

/** How far a total is counted. Above it the header says so: nobody pages through more by hand. */
export const countLimit = 10_000;

type Page<Table extends PgTable> = {
  rows: Table['$inferSelect'][];
  headers: Record<string, string>;
};

export async function listPage<Table extends PgTable>(
  db: Queries,
  list: {
    table: Table;
    where: readonly (SQL | undefined)[];
    sort: Sort;
    query: ListQuery;
    /** The address asked, for the link to the next page. */
    url: string;
    /** A total that is known without counting. */
    total?: number | undefined;
  },
): Promise<Page<Table>> {
  const { table, sort, query } = list;
  const limit = query.limit ?? defaultLimit;
  const filters = list.where.filter((condition) => condition !== undefined);
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const found = await db
    .select({
      row: table as never,
      keys: sql<string[]>`array[${sql.join(
        sort.keys.map((key) => sql`${key.by}::text`),
        sql`, `,
      )}]`,
    })
    .from(table as PgTable)
    .where(and(...filters, query.cursor === undefined ? undefined : after(sort, query.cursor)))
    .orderBy(...sort.keys.map((key) => sql`${key.by} ${direction}`))
    .limit(limit + 1);
  const shown = found.slice(0, limit) as unknown as {
    row: Table['$inferSelect'];
    keys: string[];
  }[];
  const headers: Record<string, string> = await countHeaders(db, table, filters, list.total);
  const last = shown.at(-1);
  if (found.length > limit && last !== undefined) {
    const next = new URL(list.url);
    next.searchParams.set('cursor', encodeCursor(last.keys));
    headers.Link = `<${next.pathname}${next.search}>; rel="next"`;
  }
  return { rows: shown.map(({ row }) => row), headers };
}

async function countHeaders(
  db: Queries,
  table: PgTable,
  filters: readonly SQL[],
  total: number | undefined,
): Promise<Record<string, string>> {
  if (total !== undefined) return { 'X-Total-Count': String(total) };
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(and(...filters))
    .limit(countLimit + 1)
    .as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  const number = counted?.total ?? 0;
  return number > countLimit
    ? { 'X-Total-Count': String(countLimit), 'X-Total-Count-Is': 'at-least' }
    : { 'X-Total-Count': String(number) };
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
