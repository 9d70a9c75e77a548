// The timeline of a case: content, order, and paging.
import { beforeAll, expect, it } from 'vitest';
import { buildCursor } from '../../tests/api/cursors.ts';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);
let id: number;
type Entry = { kind: string; id: number; at: string; title: string; body: string; state: string };
const timeline = async (query = '', of = id) => staff('GET', `/api/members/${of}/timeline${query}`);
const entries = async (query = '') => (await timeline(query)).body as Entry[];

beforeAll(async () => {
  const apply = () =>
    site.visitor('POST', '/api/members', { body: { ...samples.application, emergency: 'YES' } });
  await apply();
  await apply();
  const { body } = await staff('GET', '/api/members?limit=2');
  const [first, other] = body as { id: number }[];
  id = first?.id ?? 0;
  for (const memberId of [id, other?.id]) {
    site.clock.offsetMs += 30_000;
    const send = (path: string, more: object) =>
      staff('POST', path, { body: { memberId, ...more } });
    await send('/api/contact-attempts', { kind: 'call', outcome: 'no-answer', note: 'Rang out' });
    site.clock.offsetMs += 30_000;
    await send('/api/service-records', {
      serviceType: 'food',
      description: 'Groceries',
      partnerOrganization: 'City Shelter',
    });
    site.clock.offsetMs += 30_000;
    await send('/api/member-progress', { title: 'Visit', description: 'Calmer' });
    site.clock.offsetMs += 30_000;
    await send('/api/reminders', { title: 'Call again', dueDate: '2030-01-01' });
    site.clock.offsetMs += 30_000;
    await staff('GET', `/api/members/${memberId}`);
    await staff('PATCH', `/api/members/${memberId}`, { body: { priority: 'high' } });
  }
});

it('contains every event of the case, newest first, without views', async () => {
  const found = await entries();
  expect(found[0]).toMatchObject({
    kind: 'change',
    state: 'member',
    title: 'changed',
    actor: 'casey',
    changes: { priority: ['urgent', 'high'] },
  });
  expect(found.slice(1, 5)).toMatchObject([
    { kind: 'reminder', title: 'Call again', state: 'pending' },
    { kind: 'note', title: 'Visit', body: 'Calmer', state: 'in-progress' },
    { kind: 'service', title: 'food', body: 'Groceries', partner: 'City Shelter' },
    { kind: 'contact', title: 'call', body: 'Rang out', state: 'no-answer', actor: 'casey' },
  ]);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(
    new Set(['application', 'alert', 'reminder', 'contact', 'service', 'note', 'change']),
  );
  expect(found.some(({ title }) => title === 'viewed')).toBe(false);
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

it('returns the same entries with every page size', async () => {
  const whole = await entries('?limit=200');
  for (const limit of [1, 2, 5]) {
    const paged: Entry[] = [];
    let next: string | undefined = `/api/members/${id}/timeline?limit=${limit}`;
    while (next !== undefined) {
      const page: Awaited<ReturnType<typeof timeline>> = await staff('GET', next);
      paged.push(...(page.body as Entry[]));
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole);
  }
});

it('filters entries by kind', async () => {
  expect((await entries('?kind=service')).map(({ kind }) => kind)).toEqual(['service']);
  expect((await entries('?kind=note&limit=1')).map(({ title }) => title)).toEqual(['Visit']);
});

it('rejects an invalid cursor, an unknown kind, and an unknown member', async () => {
  expect((await timeline(`?cursor=${buildCursor(['x', 1, 1])}`)).status).toBe(400);
  expect((await timeline('?kind=view')).status).toBe(422);
  expect((await timeline('', 999_999)).status).toBe(404);
});

it('omits copies and views of the case', async () => {
  const before = await entries('?limit=200');
  expect((await staff('GET', `/api/members/${id}/copy`)).status).toBe(200);
  await staff('GET', `/api/members/${id}`);
  expect(await entries('?limit=200')).toEqual(before);
});
