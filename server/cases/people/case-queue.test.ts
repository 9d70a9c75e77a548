// The next step of a case, and the changes that move it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../../tests/api/harness.ts';
import { members } from '../../db/schema/members.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
});
afterAll(() => site.stop());

type Row = Record<string, unknown> & { id: number };
const hour = 3_600_000;
const started = Date.now();

async function takeIn(lastName: string): Promise<number> {
  const response = await staff('POST', '/api/members', { body: { ...samples.intake, lastName } });
  return (response.body as Row).id;
}

async function apply(lastName: string, changes: object = {}): Promise<number> {
  const body = { ...samples.application, lastName, ...changes };
  await site.visitor('POST', '/api/members', { body });
  const [row] = await site.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.lastName, lastName));
  return row?.id ?? expect.unreachable();
}

async function remind(memberId: number, inHours: number): Promise<number> {
  const dueDate = new Date(started + inHours * hour).toISOString();
  const body = { memberId, title: 'Call', dueDate };
  return ((await staff('POST', '/api/reminders', { body })).body as Row).id;
}

async function queue(query = ''): Promise<number[]> {
  const response = await staff('GET', `/api/members?sort=queue${query}`);
  return (response.body as Row[]).map((row) => row.id);
}

const read = async (id: number) => (await staff('GET', `/api/members/${id}`)).body as Row;
const inList = async (id: number) =>
  ((await staff('GET', `/api/members?ids=${id}`)).body as Row[])[0] ?? expect.unreachable();

it('moves a case down the list when its alert is resolved and the person was reached', async () => {
  const id = await apply('Sinks', { homeSafety: 'NOT SAFE' });
  await takeIn('Newer');
  const isFirst = async () => (await queue())[0] === id;
  expect(await isFirst()).toBe(true);
  const [alert] = (await staff('GET', `/api/case-alerts?memberId=${id}`)).body as Row[];
  // Opens the emergency.
  await read(id);
  expect(await inList(id)).toMatchObject({ pressingAlerts: 1 });
  expect(await isFirst()).toBe(true);
  await staff('PATCH', `/api/case-alerts/${alert?.id}`, {
    body: { isResolved: true, resolution: 'Is with her sister' },
  });
  expect(await inList(id)).toMatchObject({ pressingAlerts: 0 });
  await staff('PATCH', `/api/members/${id}`, {
    body: { firstContactedAt: new Date().toISOString(), tags: [] },
  });
  expect(await inList(id)).toMatchObject({ nextReminderAt: null });
  expect(await isFirst()).toBe(false);
});

describe('next reminder of a case', () => {
  it('shows the soonest open reminder as next step after reminders are completed and reopened', async () => {
    const id = await takeIn('Reminded');
    const soon = await remind(id, 5);
    await remind(id, 10);
    const first = String((await inList(id)).nextReminderAt);
    await staff('PATCH', `/api/reminders/${soon}`, { body: { isCompleted: true } });
    const second = String((await inList(id)).nextReminderAt);
    expect(Date.parse(second) - Date.parse(first)).toBe(5 * hour);
    await staff('PATCH', `/api/reminders/${soon}`, { body: { isCompleted: false } });
    expect((await inList(id)).nextReminderAt).toBe(first);
  });
});

describe('reaching an applicant', () => {
  it('completes the first-contact reminder and the due response, until it is undone', async () => {
    const id = await apply('Reached', { emergency: 'YES' });
    const due = async () =>
      ((await staff('GET', '/api/members?due=open')).body as Row[]).map((row) => row.id);
    expect(await due()).toContain(id);
    await staff('PATCH', `/api/members/${id}`, {
      body: { firstContactedAt: new Date().toISOString() },
    });
    expect(await due()).not.toContain(id);
    const reminders = (await staff('GET', `/api/reminders/${id}`)).body as Row[];
    expect(reminders).toMatchObject([{ reminderType: 'first-contact', isCompleted: true }]);
    await staff('POST', `/api/members/${id}/undo`);
    expect(await due()).toContain(id);
    expect((await staff('GET', `/api/reminders/${id}`)).body).toMatchObject([
      { isCompleted: false, completedAt: null },
    ]);
  });
});

it('limits the time of first contact to between the application and now', async () => {
  const id = await apply('Clocks');
  const { createdAt } = await read(id);
  site.clock.offsetMs += 60_000;
  const reachedAt = async (firstContactedAt: string | null) => {
    const body = { firstContactedAt };
    return ((await staff('PATCH', `/api/members/${id}`, { body })).body as Row).firstContactedAt;
  };
  const between = new Date(Date.parse(String(createdAt)) + 1000).toISOString();
  expect(await reachedAt(between)).toBe(between);
  expect(await reachedAt('2001-01-01T10:00:00Z')).toBe(createdAt);
  const late = String(await reachedAt('2101-01-01T10:00:00Z'));
  expect(Date.parse(late)).toBeLessThanOrEqual(site.now().getTime());
  expect(Date.parse(late)).toBeGreaterThan(Date.parse(between));
  // Only a logged contact has the time of its audit entry; the history uses that to choose how to undo it.
  expect(late).not.toBe((await read(id)).updatedAt);
  expect(await reachedAt(null)).toBeNull();
});

describe('closing a case', () => {
  const openWork = async (id: number) => {
    const alerts = (await staff('GET', `/api/case-alerts?memberId=${id}`)).body as Row[];
    const reminders = (await staff('GET', `/api/reminders?memberId=${id}&status=pending`))
      .body as Row[];
    return [alerts.length, reminders.length];
  };
  const change = (id: number, body: object) => staff('PATCH', `/api/members/${id}`, { body });
  const undo = async (id: number) => {
    const undone = await staff('POST', `/api/members/${id}/undo`);
    expect(undone.status, undone.text).toBe(200);
  };

  it('leaves alerts and reminders open unless the request closes them too', async () => {
    const id = await apply('Closing', { homeSafety: 'NOT SAFE' });
    expect(await openWork(id)).toEqual([1, 1]);
    await change(id, { status: 'completed' });
    expect(await openWork(id)).toEqual([1, 1]);
    await change(id, { status: 'active' });
    await change(id, { status: 'completed', openWork: 'close' });
    expect(await openWork(id)).toEqual([0, 0]);
    expect(await inList(id)).toMatchObject({ pressingAlerts: 0, nextReminderAt: null });
    const log = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
    expect(log.map((entry) => `${entry.subject} ${entry.action}`)).toEqual(
      expect.arrayContaining(['alert resolved', 'reminder completed']),
    );
    await undo(id);
    expect(await openWork(id)).toEqual([1, 1]);
    expect(await read(id)).toMatchObject({ status: 'active' });
  });

  it('does not reopen a reminder on undo when a colleague has changed it since', async () => {
    const id = await apply('Changedpart', { homeSafety: 'NOT SAFE' });
    await change(id, { status: 'completed', openWork: 'close' });
    site.clock.offsetMs += 1000;
    const [reminder] = (await staff('GET', `/api/reminders?memberId=${id}`)).body as Row[];
    const path = `/api/reminders/${reminder?.id}`;
    for (const isCompleted of [false, true]) await staff('PATCH', path, { body: { isCompleted } });
    await undo(id);
    expect(await openWork(id)).toEqual([1, 0]);
  });

  it('restores the resolution text of an alert when its reopening is undone', async () => {
    const id = await apply('Reopenedalert', { homeSafety: 'NOT SAFE' });
    const [alert] = (await staff('GET', `/api/case-alerts?memberId=${id}`)).body as Row[];
    const path = `/api/case-alerts/${alert?.id}`;
    const body = { isResolved: true, resolution: 'Is with her sister' };
    const resolved = (await staff('PATCH', path, { body })).body as Row;
    site.clock.offsetMs += 1000;
    await staff('PATCH', path, { body: { isResolved: false } });
    const { resolution, resolvedAt, resolvedBy } = resolved;
    expect((await staff('POST', `${path}/undo`)).body).toMatchObject({
      ...{ isResolved: true, resolution, resolvedAt, resolvedBy },
    });
  });

  it('closes open work only when the same request closes the case', async () => {
    const id = await apply('Staying', { homeSafety: 'NOT SAFE' });
    await change(id, { phone: '804-555-0177', openWork: 'close' });
    expect(await openWork(id)).toEqual([1, 1]);
    await change(id, { status: 'on-hold', openWork: 'close' });
    expect(await openWork(id)).toEqual([1, 1]);
    await change(id, { status: 'completed' });
    await change(id, { status: 'inactive', openWork: 'close' });
    expect(await openWork(id)).toEqual([1, 1]);
  });

  it('returns a conflict when the case is already closed and its work is still open', async () => {
    const id = await apply('Closedbefore', { homeSafety: 'NOT SAFE' });
    const { version } = await read(id);
    await change(id, { status: 'completed' });
    const body = { status: 'completed', openWork: 'close' };
    const headers = { 'if-match': `"${version}"` };
    for (const options of [{ body, headers }, { body }]) {
      const response = await staff('PATCH', `/api/members/${id}`, options);
      expect(response.body).toMatchObject({ error: { code: 'conflict' } });
    }
    expect(await openWork(id)).toEqual([1, 1]);
    const several = { rows: [{ id, version }], ...body };
    expect((await staff('POST', '/api/members/bulk', { body: several })).body).toMatchObject({
      changed: [],
      refused: [{ id, reason: expect.stringContaining('closed already') }],
    });
  });

  it('closes the case once when the request is repeated after a lost response', async () => {
    const id = await apply('Closedtwice', { homeSafety: 'NOT SAFE' });
    const headers = { 'if-match': `"${(await read(id)).version}"` };
    const body = { status: 'completed', openWork: 'close' };
    for (const _ of ['sent', 'sent again']) {
      const response = await staff('PATCH', `/api/members/${id}`, { body, headers });
      expect(response.status, response.text).toBe(200);
    }
  });

  it('logs every reason when two staff members close the case', async () => {
    const id = await apply('Closedforareason');
    const path = `/api/members/${id}`;
    const headers = { 'if-match': `"${(await read(id)).version}"` };
    const colleague = await site.signIn('mina', 'case-worker');
    const close = (reason: string) => ({ body: { status: 'inactive', reason }, headers });
    expect((await colleague('PATCH', path, close('Moved away: to her son'))).status).toBe(200);
    expect((await staff('PATCH', path, close('Moved away: to Norfolk'))).status).toBe(200);
    const log = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
    const said = log.filter(({ note }) => note !== null);
    expect(said.map(({ actor, action, note }) => [actor, action, note])).toEqual([
      ['casey', 'changed', 'Moved away: to Norfolk'],
      ['mina', 'completed', 'Moved away: to her son'],
    ]);
  });

  it('closes the open work of several cases in a bulk change, and undoes it', async () => {
    const id = await apply('ClosingTogether', { emergency: 'YES' });
    const bulk = async (body: object) => {
      const { version } = await read(id);
      return staff('POST', '/api/members/bulk', { body: { rows: [{ id, version }], ...body } });
    };
    expect((await bulk({ status: 'inactive', openWork: 'close' })).status).toBe(200);
    expect(await openWork(id)).toEqual([0, 0]);
    const { version } = await read(id);
    await staff('POST', '/api/members/bulk/undo', { body: { rows: [{ id, version }] } });
    expect(await openWork(id)).toEqual([1, 1]);
  });
});

it('marks a case with a medium alert in the list while the alert is open', async () => {
  const memberId = await takeIn('Unpressed');
  const listed = async () => {
    const [row] = (await staff('GET', '/api/members?search=Unpressed')).body as Row[];
    return [row?.hasAlerts, row?.pressingAlerts];
  };
  expect(await listed()).toEqual([false, 0]);
  const body = { memberId, title: 'No heating', message: 'Since Monday', priority: 'medium' };
  const { id } = (await staff('POST', '/api/case-alerts', { body })).body as Row;
  expect(await listed()).toEqual([true, 0]);
  await staff('PATCH', `/api/case-alerts/${id}`, { body: { isResolved: true } });
  expect(await listed()).toEqual([false, 0]);
});

describe('open reminder', () => {
  it('filters the case list by open reminder, with cautions for contacting the person', async () => {
    const id = await apply('Careful', {
      homeSafety: 'NOT SAFE',
      contactMethod: 'Text Message',
      questions: 'Text me at work',
    });
    const calm = await takeIn('Calm');
    const ids = await queue('&reminders=open');
    expect(ids).toContain(id);
    expect(ids).not.toContain(calm);
    const reach = {
      triageReasons: ['home-unsafe'],
      preferredContactMethod: 'Text Message',
      safeContact: null,
      notes: 'Text me at work',
    };
    expect((await staff('GET', `/api/reminders/${id}`)).body).toMatchObject([{ reach }]);
    expect((await staff('GET', `/api/case-alerts?memberId=${id}`)).body).toMatchObject([{ reach }]);
    const listed = (await staff('GET', '/api/members?search=Careful')).body as Row[];
    expect(listed[0]).toMatchObject(reach);
  });
});

describe('search for a case', () => {
  it('finds a case by a name with one wrong letter, a number, and a reference', async () => {
    const id = await takeIn('Kowalczyk');
    const { reference } = await read(id);
    for (const search of ['kowalczik', 'kowalzcyk', 'ben kowalczk', `#${id}`, String(reference)]) {
      const found = (await staff('GET', `/api/members?search=${encodeURIComponent(search)}`))
        .body as Row[];
      expect(
        found.map((row) => row.id),
        search,
      ).toContain(id);
    }
  });
});

describe('viewing a case', () => {
  it('logs repeated views once, and a view 16 minutes later again', async () => {
    const id = await takeIn('Seen');
    const views = async () =>
      ((await staff('GET', `/api/activity?memberId=${id}`)).body as Row[]).filter(
        (entry) => entry.action === 'viewed',
      ).length;
    await read(id);
    await read(id);
    expect(await views()).toBe(1);
    site.clock.offsetMs += 16 * 60_000;
    await read(id);
    expect(await views()).toBe(2);
  });

  it('logs each colleague who views a case', async () => {
    const id = await takeIn('SeenByTwo');
    const other = await site.signIn('robin');
    await read(id);
    await other('GET', `/api/members/${id}`);
    const entries = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
    expect(entries).toMatchObject([
      { actor: 'robin', action: 'viewed', memberName: 'Ben SeenByTwo' },
      { actor: 'casey', action: 'viewed' },
      { action: 'created' },
    ]);
  });
});

describe('an assignee', () => {
  it('returns 422 when the assignee has no account', async () => {
    const id = await takeIn('Given');
    const wrong = await staff('PATCH', `/api/members/${id}`, { body: { assignedTo: 'nobody' } });
    expect(wrong.status).toBe(422);
    const right = await staff('PATCH', `/api/members/${id}`, { body: { assignedTo: 'casey' } });
    expect(right.body).toMatchObject({ assignedTo: 'casey' });
    expect(await queue('&assignedTo=casey')).toEqual([id]);
  });
});
