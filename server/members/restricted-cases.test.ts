// A restricted case opens to the people it names, or with a reason that owners are told of at once.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';
import { setDisabled, setRole } from '../auth/staff-accounts.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/outbox.ts';

const canary = 'Canaryname';
let site: Awaited<ReturnType<typeof startApi>>;
let owner: Awaited<ReturnType<typeof site.signIn>>;
let named: typeof owner;
let other: typeof owner;
let id: number;
const parts: { path: string; id: number }[] = [];

beforeAll(async () => {
  site = await startApi({ STAFF_INBOX: 'inbox@example.org' });
  owner = await site.signIn('owner');
  named = await site.signIn('named', 'case-worker');
  other = await site.signIn('other', 'case-worker');
  const body = { ...samples.intake, firstName: canary, lastName: canary, notes: canary };
  id = ((await named('POST', '/api/members', { body })).body as { id: number }).id;
  const texts = { memberId: id, title: canary, description: canary };
  for (const [path, more] of [
    ['/api/service-records', { serviceType: 'food' }],
    ['/api/member-progress', {}],
    ['/api/reminders', { dueDate: '2030-01-01T15:00:00Z' }],
  ] as const) {
    const made = await named('POST', path, { body: { ...texts, ...more } });
    expect(made.status, made.text).toBe(201);
    parts.push({ path, id: (made.body as { id: number }).id });
  }
  const restricting = { body: { isRestricted: true, people: ['named'] } };
  const closed = await named('PUT', `/api/members/${id}/access`, restricting);
  expect(closed.body).toMatchObject({ isRestricted: true, people: ['named'] });
});
afterAll(() => site.stop());

const lists = [
  '/api/members',
  `/api/members?search=${canary}`,
  `/api/quick-find?search=${canary}`,
  '/api/duplicates?email=ben@example.org',
  '/api/service-records',
  '/api/member-progress',
  '/api/reminders',
  '/api/case-alerts?status=all',
  '/api/activity',
];

it('shows nothing of it in lists and searches but that it is there', async () => {
  for (const path of lists) {
    const seen = await other('GET', path);
    expect(seen.status, path).toBe(200);
    expect(seen.text, path).not.toContain(canary);
    expect(seen.text, path).not.toContain(samples.intake.phone);
  }
  expect((await other('GET', `/api/members?search=${canary}`)).body).toMatchObject([
    { id, firstName: 'Restricted', lastName: 'case', email: null, isRestricted: true },
  ]);
  expect((await named('GET', '/api/members')).text).toContain(canary);
});

it('is left out of an export by somebody who does not open it', async () => {
  expect((await owner('GET', '/api/members/export')).text).not.toContain(canary);
});

it('refuses every way to it, by its number and by that of a part', async () => {
  const calls: [string, string, object?][] = [
    ['GET', `/api/members/${id}`],
    ['PATCH', `/api/members/${id}`, { notes: 'x' }],
    ['GET', `/api/members/${id}/duplicates`],
    ['GET', `/api/members/${id}/access`],
    ['GET', `/api/text-stops/${id}`],
    ['GET', `/api/activity?memberId=${id}`],
    ['POST', '/api/reminders', { memberId: id, title: 'x', dueDate: '2030-01-01T15:00:00Z' }],
    ...parts.flatMap((part): [string, string, object?][] => [
      ['GET', `${part.path}/${id}`],
      ['GET', `${part.path}?memberId=${id}`],
      ['PATCH', `${part.path}/${part.id}`, {}],
    ]),
  ];
  for (const [method, path, body] of calls) {
    for (const person of [other, owner]) {
      const refused = await person(method, path, { body });
      expect(refused.status, `${method} ${path}: ${refused.text}`).toBe(403);
      expect(refused.body).toMatchObject({ error: { code: 'restricted', memberId: id } });
    }
    expect((await named(method, path, { body })).status, `${method} ${path}`).not.toBe(403);
  }
});

it('stays as it is among several that are changed at once, and keeps none of them back', async () => {
  const made = await named('POST', '/api/members', { body: samples.intake });
  const open = made.body as { id: number; version: number };
  const rows = [{ id, version: 2 }, open].map((row) => ({ id: row.id, version: row.version }));
  const body = { rows, status: 'on-hold', openWork: 'close' };
  const changed = await other('POST', '/api/members/bulk', { body });
  expect(changed.status, changed.text).toBe(200);
  expect(changed.text).not.toContain(canary);
  expect(changed.body).toMatchObject({
    changed: [{ id: open.id }],
    refused: [{ id, reason: expect.stringContaining('restricted') }],
  });
  expect((await named('GET', `/api/members/${id}`)).body).toMatchObject({ status: 'active' });
});

it('is not changed by naming the same people again, in whatever order the database has names', async () => {
  await site.db.execute(
    sql`alter table staff_accounts alter column username type text collate "und-x-icu"`,
  );
  const people = ['a1b', 'a_b', 'named'];
  for (const name of people.slice(0, 2)) await site.signIn(name, 'case-worker');
  const path = `/api/members/${id}/access`;
  const save = () => named('PUT', path, { body: { isRestricted: true, people } });
  const { version } = (await save()).body as { version: number };
  expect((await save()).body).toMatchObject({ version });
  const back = { body: { isRestricted: true, people: ['named'] } };
  expect((await named('PUT', path, back)).status).toBe(200);
});

it('opens with a reason for some hours, and owners are told at once', async () => {
  await site.db
    .update(staffAccounts)
    .set({ email: 'owner@example.org' })
    .where(eq(staffAccounts.username, 'owner'));
  const short = await other('POST', `/api/members/${id}/open`, { body: { reason: ' x ' } });
  expect(short.status).toBe(422);
  const body = { reason: 'She stands at the desk' };
  expect((await other('POST', `/api/members/${id}/open`, { body })).status).toBe(201);
  expect((await other('GET', `/api/members/${id}`)).text).toContain(canary);
  const [told] = await site.db.select().from(outbox).where(eq(outbox.kind, 'notice'));
  expect(told).toMatchObject({ recipient: 'owner@example.org' });
  const entries = (await owner('GET', '/api/activity')).body as { action: string }[];
  expect(entries).toContainEqual(expect.objectContaining({ action: 'opened-restricted' }));
  const wider = { body: { isRestricted: false, people: [] } };
  expect((await other('PUT', `/api/members/${id}/access`, wider)).status).toBe(403);
  site.clock.offsetMs += 4 * 3_600_000;
  const later = await site.signIn('other', 'case-worker');
  expect((await later('GET', `/api/members/${id}`)).status).toBe(403);
});

it('names nobody who can open cases no more, and its list can be saved', async () => {
  const again = await site.signIn('named', 'case-worker');
  const path = `/api/members/${id}/access`;
  for (const name of ['leaver', 'mover']) await site.signIn(name, 'case-worker');
  const body = { isRestricted: true, people: ['leaver', 'mover', 'named'] };
  expect((await again('PUT', path, { body })).status).toBe(200);
  await setDisabled(site.db, 'leaver', true);
  await setRole(site.db, 'mover', 'front-desk');
  const shown = (await again('GET', path)).body as { people: string[] };
  expect(shown).toMatchObject({ isRestricted: true, people: ['named'] });
  const saved = { body: { isRestricted: true, people: shown.people } };
  expect((await again('PUT', path, saved)).status).toBe(200);
  await setRole(site.db, 'mover', 'case-worker');
  expect((await again('GET', path)).body).toMatchObject({ people: ['named'] });
});

it('opens to all again when somebody it names says so', async () => {
  const again = await site.signIn('named', 'case-worker');
  const nobody = { body: { isRestricted: true, people: [] } };
  expect((await again('PUT', `/api/members/${id}/access`, nobody)).status).toBe(422);
  const desk = { body: { isRestricted: true, people: ['nobody'] } };
  expect((await again('PUT', `/api/members/${id}/access`, desk)).status).toBe(422);
  const wider = { body: { isRestricted: false, people: [] } };
  expect((await again('PUT', `/api/members/${id}/access`, wider)).status).toBe(200);
  const later = await site.signIn('other', 'case-worker');
  expect((await later('GET', `/api/members/${id}`)).status).toBe(200);
});
