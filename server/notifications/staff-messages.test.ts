// Tests messages about assignments and mentions, replies, and the morning digest.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import { officeHours } from '#organization';
import { mailSettings, samples, startApi } from '../../tests/api/harness.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { members } from '../db/schema/members.ts';
import { emergencies, outbox, replies } from '../db/schema/outbox.ts';
import { sendDigest } from '../operation/daily-digest.ts';
import { computeNextNotification } from './notify.ts';
import { render } from './render.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let casey: Awaited<ReturnType<typeof site.signIn>>;
let memberId: number;
const inbox = 'inbox@example.org';
beforeAll(async () => {
  site = await startApi({ STAFF_INBOX: inbox, ...mailSettings });
  casey = await site.signIn();
  await site.signIn('dana');
  await site.db
    .update(staffAccounts)
    .set({ email: sql`${staffAccounts.username} || '@example.org'` });
  await apply({ email: someone() });
  const [row] = (await casey('GET', '/api/members?limit=1')).body as { id: number }[];
  memberId = row?.id ?? 0;
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [replies, outbox, emergencies]) await site.db.delete(table);
});

const told = async () =>
  (await site.db.select().from(outbox).orderBy(outbox.id)).map(
    ({ kind, recipient }) => `${kind} → ${recipient}`,
  );
let people = 0;
const someone = () => `person${people++}@example.org`;
const apply = (changes: object) =>
  site.visitor('POST', '/api/members', { body: { ...samples.application, ...changes } });

describe('notifying a colleague', () => {
  it('notifies the new assignee unless they assigned it themselves', async () => {
    const path = `/api/members/${memberId}`;
    await casey('PATCH', path, { body: { assignedTo: 'casey' } });
    expect(await told()).toEqual([]);
    await casey('PATCH', path, { body: { assignedTo: 'dana' } });
    expect(await told()).toEqual(['assigned → dana@example.org']);
  });

  it('notifies a mentioned colleague once, however often the note is edited', async () => {
    const note = {
      memberId,
      title: 'Call',
      description: 'Please ask @Dana, (@nobody) and a@dana.',
    };
    const created = await casey('POST', '/api/member-progress', { body: note });
    const path = `/api/member-progress/${(created.body as { id: number }).id}`;
    await casey('PATCH', path, { body: { description: 'Please ask @dana. Thank you.' } });
    expect(await told()).toEqual(['mentioned → dana@example.org']);
  });

  it('notifies the staff inbox instead of an assignee whose role no longer opens the case', async () => {
    const email = someone();
    await apply({ email });
    const [newest] = (await casey('GET', '/api/members?limit=1')).body as { id: number }[];
    await site.signIn('eve', 'case-worker');
    const isEve = eq(staffAccounts.username, 'eve');
    await site.db.update(staffAccounts).set({ email: 'eve@example.org' }).where(isEve);
    await casey('PATCH', `/api/members/${newest?.id}`, { body: { assignedTo: 'eve' } });
    await site.db.delete(outbox);
    const write = () =>
      site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    for (const [role, heard] of [
      ['figures', [inbox, inbox]],
      ['front-desk', [inbox, 'eve@example.org']],
    ] as const) {
      await site.db.update(staffAccounts).set({ role }).where(isEve);
      await apply({ email });
      await write();
      const note = { memberId, title: 'Call', description: `Please ask @eve: ${role}` };
      await casey('POST', '/api/member-progress', { body: note });
      const news = await site.db.select().from(outbox).orderBy(outbox.id);
      const toStaff = news.filter(({ kind }) => kind === 'news' || kind === 'mentioned');
      expect(toStaff.map(({ recipient }) => recipient)).toEqual(heard);
      await site.db.delete(outbox);
    }
    await site.db.update(staffAccounts).set({ isDisabled: true }).where(isEve);
  });
});

describe('reply to a visitor', () => {
  it.each([
    ['/api/contacts', samples.contact],
    ['/api/get-involved-submissions', samples.volunteer],
  ])('adds an audit entry for each reply to %s', async (path, form) => {
    await site.visitor('POST', path, { body: { ...form, email: someone() } });
    const [row] = (await casey('GET', `${path}?limit=1`)).body as { id: number }[];
    for (const body of ['We are open until six.', 'On Saturday until one.']) {
      const replied = await casey('POST', `${path}/${row?.id}/replies`, { body: { body } });
      expect(replied.status).toBe(201);
    }
    const log = (await casey('GET', '/api/activity?limit=2')).body as object[];
    expect(log).toMatchObject([
      { action: 'replied', subjectId: row?.id, actor: 'casey' },
      { action: 'replied', subjectId: row?.id, actor: 'casey' },
    ]);
  });

  it('sends a reply with the reference to the sender and stores it in the thread', async () => {
    const email = someone();
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    const [message] = (await casey('GET', '/api/contacts?limit=1')).body as { id: number }[];
    const path = `/api/contacts/${message?.id}`;
    await site.db.delete(outbox);
    const body = { body: 'Dear Ana,\n\nyes <b>of course</b>.' };
    expect((await casey('POST', `${path}/replies`, { body })).status).toBe(201);
    expect(await told()).toEqual([`reply → ${email}`]);
    const [row] = await site.db.select().from(outbox);
    const { subject, text, html } = render(row ?? expect.unreachable(), '', defaultSite);
    expect(subject).toMatch(/\(WW-\w{4}-\w{4}\)$/);
    expect(text).toContain('yes <b>of course</b>.');
    expect(html).not.toContain('<b>');
    expect((await casey('GET', `${path}/replies`)).body).toMatchObject([
      { author: 'casey', status: 'waiting', body: body.body },
    ]);
  });

  it('refuses a reply with a reason when mail is not safe for the person', async () => {
    const email = someone();
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    await apply({ email, homeSafety: 'NOT SAFE' });
    const [message] = (await casey('GET', '/api/contacts?limit=1')).body as { id: number }[];
    const refused = await casey('POST', `/api/contacts/${message?.id}/replies`, {
      body: { body: 'Hello' },
    });
    expect(refused.status).toBe(409);
    expect((await told()).filter((line) => line.startsWith('reply'))).toEqual([]);
  });
});

describe('digest', () => {
  const digestAt = (now: string) => sendDigest(site.db, site.notifyContext(new Date(now)));
  beforeAll(async () => {
    await site.db
      .update(members)
      .set({ dueAt: new Date('2026-01-05T15:00:00Z'), firstContactedAt: null, assignedTo: 'dana' })
      .where(eq(members.id, memberId));
  });

  it.each([
    ['the Friday before the clocks go forward', '2026-03-06T12:59:00Z', '2026-03-06T13:00:00Z'],
    ['the Monday after', '2026-03-09T11:59:00Z', '2026-03-09T12:00:00Z'],
    ['the Friday before they go back', '2026-10-30T11:59:00Z', '2026-10-30T12:00:00Z'],
    ['the Monday after that', '2026-11-02T12:59:00Z', '2026-11-02T13:00:00Z'],
  ])('sends the digest once at 8:00 on %s', async (_, before, after) => {
    await digestAt(before);
    expect(await told()).toEqual([]);
    await Promise.all([digestAt(after), digestAt(after)]);
    await digestAt(after.replace(':00:00Z', ':30:00Z'));
    expect((await told()).toSorted()).toEqual(['digest → dana@example.org', `digest → ${inbox}`]);
    const [row] = await site.db.select().from(outbox);
    expect(render(row ?? expect.unreachable(), '', defaultSite).subject).toMatch(
      /^This morning: \d+ responses? overdue/,
    );
  });

  it.each([
    ['needs review', { needsReview: true }, '2026-11-03T15:00:00Z'],
    ['closed before anybody was reached', { status: 'inactive' }, '2026-11-04T15:00:00Z'],
  ] as const)('leaves out a case that was %s', async (_, changes, now) => {
    const set = (columns: Partial<typeof members.$inferInsert>) =>
      site.db.update(members).set(columns).where(eq(members.id, memberId));
    await set(changes);
    await digestAt(now);
    expect(await told()).not.toContain('digest → dana@example.org');
    await set({ needsReview: false, status: 'active' });
  });

  it.each([
    ['a Sunday', '2026-11-08T15:00:00Z'],
    ['Thanksgiving', '2026-11-26T15:00:00Z'],
  ])('sends no digest on %s', async (_, now) => {
    await digestAt(now);
    expect(await told()).toEqual([]);
  });
});

it("schedules morning messages for the next working day at 8:00 in the office's time zone", () => {
  const next = (now: string) =>
    computeNextNotification('morning', new Date(now), officeHours).toISOString();
  expect(next('2026-03-06T23:00:00Z')).toBe('2026-03-09T12:00:00.000Z');
  expect(next('2026-03-06T10:00:00Z')).toBe('2026-03-06T13:00:00.000Z');
});

it('counts a phone number as unreachable when no texts are sent', async () => {
  const dana = eq(staffAccounts.username, 'dana');
  await site.db.update(staffAccounts).set({ email: null, phone: '804-555-0100' }).where(dana);
  expect((await casey('GET', '/api/on-call')).body).toMatchObject([
    { username: 'casey', isReachable: true },
    { username: 'dana', isReachable: false },
  ]);
});
