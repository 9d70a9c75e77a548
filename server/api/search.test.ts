// Compares a search with a plain filter over all rows.
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberStatuses } from '#domain/cases/member';
import { listValues } from '#domain/vocabulary';
import { openSite } from '../../tests/api/harness.ts';
import { buildLookupColumns, memberSorts } from '../cases/people/member-list.ts';
import { members } from '../db/schema/members.ts';
import { findMatchingIds, findNearIds } from './search.ts';
import { splitSearchTerms } from './search-text.ts';

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
        ...buildLookupColumns(contact),
        status: listValues(memberStatuses)[at % 4] ?? 'active',
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
  ...['x.', '804', '5550', '0142', 'ww-test-1', 'test-7', 'ito', 'nobody', '%', '_', 'garcia-a'],
  ...['na', '\\'],
);
const searches = fc.record({
  text: fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' ')),
  order: fc.constantFrom('name', 'createdAt'),
  descending: fc.boolean(),
  status: fc.option(fc.constantFrom(...listValues(memberStatuses)), { nil: undefined }),
  limit: fc.integer({ min: 1, max: 130 }),
});

describe('search', () => {
  it('finds rows in which every typed word begins a word, in the order of the list', async () => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(searches, async ({ text, order, descending, status, limit }) => {
        const keys = keysOf[order] ?? expect.unreachable();
        const terms = splitSearchTerms(text);
        const expected = rows
          .filter((row) => status === undefined || row.status === status)
          .filter((row) => terms.every((one) => ` ${row.searchText}`.includes(` ${one}`)))
          .toSorted((a, b) => compare(keys(a), keys(b)) * (descending ? -1 : 1));
        const found = await findMatchingIds(site.db, {
          table: members,
          text,
          where: [status && eq(members.status, status)],
          sort: memberSorts[`${descending ? '-' : ''}${order}` as keyof typeof memberSorts],
          limit,
        });
        expect(found).toEqual(expected.slice(0, limit).map(({ id }) => id));
        most = Math.max(most, found.length);
      }),
      { numRuns: 150, seed: 20261115 },
    );
    expect(most).toBeGreaterThan(20);
  });

  it.each(['jrodan', 'jordn', 'jordann', 'jorden', 'ito jordn'])(
    'offers the rows of jordan when "%s" finds nothing',
    async (typed) => {
      const wanted = rows
        .map(({ id, searchText }) => ({ id, text: ` ${searchText} ` }))
        .filter(({ text }) => text.includes(' jordan '))
        .filter(({ text }) => !typed.startsWith('ito') || text.includes(' ito'));
      expect(wanted).not.toEqual([]);
      const near = await findNearIds(site.db, members, typed);
      expect(near.toSorted((a, b) => a - b)).toEqual(wanted.map(({ id }) => id));
    },
  );

  it.each(['xq', 'xq ana', 'xq xw'])(
    'offers no near matches for the two-letter words in "%s"',
    async (typed) => {
      expect(await findNearIds(site.db, members, typed)).toEqual([]);
    },
  );

  it('counts a search up to 1,000 rows and says that there are more', async () => {
    const staff = await site.signIn();
    const many = Array.from({ length: 1_001 }, (_, at) => {
      const contact = { firstName: 'Zora', lastName: `Many${at}`, reference: `WW-MANY-${at}` };
      return { ...contact, ...buildLookupColumns({ ...contact, email: '', phone: '' }) };
    });
    await site.db
      .insert(members)
      .values(many.map((row) => ({ ...row, status: 'on-hold' as const })));
    const response = await staff('GET', '/api/members?search=zora&limit=1');
    expect(response.headers.get('x-total-Count')).toBe('1000');
    expect(response.headers.get('x-total-Count-Is')).toBe('at-least');
    const exact = await staff('GET', '/api/members?search=zora%20many10&limit=1');
    expect(exact.headers.get('x-total-Count')).toBe('12');
    // A list that is only filtered counts every row.
    const filtered = await staff('GET', '/api/members?status=on-hold&limit=1');
    expect(Number(filtered.headers.get('x-total-Count'))).toBeGreaterThan(1_000);
    expect(filtered.headers.get('x-total-Count-Is')).toBeNull();
    const { members: tiles } = (await staff('GET', '/api/summary')).body as {
      members: Record<string, number>;
    };
    expect(Number(filtered.headers.get('x-total-Count'))).toBe(tiles['on-hold']);
  });
});
