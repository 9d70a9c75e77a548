// A name with one wrong letter, or a number: asked only where the search itself finds nothing. It looks
// up every spelling that is one letter away in the index of names, so that what it costs (some hundred
// looks, each for a few rows) is the same for a thousand rows and for a million.
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { nearSpellings } from '#domain/text/near';
import { foldText } from '#domain/text/text';
import type { Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { ListQuery, ListTable } from './list.ts';

const mostOfEach = 20;
const mostFound = 200;

/** "#12" and "12" are a row's number. */
export function numberIn(search: string): number | undefined {
  const digits = /^#?(\d{1,9})$/.exec(search.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type NamedTable = ListTable & { sortName: AnyPgColumn };
type Page<Row> = { rows: Row[]; headers: Record<string, string> };

/** The page, or where a search found nothing at all those that come near; a header says so. */
export async function orNear<Query extends ListQuery, Row>(
  db: Queries,
  table: NamedTable,
  query: Query,
  page: Page<Row>,
  listNear: (others: Query, isNear: SQL) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  if (!query.search || query.cursor !== undefined || page.rows.length > 0) return page;
  const ids = await nearIds(db, table, query.search);
  if (ids.length === 0) return page;
  const { search: _, ...others } = query;
  // All on one page: there is no search behind it that a next page could go on with.
  const near = await listNear(
    { ...others, limit: mostFound } as unknown as Query,
    inArray(table.id, ids),
  );
  if (near.rows.length === 0) return page;
  return { rows: near.rows, headers: { ...near.headers, 'X-Search-Is': 'near' } };
}

/** The rows that somebody may have meant. `sortName` is "last first", folded. */
export async function nearIds(db: Queries, table: NamedTable, search: string): Promise<number[]> {
  const number = numberIn(search);
  if (number !== undefined) return [number];
  const begins = beginsOf(foldText(search).split(' '));
  if (begins.length === 0) return [];
  const name = sql`${table.sortName} collate "C"`;
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct near.id from unnest(array[${sql.join(
      begins.map((begin) => sql`${begin}`),
      sql`, `,
    )}]::text[]) as spelling (begin), lateral (
      select ${table.id} as id from ${table}
      where ${name} >= spelling.begin and ${name} < spelling.begin || ${'\u{10ffff}'}
      limit ${mostOfEach}
    ) as near limit ${mostFound}`,
  );
  return rows.map(({ id }) => id);
}

/** How the names may begin that are meant: one word is a last name, of two either may come first. */
function beginsOf(words: readonly string[]): string[] {
  const [one = '', other, ...more] = words;
  if (more.length > 0 || !words.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word))) return [];
  if (other === undefined) return nearSpellings(one).map((last) => `${last} `);
  return [
    [one, other],
    [other, one],
  ].flatMap(([first = '', last = '']) => [
    ...nearSpellings(last).map((spelling) => `${spelling} ${first}`),
    ...nearSpellings(first).map((spelling) => `${last} ${spelling}`),
  ]);
}
