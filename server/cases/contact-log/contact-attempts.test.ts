// The contact log: effects of a logged contact on a case, a submission, and a message; undo and correction.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#domain/calendar/durations';
import { computeNextAttempt } from '#domain/cases/contact-attempt';
import { officeHours } from '#organization';
import { mailSettings, samples, startApi } from '../../../tests/api/harness.ts';
import { followUpReminders } from '../../db/schema/case-parts.ts';
import { members } from '../../db/schema/members.ts';
import { emergencies } from '../../db/schema/outbox.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi(mailSettings);
  // A Wednesday at ten in Richmond, so that the next working day is the next day.
  site.clock.stoppedAt = Date.parse('2026-11-18T15:00:00Z');
  staff = await site.signIn();
});
afterAll(() => site.stop());
beforeEach(() => {
  site.clock.offsetMs += 60_000;
});

type Row = { id: number; version: number } & Record<string, unknown>;
const undoMs = 10 * minuteMs;

async function log(body: object): Promise<Row> {
  const made = await staff('POST', '/api/contact-attempts', { body: { kind: 'call', ...body } });
  expect(made.status, made.text).toBe(201);
  return made.body as Row;
}
const remove = async ({ id }: Row) => (await staff('DELETE', `/api/contact-attempts/${id}`)).status;
async function undo(attempt: Row): Promise<void> {
  expect(await remove(attempt)).toBe(200);
}
const tick = () => {
  site.clock.offsetMs += 1000;
};
const one = async (path: string) => (await staff('GET', path)).body as Row;
const first = async (path: string) => ((await staff('GET', path)).body as Row[])[0]?.id ?? 0;
const tomorrow = () => computeNextAttempt(site.now(), false, officeHours).toISOString();

async function apply(answers: object = {}): Promise<number> {
  await site.visitor('POST', '/api/members', { body: { ...samples.application, ...answers } });
  return first('/api/members?limit=1');
}
const remindersOf = async (memberId: number) =>
  (await staff('GET', `/api/reminders/${memberId}`)).body as Row[];

describe('person who was reached', () => {
  it('stops the response clock and completes the follow-ups to contact the person', async () => {
    const memberId = await apply({ emergency: 'YES' });
    const attempt = await log({ memberId, outcome: 'reached', note: 'Spoke with Ana' });
    expect(attempt).toMatchObject({ author: 'casey', followUpAt: null });
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: attempt.createdAt,
    });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: true }]);
  });

  it('restarts the response clock when the contact is undone', async () => {
    const memberId = await apply({ emergency: 'YES' });
    await undo(await log({ memberId, outcome: 'reached' }));
    expect(await one(`/api/members/${memberId}`)).toMatchObject({ firstContactedAt: null });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: false, completedAt: null }]);
    expect((await staff('GET', `/api/contact-attempts?memberId=${memberId}`)).body).toEqual([]);
  });

  it('keeps the first response when a second contact is undone', async () => {
    const memberId = await apply();
    const first = await log({ memberId, outcome: 'reached' });
    tick();
    const second = await log({ memberId, outcome: 'reached' });
    expect(await remove(first)).toBe(409);
    await undo(second);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: first.createdAt,
    });
    await undo(first);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({ firstContactedAt: null });
  });
});

const friday = '2030-01-04T22:00:00.000Z';
const monday = '2030-01-07T22:00:00.000Z';

describe('person who was not reached', () => {
  it('plans one follow-up for the next working day, even after several missed calls', async () => {
    const memberId = await apply();
    expect(await log({ memberId, outcome: 'no-answer' })).toMatchObject({ followUpAt: tomorrow() });
    tick();
    await log({ memberId, outcome: 'voicemail' });
    expect(await remindersOf(memberId)).toMatchObject([
      { reminderType: 'try-again', assignedTo: 'casey', dueDate: tomorrow() },
    ]);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: null,
      nextAttemptAt: tomorrow(),
    });
  });

  it('moves the existing follow-up to within the hour when a person in danger misses a call', async () => {
    const memberId = await apply({ emergency: 'YES' });
    const soon = new Date(site.now().getTime() + hourMs).toISOString();
    expect(await log({ memberId, outcome: 'no-answer' })).toMatchObject({ followUpAt: soon });
    expect(await remindersOf(memberId)).toMatchObject([
      { reminderType: 'first-contact', dueDate: soon },
    ]);
  });

  it('plans the follow-up that staff choose, or none', async () => {
    const memberId = await apply();
    const followUpAt = '2030-01-03T15:00:00.000Z';
    expect(await log({ memberId, outcome: 'no-answer', followUpAt })).toMatchObject({ followUpAt });
    const other = await apply();
    await log({ memberId: other, outcome: 'no-answer', followUpAt: null });
    expect(await remindersOf(other)).toEqual([]);
  });

  it('restores the earlier plan when the newest contact is undone', async () => {
    const memberId = await apply();
    const before = await log({ memberId, outcome: 'no-answer', followUpAt: friday });
    tick();
    await undo(await log({ memberId, outcome: 'voicemail', followUpAt: monday }));
    expect(await remindersOf(memberId)).toMatchObject([{ dueDate: before.followUpAt }]);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      nextAttemptAt: before.followUpAt,
    });
    await undo(before);
    expect(await remindersOf(memberId)).toEqual([]);
  });

  it('removes the follow-up when the only contact is undone', async () => {
    const memberId = await apply();
    await undo(await log({ memberId, outcome: 'no-answer' }));
    expect(await remindersOf(memberId)).toEqual([]);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({ nextAttemptAt: null });
  });

  it.each([
    ['completed', { isCompleted: true }],
    ['moved', { dueDate: monday }],
    ['retitled', { title: 'Call her sister' }],
  ])(
    'keeps a follow-up that was %s after the contact when the contact is undone',
    async (_, body) => {
      const memberId = await apply();
      const attempt = await log({ memberId, outcome: 'no-answer', followUpAt: friday });
      const [reminder] = await remindersOf(memberId);
      tick();
      expect((await staff('PATCH', `/api/reminders/${reminder?.id}`, { body })).status).toBe(200);
      await undo(attempt);
      expect(await remindersOf(memberId)).toMatchObject([body]);
    },
  );
});

describe('call for a follow-up', () => {
  it('completes the follow-up when the person was reached, and moves it otherwise', async () => {
    const memberId = await apply();
    const plan = { memberId, title: 'Ask about school', dueDate: '2026-11-18T20:00:00Z' };
    const { id: reminderId } = (await staff('POST', '/api/reminders', { body: plan })).body as Row;
    await log({ memberId, outcome: 'no-answer', reminderId });
    expect(await remindersOf(memberId)).toMatchObject([{ id: reminderId, dueDate: tomorrow() }]);
    const reached = await log({ memberId, outcome: 'reached', reminderId });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: true }]);
    await undo(reached);
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: false }]);
  });

  it('does not complete the follow-up of another person', async () => {
    const [memberId, other] = [await apply(), await apply()];
    const plan = { memberId: other, title: 'Hers', dueDate: '2026-11-18T20:00:00Z' };
    const { id: reminderId } = (await staff('POST', '/api/reminders', { body: plan })).body as Row;
    await log({ memberId, outcome: 'reached', reminderId });
    expect(await remindersOf(other)).toMatchObject([{ isCompleted: false }]);
  });
});

const written = {
  submissionId: {
    send: () => site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer }),
    path: '/api/get-involved-submissions',
    kept: 'firstRespondedAt',
    noPlan: { isFollowUpComplete: true },
  },
  contactId: {
    send: () => site.visitor('POST', '/api/contacts', { body: samples.contact }),
    path: '/api/contacts',
    kept: 'answeredAt',
    noPlan: { followUpDate: null },
  },
};

describe.each(Object.entries(written))('attempt with a %s', (subject, its) => {
  const { send, path, kept, noPlan } = its;
  let id: number;
  beforeEach(async () => {
    await send();
    id = await first(`${path}?limit=1`);
  });
  const row = () => one(`${path}/${id}`);
  const planned = (followUpDate: unknown) => ({
    followUpDate,
    ...('isFollowUpComplete' in noPlan && { isFollowUpComplete: false }),
  });

  it('plans the next attempt, stops the clock when the person is reached, and undoes both', async () => {
    const before = await row();
    const missed = await log({ [subject]: id, outcome: 'voicemail', kind: 'mail' });
    expect(await row()).toMatchObject({ [kept]: null, followUpDate: tomorrow() });
    tick();
    const reached = await log({ [subject]: id, outcome: 'reached', kind: 'text' });
    expect(await row()).toMatchObject({ [kept]: reached.createdAt, ...noPlan });
    await undo(reached);
    expect(await row()).toMatchObject({ [kept]: null, ...planned(missed.followUpAt) });
    await undo(missed);
    const { version: _, updatedAt: __, isRead: ___, ...rest } = before;
    expect(await row()).toMatchObject(rest);
  });

  it('refuses to undo a contact when a reply was written since', async () => {
    const reached = await log({ [subject]: id, outcome: 'reached' });
    tick();
    const body = { body: 'We will call you.' };
    expect((await staff('POST', `${path}/${id}/replies`, { body })).status).toBe(201);
    expect(await remove(reached)).toBe(409);
    expect(await row()).toMatchObject({ [kept]: reached.createdAt });
  });

  it('restarts the clock with a new plan after a correction', async () => {
    const wrong = await log({ [subject]: id, outcome: 'reached' });
    site.clock.offsetMs += undoMs;
    expect(await remove(wrong)).toBe(409);
    const entry = await log({ [subject]: id, outcome: 'no-answer', corrects: wrong.id });
    expect(await row()).toMatchObject({ [kept]: null, ...planned(entry.followUpAt) });
    const { body } = await staff('GET', `/api/contact-attempts?${subject}=${id}`);
    expect(body).toMatchObject([{ id: entry.id }, { id: wrong.id, outcome: 'corrected' }]);
    await undo(entry);
    expect(await row()).toMatchObject({ [kept]: wrong.createdAt });
  });

  it('lists the contacts of a subject, newest first', async () => {
    await log({ [subject]: id, outcome: 'no-answer' });
    site.clock.offsetMs += 1000;
    await log({ [subject]: id, outcome: 'reached' });
    const { body } = await staff('GET', `/api/contact-attempts?${subject}=${id}`);
    expect(body).toMatchObject([{ outcome: 'reached' }, { outcome: 'no-answer' }]);
  });
});

describe('correction', () => {
  it('restarts the response clock of a case and plans the next attempt', async () => {
    const memberId = await apply({ emergency: 'YES' });
    const wrong = await log({ memberId, outcome: 'reached' });
    site.clock.offsetMs += undoMs;
    const entry = await log({ memberId, outcome: 'voicemail', corrects: wrong.id });
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: null,
      nextAttemptAt: entry.followUpAt,
    });
    expect(await remindersOf(memberId)).toMatchObject([
      { isCompleted: false, dueDate: entry.followUpAt },
    ]);
  });

  it('keeps the first response of another contact that reached the person', async () => {
    const memberId = await apply();
    const wrong = await log({ memberId, outcome: 'reached' });
    tick();
    const right = await log({ memberId, outcome: 'reached' });
    tick();
    await log({ memberId, outcome: 'no-answer', corrects: wrong.id });
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: right.createdAt,
    });
  });

  it('returns 409 when the corrected contact is of another person or reached nobody', async () => {
    const [memberId, other] = [await apply(), await apply()];
    const body = { memberId, kind: 'call', outcome: 'no-answer' };
    for (const corrects of [
      (await log({ memberId: other, outcome: 'reached' })).id,
      (await log({ memberId, outcome: 'voicemail' })).id,
    ]) {
      const refused = await staff('POST', '/api/contact-attempts', { body: { ...body, corrects } });
      expect(refused.status).toBe(409);
    }
  });
});

it('logs one contact when the request is retried after a lost response', async () => {
  const memberId = await apply();
  const send = async () => {
    const headers = { 'idempotency-key': 'one-attempt' };
    const body = { memberId, kind: 'call', outcome: 'reached' };
    return (await staff.bare('POST', '/api/contact-attempts', { body, headers })).body as Row;
  };
  expect(await send()).toEqual(await send());
  const { body: logged } = await staff('GET', `/api/contact-attempts?memberId=${memberId}`);
  expect(logged).toHaveLength(1);
});

it('refuses to undo a contact after ten minutes', async () => {
  const memberId = await apply();
  const attempt = await log({ memberId, outcome: 'reached' });
  site.clock.offsetMs += undoMs;
  expect(await remove(attempt)).toBe(409);
  expect(await one(`/api/members/${memberId}`)).toMatchObject({
    firstContactedAt: attempt.createdAt,
  });
});

it('refuses to undo a contact when staff have changed the case since', async () => {
  const memberId = await apply();
  const attempt = await log({ memberId, outcome: 'reached' });
  tick();
  const body = { firstContactedAt: null };
  expect((await staff('PATCH', `/api/members/${memberId}`, { body })).status).toBe(200);
  expect(await remove(attempt)).toBe(409);
});

it('marks an emergency as unopened when the contact that opened it is undone', async () => {
  const body = { ...samples.contact, message: 'He is going to kill me' };
  await site.visitor('POST', '/api/contacts', { body });
  const headers = { 'x-background': '1' };
  const [message] = (await staff('GET', '/api/contacts?limit=1', { headers })).body as Row[];
  const contactId = message?.id ?? 0;
  const seen = () =>
    site.db
      .select({ seenBy: emergencies.seenBy })
      .from(emergencies)
      .where(and(eq(emergencies.subject, 'contact'), eq(emergencies.subjectId, contactId)));
  const attempt = await log({ contactId, outcome: 'reached' });
  expect(await seen()).toEqual([{ seenBy: 'casey' }]);
  await undo(attempt);
  expect(await seen()).toEqual([{ seenBy: null }]);
});

it('returns 404 for a contact with an unknown person', async () => {
  const body = { memberId: 999_999, kind: 'call', outcome: 'reached' };
  expect((await staff('POST', '/api/contact-attempts', { body })).status).toBe(404);
});

it('exports the log with the labels of the screen', async () => {
  // An export requires a recent sign-in.
  staff = await site.signIn();
  const memberId = await apply();
  await log({ memberId, outcome: 'voicemail', note: 'Back at six' });
  const { text } = await staff('GET', `/api/contact-attempts/export?memberId=${memberId}`);
  expect(text).toMatch(/Call,Left a message,Back at six,casey/);
});

it('does not raise the version of a case when a call is logged', async () => {
  const memberId = await apply();
  const { version } = await one(`/api/members/${memberId}`);
  await log({ memberId, outcome: 'no-answer' });
  expect(await one(`/api/members/${memberId}`)).toMatchObject({ version });
  const [stored] = await site.db.select().from(members).where(eq(members.id, memberId));
  const planned = await site.db
    .select()
    .from(followUpReminders)
    .where(eq(followUpReminders.memberId, memberId));
  expect(planned).toMatchObject([{ dueDate: stored?.nextAttemptAt }]);
});
