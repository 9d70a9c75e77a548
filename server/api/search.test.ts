// A search finds what a plain look at every row would find, in the same order, whichever way it goes.
import { asc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { memberStatuses } from '#domain/cases/member';
import { values } from '#domain/vocabulary';
import { cursorAfter } from '../../tests/api/cursors.ts';
import { openSite } from '../../tests/api/harness.ts';
import { rowsOf } from '../db/rows-of.ts';
import { members } from '../db/schema/members.ts';
import { lookupColumns, memberIndexFilter, memberSorts } from '../members/member-list.ts';
import { search } from './search.ts';
import { searchTerms } from './search-text.ts';

type Row = typeof members.$inferSelect;
const site = openSite();
let rows: Row[];

const names = ['Ana', 'Anaïs', 'Jo', 'José', 'Jordan', 'de la Cruz', 'O’Neil', 'García-Ana', 'Ito'];

beforeAll(async () => {
  const start = Date.parse('2026-01-01T12:00:00Z');
  await site.db.insert(members).values(
    Array.from({ length: 120 }, (_, at) => {
      const contact = {
        firstName: names[(at * 7) % names.length] ?? '',
        lastName: names[Math.floor(at / 5) % names.length] ?? '',
        email: `${['ana', 'jo', 'x'][at % 3]}.${at}@example.org`,
        phone: `(804) 555-${String(100 + at).padStart(4, '0')}`,
        reference: `WW-TEST-${at}`,
      };
      const createdAt = new Date(start + ((at * 37) % 40) * 1000);
      return {
        ...contact,
        ...lookupColumns(contact),
        status: values(memberStatuses)[at % 4] ?? 'active',
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  rows = await site.db.select().from(members).orderBy(asc(members.id));
});

const keysOf: Record<string, (row: Row) => (string | number | Date)[]> = {
  name: (row) => [row.sortName, row.id],
  createdAt: (row) => [row.createdAt, row.id],
  queue: (row) => [row.queueRank, row.queueAt, row.id],
};

function compare(a: readonly (string | number | Date)[], b: typeof a): number {
  for (const [at, key] of a.entries()) {
    const other = b[at] ?? 0;
    const order =
      typeof key === 'string'
        ? Buffer.compare(Buffer.from(key), Buffer.from(String(other)))
        : Number(key) - Number(other);
    if (order !== 0) return order;
  }
  return 0;
}

const term = fc.constantFrom(
  ...['a', 'an', 'ana', 'anais', 'j', 'jo', 'jor', 'jordan', 'cruz', 'de', 'la', "o'n", 'neil'],
  ...['x.', '804', '5550', '0142', 'ww-test-1', 'test-7', 'ito', 'nobody', '%', 'garcia-a', 'na'],
);
const asked = fc.record({
  text: fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' ')),
  order: fc.constantFrom('name', 'createdAt', 'queue'),
  descending: fc.boolean(),
  status: fc.option(fc.constantFrom(...values(memberStatuses)), { nil: undefined }),
  limit: fc.integer({ min: 1, max: 40 }),
  limits: fc.record({
    few: fc.constantFrom(0, 3, 20, 1000),
    several: fc.constantFrom(0, 30, 1000),
    walked: fc.constantFrom(10, 50, 1000),
    lookedAt: fc.constantFrom(10, 50, 1000),
    counted: fc.constantFrom(1, 10),
  }),
});

/** Which queries were sent, by what only they have. */
const marks = {
  few: '= any(array(',
  several: 'words_0',
  named: 'with named',
  names: 'union\n',
  order: 'search_bits(',
  all: '"id" in (select',
};

describe('a search', () => {
  it('finds page by page what a look at every row finds, in the same order', async () => {
    const taken = new Set<string>();
    const execute = vi.spyOn(site.db, 'execute');
    await fc.assert(
      fc.asyncProperty(asked, async ({ text, order, descending, status, limit, limits }) => {
        const keys = keysOf[order] ?? expect.unreachable();
        const terms = searchTerms(text);
        const expected = rows
          .filter((row) => status === undefined || row.status === status)
          .filter((row) => terms.every((one) => ` ${row.searchText}`.includes(` ${one}`)))
          .toSorted((a, b) => compare(keys(a), keys(b)) * (descending ? -1 : 1));
        const found: number[] = [];
        let cursor: string | undefined;
        do {
          const sort = memberSorts[`${descending ? '-' : ''}${order}` as keyof typeof memberSorts];
          const page = await search(
            site.db,
            {
              table: members,
              text,
              where: [status && eq(members.status, status)],
              inIndex: memberIndexFilter({ status }),
              sort,
              cursor,
              limit: limit + 1,
            },
            limits,
          );
          const shown = page.ids.slice(0, limit);
          found.push(...shown);
          if (page.isExact) expect(page.total).toBe(expected.length);
          else expect(page.total).toBeLessThanOrEqual(expected.length);
          expect(page.total).toBeGreaterThanOrEqual(page.ids.length);
          const last = rows.find(({ id }) => id === shown.at(-1));
          cursor = page.ids.length > limit && last ? cursorAfter(keys(last)) : undefined;
        } while (cursor !== undefined);
        expect(found).toEqual(expected.map(({ id }) => id));
        for (const [query] of execute.mock.calls) {
          const { sql: sent } = new PgDialect().sqlToQuery(query as SQL);
          for (const [way, mark] of Object.entries(marks)) if (sent.includes(mark)) taken.add(way);
        }
        execute.mockClear();
      }),
      // The same rows each time: every way through has to be among them.
      { numRuns: 150, seed: 20261115 },
    );
    expect([...taken].toSorted()).toEqual(Object.keys(marks).toSorted());
  });

  it('skips nobody of a name where the first who have it do not fit the filter', async () => {
    const anas = rows
      .filter((row) => ` ${row.searchText}`.includes(' ana'))
      .toSorted((a, b) => compare([a.sortName, a.id], [b.sortName, b.id]));
    const passedOver = anas.filter(({ sortName }) => sortName.startsWith('ana')).slice(0, 10);
    const { ids } = await search(
      site.db,
      {
        ...{ table: members, text: 'ana', sort: memberSorts.name, limit: 15 },
        where: [
          notInArray(
            members.id,
            passedOver.map(({ id }) => id),
          ),
        ],
      },
      { few: 100, several: 0, walked: 1000, lookedAt: 10, counted: 1 },
    );
    const expected = anas.filter((row) => !passedOver.includes(row)).slice(0, 15);
    expect(ids).toEqual(expected.map(({ id }) => id));
  });

  it('has no word too many and none too few after whatever happened to the rows', async () => {
    const [one, two] = rows;
    await site.db.execute(
      sql`update members set search_text = 'ana new ana' where id = ${one?.id}`,
    );
    await site.db.execute(sql`update members set notes = 'the same words' where id = ${two?.id}`);
    await site.db.execute(sql`delete from members where id > ${rows.at(-4)?.id}`);
    const wrong = await rowsOf(
      site.db,
      sql`with real as (
        select 'm' as list, w.is_first, w.word, m.id as row_id from members m, search_words_of(m.search_text) w
      ), kept as (select list, is_first, word, row_id from search_words where list = 'm')
      (table real except table kept) union all (table kept except table real)`,
    );
    expect(wrong).toEqual([]);
  });
});
