// Pages rows that are cached in memory, with the same sorting and cursors as listPage.
import { defaultLimit, type ListQuery } from './list.ts';
import { buildNextPageLink, parseCursor, type Sort } from './order.ts';

export function pageCachedRows<Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly (string | number)[],
  { sort, query, url }: { sort: Sort; query: ListQuery; url: string },
): { rows: Row[]; headers: Record<string, string> } {
  const limit = query.limit ?? defaultLimit;
  const ordered = sort.descending ? rows.toReversed() : rows;
  const seen = query.cursor === undefined ? undefined : parseCursor(sort, query.cursor);
  const from =
    seen === undefined ? 0 : ordered.findIndex((row) => isAfter(keysOf(row), seen, sort));
  const found = from < 0 ? [] : ordered.slice(from, from + limit + 1);
  const shown = found.slice(0, limit);
  const headers: Record<string, string> = { 'X-Total-Count': String(rows.length) };
  const last = shown.at(-1);
  if (found.length > limit && last !== undefined) {
    headers.Link = buildNextPageLink(url, keysOf(last).map(String));
  }
  return { rows: shown, headers };
}

function isAfter(keys: readonly (string | number)[], seen: readonly string[], sort: Sort): boolean {
  for (const [at, key] of keys.entries()) {
    const other = typeof key === 'number' ? Number(seen[at]) : (seen[at] ?? '');
    if (key !== other) return key > other !== sort.descending;
  }
  return false;
}
