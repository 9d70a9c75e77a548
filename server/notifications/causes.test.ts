// Tests who is notified of each cause, and who must not be.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import { samples, startApi } from '../../tests/api/harness.ts';
import { findEnglishSentences } from '../../tests/english.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';
import { emergencies, outbox, replies } from '../db/schema/outbox.ts';
import { render } from './render.ts';
import { maxThanksPerDay } from './thanks.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let casey: Awaited<ReturnType<typeof site.signIn>>;
const inbox = 'inbox@example.org';
const inDanger = 'he is going to kill me tonight please help';

beforeAll(async () => {
  site = await startApi({ STAFF_INBOX: inbox });
  // Hourly messages are grouped by clock hour: this time keeps them in one.
  site.clock.stoppedAt = new Date().setUTCHours(15, 10, 0, 0);
  casey = await site.signIn();
  await site.signIn('dana');
  await site.db
    .update(staffAccounts)
    .set({ email: 'casey@example.org' })
    .where(eq(staffAccounts.username, 'casey'));
  await site.db
    .update(staffAccounts)
    .set({ email: 'dana@example.org' })
    .where(eq(staffAccounts.username, 'dana'));
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(replies);
  await site.db.delete(outbox);
  await site.db.delete(emergencies);
});

const told = async () =>
  (await site.db.select().from(outbox).orderBy(outbox.id)).map(
    ({ kind, recipient }) => `${kind} → ${recipient}`,
  );
let people = 0;
const someone = () => `person${people++}@example.org`;
const apply = (changes: object = {}) =>
  site.visitor('POST', '/api/members', { body: { ...samples.application, ...changes } });
const newest = async () => {
  const rows = (await casey('GET', '/api/members?limit=1')).body as {
    id: number;
    version: number;
  }[];
  return rows[0]?.id ?? 0;
};

describe('new application', () => {
  it('notifies the staff inbox and thanks the sender in their language', async () => {
    const email = someone();
    await apply({ email, language: 'Spanish' });
    expect(await told()).toEqual([`news → ${inbox}`, `thanks → ${email}`]);
    const [, thanks] = await site.db.select().from(outbox).orderBy(outbox.id);
    const { subject, text } = render(
      thanks ?? expect.unreachable(),
      'https://site.test',
      defaultSite,
    );
    expect(subject).toMatch(/^Recibimos su mensaje \(WW-/);
    expect(text).not.toMatch(/Ana|Silva|Food|804-555-0123/);
  });

  it.each([
    ['says that home is not safe', { homeSafety: 'NOT SAFE' }],
    ['is not sure about home', { homeSafety: 'NOT SURE' }],
    ['wants to be called', { contactMethod: 'Phone Call' }],
    ['writes of danger', { questions: 'my husband hits me and I am afraid he will kill me' }],
  ])('sends no thanks, now or later, to a person who %s', async (_, changes) => {
    const email = someone();
    await apply({ email, ...changes });
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    expect((await told()).filter((line) => line.includes(email))).toEqual([]);
  });

  it('sends no thanks to a person whose home is not safe, even without alerts', async () => {
    const email = someone();
    await apply({ email, homeSafety: 'NOT SAFE' });
    await site.db.delete(caseAlerts);
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    expect((await told()).filter((line) => line.includes(email))).toEqual([]);
  });

  it('notifies nobody of an application that looks automatic', async () => {
    await apply({ email: someone(), homepage: 'http://spam.example' });
    expect(await told()).toEqual([]);
  });

  it('notifies the inbox too, at any pace of the assignee, when a response is due within hours', async () => {
    const email = someone();
    await apply({ email });
    await casey('PATCH', `/api/members/${await newest()}`, { body: { assignedTo: 'dana' } });
    await site.db.delete(outbox);
    const isDana = eq(staffAccounts.username, 'dana');
    await site.db.update(staffAccounts).set({ pace: 'morning' }).where(isDana);
    await apply({ email, emergency: 'NOT SURE' });
    const rows = await site.db.select().from(outbox).where(eq(outbox.kind, 'news'));
    const now = site.now();
    expect(rows.map(({ recipient, dueAt }) => [recipient, dueAt > now])).toEqual([
      ['dana@example.org', true],
      [inbox, false],
    ]);
  });

  it("notifies the assignee of the person's case at their chosen pace", async () => {
    const email = someone();
    await apply({ email });
    await casey('PATCH', `/api/members/${await newest()}`, { body: { assignedTo: 'dana' } });
    await site.db.delete(outbox);
    await site.db
      .update(staffAccounts)
      .set({ pace: 'hourly' })
      .where(eq(staffAccounts.username, 'dana'));
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    await apply({ email });
    const rows = await site.db.select().from(outbox).where(eq(outbox.kind, 'news'));
    expect(rows).toMatchObject([
      { recipient: 'dana@example.org', params: { messages: 2, applications: 1 } },
    ]);
    expect(rows[0]?.dueAt.getMinutes()).toBe(0);
    const { subject } = render(rows[0] ?? expect.unreachable(), '', defaultSite);
    expect(subject).toBe('New in the staff area: 1 application, 2 messages');
    // The first mail may already be sent, so the next one counts newer items.
    await site.db.update(outbox).set({ attempts: 1 }).where(eq(outbox.kind, 'news'));
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    const [first, next] = await site.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'news'))
      .orderBy(outbox.dueAt);
    expect(first?.params).toEqual({ messages: 2, applications: 1 });
    expect(next).toMatchObject({ params: { messages: 1 }, recipient: 'dana@example.org' });
    expect(Number(next?.dueAt) - Number(first?.dueAt)).toBe(3_600_000);
  });
});

it('limits news mails to twenty per hour, counts the rest in one, and sends emergencies at once', async () => {
  const write = () =>
    site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email: someone() } });
  const news = () =>
    site.db.select().from(outbox).where(eq(outbox.kind, 'news')).orderBy(outbox.id);
  for (let count = 0; count < 25; count++) await write();
  await apply({ email: someone() });
  const rows = await news();
  expect(rows).toHaveLength(21);
  const rest = rows.at(-1) ?? expect.unreachable();
  expect(rest).toMatchObject({ recipient: inbox, params: { messages: 5, applications: 1 } });
  expect(Number(rest.dueAt) - site.now().getTime()).toBe(50 * 60_000);
  expect(render(rest, '', defaultSite).subject).toBe(
    'New in the staff area: 1 application, 5 messages',
  );
  await apply({ email: someone(), emergency: 'YES' });
  expect((await told()).filter((line) => line.startsWith('emergency'))).not.toEqual([]);
  site.clock.offsetMs += 61 * 60_000;
  await write();
  site.clock.offsetMs -= 61 * 60_000;
  expect((await news()).slice(21)).toMatchObject([{ params: { messages: 1 }, subject: 'contact' }]);
});

it.each([
  ['an application', '/api/members', { ...samples.application, language: 'Spanish' }],
  ['a submission', '/api/get-involved-submissions', samples.volunteer],
  ['a message', '/api/contacts', samples.contact],
  ['a pledge', '/api/donations', samples.donation],
])(
  'thanks the sender of %s from a Spanish page without an English sentence',
  async (_, path, form) => {
    const email = someone();
    const headers = { 'content-language': 'es' };
    await site.visitor('POST', path, { body: { ...form, email }, headers });
    const rows = await site.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(rows).toMatchObject([{ kind: 'thanks', language: 'es' }]);
    for (const row of rows) {
      const { subject, text } = render(row, 'https://site.test', defaultSite);
      expect(findEnglishSentences(`${subject} ${text}`)).toEqual([]);
    }
  },
);

describe('form that needed review on arrival', () => {
  const homepage = 'http://spam.example';
  const kinds = [
    ['an application', '/api/members', samples.application, '/api/members?needsReview=true'],
    ['a message', '/api/contacts', samples.contact, '/api/contacts?needsReview=true'],
    [
      ...['a submission', '/api/get-involved-submissions'],
      ...[samples.volunteer, '/api/get-involved-submissions?needsReview=true'],
    ],
  ] as [string, string, object, string][];
  const ofDana = async (email: string) => {
    await apply({ email });
    await casey('PATCH', `/api/members/${await newest()}`, { body: { assignedTo: 'dana' } });
    await site.db
      .update(staffAccounts)
      .set({ pace: 'hourly' })
      .where(eq(staffAccounts.username, 'dana'));
    await site.db.delete(outbox);
  };
  const toldOf = async (email: string) => [
    (await told()).filter((line) => !line.startsWith('assigned')),
    ['news → dana@example.org', `thanks → ${email}`],
  ];

  it.each(kinds)(
    'sends news and thanks when staff mark the form as genuine: %s',
    async (_, path, sample, list) => {
      const email = someone();
      await ofDana(email);
      await site.visitor('POST', path, { body: { ...sample, email, homepage } });
      expect(await told()).toEqual([]);
      const [row] = (await casey('GET', `${list}&limit=1`)).body as { id: number }[];
      const body = { needsReview: false };
      const method = path === '/api/get-involved-submissions' ? 'PUT' : 'PATCH';
      expect((await casey(method, `${path}/${row?.id}`, { body })).status).toBe(200);
      const [is, expected] = await toldOf(email);
      expect(is).toEqual(expected);
    },
  );

  it('does not notify an assignee of a form that they marked as genuine themselves', async () => {
    const email = someone();
    await ofDana(email);
    const dana = await site.signIn('dana');
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email, homepage } });
    const [row] = (await dana('GET', '/api/contacts?needsReview=true&limit=1')).body as {
      id: number;
    }[];
    await dana('PATCH', `/api/contacts/${row?.id}`, { body: { needsReview: false } });
    expect(await told()).toEqual([`thanks → ${email}`]);
  });

  it('thanks the donor when a pledge is marked as genuine', async () => {
    const email = someone();
    await site.visitor('POST', '/api/donations', {
      body: { ...samples.donation, email, homepage },
    });
    const [row] = (await casey('GET', '/api/donations?needsReview=true&limit=1')).body as {
      id: number;
    }[];
    await casey('PATCH', `/api/donations/${row?.id}`, { body: { needsReview: false } });
    expect(await told()).toEqual([`thanks → ${email}`]);
  });
});

it('sends at most three thanks a day to one mailbox, whatever its spelling', async () => {
  const email = someone();
  const spellings = [email, email.toUpperCase(), email.replace('@', '+1@'), ` ${email}`, email];
  for (const spelt of spellings) {
    await site.visitor('POST', '/api/donations', { body: { ...samples.donation, email: spelt } });
  }
  expect((await told()).filter((line) => line.startsWith('thanks'))).toHaveLength(3);
});

it('limits the thanks of a day in a flood of forms', async () => {
  const before = { ...maxThanksPerDay };
  Object.assign(maxThanksPerDay, { email: 2 });
  for (let count = 0; count < 4; count++) {
    await site.visitor('POST', '/api/donations', {
      body: { ...samples.donation, email: someone() },
    });
  }
  Object.assign(maxThanksPerDay, before);
  expect((await told()).filter((line) => line.startsWith('thanks'))).toHaveLength(2);
});

describe('emergency', () => {
  beforeAll(async () => {
    await site.db
      .update(staffAccounts)
      .set({ isOnCall: true, phone: '804-555-0100' })
      .where(eq(staffAccounts.username, 'dana'));
  });

  it.each([
    ['memberId', '/api/members', { ...samples.application, emergency: 'YES' }],
    ['contactId', '/api/contacts', { ...samples.contact, message: inDanger }],
    ['submissionId', '/api/get-involved-submissions', { ...samples.volunteer, notes: inDanger }],
  ])(
    'counts as opened after a contact attempt by %s, until the attempt is undone',
    async (subject, path, body) => {
      await site.visitor('POST', path, { body: { ...body, email: someone() } });
      const [{ subjectId: id } = { subjectId: 0 }] = await site.db.select().from(emergencies);
      const log = async (outcome: string, person = casey) => {
        const attempt = { [subject]: id, kind: 'call', outcome };
        return (await person('POST', '/api/contact-attempts', { body: attempt })).body;
      };
      const takeBack = (attempt: unknown) =>
        casey('DELETE', `/api/contact-attempts/${(attempt as { id: number }).id}`);
      const seenBy = async () => (await site.db.select().from(emergencies))[0]?.seenBy;
      expect(await seenBy()).toBeNull();
      const reached = await log('reached');
      expect(await seenBy()).toBe('casey');
      const withdrawn = await site.db.select().from(outbox).where(eq(outbox.kind, 'emergency'));
      expect(withdrawn.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
      // Logged in the wrong row and undone: nobody had opened it.
      await takeBack(reached);
      expect(await seenBy()).toBeNull();
      // Two people have tried; the second attempt is undone, and the first still counts.
      await log('voicemail');
      site.clock.offsetMs += 1000;
      const second = await log('no-answer', await site.signIn('dana'));
      expect(await seenBy()).toBe('casey');
      await takeBack(second);
      expect(await seenBy()).toBe('casey');
    },
  );

  it('raises an emergency for a message that sounds like danger', async () => {
    const email = someone();
    const body = { ...samples.contact, email, message: inDanger };
    await site.visitor('POST', '/api/contacts', { body });
    expect(await told()).toEqual(['emergency → dana@example.org', `emergency → ${inbox}`]);
    expect((await casey('GET', '/api/emergencies')).body).toMatchObject([{ subject: 'contact' }]);
  });
});
