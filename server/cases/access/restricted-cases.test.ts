// Access to restricted cases: named staff, access with a reason, and exclusion from lists.
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toOfficeDate } from '../../../domain/calendar/office-hours.ts';
import { samples, startApi } from '../../../tests/api/harness.ts';
import { setDisabled, setRole } from '../../auth/staff-accounts.ts';
import { staffAccounts } from '../../db/schema/accounts.ts';
import { caseAccess, members } from '../../db/schema/members.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { AnalyticsResponse } from '../../reports/analytics.ts';
import type { Summary } from '../../reports/summary.ts';

const canary = 'Canaryname';
let site: Awaited<ReturnType<typeof startApi>>;
let owner: Awaited<ReturnType<typeof site.signIn>>;
let named: typeof owner;
let other: typeof owner;
let desk: typeof owner;
let id: number;
const parts: { path: string; id: number }[] = [];

beforeAll(async () => {
  site = await startApi({ STAFF_INBOX: 'inbox@example.org' });
  owner = await site.signIn('owner');
  named = await site.signIn('named', 'case-worker');
  other = await site.signIn('other', 'case-worker');
  desk = await site.signIn('desk', 'front-desk');
  const body = { ...samples.intake, firstName: canary, lastName: canary, notes: canary };
  id = ((await named('POST', '/api/members', { body })).body as { id: number }).id;
  const texts = { memberId: id, title: canary, description: canary };
  // Plan the next attempt for today, because "My day" leaves out cases that are planned for later.
  const followUpAt = site.now().toISOString();
  for (const [path, more] of [
    ['/api/service-records', { serviceType: 'food' }],
    ['/api/member-progress', {}],
    ['/api/reminders', { dueDate: '2030-01-01T15:00:00Z' }],
  ] as const) {
    const made = await named('POST', path, { body: { ...texts, ...more } });
    expect(made.status, made.text).toBe(201);
    parts.push({ path, id: (made.body as { id: number }).id });
  }
  for (const [path, more] of [
    ['/api/case-alerts', { title: canary, message: canary, priority: 'high' }],
    ['/api/contact-attempts', { kind: 'call', outcome: 'no-answer', note: canary, followUpAt }],
  ] as const) {
    const made = await named('POST', path, { body: { memberId: id, ...more } });
    expect(made.status, made.text).toBe(201);
  }
  const restricting = { body: { isRestricted: true, people: ['named'] } };
  const closed = await named('PUT', `/api/members/${id}/access`, restricting);
  expect(closed.body).toMatchObject({ isRestricted: true, people: ['named'] });
});
afterAll(() => site.stop());

/** Every list and search that contains the case for a caller with access. */
const lists = () => [
  '/api/members',
  '/api/members?sort=queue',
  '/api/members?status=active',
  `/api/members?ids=${id}`,
  `/api/members?search=${canary}`,
  `/api/members?search=${canary.slice(0, -1)}z`,
  `/api/members?search=${samples.intake.phone}`,
  `/api/quick-find?search=${canary}`,
  `/api/quick-find?search=${canary.slice(0, -1)}z`,
  `/api/quick-find?search=%23${id}`,
  `/api/duplicates/typed?phone=${samples.intake.phone}`,
  '/api/service-records',
  '/api/member-progress',
  '/api/reminders',
  '/api/my-day?assignedTo=named',
  '/api/case-alerts',
  '/api/case-alerts?status=all',
  '/api/contact-attempts',
  `/api/service-day?serviceType=food&date=${toOfficeDate(site.now())}`,
  '/api/activity',
];

/** True when a response contains the id of the case or of its person. */
function hasCase(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(hasCase);
  if (typeof body !== 'object' || body === null) return false;
  const { memberId, subject, subjectId, firstName, reach, ...rest } = body as Record<
    string,
    unknown
  >;
  const isPerson = firstName !== undefined || reach !== undefined || rest.of === 'memberId';
  const isIts = memberId === id || (subject === 'member' && subjectId === id);
  return isIts || (isPerson && rest.id === id) || Object.values(rest).some(hasCase);
}

it('hides a restricted case from lists, searches, and totals of case workers without access', async () => {
  for (const path of lists()) {
    const mine = await named('GET', path);
    expect([path, mine.status, hasCase(mine.body)]).toEqual([path, 200, true]);
    const seen = await other('GET', path);
    expect([path, seen.status, hasCase(seen.body)]).toEqual([path, 200, false]);
    expect(seen.text, path).not.toMatch(/restricted case|Canary/i);
    const total = seen.headers.get('x-total-count');
    if (total !== null && !path.includes('activity')) expect([path, total]).toEqual([path, '0']);
  }
});

it('excludes a restricted case from the totals of the summary and the analytics', async () => {
  const totals = async (person: typeof owner) => {
    const summary = (await person('GET', '/api/summary')).body as Summary;
    const { members, activeAlerts, pendingReminders } = summary;
    const analytics = (await person('GET', '/api/analytics')).body as AnalyticsResponse;
    const active = analytics.casesByStatus.find(({ name }) => name === 'active')?.total;
    return [members.total, members.active, active, activeAlerts, pendingReminders];
  };
  expect(await totals(named)).toEqual([1, 1, 1, 1, 2]);
  expect(await totals(other)).toEqual([0, 0, 0, 0, 0]);
});

it('counts hidden restricted cases independently of the search', async () => {
  const notShown = async (person: typeof owner) =>
    (await person('GET', '/api/restricted-cases')).body;
  expect(await notShown(other)).toEqual({ notShown: 1 });
  expect(await notShown(desk)).toEqual({ notShown: 1 });
  expect(await notShown(named)).toEqual({ notShown: 0 });
  const [hit, miss] = [canary, 'Nobodyatall'].map((name) => `/api/members?search=${name}`);
  const seen = [await other('GET', hit ?? ''), await other('GET', miss ?? '')];
  const told = seen.map(({ status, text, headers }) => ({
    ...{ status, text },
    headers: [...headers].filter(([name]) => name.startsWith('x-') && name !== 'x-request-id'),
  }));
  expect(told[0]).toEqual(told[1]);
});

it('hides a restricted case from the lists of the front desk', async () => {
  for (const path of [
    '/api/members',
    `/api/members?search=${canary}`,
    `/api/members?search=${samples.intake.phone}`,
    `/api/quick-find?search=${canary}`,
    `/api/duplicates/typed?phone=${samples.intake.phone}`,
  ]) {
    const seen = await desk('GET', path);
    expect([path, seen.status, hasCase(seen.body)]).toEqual([path, 200, false]);
  }
});

it('excludes a restricted case from exports by staff without access', async () => {
  expect((await owner('GET', '/api/members/export')).text).not.toContain(canary);
});

it('returns 403 for every route to a restricted case or its parts without access', async () => {
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

it('skips a restricted case in a bulk change and changes the other cases', async () => {
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

it('does not change the version when the same people are saved in any order', async () => {
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

it('grants access for four hours after a reason is given, and notifies the owners', async () => {
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
  const notices = (await owner('GET', '/api/notices')).body;
  expect(notices).toContainEqual(
    expect.objectContaining({ action: 'opened-restricted', subjectId: id, note: body.reason }),
  );
  expect((await other('GET', '/api/restricted-cases')).body).toEqual({ notShown: 0 });
  const wider = { body: { isRestricted: false, people: [] } };
  expect((await other('PUT', `/api/members/${id}/access`, wider)).status).toBe(403);
  site.clock.offsetMs += 4 * 3_600_000;
  const later = await site.signIn('other', 'case-worker');
  expect((await later('GET', `/api/members/${id}`)).status).toBe(403);
});

it('grants access with a reason by exact reference, phone, or email, but not by a part or a name', async () => {
  const caller = await site.signIn('caller', 'case-worker');
  const open = (known: string, reason = 'Her sister is on the phone') =>
    caller('POST', '/api/restricted-cases/open', { body: { known, reason } });
  const [row] = await site.db.select().from(members).where(eq(members.id, id));
  for (const part of [canary, `${canary} ${canary}`, '555-0188', row?.email?.slice(1) ?? '']) {
    expect([part, (await open(part)).status]).toEqual([part, 404]);
  }
  expect((await open(row?.reference ?? '', ' x ')).status).toBe(422);
  const wholes = [row?.reference.toLowerCase(), row?.phone, `+1 ${row?.phone}`, row?.email];
  for (const whole of wholes) {
    expect((await caller('GET', `/api/members/${id}`)).status).toBe(403);
    const opened = await open(whole ?? '');
    expect([whole, opened.status, opened.body]).toMatchObject([whole, 201, { id }]);
    expect((await caller('GET', `/api/members/${id}`)).status).toBe(200);
    await site.db.delete(caseAccess).where(isNotNull(caseAccess.until));
  }
  const desks = await site.signIn('desk', 'front-desk');
  const body = { known: row?.reference, reason: 'She is here' };
  expect((await desks('POST', '/api/restricted-cases/open', { body })).status).toBe(403);
});

it('omits named people who can no longer open cases, and saves the list without them', async () => {
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

it('removes the restriction when a named person asks for it', async () => {
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
