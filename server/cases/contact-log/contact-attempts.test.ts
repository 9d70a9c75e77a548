// The contact log: what being reached, or not, does to a case, a form and a message; and taking it back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#domain/calendar/durations';
import { nextAttemptDue } from '#domain/cases/contact-attempt';
import { mailSettings, samples, sendMail, startApi } from '../../../tests/api/harness.ts';
import { followUpReminders } from '../../db/schema/case-parts.ts';
import { members } from '../../db/schema/members.ts';

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
const laterMs = hourMs / 6;

async function log(body: object): Promise<Row> {
  const made = await staff('POST', '/api/contact-attempts', { body: { kind: 'call', ...body } });
  expect(made.status, made.text).toBe(201);
  return made.body as Row;
}
async function takeBack({ id }: Row): Promise<void> {
  expect((await staff('DELETE', `/api/contact-attempts/${id}`)).status).toBe(200);
}
const one = async (path: string) => (await staff('GET', path)).body as Row;
const first = async (path: string) => ((await staff('GET', path)).body as Row[])[0]?.id ?? 0;
const tomorrow = () => nextAttemptDue(site.now(), false).toISOString();

async function apply(answers: object = {}): Promise<number> {
  await site.visitor('POST', '/api/members', { body: { ...samples.application, ...answers } });
  return first('/api/members?limit=1');
}
const remindersOf = async (memberId: number) =>
  (await staff('GET', `/api/reminders/${memberId}`)).body as Row[];

describe('a person who was reached', () => {
  it('waits no more: the clock stops, and what was planned to reach them is done', async () => {
    const memberId = await apply({ emergency: 'YES' });
    const attempt = await log({ memberId, outcome: 'reached', note: 'Spoke with Ana' });
    expect(attempt).toMatchObject({ author: 'casey', isFirstResponse: true, followUpAt: null });
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: attempt.createdAt,
    });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: true }]);
  });

  it('waits again once that is taken back, as if it had not been said', async () => {
    const memberId = await apply({ emergency: 'YES' });
    await takeBack(await log({ memberId, outcome: 'reached' }));
    expect(await one(`/api/members/${memberId}`)).toMatchObject({ firstContactedAt: null });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: false }]);
    expect((await staff('GET', `/api/contact-attempts?memberId=${memberId}`)).body).toEqual([]);
  });

  it('stays reached by the second who reached them, where the first is taken back', async () => {
    const memberId = await apply();
    const missed = await log({ memberId, outcome: 'no-answer' });
    const wrong = await log({ memberId, outcome: 'reached' });
    site.clock.offsetMs += laterMs;
    const right = await log({ memberId, outcome: 'reached' });
    expect(right.isFirstResponse).toBe(false);
    await takeBack(wrong);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: right.createdAt,
    });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: true }]);
    await takeBack(right);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({ firstContactedAt: null });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: false }]);
    await takeBack(missed);
    expect(await remindersOf(memberId)).toEqual([]);
  });
});

const friday = '2030-01-04T22:00:00.000Z';
const monday = '2030-01-07T22:00:00.000Z';

describe('a person who was not reached', () => {
  it('is tried again on the next working day, by one follow-up however often', async () => {
    const memberId = await apply();
    expect(await log({ memberId, outcome: 'no-answer' })).toMatchObject({ followUpAt: tomorrow() });
    site.clock.offsetMs += laterMs;
    await log({ memberId, outcome: 'voicemail' });
    expect(await remindersOf(memberId)).toMatchObject([
      { reminderType: 'try-again', assignedTo: 'casey', dueDate: tomorrow() },
    ]);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      firstContactedAt: null,
      nextAttemptAt: tomorrow(),
    });
  });

  it('is tried within the hour where somebody may be in danger, by the follow-up that is there', async () => {
    const memberId = await apply({ emergency: 'YES' });
    const soon = new Date(site.now().getTime() + hourMs).toISOString();
    expect(await log({ memberId, outcome: 'no-answer' })).toMatchObject({ followUpAt: soon });
    expect(await remindersOf(memberId)).toMatchObject([
      { reminderType: 'first-contact', dueDate: soon },
    ]);
  });

  it('is tried when somebody says, or not at all', async () => {
    const memberId = await apply();
    const followUpAt = '2030-01-03T15:00:00.000Z';
    expect(await log({ memberId, outcome: 'no-answer', followUpAt })).toMatchObject({ followUpAt });
    const other = await apply();
    await log({ memberId: other, outcome: 'no-answer', followUpAt: null });
    expect(await remindersOf(other)).toEqual([]);
  });

  it('has what was planned before, once it is taken back', async () => {
    const memberId = await apply();
    const before = await log({ memberId, outcome: 'no-answer' });
    site.clock.offsetMs += laterMs;
    await takeBack(await log({ memberId, outcome: 'voicemail' }));
    expect(await remindersOf(memberId)).toMatchObject([{ dueDate: before.followUpAt }]);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({
      nextAttemptAt: before.followUpAt,
    });
    await takeBack(before);
    expect(await remindersOf(memberId)).toEqual([]);
    expect(await one(`/api/members/${memberId}`)).toMatchObject({ nextAttemptAt: null });
  });

  it('has the plan of a colleague who tried later, be it the same, once the first is taken back', async () => {
    const memberId = await apply();
    for (const [first, second] of [
      [friday, friday],
      [friday, monday],
    ]) {
      const wrong = await log({ memberId, outcome: 'no-answer', followUpAt: first });
      site.clock.offsetMs += laterMs;
      const right = await log({ memberId, outcome: 'voicemail', followUpAt: second });
      await takeBack(wrong);
      expect(await remindersOf(memberId)).toMatchObject([{ dueDate: second }]);
      await takeBack(right);
      expect(await remindersOf(memberId)).toEqual([]);
    }
  });

  it('has the plan that stands, whichever of several with one plan are taken back', async () => {
    const memberId = await apply();
    const colleague = await site.signIn('casey.four');
    const body = { memberId, kind: 'call', outcome: 'no-answer', followUpAt: friday };
    const tries: Row[] = [];
    for (const person of [staff, colleague, staff]) {
      tries.push((await person('POST', '/api/contact-attempts', { body })).body as Row);
      site.clock.offsetMs += 1000;
    }
    const [first, second, third] = tries as [Row, Row, Row];
    await takeBack(first);
    await takeBack(third);
    expect(await remindersOf(memberId)).toMatchObject([{ dueDate: friday }]);
    await colleague('DELETE', `/api/contact-attempts/${second.id}`);
    expect(await remindersOf(memberId)).toEqual([]);
  });

  it('has the plan of whoever tried later, though it was moved by hand between', async () => {
    const memberId = await apply();
    const wrong = await log({ memberId, outcome: 'no-answer', followUpAt: friday });
    const [reminder] = await remindersOf(memberId);
    const body = { dueDate: monday };
    expect((await staff('PATCH', `/api/reminders/${reminder?.id}`, { body })).status).toBe(200);
    const right = await log({ memberId, outcome: 'voicemail', followUpAt: friday });
    await takeBack(wrong);
    expect(await remindersOf(memberId)).toMatchObject([{ dueDate: friday }]);
    await takeBack(right);
    expect(await remindersOf(memberId)).toMatchObject([{ dueDate: monday }]);
  });

  it.each([
    ['made is gone', {}, 1],
    ['made is gone, also where two reached them', {}, 2],
    ['moved is where it was', { emergency: 'YES' }, 1],
  ])('and then was: what the try %s, once all are taken back', async (_, answers, count) => {
    const memberId = await apply(answers);
    const before = (await remindersOf(memberId)).map(({ id, dueDate }) => ({ id, dueDate }));
    site.clock.offsetMs += 1000;
    const missed = await log({ memberId, outcome: 'no-answer' });
    const calls: Row[] = [];
    while (calls.length < count) {
      site.clock.offsetMs += 1000;
      calls.push(await log({ memberId, outcome: 'reached' }));
    }
    const last = calls.pop() ?? expect.unreachable();
    for (const attempt of [...calls, missed, last]) await takeBack(attempt);
    const open = before.map((reminder) => ({ ...reminder, isCompleted: false }));
    expect(await remindersOf(memberId)).toMatchObject(open);
  });

  it('leaves alone what a colleague has done since', async () => {
    const memberId = await apply();
    const attempt = await log({ memberId, outcome: 'no-answer' });
    const [reminder] = await remindersOf(memberId);
    site.clock.offsetMs += 1000;
    const body = { isCompleted: true };
    expect((await staff('PATCH', `/api/reminders/${reminder?.id}`, { body })).status).toBe(200);
    site.clock.offsetMs += 1000;
    await log({ memberId, outcome: 'reached' });
    await takeBack(attempt);
    expect(await remindersOf(memberId)).toMatchObject([{ id: reminder?.id, isCompleted: true }]);
  });

  it('leaves alone what a colleague was given since', async () => {
    const memberId = await apply();
    const attempt = await log({ memberId, outcome: 'no-answer' });
    const [reminder] = await remindersOf(memberId);
    await site.signIn('casey.three');
    const body = { assignedTo: 'casey.three' };
    expect((await staff('PATCH', `/api/reminders/${reminder?.id}`, { body })).status).toBe(200);
    await takeBack(attempt);
    expect(await remindersOf(memberId)).toMatchObject([body]);
  });

  it('leaves alone what a colleague moved since', async () => {
    const memberId = await apply();
    const attempt = await log({ memberId, outcome: 'no-answer' });
    const [reminder] = await remindersOf(memberId);
    const dueDate = '2030-02-01T15:00:00.000Z';
    await staff('PATCH', `/api/reminders/${reminder?.id}`, { body: { dueDate } });
    await takeBack(attempt);
    expect(await remindersOf(memberId)).toMatchObject([{ dueDate }]);
  });
});

describe('a call that a follow-up asked for', () => {
  it('completes it when the person was reached, and moves it when not', async () => {
    const memberId = await apply();
    const plan = { memberId, title: 'Ask about school', dueDate: '2026-11-18T20:00:00Z' };
    const { id: reminderId } = (await staff('POST', '/api/reminders', { body: plan })).body as Row;
    await log({ memberId, outcome: 'no-answer', reminderId });
    expect(await remindersOf(memberId)).toMatchObject([{ id: reminderId, dueDate: tomorrow() }]);
    const reached = await log({ memberId, outcome: 'reached', reminderId });
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: true }]);
    await takeBack(reached);
    expect(await remindersOf(memberId)).toMatchObject([{ isCompleted: false }]);
  });

  it('of another person stays as it is', async () => {
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

describe.each(Object.entries(written))('an attempt with a %s', (subject, its) => {
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

  it('plans the next try, stops the clock when they are reached, and can be taken back', async () => {
    const before = await row();
    const missed = await log({ [subject]: id, outcome: 'voicemail', kind: 'mail' });
    expect(await row()).toMatchObject({ [kept]: null, followUpDate: tomorrow() });
    const reached = await log({ [subject]: id, outcome: 'reached', kind: 'text' });
    expect(await row()).toMatchObject({ [kept]: reached.createdAt });
    await takeBack(reached);
    expect(await row()).toMatchObject({ [kept]: null, followUpDate: missed.followUpAt });
    await takeBack(missed);
    const { version: _, updatedAt: __, isRead: ___, ...rest } = before;
    expect(await row()).toMatchObject(rest);
  });

  it('stays answered by a colleague whose reply was sent since, once it is taken back', async () => {
    await log({ [subject]: id, outcome: 'no-answer' });
    const wrong = await log({ [subject]: id, outcome: 'reached' });
    site.clock.offsetMs += laterMs;
    const other = await site.signIn('casey.two');
    const body = { body: 'We will call you.' };
    expect((await other('POST', `${path}/${id}/replies`, { body })).status).toBe(201);
    await sendMail(site);
    const sentAt = site.now().toISOString();
    await takeBack(wrong);
    const by = subject === 'contactId' ? { answeredBy: 'casey.two' } : {};
    expect(await row()).toMatchObject({ [kept]: sentAt, ...by, ...noPlan });
  });

  it('waits again, and is planned again, once both who reached them are taken back', async () => {
    const missed = await log({ [subject]: id, outcome: 'no-answer' });
    const wrong = await log({ [subject]: id, outcome: 'reached' });
    site.clock.offsetMs += 1000;
    const right = await log({ [subject]: id, outcome: 'reached' });
    await takeBack(wrong);
    expect(await row()).toMatchObject({ [kept]: right.createdAt, ...noPlan });
    await takeBack(right);
    expect(await row()).toMatchObject({ [kept]: null, ...planned(missed.followUpAt) });
  });

  it('is planned as before, once whoever was reached and then was not are taken back', async () => {
    await log({ [subject]: id, outcome: 'no-answer', followUpAt: friday });
    const reached = await log({ [subject]: id, outcome: 'reached' });
    await takeBack(await log({ [subject]: id, outcome: 'no-answer', followUpAt: monday }));
    await takeBack(reached);
    expect(await row()).toMatchObject({ [kept]: null, ...planned(friday) });
  });

  it.each([
    ['the same day', friday],
    ['another day', monday],
  ])('keeps the plan of a colleague who chose %s later', async (_, followUpAt) => {
    await staff('POST', `${path}/${id}/replies`, { body: { body: 'We will call you.' } });
    await sendMail(site);
    const wrong = await log({ [subject]: id, outcome: 'no-answer', followUpAt: friday });
    const right = await log({ [subject]: id, outcome: 'voicemail', followUpAt });
    await takeBack(wrong);
    expect(await row()).toMatchObject({ followUpDate: followUpAt });
    await takeBack(right);
    expect(await row()).toMatchObject({ followUpDate: null });
  });

  it('is planned by nobody who was taken back, be the other one reached', async () => {
    const first = await log({ [subject]: id, outcome: 'no-answer', followUpAt: friday });
    const wrong = await log({ [subject]: id, outcome: 'no-answer', followUpAt: monday });
    const reached = await log({ [subject]: id, outcome: 'reached' });
    await takeBack(wrong);
    expect(await row()).toMatchObject(noPlan);
    await takeBack(reached);
    expect(await row()).toMatchObject({ [kept]: null, followUpDate: friday });
    await takeBack(first);
    expect(await row()).toMatchObject({ followUpDate: null });
  });

  it('that planned nothing plans nothing once it is taken back', async () => {
    await log({ [subject]: id, outcome: 'no-answer', followUpAt: friday });
    const wrong = await log({ [subject]: id, outcome: 'voicemail', followUpAt: null });
    await log({ [subject]: id, outcome: 'reached' });
    await takeBack(wrong);
    expect(await row()).toMatchObject(noPlan);
  });

  it('is found in its log, newest first', async () => {
    await log({ [subject]: id, outcome: 'no-answer' });
    site.clock.offsetMs += 1000;
    await log({ [subject]: id, outcome: 'reached' });
    const { body } = await staff('GET', `/api/contact-attempts?${subject}=${id}`);
    expect(body).toMatchObject([{ outcome: 'reached' }, { outcome: 'no-answer' }]);
  });
});

it('a form that is completed stays answered, whoever takes back that somebody was reached', async () => {
  await written.submissionId.send();
  const submissionId = await first('/api/get-involved-submissions?limit=1');
  const path = `/api/get-involved-submissions/${submissionId}`;
  await log({ submissionId, outcome: 'no-answer' });
  const reached = await log({ submissionId, outcome: 'reached' });
  for (const status of ['in-progress', 'completed']) {
    site.clock.offsetMs += 1000;
    expect((await staff('PUT', path, { body: { status } })).status).toBe(200);
  }
  await takeBack(reached);
  const met = { firstRespondedAt: reached.createdAt, isFollowUpComplete: true };
  expect(await one(path)).toMatchObject(met);
});

it('what was sent twice, or corrected after a lost response, is one attempt with one plan', async () => {
  const memberId = await apply();
  const send = async (revision: number, outcome: string) => {
    const headers = { 'idempotency-key': 'one-attempt', 'idempotency-revision': `${revision}` };
    const body = { memberId, kind: 'call', outcome };
    return (await staff.bare('POST', '/api/contact-attempts', { body, headers })).body as Row;
  };
  const lost = await send(1, 'reached');
  expect(await send(1, 'reached')).toEqual(lost);
  expect(await send(2, 'no-answer')).toMatchObject({ id: lost.id, outcome: 'no-answer' });
  expect(await one(`/api/members/${memberId}`)).toMatchObject({ firstContactedAt: null });
  expect(await remindersOf(memberId)).toMatchObject([{ reminderType: 'try-again' }]);
});

it('what was logged yesterday stays', async () => {
  const memberId = await apply();
  const attempt = await log({ memberId, outcome: 'reached' });
  site.clock.offsetMs += dayMs;
  staff = await site.signIn();
  expect((await staff('DELETE', `/api/contact-attempts/${attempt.id}`)).status).toBe(409);
  expect(await one(`/api/members/${memberId}`)).toMatchObject({
    firstContactedAt: attempt.createdAt,
  });
});

it('somebody who is not there cannot be tried', async () => {
  const body = { memberId: 999_999, kind: 'call', outcome: 'reached' };
  expect((await staff('POST', '/api/contact-attempts', { body })).status).toBe(404);
});

it('the log leaves as a file, in the words of the screen', async () => {
  const memberId = await apply();
  await log({ memberId, outcome: 'voicemail', note: 'Back at six' });
  const { text } = await staff('GET', `/api/contact-attempts/export?memberId=${memberId}`);
  expect(text).toMatch(/Call,Left a message,Back at six,casey/);
});

it('a call logged while a colleague edits the case is in nobody’s way', async () => {
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
