// "My day": the calls and their order, follow-ups, cases without a next step, and changes.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#domain/calendar/durations';
import {
  assignCase,
  createApplication,
  createRow,
  dana,
  listNames,
  logContact,
  openOffice,
  type Row,
  readMyDay,
  site,
  staff,
} from '../../tests/api/day-office.ts';
import { samples } from '../../tests/api/harness.ts';
import type { Db } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import type { MyDay } from './my-day.ts';

openOffice();

describe('calls of the day', () => {
  it('sorts the calls of cases, submissions, and messages in one list: danger first, then by due time', async () => {
    const early = await createApplication('Early');
    const urgent = await createApplication('Urgent', { emergency: 'YES' });
    const form = await createRow('/api/get-involved-submissions', samples.volunteer);
    const message = await createRow('/api/contacts', samples.contact);
    for (const id of [early, urgent]) await assignCase(id, 'casey');
    await staff('PUT', `/api/get-involved-submissions/${form}`, { body: { assignedTo: 'casey' } });
    await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'casey' } });
    const { calls } = await readMyDay();
    expect(calls.rows.map(({ of, id }) => [of, id])).toEqual([
      ['memberId', urgent],
      ['contactId', message],
      ['memberId', early],
      ['submissionId', form],
    ]);
    expect(calls).toMatchObject({ total: 4 });
    expect(calls.rows[0]).toMatchObject({
      isPressing: true,
      reasons: ['Emergency: reach this person now'],
      phone: '(804) 555-0123',
    });
  });

  describe('danger in a submission or a message', () => {
    const inDanger = 'My husband is hitting me right now';
    const told = 'Their own words tell of danger';
    const sendDanger = async () => [
      await createRow('/api/get-involved-submissions', { ...samples.volunteer, notes: inDanger }),
      await createRow('/api/contacts', { ...samples.contact, message: inDanger }),
    ];
    const ofCalls = ({ calls }: MyDay) => calls.rows.map(({ of, id }) => [of, id]);

    it('comes first with its reasons, even when many other calls were due before', async () => {
      const before = `timestamptz '2026-11-01T15:00:00Z'`;
      const ours = `'casey', ${before}, ${before} from generate_series(1, 15) as n`;
      await site.db.execute(
        sql.raw(`
          insert into contacts (reference, name, email, subject, message, assigned_to, due_at, created_at)
            select 'C' || n, 'x', 'x', 'x', 'x', ${ours};
          insert into get_involved_submissions
            (reference, form_type, first_name, last_name, email, phone, form_data,
              assigned_to, due_at, created_at)
            select 'S' || n, 'volunteer', 'x', 'x', 'x', 'x', '{}', ${ours}`),
      );
      const [form, message] = await sendDanger();
      await staff('PUT', `/api/get-involved-submissions/${form}`, {
        body: { assignedTo: 'casey' },
      });
      await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'casey' } });
      const { calls } = await readMyDay();
      const danger = { isPressing: true, assignedTo: 'casey' };
      expect(calls.rows.slice(0, 3)).toMatchObject([
        { of: 'contactId', id: message, ...danger, reasons: [told, samples.contact.subject] },
        { of: 'submissionId', id: form, ...danger, reasons: [told, 'Volunteer'] },
        { isPressing: false },
      ]);
      expect(calls).toMatchObject({ rows: { length: 15 }, total: 32 });
    });

    it('appears for everyone while unassigned, and disappears when answered or assigned', async () => {
      const [form, message] = await sendDanger();
      await createRow('/api/contacts', samples.contact);
      const own = await readMyDay();
      expect(ofCalls(own)).toEqual([
        ['contactId', message],
        ['submissionId', form],
      ]);
      expect([own.calls.total, own.unassigned.total]).toEqual([2, 1]);
      expect(own.unassigned.rows).toMatchObject([{ of: 'contactId', isPressing: false }]);
      const withinTheHour = site.now().getTime() + hourMs;
      for (const { dueAt } of own.calls.rows) {
        expect(Date.parse(dueAt ?? '')).toBeLessThan(withinTheHour);
      }
      await logContact({ submissionId: form, outcome: 'reached' });
      await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'dana' } });
      expect(ofCalls(await readMyDay())).toEqual([]);
      expect(ofCalls(await readMyDay('', dana))).toEqual([['contactId', message]]);
    });

    it('limits unassigned danger, so that own calls still appear', async () => {
      for (let at = 0; at < 4; at++) await sendDanger();
      const mine = await createApplication('Mine');
      await assignCase(mine, 'casey');
      const calls = ofCalls(await readMyDay());
      expect(calls).toHaveLength(6);
      expect(calls.at(-1)).toEqual(['memberId', mine]);
    });
  });

  it('omits people who were reached or whose next attempt is on a later day', async () => {
    const [reached, missed] = [
      await createApplication('Reached'),
      await createApplication('Missed'),
    ];
    for (const id of [reached, missed]) await assignCase(id, 'casey');
    await logContact({ memberId: reached, outcome: 'reached' });
    await logContact({ memberId: missed, outcome: 'no-answer' });
    expect((await readMyDay()).calls.rows).toEqual([]);
    const again = await createApplication('Again');
    await assignCase(again, 'casey');
    const followUpAt = '2026-11-18T20:00:00Z';
    await logContact({ memberId: again, outcome: 'voicemail', followUpAt });
    expect((await readMyDay()).calls.rows).toMatchObject([
      { id: again, tries: 1, lastTry: { outcome: 'voicemail', author: 'casey' } },
    ]);
  });

  it('includes a completed submission only when an attempt was planned after its completion', async () => {
    const id = await createRow('/api/get-involved-submissions', samples.volunteer);
    const set = (body: object) => staff('PUT', `/api/get-involved-submissions/${id}`, { body });
    const tryTonight = () =>
      logContact({ submissionId: id, outcome: 'no-answer', followUpAt: '2026-11-18T20:00:00Z' });
    const toCall = async () => (await readMyDay()).calls.rows.map((row) => row.id);
    await set({ status: 'in-progress' });
    await set({ isAnswered: true });
    await tryTonight();
    await set({ status: 'completed' });
    expect(await toCall()).toEqual([]);
    await staff('POST', `/api/get-involved-submissions/${id}/undo`);
    expect(await toCall()).toEqual([id]);
    await set({ status: 'completed' });
    await tryTonight();
    expect(await toCall()).toEqual([id]);
  });

  it('filters calls by assignee, and shows unassigned danger to everyone', async () => {
    const [mine, hers] = [await createApplication('Mine'), await createApplication('Hers')];
    await assignCase(mine, 'casey');
    await assignCase(hers, 'dana');
    await createApplication('Nobodys');
    await createApplication('Danger', { emergency: 'YES' });
    const own = await readMyDay();
    expect(listNames(own.calls)).toEqual(['Ana Danger', 'Ana Mine']);
    expect(listNames(own.unassigned)).toEqual(['Ana Nobodys']);
    expect([own.calls.total, own.unassigned.total]).toEqual([2, 1]);
    expect(listNames((await readMyDay('?assignedTo=dana')).calls)).toEqual(['Ana Hers']);
    const nobodys = await readMyDay('?assignedTo=%40none');
    expect(listNames(nobodys.calls)).toEqual(['Ana Danger', 'Ana Nobodys']);
    expect(nobodys.unassigned.rows).toEqual([]);
  });

  it('omits people whose case is closed from the calls', async () => {
    const id = await createApplication('Closed');
    await staff('PATCH', `/api/members/${id}`, {
      body: { assignedTo: 'casey', status: 'inactive' },
    });
    expect((await readMyDay()).calls.rows).toEqual([]);
  });
});

describe('rest of the day', () => {
  const takeIn = async (lastName: string, assignedTo: string) => {
    const body = { ...samples.intake, lastName, assignedTo };
    return ((await staff('POST', '/api/members', { body })).body as Row).id;
  };

  it('lists own follow-ups that are due by the end of today, with the phone number', async () => {
    const memberId = await takeIn('Ito', 'casey');
    for (const dueDate of ['2026-11-17', '2026-11-18', '2026-11-19']) {
      await staff('POST', '/api/reminders', { body: { memberId, title: dueDate, dueDate } });
    }
    const { followUps } = await readMyDay();
    expect(followUps).toMatchObject({
      total: 2,
      rows: [
        { title: '2026-11-17', isOverdue: true, phone: '804-555-0199', memberName: 'Ben Ito' },
        { title: '2026-11-18', isOverdue: false },
      ],
    });
    expect((await readMyDay('', dana)).followUps.rows).toEqual([]);
  });

  it('omits follow-ups to contact people who are in the calls, so that others fit', async () => {
    const called = await createApplication('Called');
    await assignCase(called, 'casey');
    const later = await takeIn('Later', 'casey');
    const plan = (memberId: number, dueDate: string) =>
      staff('POST', '/api/reminders', {
        body: { memberId, reminderType: 'try-again', title: 'Ask', dueDate },
      });
    for (let at = 0; at < 15; at++) await plan(called, '2026-11-16');
    await plan(later, '2026-11-18');
    const { calls, followUps } = await readMyDay();
    expect(calls.rows.map(({ id }) => id)).toContain(called);
    expect(followUps).toMatchObject({ total: 1, rows: [{ memberId: later }] });
  });

  it('keeps other follow-ups of a person in danger who is also in the calls', async () => {
    const memberId = await createApplication('Hurt', { emergency: 'YES' });
    await assignCase(memberId, 'casey');
    await logContact({ memberId, outcome: 'reached' });
    const hearing = { memberId, title: 'Court hearing, 2 PM', dueDate: '2026-11-18' };
    await staff('POST', '/api/reminders', { body: hearing });
    const { calls, followUps } = await readMyDay();
    expect(calls.rows).toMatchObject([{ id: memberId }]);
    expect(followUps).toMatchObject({ total: 1, rows: [{ title: hearing.title }] });
  });

  it('lists own open cases without a next step', async () => {
    const idle = await takeIn('Idle', 'casey');
    const planned = await takeIn('Planned', 'casey');
    await takeIn('Others', 'dana');
    const body = { memberId: planned, title: 'Call', dueDate: '2027-01-01' };
    await staff('POST', '/api/reminders', { body });
    expect((await readMyDay()).withoutStep).toMatchObject({ total: 1, rows: [{ id: idle }] });
  });

  it('lists a reached applicant as without a next step until a follow-up is planned', async () => {
    const [early, waiting, late] = [
      await createApplication('Early'),
      await createApplication('Waiting'),
      await takeIn('Late', 'casey'),
    ];
    for (const id of [early, waiting]) await assignCase(id, 'casey');
    await logContact({ memberId: early, outcome: 'reached' });
    site.clock.offsetMs += 1000;
    await staff('PATCH', `/api/members/${late}`, { body: { age: 40 } });
    expect((await readMyDay()).withoutStep).toMatchObject({
      total: 2,
      rows: [{ id: early }, { id: late }],
    });
    const body = { memberId: early, title: 'Call', dueDate: '2027-01-01' };
    await staff('POST', '/api/reminders', { body });
    expect((await readMyDay()).withoutStep).toMatchObject({ total: 1, rows: [{ id: late }] });
  });

  it('lists changes by colleagues in own cases since the last visit', async () => {
    const mine = await takeIn('Mine', 'casey');
    const hers = await takeIn('Hers', 'dana');
    await dana('PATCH', `/api/members/${mine}`, { body: { priority: 'high' } });
    await dana('PATCH', `/api/members/${hers}`, { body: { priority: 'high' } });
    const { changed } = await readMyDay();
    expect(changed.since).not.toBeNull();
    expect(changed.rows).toMatchObject([{ actor: 'dana', memberId: mine, memberName: 'Ben Mine' }]);
  });

  it('reads the change details of only the eight newest entries', async () => {
    const mine = await takeIn('Mine', 'casey');
    const hers = await takeIn('Hers', 'dana');
    for (let age = 30; age < 40; age++) {
      for (const id of [mine, hers]) await dana('PATCH', `/api/members/${id}`, { body: { age } });
      // Let some changes have the same time.
      if (age % 3 === 0) site.clock.offsetMs += 1000;
    }
    const asked: string[] = [];
    const pool = new pg.Pool({ connectionString: site.env.databaseUrl, max: 1 });
    const logger = { logQuery: (query: string) => void asked.push(query) };
    const db = drizzle({ client: pool, schema, casing: 'snake_case', logger }) as Db;
    const { body } = await staff('GET', '/api/my-day', { through: site.start(db) });
    await pool.end();
    const { rows } = (body as MyDay).changed;
    expect(rows.map(({ changes }) => changes)).toEqual(
      [39, 38, 37, 36, 35, 34, 33, 32].map((age) => ({ age: [age - 1, age] })),
    );
    const whole = asked.filter((query) => /"changes".* from "audit_entries"/s.test(query));
    expect(whole).toEqual([expect.stringContaining('"id" in ($1, $2, $3, $4, $5, $6, $7, $8)')]);
  });
});

it('filters every list by @me and @none', async () => {
  const [mine, nobodys] = [await createApplication('Mine'), await createApplication('Nobodys')];
  await assignCase(mine, 'casey');
  const found = async (path: string, who = staff) =>
    ((await who('GET', path)).body as Row[]).length;
  const message = await createRow('/api/contacts', samples.contact);
  await createRow('/api/contacts', samples.contact);
  const given = await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'casey' } });
  expect(given.body).toMatchObject({ assignedTo: 'casey' });
  const alert = { alertType: 'other', title: 'Look', message: 'At this', priority: 'low' };
  for (const memberId of [mine, nobodys])
    await staff('POST', '/api/case-alerts', { body: { ...alert, memberId } });
  for (const list of ['/api/members', '/api/contacts', '/api/case-alerts']) {
    expect(await found(`${list}?assignedTo=%40me`)).toBe(1);
    expect(await found(`${list}?assignedTo=%40none`)).toBe(1);
    expect(await found(`${list}?assignedTo=%40me`, dana)).toBe(0);
  }
  const none = await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'nobody' } });
  expect(none.status).toBe(422);
});

it('logs the reason when a case is closed or reopened', async () => {
  const id = await createApplication('Closing');
  const change = (body: object) => staff('PATCH', `/api/members/${id}`, { body });
  expect((await change({ status: 'completed', reason: 'Goal met' })).status).toBe(200);
  expect((await change({ status: 'active', reason: 'Came back' })).status).toBe(200);
  const { body } = await staff('GET', `/api/activity?memberId=${id}&views=false`);
  expect(body).toMatchObject([
    { action: 'reopened', note: 'Came back', changes: { status: ['completed', 'active'] } },
    { action: 'completed', note: 'Goal met' },
    { action: 'received' },
  ]);
});

it('counts an alert that staff raised as pressing until it is resolved', async () => {
  const memberId = await createApplication('Raised');
  const body = { memberId, title: 'No news', message: 'For a week', priority: 'high' };
  const raised = await staff('POST', '/api/case-alerts', { body });
  expect(raised.status).toBe(201);
  expect((await staff('GET', `/api/members?ids=${memberId}`)).body).toMatchObject([
    { pressingAlerts: 1 },
  ]);
  const { id } = raised.body as Row;
  const done = { isResolved: true, resolution: 'Reached' };
  expect((await staff('PATCH', `/api/case-alerts/${id}`, { body: done })).status).toBe(200);
});

it('counts in each section of the day the rows of its complete list', async () => {
  const ids = [await createApplication('Waits'), await createApplication('Planless')];
  for (const id of ids) await assignCase(id, 'casey');
  await logContact({ memberId: ids[1], outcome: 'reached' });
  const form = await createRow('/api/get-involved-submissions', samples.volunteer);
  await staff('PUT', `/api/get-involved-submissions/${form}`, { body: { assignedTo: 'casey' } });
  const message = await createRow('/api/contacts', samples.contact);
  await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'casey' } });
  const idsIn = async (path: string) =>
    ((await staff('GET', `${path}&assignedTo=casey`)).body as Row[]).map(({ id }) => id);
  const { calls, withoutStep } = await readMyDay();
  expect(await idsIn('/api/members?waiting=call')).toEqual([ids[0]]);
  expect(await idsIn('/api/get-involved-submissions?waiting=call')).toEqual([form]);
  expect(await idsIn('/api/contacts?waiting=call')).toEqual([message]);
  expect(calls.total).toBe(3);
  expect(await idsIn('/api/members?waiting=next-step')).toEqual([ids[1]]);
  expect(withoutStep.total).toBe(1);
});
