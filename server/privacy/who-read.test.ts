// Tests that every read of personal data is logged and that log entries cannot be removed
// unnoticed.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startApi } from '../../tests/api/harness.ts';
import {
  buildValidCalls,
  getCallAddress,
  prepareCallFixture,
  type ValidCall,
} from '../../tests/api/valid-calls.ts';
import type { StaffSession } from '../api/caller.ts';
import { createReadLog } from '../api/read-log.ts';
import { routes } from '../api.ts';
import { readEntries } from '../db/schema/logs.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
let calls: Record<string, ValidCall>;
let memberId: number;
beforeAll(async () => {
  site = await startApi();
  // The middle of a month, so that no test crosses its end.
  site.clock.stoppedAt = Date.parse('2026-05-12T15:00:00Z');
  staff = await site.signIn();
  const ground = await prepareCallFixture(site, staff);
  memberId = ground.memberId;
  calls = buildValidCalls(ground);
  // Removes the passkey, so that the password is enough in these tests.
  await staff('POST', `/api/my-passkeys/${ground.passkeyId}/remove`);
});
afterAll(() => site.stop());

type Row = Record<string, unknown> & { id: number };
const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;

/**
 * Staff GET routes without personal data of people outside the staff. Adding an entry needs a
 * decision.
 */
const aboutNobody = [
  ...['GET /api/admin/session', 'GET /api/staff', 'GET /api/my-notifications', 'GET /api/on-call'],
  ...[
    'GET /api/accounts',
    'GET /api/notices',
    'GET /api/my-sessions',
    'GET /api/my-codes',
    'GET /api/my-passkeys',
    'GET /api/admin/confirm/passkey',
    'GET /api/outbox/state',
    'GET /api/analytics',
    'GET /api/summary',
    'GET /api/live',
  ],
  ...[
    'GET /api/public-events/{id}',
    'GET /api/access-reviews',
    'GET /api/checks',
    'GET /api/checklist',
    'GET /api/site',
    'GET /api/site-releases',
    'GET /api/updates',
    'GET /api/updates/audiences',
    'GET /api/updates/{id}',
    'GET /api/updates/{id}/preview',
  ],
  // States of imports, and headings of files. The rows of a file are logged when they match somebody.
  ...['GET /api/runs', 'GET /api/runs/{id}', 'GET /api/import-columns'],
  // Names of filters and row counts; search terms are not stored.
  ...['GET /api/saved-views', 'GET /api/saved-views/counts'],
  // Counts without names, and who read a case.
  ...[
    'GET /api/emergencies/summary',
    'GET /api/members/{id}/readers',
    'GET /api/restricted-cases',
    'GET /api/unsent-replies',
  ],
];
const readers = routes.filter(
  (route) =>
    route.access === 'staff' && route.method === 'GET' && !aboutNobody.includes(nameOf(route)),
);

async function entriesSince(id: number) {
  // Reading the log also writes pending entries.
  await staff('GET', `/api/members/${memberId}/readers`);
  return site.db.select().from(readEntries).where(sql`${readEntries.id} > ${id}`);
}
async function newest(): Promise<number> {
  return Math.max(0, ...(await entriesSince(0)).map(({ id }) => id));
}

describe('access log', () => {
  it.each(readers.map(nameOf))('logs reads by %s, which the route table declares', async (name) => {
    const route = readers.find((one) => nameOf(one) === name) ?? expect.unreachable();
    expect(route.reads, 'say whose data it shows, or why nobody’s').toBeDefined();
    // Later, because the same read within a quarter of an hour is logged once.
    site.clock.offsetMs += 60_000;
    const dana = await site.signIn(`reader${readers.indexOf(route)}`);
    const before = await newest();
    const call = calls[name] ?? expect.unreachable();
    const { search: _, status: __, priority: ___, topic: ____, ...query } = call.query ?? {};
    const searched: Record<string, string> =
      name === 'GET /api/quick-find' ? { search: 'ito' } : {};
    const path = getCallAddress({ ...call, query: { ...query, ...searched } });
    const response = await dana('GET', path);
    expect(response.status, response.text).toBe(200);
    if (response.text === '[]' || /"(next|mates)":\[\]/.test(response.text)) return;
    const entries = await entriesSince(before);
    expect(entries.map(({ actor }) => actor)).toContain(dana.username);
    expect(entries.every(({ ids }) => ids.length > 0)).toBe(true);
  });

  it('logs the rows and filters of a list, but never the search term', async () => {
    const before = await newest();
    await staff('GET', '/api/members?search=Ito&status=active&sort=name');
    const [entry] = await entriesSince(before);
    expect(entry).toMatchObject({
      ...{
        actor: 'casey',
        kind: 'list',
        subject: 'member',
        ids: [memberId],
        allowedAs: 'owner: people.find',
      },
      filters: 'search status=active sort=name',
    });
  });

  it('logs a read with invalid characters in its URL', async () => {
    const before = await newest();
    await staff('GET', '/api/members?%00=x&kind=%00%0A&search=Ito');
    expect(await entriesSince(before)).toMatchObject([{ filters: ' kind= search' }]);
  });

  it('logs every row and column of an export', async () => {
    const before = await newest();
    await staff('POST', '/api/admin/confirm', { body: { password } });
    await staff('GET', '/api/members/export?columns=id,name,tags');
    const entries = await entriesSince(before);
    expect(entries).toMatchObject([{ kind: 'export', filters: 'columns=id,name,tags' }]);
    expect(entries[0]?.ids.length).toBeGreaterThan(1);
  });

  it('logs repeated reads once in a quarter of an hour, including background requests', async () => {
    const before = await newest();
    const background = { headers: { 'x-background': '1' } };
    const erin = await site.signIn('erin');
    for (let times = 0; times < 3; times++) {
      await erin('GET', `/api/members/${memberId}`, background);
    }
    expect(await entriesSince(before)).toHaveLength(1);
    site.clock.offsetMs += 16 * 60_000;
    await erin('GET', `/api/members/${memberId}`, background);
    expect(await entriesSince(before)).toHaveLength(2);
  });

  it('logs a case and a message with the same id separately', async () => {
    const before = await newest();
    const session = { staffId: 1, username: 'casey', role: 'owner' } as StaffSession;
    const log = createReadLog(site.db, site.now);
    for (const subject of ['contact', 'member', 'member'] as const) {
      log.note({ session, kind: 'list', route: '/api/today', by: 'cases.read', subject, ids: [3] });
    }
    await log.flush();
    const entries = await entriesSince(before);
    expect(entries.filter(({ route }) => route === '/api/today').map((one) => one.subject)).toEqual(
      ['contact', 'member'],
    );
  });

  it('logs the read when a write changes nothing or fails with a conflict', async () => {
    const row = (await staff('GET', `/api/members/${memberId}`)).body as Row;
    const note = (await staff('GET', `/api/member-progress/${memberId}`)).body as Row[];
    const contact = ((await staff('GET', '/api/contacts')).body as Row[])[0];
    const late = { 'if-match': '"999"' };
    const rows = [{ id: memberId, version: 0 }];
    const tries: [string, string, string, object, Record<string, string>, string][] = [
      ['gina', 'PATCH', `/api/members/${memberId}`, {}, late, 'one'],
      ['gus', 'PATCH', `/api/members/${memberId}`, { notes: 'another' }, late, 'one'],
      ['gwen', 'PATCH', `/api/member-progress/${note[0]?.id}`, {}, late, 'part'],
      ['gary', 'PATCH', `/api/contacts/${contact?.id}`, {}, late, 'one'],
      ['greta', 'POST', '/api/members/bulk', { rows, priority: 'urgent' }, {}, 'one'],
    ];
    for (const [name, method, path, body, headers, kind] of tries) {
      const person = await site.signIn(name);
      const before = await newest();
      const response = await person(method, path, { body, headers });
      const shows = method === 'POST' ? String(row.lastName) : '"version"';
      expect(response.text, `${name}: ${response.status}`).toContain(shows);
      const entries = await entriesSince(before);
      const mine = entries.filter(({ actor }) => actor === name);
      expect(mine, `${name} ${response.text}`).toMatchObject([{ kind, ids: [expect.any(Number)] }]);
    }
  });

  it('shows the readers of a case', async () => {
    const response = await staff('GET', `/api/members/${memberId}/readers`);
    expect((response.body as Row[]).find(({ actor }) => actor === 'erin')).toMatchObject({
      ...{ opened: 2, listed: 0, exported: 0, lastAt: expect.any(String) },
    });
  });

  it('counts reading parts of a case as opening it once', async () => {
    const fay = await site.signIn('fay');
    const opened = async () => {
      const response = await staff('GET', `/api/members/${memberId}/readers`);
      return (response.body as Row[]).find(({ actor }) => actor === 'fay')?.opened;
    };
    await fay('GET', `/api/service-records/${memberId}`);
    await fay('GET', `/api/member-progress/${memberId}`);
    expect(await opened()).toBe(1);
    await fay('GET', `/api/members/${memberId}`);
    expect(await opened()).toBe(1);
  });
});

describe('monthly review', () => {
  it('allows a review only after the month has ended', async () => {
    const month = site.now().toISOString().slice(0, 7);
    const open = await staff('POST', '/api/access-reviews', { body: { month } });
    expect(open.status).toBe(409);
    site.clock.offsetMs += 32 * 86_400_000;
    staff = await site.signIn();
    const shown = (await staff('GET', `/api/access-reviews?month=${month}`)).body as {
      open: string[];
      shown: { people: Row[] };
    };
    expect(shown.open).toContain(month);
    expect(shown.shown.people.find(({ actor }) => actor === 'erin')).toMatchObject({
      ...{ opened: 2, people: 1, exports: 0 },
    });
    const done = await staff('POST', '/api/access-reviews', { body: { month } });
    expect(done.body).toMatchObject({ month, reviewedBy: 'casey' });
    const after = (await staff('GET', '/api/access-reviews')).body as { open: string[] };
    expect(after.open).not.toContain(month);
  });
});

describe('monthly figures', () => {
  it('counts each person once per account, in the month or today only', async () => {
    const entry = { actor: 'twice', subject: 'member' as const, route: 'r', allowedAs: 'x' };
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    const looks = [
      { ...entry, kind: 'one' as const, ids: [1], at: at('2025-03-05') },
      { ...entry, kind: 'part' as const, ids: [1], at: at('2025-03-31') },
      { ...entry, kind: 'one' as const, ids: [2], at: at('2025-03-31'), filters: 'search limit=5' },
      { ...entry, kind: 'one' as const, ids: [1], at: at('2025-04-02') },
      { ...entry, kind: 'list' as const, ids: [1, 2, 3], at: at('2025-03-06') },
      { ...entry, kind: 'export' as const, ids: [1, 2, 3], at: at('2025-03-06') },
    ];
    await site.db.insert(readEntries).values(looks);
    await Promise.all(looks.map((look) => site.db.insert(readEntries).values(look)));
    const review = (await staff('GET', '/api/access-reviews?month=2025-03')).body as {
      shown: { people: Row[] };
    };
    const march = { opened: 4, people: 2, lists: 2, searches: 2, exports: 2, exportedRows: 6 };
    expect(review.shown.people.find(({ actor }) => actor === 'twice')).toMatchObject(march);
    await site.db.insert(readEntries).values({ ...entry, kind: 'one', ids: [3], at: site.now() });
    const today = (await staff('GET', '/api/access-reviews')).body as typeof review;
    expect(today.shown).toMatchObject({ month: null, isOver: false });
    const counts = today.shown.people.find(({ actor }) => actor === 'twice');
    expect(counts).toMatchObject({ opened: 1, people: 1, lists: 0 });
  });
});
