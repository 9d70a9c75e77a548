// A word with one wrong letter, or a number: asked only where the search itself finds nothing. Every
// spelling that is one letter away is looked up among the words, so that what it costs (some hundred
// looks, each for a few rows) is the same for a thousand rows and for a million.
import { sql } from 'drizzle-orm';
import { nearSpellings } from '#domain/text/near';
import type { Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { searchWords } from '../db/schema/requests.ts';
import { listNameOf, type SearchedTable } from './search.ts';
import { holdsTerms, searchTerms } from './search-text.ts';

/** Those that have a word that is near, before the other words are compared. */
const mostLookedAt = 2_000;
export const mostNear = 200;
const mostWords = 3;

/** "#12" and "12" are a row's number. */
export function numberIn(search: string): number | undefined {
  const digits = /^#?(\d{1,9})$/.exec(search.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The rows that somebody may have meant: one word is near, the others are as they were typed. */
export async function nearIds(db: Queries, table: SearchedTable, search: string) {
  const number = numberIn(search);
  if (number !== undefined) return [number];
  const terms = searchTerms(search);
  const areWords = terms.every((term) => /^\p{L}[\p{L}'’-]*$/u.test(term));
  if (!areWords || terms.length > mostWords) return [];
  const found = new Set<number>();
  for (const wrong of terms) {
    const others = terms.filter((term) => term !== wrong);
    const spellings = sql.join(
      nearSpellings(wrong).map((spelling) => sql`${spelling}`),
      sql`, `,
    );
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select distinct ${table.id} as id from (
          select row_id from ${searchWords}
          where list = ${listNameOf(table)} and is_first in (true, false)
            and word = any(array[${spellings}]::text[])
          limit ${mostLookedAt}
        ) as near join ${table} on ${table.id} = near.row_id
        where ${holdsTerms(table.searchText, others) ?? sql`true`} limit ${mostNear}`,
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found].slice(0, mostNear);
}
