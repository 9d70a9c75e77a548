// Search, order, and paging of lists.
import { beforeAll, describe, expect, it } from 'vitest';
import { memberStatuses, priorities } from '#domain/cases/member';
import type { KnownArea } from '#domain/service-areas';
import { listValues } from '#domain/vocabulary';
import { buildCursor } from '../../tests/api/cursors.ts';
import { type ApiResponse, openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { buildLookupColumns } from '../cases/people/member-list.ts';
import { members } from '../db/schema/members.ts';
import { contacts } from '../db/schema/public.ts';
import { createReference } from './reference.ts';
import { buildSearchText } from './search-text.ts';

const site = openSite();
const staff = signInBeforeAll(site);
beforeAll(async () => {
  await seed();
});

type Row = { id: number } & Record<string, unknown>;
const firstNames = ['Ana', 'Ángela', 'ben', 'Zoë', 'Émile'];
const lastNames = ['Álvarez', 'alvarez', 'O’Neil', 'de la Cruz', 'Zhang', 'Ito'];
const size = 60;

/** Creates many rows with equal names and times. Their order must still be stable. */
async function seed() {
  const start = Date.parse('2026-01-01T12:00:00Z');
  await site.db.insert(members).values(
    Array.from({ length: size }, (_, at) => {
      const contact = {
        firstName: firstNames[at % firstNames.length] ?? '',
        lastName: lastNames[at % lastNames.length] ?? '',
        email: `person${at}@example.org`,
        phone: `(804) 555-${String(1000 + at)}`,
        reference: createReference(),
      };
      const createdAt = new Date(start + Math.floor(at / 7) * 1000);
      return {
        ...contact,
        ...buildLookupColumns(contact),
        status: listValues(memberStatuses)[at % 4] ?? 'active',
        priority: listValues(priorities)[at % 4] ?? 'normal',
        programAreas: [
          at % 2 ? 'Food & Nutrition' : 'Food, Nutrition & Agriculture',
        ] as KnownArea[],
        serviceRegion: 'richmond-metro' as const,
        tags: at % 10 === 0 ? ['new-member'] : [],
        dueAt: at % 3 === 0 ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  await site.db.insert(contacts).values(
    Array.from({ length: 12 }, (_, at) => ({
      reference: createReference(),
      name: `Person ${at}`,
      email: `p${at}@example.org`,
      subject: 'Hello',
      message: 'Hello',
      dueAt: new Date(start),
      searchText: buildSearchText([`Person ${at}`]),
      createdAt: new Date(start),
    })),
  );
}

/** Follows the links from the first page to the last. */
async function walk(path: string, between?: () => Promise<unknown>) {
  const rows: Row[] = [];
  let next: string | undefined = path;
  for (let pages = 0; next !== undefined && pages < 100; pages++) {
    const response: ApiResponse = await staff('GET', next);
    expect(response.status, response.text).toBe(200);
    rows.push(...(response.body as Row[]));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    if (next !== undefined) await between?.();
  }
  return rows;
}
const total = async (path: string) =>
  Number((await staff('GET', path)).headers.get('x-total-count'));
const found = async (search: string) =>
  (await staff('GET', `/api/members?limit=200&search=${encodeURIComponent(search)}`)).body as Row[];

describe('paging', () => {
  const orders = ['createdAt', 'updatedAt', 'name', 'priority', 'dueAt'];
  it.each(orders.flatMap((order) => [order, `-${order}`]))(
    'shows every member once, in a stable order, when paging by %s',
    async (sort) => {
      const whole = (await staff('GET', `/api/members?limit=200&sort=${sort}`)).body as Row[];
      const paged = await walk(`/api/members?limit=7&sort=${sort}`);
      expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      expect(new Set(paged.map(({ id }) => id)).size).toBe(paged.length);
      // One in three cases has a response due, but half of those are closed, where none is due.
      expect(paged).toHaveLength(sort.endsWith('dueAt') ? size / 6 : size);
    },
  );

  it('reverses the ascending order when sorting descending', async () => {
    for (const order of orders) {
      const up = await walk(`/api/members?limit=50&sort=${order}`);
      const down = await walk(`/api/members?limit=50&sort=-${order}`);
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
    }
  });

  it('shows every earlier row once while new rows arrive', async () => {
    const before = (await walk('/api/members?limit=50')).map(({ id }) => id);
    const seen = await walk('/api/members?limit=9&sort=createdAt', () =>
      site.visitor('POST', '/api/members', { body: samples.application }),
    );
    const ids = seen.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before));
  });

  it('shows every row once when sort keys are equal', async () => {
    for (const path of ['/api/contacts?sort=dueAt', '/api/contacts?sort=-createdAt']) {
      const rows = await walk(`${path}&limit=5`);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(12);
    }
  });

  it('keeps the filter and the search from page to page', async () => {
    const rows = await walk('/api/members?limit=3&status=on-hold&search=alvarez&sort=name');
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toMatchObject({ status: 'on-hold' });
  });

  it('returns only cases that match both priority and status', async () => {
    const all = (await staff('GET', '/api/members?limit=200')).body as Row[];
    const statuses = listValues(memberStatuses);
    for (const [at, priority] of listValues(priorities).entries()) {
      for (const status of statuses) {
        const filter = `status=${status}&priority=${priority}`;
        const rows = await walk(`/api/members?limit=7&${filter}`);
        const both = all.filter((row) => row.status === status && row.priority === priority);
        expect(rows.map(({ id }) => id)).toEqual(both.map(({ id }) => id));
        expect(await total(`/api/members?${filter}`)).toBe(both.length);
        if (status === statuses[at]) expect(both).not.toEqual([]);
      }
    }
  });

  it.each([
    ['that is empty', ''],
    ['that is not sealed', 'x'],
    ['in plain JSON', '["2026-01-01T00:00:00Z","1"]'],
    ['in plain base64url', Buffer.from('["2026-01-01T00:00:00Z","1"]').toString('base64url')],
    ['with too few keys', buildCursor(['2026-01-01T00:00:00Z'])],
    ['with too many keys', buildCursor(['2026-01-01T00:00:00Z', 1, 2])],
    ['with text in place of a time', buildCursor(['not a time', 1])],
    ['with an impossible time', buildCursor(['9999-99-99 99:99:99+00', 1])],
  ])('rejects a cursor %s', async (_, cursor) => {
    const response = await staff('GET', `/api/members?cursor=${encodeURIComponent(cursor)}`);
    expect([400, 422]).toContain(response.status);
  });

  it.each(['/api/members', '/api/get-involved-submissions'])(
    'puts no name into the address of the next page of %s when sorting by long names',
    async (path) => {
      const names = { firstName: '名'.repeat(200), lastName: `Aaaron ${'字'.repeat(190)}` };
      for (const phone of ['804-555-0171', '804-555-0172']) {
        if (path === '/api/members') {
          await staff('POST', path, { body: { ...samples.intake, ...names, phone } });
        } else {
          await site.visitor('POST', path, { body: { ...samples.volunteer, ...names, phone } });
        }
      }
      const link = (await staff('GET', `${path}?limit=1&sort=name`)).headers.get('link') ?? '';
      const [address = '', cursor = ''] = /<.*cursor=([^&>]+)>/.exec(link) ?? [];
      for (const part of cursor.split('.')) {
        expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/aaaron|字/);
      }
      const next = await staff('GET', address.slice(1, -1));
      expect(next.body).toMatchObject([names]);
    },
  );

  it('returns the next page by name when one letter folds into many', async () => {
    const names = { firstName: 'ﷺ'.repeat(200), lastName: `Aaabel ${'ﷺ'.repeat(190)}` };
    for (const phone of ['804-555-0173', '804-555-0174']) {
      await staff('POST', '/api/members', { body: { ...samples.intake, ...names, phone } });
    }
    const first = await staff('GET', '/api/members?limit=1&sort=name');
    expect(first.body).toMatchObject([names]);
    const [, address = ''] = /<([^>]+)>/.exec(first.headers.get('link') ?? '') ?? [];
    expect(address.length).toBeLessThan(2_000);
    expect((await staff('GET', address)).body).toMatchObject([names]);
  });

  it('rejects a cursor that was altered', async () => {
    const first = await staff('GET', '/api/members?limit=2');
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const altered = `${cursor.slice(0, -5)}${cursor.at(-5) === 'A' ? 'B' : 'A'}${cursor.slice(-4)}`;
    expect((await staff('GET', `/api/members?limit=2&cursor=${cursor}`)).status).toBe(200);
    expect((await staff('GET', `/api/members?limit=2&cursor=${altered}`)).status).toBe(400);
  });

  it('rejects a cursor of another order instead of showing a wrong page', async () => {
    const first = await staff('GET', '/api/members?limit=2&sort=name');
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    expect((await staff('GET', `/api/members?sort=createdAt&cursor=${cursor}`)).status).toBe(400);
  });

  it.each(['0', '201', '-1', '1.5', 'ten', ''])('rejects a limit of %j', async (limit) => {
    expect((await staff('GET', `/api/members?limit=${limit}`)).status).toBe(422);
  });
});

describe('total', () => {
  it.each([
    '/api/members',
    '/api/members?status=active',
    '/api/members?search=alvarez',
    '/api/members?topic=food&priority=urgent',
    '/api/members?tag=new-member',
    '/api/members?sort=dueAt',
    '/api/contacts',
    '/api/contacts?search=person',
    '/api/activity',
  ])('returns as the total of %s the number of rows that paging shows', async (path) => {
    const rows = await walk(`${path}${path.includes('?') ? '&' : '?'}limit=11`);
    expect(await total(path)).toBe(rows.length);
  });

  it('returns the same total on every page', async () => {
    const first = await staff('GET', '/api/members?limit=5');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(await total(next)).toBe(Number(first.headers.get('x-total-count')));
  });
});

describe('search', () => {
  it('ignores accents and letter case', async () => {
    const plain = (await found('alvarez')).map(({ id }) => id);
    expect(plain.length).toBeGreaterThanOrEqual(size / 3);
    for (const search of ['ÁLVAREZ', 'Álvarez', '  alvarez ', 'A\u0301lvarez']) {
      expect((await found(search)).map(({ id }) => id)).toEqual(plain);
    }
  });

  it.each([
    '(804) 555-1007',
    '804-555-1007',
    '+1 804 555 1007',
    '8045551007',
    '5551007',
    '555-1007',
    '1007',
  ])('finds a phone number written as %s', async (search) => {
    expect(await found(search)).toMatchObject([{ phone: '(804) 555-1007' }]);
  });

  it('finds rows by email address, by the beginning of a word, and by words in any order', async () => {
    expect(await found('person42@example.org')).toHaveLength(1);
    expect((await found('zhan')).length).toBeGreaterThan(0);
    const both = await found('zhang zoe');
    expect(await found('zoe zhang')).toEqual(both);
    expect(both.length).toBeGreaterThan(0);
  });

  it('applies every typed word on every page', async () => {
    const whole = (await found('alvarez an')).map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(2);
    expect(whole.length).toBeLessThan((await found('alvarez')).length);
    const paged = await walk('/api/members?limit=2&search=alvarez%20an');
    expect(paged.map(({ id }) => id)).toEqual(whole);
  });

  it('treats typed wildcards as plain text', async () => {
    for (const search of ['%', '_', '%%', '\\', "'; drop table members; --", '100%']) {
      expect(await found(search), search).toEqual([]);
    }
  });

  it('finds beginnings of words when one or two letters are typed', async () => {
    const rows = await found('zh');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.lastName).toBe('Zhang');
    for (const row of await found('z')) {
      expect(`${row.firstName} ${row.lastName}`).toMatch(/\bZ/);
    }
  });

  it('does not find text in the middle of a word', async () => {
    expect(await found('erson42@example.org')).toEqual([]);
    expect(await found('varez')).toEqual([]);
  });

  it.each([["o'neil"], ['o’neil'], ['neil'], ['O‘NEIL']])('finds O’Neil by %s', async (search) => {
    const rows = await found(search);
    expect(rows).toHaveLength(size / 6);
    for (const row of rows) expect(row.lastName).toBe('O’Neil');
  });

  it('finds the second half of a double name, and a reference without its beginning', async () => {
    const body = { ...samples.intake, firstName: 'Mary-Ann', lastName: 'García-Quintero' };
    const { reference } = (await staff('POST', '/api/members', { body })).body as {
      reference: string;
    };
    for (const search of ['quintero', 'garcia-q', 'ann quint', reference, reference.slice(3)]) {
      expect(await found(search), search).toMatchObject([{ lastName: 'García-Quintero' }]);
    }
  });

  it('finds a case by its new name after a change', async () => {
    const [one] = await found('quintero');
    await staff('PATCH', `/api/members/${one?.id}`, { body: { lastName: 'Umberto' } });
    expect(await found('quintero')).toEqual([]);
    expect(await found('umberto mary')).toMatchObject([{ id: one?.id }]);
  });

  it('finds every case when the search is empty', async () => {
    expect(await total('/api/members?search=')).toBe(await total('/api/members'));
  });

  it('finds every program area of a topic', async () => {
    const rows = await walk('/api/members?topic=food');
    const areas = new Set(rows.flatMap((row) => row.programAreas as string[]));
    expect(areas).toEqual(new Set(['Food & Nutrition', 'Food, Nutrition & Agriculture']));
  });
});

describe('order', () => {
  it('ignores accents and letter case when sorting by name', async () => {
    const rows = await walk('/api/members?sort=name');
    const names = rows.map((row) => String(row.lastName).normalize('NFKD').replace(/\p{M}/gu, ''));
    const folded = names.map((name) => name.toLowerCase());
    expect(folded).toEqual(folded.toSorted());
  });

  it('starts with the most urgent when sorting by priority', async () => {
    const rank = ['urgent', 'high', 'normal', 'low'];
    const rows = await walk('/api/members?sort=priority');
    const ranks = rows.map((row) => rank.indexOf(String(row.priority)));
    expect(ranks).toEqual(ranks.toSorted());
  });
});

describe('list', () => {
  it.each([
    ['/api/members', ['additionalInfo', 'dateOfBirth', 'searchText']],
    ['/api/get-involved-submissions', ['formData', 'notes', 'phone', 'searchText']],
  ])('omits the form answers from %s', async (path, kept) => {
    await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
    await site.visitor('POST', '/api/members', { body: samples.application });
    const [row] = (await staff('GET', `${path}?limit=1`)).body as Row[];
    expect(row).toMatchObject({ id: expect.any(Number), version: 1 });
    for (const name of kept) expect(row).not.toHaveProperty(name);
    // A list includes the applicant's own words only when the home may not be safe.
    expect(row?.notes ?? null).toBeNull();
  });
});
