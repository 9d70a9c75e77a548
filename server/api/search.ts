// Which rows of a list a search finds, in the order of the list: what it reads grows with the page and
// not with the list. `search_words` has every word of every row in order, so that what begins with
// the letters typed is a range, and how rare it is decides the way.
import { and, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { searchWords } from '../db/schema/requests.ts';
import { behindCursor, joined, keysOf, orderBy, type Sort } from './order.ts';
import { holdsTerms, searchTerms } from './search-text.ts';

export type SearchedTable = PgTable & {
  id: AnyPgColumn;
  searchText: AnyPgColumn;
  searchBits: AnyPgColumn;
  /** Begins as the text that is searched. */
  sortName?: AnyPgColumn;
};

/** Not every row is found by all of its words: what it must fit besides, to be found by these. */
export type FoundBy = (terms: readonly string[]) => SQL | undefined;

export type Search = {
  table: SearchedTable;
  text: string;
  where: readonly (SQL | undefined)[];
  foundBy?: FoundBy | undefined;
  sort: Sort;
  /** A filter that the index of the order begins with, or is limited to. */
  inIndex?: SQL | undefined;
  cursor?: string | undefined;
  limit: number;
  /** Whether anybody reads the total. */
  isCounted?: boolean;
};

/** The total is what there is, or what there is at least. */
export type Found = { ids: number[]; total: number; isExact: boolean };

/** How much is read at most on each way; small ones let a test go every way with a few rows. */
export const searchLimits = {
  /** Words that begin so: up to here all their rows are looked at, which along the order takes longer. */
  few: 3_000,
  /** The same where other terms leave few of them: so many of each term are read to find out. */
  several: 16_000,
  /** Rows along the order, by their bits alone. */
  walked: 50_000,
  /** Those of them that are looked at. */
  lookedAt: 5_000,
  /** Rows with the only term that are counted. */
  counted: 1_000,
};
type Limits = typeof searchLimits;

type Term = { text: string; first: number; other: number };

const mostTerms = 8;

export async function search(
  db: Queries,
  asked: Search,
  limits: Limits = searchLimits,
): Promise<Found> {
  const texts = searchTerms(asked.text)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostTerms);
  const terms = await countTerms(db, asked, texts, limits.few);
  const [rarest] = terms;
  if (rarest === undefined || sizeOf(rarest) === 0) return { ids: [], total: 0, isExact: true };
  if (sizeOf(rarest) <= limits.few) {
    return lookAtAll(db, asked, sql`${asked.table.id} ${among(wordsOf(asked, rarest))}`);
  }
  const several =
    (await amongNames(db, asked, terms, limits)) ?? (await commonRows(db, asked, texts, limits));
  if (several !== undefined) return lookAtAll(db, asked, several);
  const ids = (await alongNames(db, asked, terms, limits)) ?? (await alongOrder(db, asked, limits));
  if (ids === undefined)
    return lookAtAll(db, asked, sql`${asked.table.id} in (${wordsOf(asked, rarest)})`);
  // A first page that is not full has them all.
  if (asked.cursor === undefined && ids.length < asked.limit) {
    return { ids, total: ids.length, isExact: true };
  }
  const total = await countSome(db, asked, rarest, limits);
  return { ids, total: Math.max(total, ids.length), isExact: false };
}

const listNames: Readonly<Record<string, string>> = {
  members: 'm',
  get_involved_submissions: 's',
  contacts: 'c',
  donations: 'd',
  outbox: 'o',
};

export function listNameOf(table: PgTable): string | undefined {
  return listNames[getTableName(table)];
}

/** A word is kept so far, in characters as the database counts them. */
const keptOfWord = 50;

function range({ table }: Pick<Search, 'table'>, text: string, isFirst: boolean): SQL {
  const begin = [...text].slice(0, keptOfWord).join('');
  const place = sql.raw(isFirst ? 'is_first' : 'not is_first');
  return sql`from ${searchWords} where list = ${listNameOf(table)} and ${place}
    and word >= ${begin} and word < ${`${begin}\u{10ffff}`}`;
}

/** The rows of the words that begin so; one may come several times. */
function wordsOf(asked: Search, { text }: Pick<Term, 'text'>): SQL {
  return sql`select row_id ${range(asked, text, true)}
    union all select row_id ${range(asked, text, false)}`;
}

/** As an array, which the planner takes for few rows: it never reads a table from end to end for it. */
export function among(rows: SQL): SQL {
  return sql`= any(array(${rows}))`;
}

function sizeOf({ first, other }: Term): number {
  return first + other;
}

/** How many words begin with each term, the rarest term first; counted up to one more than the limit. */
async function countTerms(
  db: Queries,
  asked: Search,
  texts: readonly string[],
  limit: number,
): Promise<Term[]> {
  if (texts.length === 0) return [];
  const counts = texts.flatMap((text) =>
    [true, false].map(
      (isFirst) =>
        sql`(select count(*) from (select ${range(asked, text, isFirst)} limit ${limit + 1}) as begun)::int`,
    ),
  );
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    sql`select array[${joined(counts)}] as counts`,
  );
  return texts
    .map((text, at) => ({
      text,
      first: row?.counts[2 * at] ?? 0,
      other: row?.counts[2 * at + 1] ?? 0,
    }))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
}

/** Every one of these rows is looked at: the total is exact. */
async function lookAtAll(db: Queries, asked: Search, candidates: SQL): Promise<Found> {
  const { table, sort, cursor, limit } = asked;
  const names = sort.keys.map((_, at) => sql.raw(`k${at}`));
  const [looked] = await rowsOf<{ total: number; ids: number[] }>(
    db,
    sql`with found as materialized (
      select ${table.id} as row_id, ${named(asked)} from ${table}
      where ${candidates} and ${matching(asked)}
    )
    select (select count(*) from found)::int as total, array(
      select row_id from found where ${behindCursor(sort, cursor, names) ?? sql`true`}
      order by ${orderBy(sort, names)} limit ${limit}
    ) as ids`,
  );
  return { total: looked?.total ?? 0, ids: looked?.ids ?? [], isExact: true };
}

function named({ sort }: Search): SQL {
  return joined(keysOf(sort).map((key, at) => sql`${key} as ${sql.raw(`k${at}`)}`));
}

function matching({ table, text, where, foundBy }: Search): SQL {
  const terms = searchTerms(text);
  return and(...where, holdsTerms(table.searchText, terms), foundBy?.(terms)) ?? sql`true`;
}

const theseRows = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::int[]`;

const bitsOf = ({ text }: Search) => sql`(select search_bits(${searchTerms(text).join(' ')}))`;

/**
 * A last name with another word or a filter. Those whose first word begins so stand together in the index of
 * names, and in it the bits, which know most of those that the other words leave.
 */
async function amongNames(
  db: Queries,
  asked: Search,
  terms: readonly Term[],
  { few, several }: Limits,
): Promise<SQL | undefined> {
  const { table, inIndex } = asked;
  const term = terms.find(({ other }) => other <= few);
  if (table.sortName === undefined || term === undefined) return undefined;
  if (terms.length === 1 && inIndex === undefined) return undefined;
  const most = terms.length > 1 ? several : few;
  const name = sql`${table.sortName} collate "C"`;
  const together = and(
    inIndex,
    sql`${name} >= ${term.text}`,
    sql`${name} < ${`${term.text}\u{10ffff}`}`,
  );
  const [row] = await rowsOf<{ read: number; ids: number[] }>(
    db,
    sql`with named as materialized (
      select ${table.id} as row_id, ${table.searchBits} as bits from ${table} where ${together} limit ${most + 1}
    )
    select (select count(*) from named)::int as read, array(
      select row_id from named where bits & ${bitsOf(asked)} = ${bitsOf(asked)} limit ${few + 1}
    ) as ids`,
  );
  if (row === undefined || row.read > most) return undefined;
  const others = sql`array(select row_id ${range(asked, term.text, false)})`;
  if (row.ids.length <= few) return sql`${table.id} = any(${theseRows(row.ids)} || ${others})`;
  // One letter has no bits: all of them are looked at, where they stand together.
  return or(together, sql`${table.id} = any(${others})`);
}

/**
 * A first and a last name: many have either, few have both. The words alone know who, as far as they are
 * read; a term with more words than that is looked for in the rows.
 */
async function commonRows(
  db: Queries,
  asked: Search,
  texts: readonly string[],
  limits: Limits,
): Promise<SQL | undefined> {
  if (texts.length < 2) return undefined;
  const { several } = limits;
  const names = texts.map((_, at) => sql.raw(`words_${at}`));
  const words = texts.map(
    (text, at) =>
      sql`${names[at]} as materialized (${wordsOf(asked, { text })} limit ${several + 1})`,
  );
  const isWhole = (name: SQL) => sql`(select count(*) from ${name}) <= ${several}`;
  const [first, ...others] = names as [SQL, ...SQL[]];
  const fits = others.map(
    (name) => sql`(not ${isWhole(name)} or row_id in (select row_id from ${name}))`,
  );
  const [row] = await rowsOf<{ whole: boolean[]; ids: number[] }>(
    db,
    sql`with ${joined(words)} select array[${joined(names.map(isWhole))}] as whole, array(
      select row_id from ${first} where ${and(...fits)}
    ) as ids`,
  );
  const at = row?.whole.indexOf(true) ?? -1;
  if (row === undefined || at < 0) return undefined;
  // The longest is nearly always the rarest; where it is not, one that is read whole comes first.
  if (at > 0) return commonRows(db, asked, [...texts.slice(at), ...texts.slice(0, at)], limits);
  return sql`${asked.table.id} = any(${theseRows(row.ids)})`;
}

/** How many there are at least, where the words alone know. */
async function countSome(
  db: Queries,
  asked: Search,
  rarest: Term,
  { counted }: Limits,
): Promise<number> {
  if (asked.isCounted === false || !isPlain(asked)) return 0;
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(distinct row_id)::int as total
      from (${wordsOf(asked, rarest)} limit ${counted + 1}) as some_words`,
  );
  return row?.total ?? 0;
}

/** One term and no filter: the words alone know which rows fit. */
function isPlain({ text, where, foundBy }: Search): boolean {
  return searchTerms(text).length === 1 && [...where, foundBy].every((filter) => !filter);
}

/** In the order of names those whose first word begins so stand together; the few others are put between. */
async function alongNames(
  db: Queries,
  asked: Search,
  terms: readonly Term[],
  { few, lookedAt }: Limits,
): Promise<number[] | undefined> {
  const { table, sort, cursor, limit, inIndex } = asked;
  const [name] = sort.keys;
  const term = terms.find(({ other }) => other <= few);
  if (!name?.beginsAsSearched || term === undefined) return undefined;
  const names = sort.keys.map((_, at) => sql.raw(`k${at}`));
  const behind = behindCursor(sort, cursor);
  const read = isPlain(asked) ? limit : lookedAt;
  const together = sql`from ${table} where ${and(
    inIndex,
    behind,
    sql`${name.by} >= ${term.text}`,
    sql`${name.by} < ${`${term.text}\u{10ffff}`}`,
  )} order by ${orderBy(sort)}`;
  const [row] = await rowsOf<{ fitting: number; ids: number[] }>(
    db,
    sql`with fitting as materialized (
      select * from (
        select ${table.id} as row_id, ${named(asked)} ${together} limit ${read}
      ) as walked where ${isPlain(asked) ? sql`true` : looked(asked)} order by ${orderBy(sort, names)} limit ${limit}
    )
    select (select count(*) from fitting)::int as fitting, array(
      select row_id from (
        select * from fitting
        union
        (select ${table.id}, ${joined(keysOf(sort))} from ${table}
          where ${table.id} ${among(sql`select row_id ${range(asked, term.text, false)}`)}
            and ${and(matching(asked), behind)})
      ) as found order by ${orderBy(sort, names)} limit ${limit}
    ) as ids`,
  );
  // Of the others alone a page may be full, and they would stand where more of the name belong.
  const isWhole = row?.fitting === limit || isPlain(asked);
  return isWhole || (await endsWithin(db, asked, together, read)) ? row?.ids : undefined;
}

/** Asked of the row itself, one after the other in their order: a join would not keep it. */
function looked(asked: Search): SQL {
  const { table } = asked;
  return sql`exists (select from ${table} where ${table.id} = row_id and ${matching(asked)} offset 0)`;
}

async function endsWithin(db: Queries, { table }: Search, inOrder: SQL, rows: number) {
  const further = await rowsOf(db, sql`select ${table.id} ${inOrder} offset ${rows} limit 1`);
  return further.length === 0;
}

/**
 * Along the index of the order, in which the bits stand too: only rows whose bits fit are looked at.
 * Nothing where what is searched lies further along than the limits.
 */
async function alongOrder(
  db: Queries,
  asked: Search,
  { walked, lookedAt }: Limits,
): Promise<number[] | undefined> {
  const { table, sort, cursor, limit, inIndex } = asked;
  const names = sort.keys.map((_, at) => sql.raw(`k${at}`));
  const inOrder = sql`from ${table}
    where ${and(inIndex, behindCursor(sort, cursor)) ?? sql`true`} order by ${orderBy(sort)}`;
  const bits = bitsOf(asked);
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select row_id as id from (
        select * from (
          select ${table.id} as row_id, ${table.searchBits} as bits, ${named(asked)} ${inOrder} limit ${walked}
        ) as walked where bits & ${bits} = ${bits} order by ${orderBy(sort, names)} limit ${lookedAt}
      ) as fitting where ${looked(asked)} order by ${orderBy(sort, names)} limit ${limit}`,
  );
  const isWhole =
    rows.length === limit || (await endsWithin(db, asked, inOrder, Math.min(walked, lookedAt)));
  return isWhole ? rows.map(({ id }) => id) : undefined;
}
