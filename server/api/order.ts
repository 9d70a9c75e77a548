// The sort orders of lists, and the cursor that marks where the next page begins.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getKeyId, seal, unseal } from '../db/sealing/key-ring.ts';
import { AppError } from './app-error.ts';

export type SortKey = {
  by: SQL | AnyPgColumn;
  type: 'timestamptz' | 'text' | 'int' | 'bigint' | 'date';
};
/** All keys sort in the same direction, so that one row comparison finds the next page. */
export type Sort = {
  keys: readonly SortKey[];
  descending: boolean;
  /** Parts of this order that each have an index, so that a query reads only the rows of one page. */
  sections?: readonly SortSection[];
};

/** A group of rows that are sorted together. No row is in two sections. */
export type SortSection = { where: SQL; sort: Sort };

/** Returns `name` (ascending) and `-name` (descending). The row's id must be the last key, as the tie-breaker. */
export function sortBothWays<Name extends string>(name: Name, ...keys: SortKey[]) {
  return {
    [name]: { keys, descending: false },
    [`-${name}`]: { keys, descending: true },
  } as unknown as Record<Name | `-${Name}`, Sort>;
}

const boundTo = Buffer.from('cursor');

/** Sealed, because addresses contain the cursor and it may hold a name or a date of a restricted case. */
function encodeCursor(values: readonly string[]): string {
  return seal(JSON.stringify(values), boundTo);
}

/** Rejects unsealed text, because `open` would return it unchanged. */
function decodeCursor(cursor: string): string[] | undefined {
  if (getKeyId(cursor) === undefined) return undefined;
  try {
    return JSON.parse(unseal(cursor, boundTo)) as string[];
  } catch {
    return undefined;
  }
}

const castable: Record<SortKey['type'], RegExp> = {
  timestamptz: /^\d{4}-\d{2}-\d{2}[ T][\d:.]+([+-]\d{2}(:?\d{2})?|Z)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  int: /^-?\d{1,9}$/,
  bigint: /^-?\d{1,15}$/,
  text: /^/,
};

/** The keys of the last row seen. */
export function parseCursor(sort: Sort, cursor: string): string[] {
  return checkedValues(sort, decodeCursor(cursor));
}

function checkedValues(sort: Sort, values: readonly string[] | undefined): string[] {
  if (
    values?.length !== sort.keys.length ||
    sort.keys.some((key, at) => !castable[key.type].test(values[at] ?? ''))
  ) {
    throw new AppError('bad-request', 'This cursor is not one of ours.');
  }
  return [...values];
}

/** The sections from the cursor on. A cursor holds the index of its section, then the keys of the last row seen. */
export function selectSectionsAfterCursor(
  sections: readonly SortSection[],
  cursor: string | undefined,
): { index: number; sort: Sort; where: SQL | undefined }[] {
  const all = sections.map((section, index) => ({ index, ...section }));
  if (cursor === undefined) return all;
  const [index = '', ...values] = decodeCursor(cursor) ?? [];
  const [current, ...later] = /^\d$/.test(index) ? all.slice(Number(index)) : [];
  if (current === undefined) throw new AppError('bad-request', 'This cursor is not one of ours.');
  const behind = behindValues(current.sort, checkedValues(current.sort, values));
  return [{ ...current, where: sql`${current.where} and ${behind}` }, ...later];
}

/** The value of the Link header for the page after the last row. */
export function buildNextPageLink(url: string, lastKeys: readonly string[]): string {
  const next = new URL(url);
  next.searchParams.set('cursor', encodeCursor(lastKeys));
  return `<${next.pathname}${next.search}>; rel="next"`;
}

export function listSortKeys(sort: Sort): SQL[] {
  return sort.keys.map(({ by }) => sql`${by}`);
}

/** The condition for rows after the cursor. `names` replaces the keys when a subquery selected them. */
export function buildAfterCursor(
  sort: Sort,
  cursor: string | undefined,
  names: readonly SQL[] = listSortKeys(sort),
): SQL | undefined {
  return cursor === undefined ? undefined : behindValues(sort, parseCursor(sort, cursor), names);
}

function behindValues(
  sort: Sort,
  values: readonly string[],
  names: readonly SQL[] = listSortKeys(sort),
): SQL {
  const right = sort.keys.map((key, at) => sql`${values[at] ?? ''}::${sql.raw(key.type)}`);
  const order = sql.raw(sort.descending ? '<' : '>');
  return sql`(${joinSql(names)}) ${order} (${joinSql(right)})`;
}

export function buildOrderBy(sort: Sort, names: readonly SQL[] = listSortKeys(sort)): SQL {
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  return joinSql(names.map((name) => sql`${name} ${direction}`));
}

export function joinSql(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
