// The audit log: who did what.
import { describe, expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

type Entry = { actor: string; action: string; subject: string; subjectId: number | null } & Record<
  string,
  unknown
>;
const activity = async (query = '') =>
  (await staff('GET', `/api/activity${query}`)).body as Entry[];
const newest = async () => (await activity('?limit=1'))[0] ?? expect.unreachable();
const create = async (path: string, body: object) =>
  ((await staff('POST', path, { body })).body as { id: number }).id;

describe('audit entry of a write', () => {
  it('names the staff member who made the change', async () => {
    const id = await create('/api/members', samples.intake);
    expect(await newest()).toMatchObject({
      actor: 'casey',
      action: 'created',
      subject: 'member',
      subjectId: id,
      memberId: id,
    });
  });

  it('names the actor "visitor" and no staff id when a visitor sends a form', async () => {
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    expect(await newest()).toMatchObject({
      actor: 'visitor',
      action: 'received',
      subject: 'contact',
      staffId: null,
    });
  });

  it('contains the old and new value of each changed field', async () => {
    const id = await create('/api/members', samples.intake);
    await staff('PATCH', `/api/members/${id}`, { body: { status: 'on-hold', city: 'Richmond' } });
    expect(await newest()).toMatchObject({
      action: 'changed',
      changes: { status: ['active', 'on-hold'] },
    });
  });

  it('does not exist when a write changed nothing', async () => {
    const id = await create('/api/members', samples.intake);
    const before = await newest();
    await staff('PATCH', `/api/members/${id}`, { body: { status: 'active' } });
    expect(await newest()).toEqual(before);
  });

  it('names the subject of events, services, notes, and follow-ups', async () => {
    const memberId = await create('/api/members', samples.intake);
    const eventId = await create('/api/public-events', samples.event);
    await staff('DELETE', `/api/public-events/${eventId}`);
    expect(await newest()).toMatchObject({ action: 'deleted', subject: 'event' });
    await create('/api/service-records', { memberId, serviceType: 'food', description: 'A' });
    expect(await newest()).toMatchObject({ subject: 'service-record', memberId });
    await create('/api/member-progress', { memberId, title: 'A', description: 'B' });
    expect(await newest()).toMatchObject({ subject: 'progress-note', memberId });
    const reminderId = await create('/api/reminders', {
      memberId,
      title: 'A',
      dueDate: '2030-01-01',
    });
    await staff('PATCH', `/api/reminders/${reminderId}`, { body: { isCompleted: true } });
    expect(await newest()).toMatchObject({ action: 'completed', subject: 'reminder' });
  });
});

describe('log', () => {
  it('contains profile views, and omits them with views=false', async () => {
    const id = await create('/api/members', samples.intake);
    await staff('GET', `/api/members/${id}`);
    expect(await newest()).toMatchObject({ action: 'viewed', subjectId: id });
    const actions = (await activity('?views=false')).map((entry) => entry.action);
    expect(actions).not.toContain('viewed');
  });

  it('filters entries by member and by actor', async () => {
    const memberId = await create('/api/members', samples.intake);
    await staff('PATCH', `/api/members/${memberId}`, { body: { notes: 'Changed' } });
    expect(await activity(`?memberId=${memberId}`)).toHaveLength(2);
    const visitors = await activity('?actor=visitor');
    expect(new Set(visitors.map((entry) => entry.actor))).toEqual(new Set(['visitor']));
  });

  it('filters entries by date with since', async () => {
    site.clock.offsetMs += 60_000;
    const since = new Date(Date.now() + site.clock.offsetMs).toISOString();
    site.clock.offsetMs += 1000;
    await create('/api/public-events', samples.event);
    const entries = await activity(`?since=${encodeURIComponent(since)}`);
    expect(entries).toMatchObject([{ subject: 'event', action: 'created' }]);
  });

  it('contains sign-ins, sign-outs, and refused sign-ins, and omits them with signIns=false', async () => {
    const guest = await site.signIn('guest');
    await guest('POST', '/api/admin/logout');
    const actions = (await activity('?actor=guest')).map((entry) => entry.action);
    expect(actions).toEqual(['signed-out', 'signed-in']);
    const body = { username: 'guest', password: 'not this one' };
    expect((await site.visitor('POST', '/api/admin/login', { body })).status).toBe(401);
    expect(await activity('?limit=1')).toMatchObject([{ action: 'sign-in-refused' }]);
    const [other] = await activity('?signIns=false&limit=1');
    expect(other?.action).toBe('created');
  });
});
