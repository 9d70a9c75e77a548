// Finds rows by their folded text, with a trigram index. Each typed word must begin a word of the text. When
// nothing matches, rows with one mistyped word are offered.
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { buildNearPatterns } from '#domain/text/near';
import type { Queries } from '../db/client.ts';
import { padText } from '../db/columns.ts';
import { queryRows } from '../db/rows-of.ts';
import { buildOrderBy, joinSql, listSortKeys, type Sort } from './order.ts';
import { splitSearchTerms } from './search-text.ts';

export type SearchedTable = PgTable & { id: AnyPgColumn; searchText: AnyPgColumn };

/** Returns a further condition for rows that match these terms. */
export type SearchCondition = (terms: readonly string[]) => SQL | undefined;

/** Limits the cost of a search: further terms hardly narrow it. */
const maxTerms = 8;

/** Undefined when the text contains no term. */
export function buildSearchCondition(
  table: SearchedTable,
  text: string,
  foundBy?: SearchCondition,
): SQL | undefined {
  const terms = splitSearchTerms(text);
  if (terms.length === 0) return undefined;
  const longest = terms.toSorted((a, b) => b.length - a.length).slice(0, maxTerms);
  return and(
    ...longest.map((term) => buildWordBeginning(table.searchText, term)),
    foundBy?.(terms),
  );
}

export function buildWordBeginning(text: AnyPgColumn | SQL, term: string): SQL {
  return sql`${padText(text)} like ${`% ${escapeLike(term)}%`}`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

type Search = {
  table: SearchedTable;
  text: string;
  where?: readonly (SQL | undefined)[];
  foundBy?: SearchCondition | undefined;
  sort: Sort;
  limit: number;
};

/** The ids of the first matching rows, in the order of the sort. */
export async function findMatchingIds(
  db: Queries,
  { table, text, where = [], foundBy, sort, limit }: Search,
): Promise<number[]> {
  const match = buildSearchCondition(table, text, foundBy);
  if (match === undefined) return [];
  const keys = joinSql(listSortKeys(sort).map((key, at) => sql`${key} as ${sql.raw(`k${at}`)}`));
  const names = sort.keys.map((_, at) => sql.raw(`k${at}`));
  const rows = await queryRows<{ id: number }>(
    db,
    sql`with matching as materialized (
      select ${table.id} as row_id, ${keys} from ${table} where ${and(match, ...where)}
    ) select row_id as id from matching order by ${buildOrderBy(sort, names)} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Reads "#12" and "12" as a row id. */
export function parseRowNumber(search: string): number | undefined {
  const digits = /^#?(\d{1,9})$/.exec(search.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export const nearLimit = 200;
const maxNearTerms = 3;

/** The ids of rows in which one word differs by a letter from a typed word and the others match. */
export async function findNearIds(
  db: Queries,
  table: SearchedTable,
  search: string,
  foundBy?: SearchCondition,
): Promise<number[]> {
  const number = parseRowNumber(search);
  if (number !== undefined) return [number];
  const terms = splitSearchTerms(search);
  const areWords = terms.every((term) => /^\p{L}[\p{L}'’-]*$/u.test(term));
  if (!areWords || terms.length === 0 || terms.length > maxNearTerms) return [];
  const text = padText(table.searchText);
  const fitting = terms.flatMap((mistyped) => {
    const patterns = buildNearPatterns(mistyped).map(
      (pattern) => sql`${text} like ${`% ${pattern} %`}`,
    );
    // Skip two-letter words: they are near too many others.
    if (patterns.length === 0) return [];
    const others = terms.filter((term) => term !== mistyped);
    const begun = others.map((term) => buildWordBeginning(table.searchText, term));
    return and(or(...patterns), ...begun, foundBy?.(others));
  });
  if (fitting.length === 0) return [];
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select ${table.id} as id from ${table} where ${or(...fitting)} limit ${nearLimit}`,
  );
  return rows.map(({ id }) => id);
}
