// Parts of a case: service records, progress notes, follow-ups, alerts.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#domain/calendar/durations';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { openSite, samples } from '../../tests/api/harness.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
let memberId: number;
let strangerId: number;
beforeAll(async () => {
  // About noon in Richmond: no day ends meanwhile.
  site.clock.stoppedAt = new Date().setUTCHours(17, 0, 0, 0);
  staff = await site.signIn();
  memberId = (await create('/api/members', samples.intake)).id;
  strangerId = (await create('/api/members', samples.intake)).id;
});

type Row = { id: number; memberId: number } & Record<string, unknown>;

async function create(path: string, body: object): Promise<Row> {
  const response = await staff('POST', path, { body });
  expect(response.status, response.text).toBe(201);
  return response.body as Row;
}
const list = async (path: string) => (await staff('GET', path)).body as Row[];
const fromNow = (ms: number) => new Date(site.now().getTime() + ms).toISOString();

const record = () => ({
  serviceType: 'food',
  description: 'Groceries',
  assignedTeamMember: 'Casey',
  partnerOrganization: '',
  outcome: 'completed',
  memberId,
  serviceDate: fromNow(0),
});
const note = () => ({
  progressType: 'check-in',
  title: 'Call',
  description: 'All is well',
  status: 'in-progress',
  memberId,
  progressDate: fromNow(0),
});
const reminder = () => ({ memberId, title: 'Call back', dueDate: fromNow(dayMs) });

const kinds = [
  { path: '/api/service-records', sample: record, needed: ['serviceType', 'description'] },
  { path: '/api/member-progress', sample: note, needed: ['title', 'description'] },
  { path: '/api/reminders', sample: reminder, needed: ['title', 'dueDate'] },
];

describe.each(kinds)('$path', ({ path, sample, needed }) => {
  it('stores the submitted values of a case part', async () => {
    const sent = sample();
    expect(await create(path, sent)).toMatchObject(sent);
  });

  it('lists the rows of one member only, by path and by query', async () => {
    const other = await create(path, { ...sample(), memberId: strangerId });
    const byPath = await list(`${path}/${memberId}`);
    expect(byPath.length).toBeGreaterThan(0);
    expect(await list(`${path}?memberId=${memberId}`)).toEqual(byPath);
    expect(byPath.every((row) => row.memberId === memberId)).toBe(true);
    expect((await list(path)).map(({ id }) => id)).toContain(other.id);
  });

  it.each(needed)('returns 422 when %s is missing from a case part', async (key) => {
    const response = await staff('POST', path, { body: { ...sample(), [key]: '' } });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: { fields: { [key]: expect.any(String) } } });
  });

  it('returns 404 or 422 when the member does not exist', async () => {
    for (const id of [999_999, 0, -1, '1; drop', null]) {
      const response = await staff('POST', path, { body: { ...sample(), memberId: id } });
      expect([404, 422]).toContain(response.status);
    }
  });

  it('accepts the member id as a string', async () => {
    expect(await create(path, { ...sample(), memberId: String(memberId) })).toMatchObject({
      memberId,
    });
  });
});

describe('a service record', () => {
  it('uses the default values of the form', async () => {
    const row = await create('/api/service-records', {
      memberId,
      serviceType: 'housing',
      description: 'Visit',
    });
    expect(row).toMatchObject({ outcome: 'in-progress', followUpRequired: false, documents: [] });
  });

  it('creates a reminder when the service record has a follow-up date', async () => {
    const followUpDate = fromNow(3 * dayMs);
    await create('/api/service-records', { ...record(), description: 'See again', followUpDate });
    const reminders = await list(`/api/reminders/${memberId}`);
    expect(reminders).toContainEqual(
      expect.objectContaining({ description: 'See again', dueDate: followUpDate }),
    );
  });

  it('sets the due time of a date to the end of that day in Richmond', async () => {
    const day = { followUpDate: '2026-12-01', nextCheckIn: '2026-07-01', dueDate: '2026-07-01' };
    await create('/api/service-records', { ...record(), description: 'By day', ...day });
    await create('/api/member-progress', { ...note(), description: 'By day', ...day });
    await create('/api/reminders', { ...reminder(), description: 'By day', ...day });
    const due = (await list(`/api/reminders/${memberId}`))
      .filter((row) => row.description === 'By day')
      .map((row) => row.dueDate);
    const summer = '2026-07-02T03:59:00.000Z';
    expect(due).toEqual([summer, summer, '2026-12-02T04:59:00.000Z']);
  });

  it('does not show a follow-up of today as overdue before the end of the day', async () => {
    const followUpDate = toOfficeDate(site.now());
    await create('/api/service-records', { ...record(), description: 'Today', followUpDate });
    const row = (await list(`/api/reminders/${memberId}`)).find(
      ({ description }) => description === 'Today',
    );
    expect(row).toMatchObject({ isOverdue: false });
  });

  it.each(['in-progress', 'completed', 'cancelled', 'referred'])(
    'accepts the outcome %s',
    async (outcome) => {
      expect(await create('/api/service-records', { ...record(), outcome })).toMatchObject({
        outcome,
      });
    },
  );
});

describe('a progress note', () => {
  it('uses the default values of the form', async () => {
    const row = await create('/api/member-progress', { memberId, title: 'A', description: 'B' });
    expect(row).toMatchObject({ progressType: 'check-in', status: 'in-progress' });
  });

  it('creates a reminder when the note has a next check-in', async () => {
    const nextCheckIn = fromNow(5 * dayMs);
    const row = await create('/api/member-progress', { ...note(), title: 'Plan', nextCheckIn });
    expect(row.reminderSet).toBe(true);
    const reminders = await list(`/api/reminders/${memberId}`);
    expect(reminders).toContainEqual(
      expect.objectContaining({ title: 'Check in: Plan', dueDate: nextCheckIn }),
    );
  });
});

describe('a reminder', () => {
  const patch = async (id: number, body: object) =>
    (await staff('PATCH', `/api/reminders/${id}`, { body })).body as Row;
  const idsWith = async (status: string) =>
    (await list(`/api/reminders?status=${status}`)).map(({ id }) => id);

  it('becomes overdue when its due time passes, without a write', async () => {
    const { id } = await create('/api/reminders', { ...reminder(), dueDate: fromNow(5 * 60_000) });
    expect(await idsWith('upcoming')).toContain(id);
    site.clock.offsetMs += 6 * 60_000;
    expect(await idsWith('overdue')).toContain(id);
    expect(await idsWith('upcoming')).not.toContain(id);
    const row = (await list(`/api/reminders/${memberId}`)).find((one) => one.id === id);
    expect(row).toMatchObject({ isOverdue: true, memberName: 'Ben Ito' });
  });

  it('does not show a completed follow-up as overdue, and reopens it', async () => {
    const { id } = await create('/api/reminders', { ...reminder(), dueDate: fromNow(-dayMs) });
    const done = await patch(id, { isCompleted: true });
    expect(done).toMatchObject({ isCompleted: true, isOverdue: false });
    expect(done.completedAt).not.toBeNull();
    expect(await idsWith('completed')).toContain(id);
    expect(await idsWith('pending')).not.toContain(id);
    expect(await patch(id, { isCompleted: false })).toMatchObject({
      isOverdue: true,
      completedAt: null,
    });
  });

  it('ignores isOverdue in a request to create a reminder', async () => {
    expect(await create('/api/reminders', { ...reminder(), isOverdue: true })).toMatchObject({
      isOverdue: false,
    });
  });

  it('assigns a reminder to its creator, and returns 422 for an assignee without an account', async () => {
    expect(await create('/api/reminders', reminder())).toMatchObject({ assignedTo: 'casey' });
    const response = await staff('POST', '/api/reminders', {
      body: { ...reminder(), assignedTo: 'nobody' },
    });
    expect(response.status).toBe(422);
  });
});

describe('an alert', () => {
  let alertId: number;
  beforeAll(async () => {
    await site.visitor('POST', '/api/members', {
      body: { ...samples.application, emergency: 'YES' },
    });
    const [alert] = await list('/api/case-alerts');
    alertId = alert?.id ?? expect.unreachable();
  });
  const patch = (id: number, body: object) => staff('PATCH', `/api/case-alerts/${id}`, { body });

  it('keeps an alert active until staff resolve it with a resolution text', async () => {
    const response = await patch(alertId, { isResolved: true, resolution: 'Reached by phone' });
    expect(response.body).toMatchObject({
      isResolved: true,
      resolvedBy: 'casey',
      resolution: 'Reached by phone',
    });
    expect((response.body as Row).resolvedAt).not.toBeNull();
    expect(await list('/api/case-alerts')).toEqual([]);
    expect(await list('/api/case-alerts?status=resolved')).toMatchObject([{ id: alertId }]);
  });

  it('clears who resolved it when it is reopened', async () => {
    expect((await patch(alertId, { isResolved: false })).body).toMatchObject({
      isResolved: false,
      isActive: true,
      resolvedAt: null,
      resolvedBy: null,
      resolution: null,
    });
    expect(await list('/api/case-alerts')).toMatchObject([
      { id: alertId, memberName: 'Ana Silva' },
    ]);
  });

  it('keeps the first resolution text when an alert is resolved twice', async () => {
    await patch(alertId, { isResolved: true, resolution: 'First' });
    const again = await patch(alertId, { isResolved: true, resolution: 'Second' });
    expect(again.body).toMatchObject({ resolution: 'First' });
    expect((await patch(999_999, { isResolved: true })).status).toBe(404);
  });

  it('counts every alert of one assignee when others have many more', async () => {
    const raise = (id: number, number: number) =>
      site.db.execute(sql`insert into case_alerts (member_id, alert_type, title, message)
        select ${id}, 'other', 'Look', '' from generate_series(1, ${number})`);
    await raise(memberId, 5);
    await raise(strangerId, 1_501);
    await site.db.execute(sql`update members set assigned_to = 'casey' where id = ${memberId}`);
    const { headers } = await staff('GET', '/api/case-alerts?assignedTo=casey&limit=2');
    expect(headers.get('X-Total-Count')).toBe('5');
    expect(headers.get('X-Total-Count-Is')).toBeNull();
    expect(await list('/api/case-alerts?assignedTo=casey')).toHaveLength(5);
  });
});

it('stores an alert without a priority with medium priority', async () => {
  const body = { memberId, title: 'No heating', message: 'Since Monday' };
  expect(await create('/api/case-alerts', body)).toMatchObject({ priority: 'medium' });
});
