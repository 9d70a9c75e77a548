// A word with one wrong letter, or a number: asked only where the search itself finds nothing. Every
// spelling that is one letter away is looked up among the words, so that what it costs (some hundred
// looks, each for a few rows) is the same for a thousand rows and for a million.
import { and, sql } from 'drizzle-orm';
import { nearSpellings } from '#domain/text/near';
import type { Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { searchWords } from '../db/schema/requests.ts';
import { among, type FoundBy, listNameOf, type SearchedTable } from './search.ts';
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
export async function nearIds(
  db: Queries,
  table: SearchedTable,
  search: string,
  foundBy?: FoundBy,
): Promise<number[]> {
  const number = numberIn(search);
  if (number !== undefined) return [number];
  const terms = searchTerms(search);
  const areWords = terms.every((term) => /^\p{L}[\p{L}'’-]*$/u.test(term));
  if (!areWords || terms.length > mostWords) return [];
  const found = new Set<number>();
  for (const wrong of terms) {
    const others = terms.filter((term) => term !== wrong);
    const spellings = sql.join(
      // What is spelled as it was typed has been looked for already.
      nearSpellings(wrong)
        .filter((spelling) => spelling !== wrong)
        .map((spelling) => sql`${spelling}`),
      sql`, `,
    );
    // One look for each spelling, and the rows as an array: joined, the planner may read the list itself
    // from end to end, and all its words again for each of its rows.
    const words = sql`select row_id from unnest(array[${spellings}]::text[]) as spelled, (values (true), (false)) as place (first),
      lateral (select row_id from ${searchWords}
        where list = ${listNameOf(table)} and is_first = place.first and word = spelled
        limit ${mostLookedAt}) as near limit ${mostLookedAt}`;
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select ${table.id} as id from ${table} where ${table.id} ${among(words)}
        and ${and(holdsTerms(table.searchText, others), foundBy?.(others)) ?? sql`true`} limit ${mostNear}`,
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found].slice(0, mostNear);
}
