// Tests that filters, lists, messages and live events never reveal what a role or a restricted case hides.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { toOfficeDate } from '../../domain/calendar/office-hours.ts';
import type { Role } from '../../domain/roles.ts';
import { staffAccounts } from '../../server/db/schema/accounts.ts';
import { caseAlerts, followUpReminders } from '../../server/db/schema/case-parts.ts';
import { members } from '../../server/db/schema/members.ts';
import { outbox } from '../../server/db/schema/outbox.ts';
import { createHub } from '../../server/live/hub.ts';
import { openSite, samples } from './harness.ts';

const site = openSite();
type Staff = Awaited<ReturnType<typeof site.signIn>>;
let [owner, named, other, desk, figures]: Staff[] = [];
let id: number;

/** A case in danger, assigned to a staff member who will not be on its access list. */
beforeAll(async () => {
  owner = await site.signIn('owner');
  named = await site.signIn('named', 'case-worker');
  other = await site.signIn('other', 'case-worker');
  desk = await site.signIn('desk', 'front-desk');
  figures = await site.signIn('figures', 'figures');
  for (const onCall of ['owner', 'desk', 'figures']) {
    await site.db
      .update(staffAccounts)
      .set({ isOnCall: true, email: `${onCall}@example.org` })
      .where(eq(staffAccounts.username, onCall));
  }
  const danger = { emergency: 'YES', homeSafety: 'I am not safe at home' };
  const known = { lastName: 'Silva-Núñez', email: 'nightingale@example.org' };
  const body = { ...samples.application, ...danger, ...known };
  expect((await site.visitor('POST', '/api/members', { body })).status).toBe(201);
  const listed = (await named('GET', '/api/members')).body as { id: number }[];
  id = listed[0]?.id ?? 0;
  const details = { tags: ['fled'], assignedTo: 'other', priority: 'urgent' };
  expect((await named('PATCH', `/api/members/${id}`, { body: details })).status).toBe(200);
  const donation = { donorName: 'Dona Tor', email: 'dona@example.org', amount: 50 };
  const given = await site.visitor('POST', '/api/donations', { body: donation });
  expect(given.status, given.text).toBe(201);
  await site.db.insert(outbox).values({
    ...{ channel: 'email', kind: 'thanks', recipient: 'ana@example.org', params: { a: 'x' } },
    ...{ subject: 'member', subjectId: id, status: 'failed', dedupeKey: 'x', messageId: 'x' },
    ...{ dueAt: new Date(), plannedAt: new Date() },
  });
});

const as = (staff: Staff | undefined) => {
  if (staff === undefined) throw new Error('nobody is signed in');
  return staff;
};

/** Number of results in the list and in quick find; the list's total must agree. */
async function found(staff: Staff | undefined, search: string) {
  const asked = `search=${encodeURIComponent(search)}`;
  const list = await as(staff)('GET', `/api/members?${asked}`);
  const quick = await as(staff)('GET', `/api/quick-find?${asked}`);
  expect(list.headers.get('x-total-count'), search).toBe(String((list.body as []).length));
  return [list.body, (quick.body as { members: [] }).members].map((rows) => (rows as []).length);
}

/** A caller who sees no numbers and addresses must not be able to guess them by partial searches. */
async function expectFoundByWhole(staff: Staff | undefined) {
  const parts = ['804555', '0123', '5550123', 'night', 'silva 8045', 'nunez night', 'nunex night'];
  for (const part of parts) {
    expect([part, await found(staff, part)]).toEqual([part, [0, 0]]);
    expect([part, await found(named, part)]).toEqual([part, [1, 1]]);
  }
  const [row] = await site.db.select().from(members).where(eq(members.id, id));
  const wholes = ['+1 (804) 555-0123', 'Nightingale@example.org', row?.reference ?? ''];
  for (const whole of [
    ...wholes,
    'sil',
    'ana nunez',
    'nunex',
    'silva-nunez nightingale@example.org',
  ]) {
    expect([whole, await found(staff, whole)]).toEqual([whole, [1, 1]]);
  }
}

describe('front desk', () => {
  it('finds an urgent case by name, or by an exact number or address', async () => {
    await expectFoundByWhole(desk);
    const calm = { ...samples.application, firstName: 'Bo', email: 'bo@example.org' };
    const sent = { body: { ...calm, phone: '804-555-7788' } };
    expect((await site.visitor('POST', '/api/members', sent)).status).toBe(201);
    expect(await found(desk, '7788')).toEqual([1, 1]);
    await site.db.delete(members).where(eq(members.firstName, 'Bo'));
  });

  it('finds nobody by birth date or by part of a number or address', async () => {
    const dateOfBirth = '1990-04-30';
    await as(named)('PATCH', `/api/members/${id}`, { body: { dateOfBirth } });
    const like = async (asked: Record<string, string>) =>
      (await as(desk)('GET', `/api/duplicates/typed?${new URLSearchParams(asked)}`)).body;
    expect(await like({ lastName: 'Silva-Núñez', dateOfBirth })).toEqual([]);
    for (const phone of ['5550123', '804555012']) expect(await like({ phone })).toEqual([]);
    for (const email of ['night', '@example.org']) expect(await like({ email })).toEqual([]);
    expect(await like({ phone: '804-555-0123' })).toMatchObject([
      { id, dateOfBirth: null, phone: null, reasons: ['phone'] },
    ]);
  });

  it('sees that an application is an emergency, but not whose', async () => {
    const hidden = { subject: 'member', subjectId: null };
    expect((await as(desk)('GET', '/api/emergencies')).body).toMatchObject([
      { ...hidden, name: null },
    ]);
    const { body } = await as(desk)('GET', '/api/emergencies/summary');
    expect(body).toMatchObject({ newest: hidden });
    const known = (await as(other)('GET', '/api/emergencies')).body;
    expect(known).toMatchObject([{ subjectId: id, name: expect.stringContaining('Ana') }]);
  });

  it('gets a link to the dashboard when on call, and not the case', async () => {
    const sent = await site.db.select().from(outbox).where(eq(outbox.kind, 'emergency'));
    const paths = Object.fromEntries(sent.map(({ recipient, params }) => [recipient, params.path]));
    expect(paths).toMatchObject({
      'owner@example.org': `/admin/member-profile/${id}`,
      'desk@example.org': '/admin/dashboard',
      'figures@example.org': '/admin/dashboard',
    });
  });

  it('receives live events without case ids or viewers', async () => {
    const heard = async (role: Role) => {
      const hub = createHub({ aliveSessions: async () => new Map(), gatherMs: 1 });
      const { stream } = hub.open({ tokenHash: role, username: role, role });
      const reader = stream.getReader();
      const about = { id: 7, memberId: 7, actor: 'named' };
      hub.hear(JSON.stringify({ subject: 'alert', ...about }));
      hub.hear(JSON.stringify({ subject: 'presence', of: 'member', isHere: true, ...about }));
      hub.hear(JSON.stringify({ subject: 'contact', id: 3, actor: 'visitor' }));
      const reading = { of: 'contact', id: 3, actor: 'desk' };
      hub.hear(JSON.stringify({ subject: 'presence', isHere: true, ...reading }));
      const { value } = await reader.read();
      hub.close();
      return new TextDecoder().decode(value);
    };
    expect(await heard('case-worker')).toMatch(/alert.*"memberId":7.*presence.*contact/);
    const desks = await heard('front-desk');
    expect(desks).toContain('{"subject":"alert"},{"subject":"contact","id":3,"actor":"visitor"}');
    expect(desks).toMatch(/"presence".*"actor":"desk"/);
    expect(desks).not.toMatch(/memberId|named/);
    // A role that opens none of these rows receives only the kinds of rows to count again.
    const events = '"events":[{"subject":"alert"},{"subject":"contact"}]';
    expect(await heard('figures')).toContain(events);
  });

  it.each(['front-desk', 'figures'])(
    'returns 403 when the role %s asks who has a case open',
    async (role) => {
      const body = { of: 'member', id, isHere: true };
      const asking = as(role === 'figures' ? figures : desk);
      expect((await asking('POST', '/api/presence', { body })).status).toBe(403);
    },
  );
});

describe('gifts', () => {
  it('shows gifts in activity and outbox only to owners', async () => {
    for (const path of ['/api/activity?limit=200', '/api/outbox?limit=200']) {
      const [mine, theirs] = [await as(owner)('GET', path), await as(other)('GET', path)];
      expect(mine.text, path).toContain('"subject":"donation"');
      expect(theirs.text, path).not.toMatch(/donation|dona@example/);
    }
  });
});

describe('restricted case', () => {
  beforeAll(async () => {
    const body = { isRestricted: true, people: ['named'] };
    const closed = await as(named)('PUT', `/api/members/${id}/access`, { body });
    expect(closed.status, closed.text).toBe(200);
  });

  it('stays hidden from every search, even by an exact number or address', async () => {
    const [row] = await site.db.select().from(members).where(eq(members.id, id));
    const searches = [
      'sil',
      'ana nunez',
      'nunex',
      row?.phone,
      row?.email,
      row?.reference,
      `#${id}`,
    ];
    for (const search of searches) {
      expect([search, await found(other, search ?? '')]).toEqual([search, [0, 0]]);
      expect([search, await found(desk, search ?? '')]).toEqual([search, [0, 0]]);
    }
  });

  it('does not appear in My day of an assignee without access', async () => {
    const day = (await as(other)('GET', '/api/my-day')).body as { calls: object };
    expect(day.calls).toMatchObject({ rows: [], total: 0 });
    expect((await as(named)('GET', '/api/my-day?assignedTo=other')).text).toContain('not safe');
  });

  it('keeps its emergency in the list without a name, to be opened with a reason', async () => {
    const [seen, open] = [other, named].map((staff) => as(staff)('GET', '/api/emergencies'));
    expect((await seen)?.body).toMatchObject([{ subject: 'member', subjectId: id, name: null }]);
    expect((await open)?.body).toMatchObject([{ name: expect.stringContaining('Ana') }]);
    const summary = await as(other)('GET', '/api/emergencies/summary');
    expect(summary.body).toMatchObject({ count: 1 });
  });

  it.each([
    ...['priority=urgent', 'tag=fled', 'assignedTo=other', 'alerts=open', 'topic=food'],
    ...['awaitingContact=true', 'needsReview=false', 'sort=-priority', 'sort=dueAt'],
  ])('stays hidden from a filter on hidden details: %s', async (filter) => {
    const path = `/api/members?${filter}`;
    const seen = await as(other)('GET', path);
    expect([seen.status, seen.body]).toEqual([200, []]);
    expect(seen.headers.get('x-total-count')).toBe('0');
    expect((await as(named)('GET', path)).body, filter).toHaveLength(1);
  });

  it('does not match as a duplicate by name and birth date', async () => {
    const twin = { ...samples.intake, firstName: 'Ana', lastName: 'Silva-Núñez' };
    const address = { email: 'twin@example.org', phone: '804-555-0188' };
    const made = await as(named)('POST', '/api/members', { body: { ...twin, ...address } });
    const twinId = (made.body as { id: number }).id;
    const path = `/api/members/${twinId}`;
    await as(named)('PATCH', path, { body: { dateOfBirth: '1990-04-30' } });
    const likeTwin = async (staff: Staff | undefined) =>
      ((await as(staff)('GET', `${path}/duplicates`)).body as { id: number }[]).map(
        (one) => one.id,
      );
    expect(await likeTwin(named)).toEqual([id]);
    expect(await likeTwin(other)).toEqual([]);
    await site.db.delete(members).where(eq(members.id, twinId));
  });

  it('does not appear in the activity of colleagues without access', async () => {
    const entriesOf = async (staff: Staff | undefined) =>
      (await as(staff)('GET', '/api/activity?actor=named')).body as object[];
    const entry = expect.objectContaining({ subject: 'member', memberId: id, action: 'changed' });
    expect(await entriesOf(named)).toContainEqual(entry);
    expect(await entriesOf(other)).not.toContainEqual(expect.objectContaining({ memberId: id }));
  });

  it('does not count in a saved view that filters by a hidden detail', async () => {
    const body = { list: 'members', name: 'Fled', filter: { tag: 'fled' }, isShared: false };
    await as(other)('POST', '/api/saved-views', { body });
    const counts = await as(other)('GET', '/api/saved-views/counts');
    expect(counts.body).toMatchObject([{ total: 0 }]);
  });

  it('does not count in figures whose list excludes it', async () => {
    const dueAt = new Date(site.now().getTime() - 3_600_000);
    await site.db.update(members).set({ dueAt }).where(eq(members.id, id));
    const figuresOf = async (staff: Staff | undefined) => {
      const summary = (await as(staff)('GET', '/api/summary')).body as {
        responsesDue: { members: object };
      };
      const analytics = (await as(staff)('GET', '/api/analytics')).body as {
        casesByTopic: { name: string; total: number }[];
      };
      const food = analytics.casesByTopic.find(({ name }) => name === 'food')?.total;
      return { ...summary.responsesDue.members, food };
    };
    expect(await figuresOf(other)).toEqual({ today: 0, late: 0, food: 0 });
    expect(await figuresOf(named)).toEqual({ today: 1, late: 1, food: 1 });
  });

  it('hides its sent messages and refuses to resend them', async () => {
    const sent = await as(other)('GET', '/api/outbox?kind=thanks');
    expect(sent.text).not.toContain(`"subjectId":${id},`);
    expect((await as(named)('GET', '/api/outbox?kind=thanks')).text).toContain('ana@example.org');
    const [message] = await site.db.select().from(outbox).where(eq(outbox.dedupeKey, 'x'));
    const path = `/api/outbox/${message?.id}`;
    const again = { body: { status: 'waiting' } };
    expect((await as(other)('PATCH', path, again)).body).toMatchObject({
      error: { code: 'restricted' },
    });
    expect((await as(named)('PATCH', path, again)).status).toBe(200);
  });

  it('does not appear in filtered alerts or among the people served on food day', async () => {
    for (const filter of ['priority=critical', 'assignedTo=other']) {
      const path = `/api/case-alerts?${filter}`;
      expect((await as(other)('GET', path)).body, path).toEqual([]);
      expect((await as(named)('GET', path)).body, path).not.toEqual([]);
    }
    const body = { memberId: id, serviceType: 'food', description: 'A box' };
    const given = await as(named)('POST', '/api/service-records', { body });
    expect(given.status, given.text).toBe(201);
    const day = `/api/service-day?serviceType=food&date=${toOfficeDate(site.now())}`;
    expect((await as(other)('GET', day)).body).toMatchObject({ served: [] });
    expect((await as(named)('GET', day)).body).toMatchObject({ served: [{ memberId: id }] });
  });

  it('does not appear in lists of follow-ups filtered by hidden details', async () => {
    const task = { title: 'Call her sister', dueDate: '2030-01-01T15:00:00Z' };
    const body = { ...task, memberId: id, priority: 'urgent', assignedTo: 'other' };
    const made = await as(named)('POST', '/api/reminders', { body });
    expect(made.status, made.text).toBe(201);
    for (const filter of ['priority=urgent', 'assignedTo=other', 'status=pending&sort=-person']) {
      const path = `/api/reminders?${filter}`;
      const seen = await as(other)('GET', path);
      expect([seen.body, seen.headers.get('x-total-count')], path).toEqual([[], '0']);
      expect((await as(named)('GET', path)).body, path).not.toEqual([]);
    }
    expect((await as(other)('GET', '/api/reminders')).body).toEqual([]);
  });

  it('does not appear among retention holds or possible duplicates', async () => {
    const hold = { subject: 'member', subjectId: id, reason: 'A court asked for it' };
    expect((await as(owner)('POST', '/api/retention-holds', { body: hold })).status).toBe(201);
    expect((await as(owner)('GET', '/api/retention')).body).toMatchObject({ holds: [] });
    const alike = { firstName: 'Ana', lastName: 'Silva-Núñez', phone: '+1 804 555 0123' };
    const body = { ...samples.intake, ...alike, email: 'bea@example.org' };
    const made = await as(named)('POST', '/api/members', { body });
    const path = `/api/members/${(made.body as { id: number }).id}/duplicates`;
    expect((await as(named)('GET', path)).body).toMatchObject([{ id, reasons: ['name', 'phone'] }]);
    expect((await as(other)('GET', path)).body).toEqual([]);
    const related = path.replace('duplicates', 'related');
    await site.db
      .update(members)
      .set({ emailFolded: 'nightingale@example.org', email: 'nightingale@example.org' })
      .where(eq(members.email, 'bea@example.org'));
    expect((await as(owner)('GET', related)).text).not.toContain('Silva');
    expect((await as(owner)('GET', related)).status).toBe(200);
    await site.db.delete(members).where(eq(members.phone, '+1 804 555 0123'));
  });

  it("does not appear when someone without access views a colleague's day", async () => {
    const body = { title: 'Call', dueDate: site.now().toISOString(), memberId: id };
    const made = await as(named)('POST', '/api/reminders', {
      body: { ...body, assignedTo: 'other' },
    });
    expect(made.status, made.text).toBe(201);
    const path = '/api/my-day?assignedTo=other';
    const dayOf = async (staff: Staff | undefined) =>
      (await as(staff)('GET', path)).body as Record<
        'calls' | 'followUps' | 'withoutStep',
        { rows: object[]; total: number }
      >;
    const isOnlyToldNamed = async (section: keyof Awaited<ReturnType<typeof dayOf>>) => {
      expect((await dayOf(owner))[section], section).toMatchObject({ rows: [], total: 0 });
      expect((await dayOf(named))[section], section).toMatchObject({ rows: [{}], total: 1 });
    };
    await isOnlyToldNamed('calls');
    await site.db.update(members).set({ tags: [], dueAt: null }).where(eq(members.id, id));
    await site.db.update(caseAlerts).set({ isResolved: true }).where(eq(caseAlerts.memberId, id));
    await isOnlyToldNamed('followUps');
    await site.db
      .update(followUpReminders)
      .set({ isCompleted: true })
      .where(eq(followUpReminders.memberId, id));
    await isOnlyToldNamed('withoutStep');
  });

  it('hides who was notified of its follow-ups and notes', async () => {
    const [note, reminder] = [
      await as(named)('POST', '/api/member-progress', {
        body: { memberId: id, title: 'x', description: 'x' },
      }),
      await as(named)('POST', '/api/reminders', {
        body: { memberId: id, title: 'x', dueDate: '2030-01-01T15:00:00Z' },
      }),
    ].map(({ body }) => (body as { id: number }).id);
    const told = { channel: 'email', recipient: 'other@example.org', params: { a: 'x' } } as const;
    const when = { dueAt: new Date(), plannedAt: new Date() };
    await site.db.insert(outbox).values([
      {
        ...{ ...told, ...when, kind: 'mentioned', status: 'failed' },
        ...{ subject: 'progress-note', subjectId: note, dedupeKey: 'note', messageId: 'note' },
      },
      {
        ...{ ...told, ...when, kind: 'assigned', status: 'failed' },
        ...{ subject: 'reminder', subjectId: reminder, dedupeKey: 'task', messageId: 'task' },
      },
    ]);
    for (const kind of ['mentioned', 'assigned']) {
      const seen = await as(owner)('GET', `/api/outbox?kind=${kind}`);
      expect(seen.body).toEqual([]);
      const listed = (await as(named)('GET', `/api/outbox?kind=${kind}`)).body as { id: number }[];
      expect(listed).toMatchObject([{ recipient: 'other@example.org' }]);
      const path = `/api/outbox/${listed[0]?.id}`;
      const again = await as(owner)('PATCH', path, { body: { status: 'waiting' } });
      expect(again.body).toMatchObject({ error: { code: 'restricted' } });
    }
    // A search by recipient would reveal notified staff and people written to.
    for (const search of ['other', 'ana']) {
      const path = `/api/outbox?search=${search}@example.org`;
      const seen = await as(owner)('GET', path);
      expect([seen.body, seen.headers.get('x-total-count')], path).toEqual([[], '0']);
      expect((await as(named)('GET', path)).body, path).not.toEqual([]);
    }
  });

  it('hides who has a restricted case open', async () => {
    const body = { of: 'member', id, isHere: true };
    expect((await as(named)('POST', '/api/presence', { body })).status).toBe(200);
    const asked = await as(other)('POST', '/api/presence', { body });
    expect(asked.body).toMatchObject({ error: { code: 'restricted' } });
  });
});
