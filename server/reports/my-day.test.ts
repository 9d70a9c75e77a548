// The day of one person: whom to call, in which order, and what is left out.

import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#domain/calendar/durations';
import { samples, startApi } from '../../tests/api/harness.ts';
import { type Db, migrationsFolder } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import * as schema from '../db/schema.ts';
import type { MyDay } from './my-day.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
let dana: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  // A Wednesday at ten in Richmond.
  site.clock.stoppedAt = Date.parse('2026-11-18T15:00:00Z');
  await site.signIn();
  staff = await site.signIn();
  dana = await site.signIn('dana');
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.execute(
    sql`truncate contact_attempts, follow_up_reminders, case_alerts, members, get_involved_submissions, contacts cascade`,
  );
});

type Row = { id: number; version: number };
async function made(path: string, body: object): Promise<number> {
  const { status, text } = await site.visitor('POST', path, { body });
  expect(status, text).toBe(201);
  site.clock.offsetMs += 1000;
  return ((await staff('GET', `${path}?limit=1`)).body as Row[])[0]?.id ?? 0;
}
const applied = (lastName: string, answers: object = {}) =>
  made('/api/members', { ...samples.application, lastName, ...answers });
const give = (id: number, assignedTo: string) =>
  staff('PATCH', `/api/members/${id}`, { body: { assignedTo } });
const day = async (query = '', who = staff) =>
  (await who('GET', `/api/my-day${query}`)).body as MyDay;
const log = (body: object) =>
  staff('POST', '/api/contact-attempts', { body: { kind: 'call', ...body } });
const namesOf = ({ rows }: MyDay['calls']) => rows.map(({ name }) => name);

describe('whom to call', () => {
  it('has those in danger first, then by the clock; cases, forms and messages in one list', async () => {
    const early = await applied('Early');
    const urgent = await applied('Urgent', { emergency: 'YES' });
    const form = await made('/api/get-involved-submissions', samples.volunteer);
    const message = await made('/api/contacts', samples.contact);
    for (const id of [early, urgent]) await give(id, 'casey');
    await staff('PUT', `/api/get-involved-submissions/${form}`, { body: { assignedTo: 'casey' } });
    await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'casey' } });
    const { calls } = await day();
    expect(calls.rows.map(({ of, id }) => [of, id])).toEqual([
      ['memberId', urgent],
      ['contactId', message],
      ['memberId', early],
      ['submissionId', form],
    ]);
    expect(calls).toMatchObject({ total: 4, isExact: true });
    expect(calls.rows[0]).toMatchObject({
      isPressing: true,
      reasons: ['Emergency: reach this person now'],
      phone: '(804) 555-0123',
    });
  });

  describe('danger that was told in a form or a message', () => {
    const inDanger = 'My husband is hitting me right now';
    const told = 'Their own words tell of danger';
    const sendDanger = async () => [
      await made('/api/get-involved-submissions', { ...samples.volunteer, notes: inDanger }),
      await made('/api/contacts', { ...samples.contact, message: inDanger }),
    ];
    const ofCalls = ({ calls }: MyDay) => calls.rows.map(({ of, id }) => [of, id]);

    it('is first, however many were due before, with what is the matter', async () => {
      const ours = `'casey', '2026-11-01T15:00:00Z' from generate_series(1, 15) as n`;
      await site.db.execute(
        sql.raw(`
          insert into contacts (reference, name, email, subject, message, assigned_to, due_at)
            select 'C' || n, 'x', 'x', 'x', 'x', ${ours};
          insert into get_involved_submissions
            (reference, form_type, first_name, last_name, email, phone, form_data, assigned_to, due_at)
            select 'S' || n, 'volunteer', 'x', 'x', 'x', 'x', '{}', ${ours}`),
      );
      const [form, message] = await sendDanger();
      await staff('PUT', `/api/get-involved-submissions/${form}`, {
        body: { assignedTo: 'casey' },
      });
      await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'casey' } });
      const { calls } = await day();
      const danger = { isPressing: true, assignedTo: 'casey' };
      expect(calls.rows.slice(0, 3)).toMatchObject([
        { of: 'submissionId', id: form, ...danger, reasons: [told, 'Volunteer'] },
        { of: 'contactId', id: message, ...danger, reasons: [told, samples.contact.subject] },
        { isPressing: false },
      ]);
      expect(calls).toMatchObject({ rows: { length: 15 }, total: 32 });
    });

    it('is everybody’s while nobody has it, and nobody’s no more once it is answered', async () => {
      const [form, message] = await sendDanger();
      await made('/api/contacts', samples.contact);
      const own = await day();
      expect(ofCalls(own)).toEqual([
        ['submissionId', form],
        ['contactId', message],
      ]);
      expect([own.calls.total, own.unassigned.total]).toEqual([2, 1]);
      expect(own.unassigned.rows).toMatchObject([{ of: 'contactId', isPressing: false }]);
      const withinTheHour = site.now().getTime() + hourMs;
      for (const { dueAt } of own.calls.rows) {
        expect(Date.parse(dueAt ?? '')).toBeLessThan(withinTheHour);
      }
      await log({ submissionId: form, outcome: 'reached' });
      await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo: 'dana' } });
      expect(ofCalls(await day())).toEqual([]);
      expect(ofCalls(await day('', dana))).toEqual([['contactId', message]]);
    });

    it('leaves most of the day to what is one’s own', async () => {
      for (let at = 0; at < 4; at++) await sendDanger();
      const mine = await applied('Mine');
      await give(mine, 'casey');
      const calls = ofCalls(await day());
      expect(calls).toHaveLength(6);
      expect(calls.at(-1)).toEqual(['memberId', mine]);
    });
  });

  it('leaves out who was tried and is to be tried on another day, and who was reached', async () => {
    const [reached, missed] = [await applied('Reached'), await applied('Missed')];
    for (const id of [reached, missed]) await give(id, 'casey');
    await log({ memberId: reached, outcome: 'reached' });
    await log({ memberId: missed, outcome: 'no-answer' });
    expect((await day()).calls.rows).toEqual([]);
    const again = await applied('Again');
    await give(again, 'casey');
    const followUpAt = '2026-11-18T20:00:00Z';
    await log({ memberId: again, outcome: 'voicemail', followUpAt });
    expect((await day()).calls.rows).toMatchObject([
      { id: again, tries: 1, lastTry: { outcome: 'voicemail', author: 'casey' } },
    ]);
  });

  describe('who was to be tried on another day', () => {
    const toCall = async () => (await day()).calls.rows.map(({ id }) => id);
    const raise = async (memberId: number, priority: string) => {
      const body = { memberId, title: 'Hurt', message: 'Her sister called', priority };
      site.clock.offsetMs += 1000;
      return (await staff('POST', '/api/case-alerts', { body })).body as Row;
    };
    const planned = async (lastName: string) => {
      const id = await applied(lastName);
      await give(id, 'casey');
      await log({ memberId: id, outcome: 'no-answer', followUpAt: '2026-11-20T15:00:00Z' });
      return id;
    };

    it('is called at once when a pressing alert is raised, which is in the way of nobody who edits the case', async () => {
      const [calm, hurt] = [await planned('Calm'), await planned('Hurt')];
      const version = async () =>
        ((await staff('GET', `/api/members/${hurt}`)).body as Row).version;
      const before = await version();
      await raise(calm, 'medium');
      expect(await toCall()).toEqual([]);
      await raise(hurt, 'high');
      expect(await toCall()).toEqual([hurt]);
      expect(await version()).toBe(before);
    });

    it('is called at once when one is reopened', async () => {
      const id = await planned('Reopened');
      const alert = await raise(id, 'critical');
      const set = (isResolved: boolean) =>
        staff('PATCH', `/api/case-alerts/${alert.id}`, { body: { isResolved } });
      await set(true);
      await log({ memberId: id, outcome: 'no-answer', followUpAt: '2026-11-20T15:00:00Z' });
      expect(await toCall()).toEqual([]);
      await set(false);
      expect(await toCall()).toEqual([id]);
    });

    it('is called at once when a form that a crowd had set aside is let in', async () => {
      const id = await applied('LetIn', { emergency: 'YES' });
      await site.db.execute(sql`truncate case_alerts`);
      await site.db.execute(sql`update members set is_flagged = true where id = ${id}`);
      await log({ memberId: id, outcome: 'no-answer', followUpAt: '2026-11-20T15:00:00Z' });
      await staff('PATCH', `/api/members/${id}`, { body: { isFlagged: false } });
      expect(await toCall()).toEqual([id]);
    });

    it('is still called at once when a later try is taken back', async () => {
      const id = await planned('TakenBack');
      await raise(id, 'critical');
      site.clock.offsetMs += 1000;
      const { body } = await log({ memberId: id, outcome: 'reached' });
      await staff('DELETE', `/api/contact-attempts/${(body as Row).id}`);
      expect(await toCall()).toEqual([id]);
    });
  });

  describe.each([
    ['submissionId', '/api/get-involved-submissions', samples.volunteer, 'PUT'],
    ['contactId', '/api/contacts', samples.contact, 'PATCH'],
  ] as const)('a next try by %s', (of, path, body, method) => {
    let id: number;
    const change = (changes: object) => staff(method, `${path}/${id}`, { body: changes });
    const reply = () => staff('POST', `${path}/${id}/replies`, { body: { body: 'Thank you.' } });
    const tryAgain = (followUpAt: string) => {
      site.clock.offsetMs += 1000;
      return log({ [of]: id, outcome: 'no-answer', followUpAt });
    };
    const tonight = '2026-11-18T20:00:00.000Z';
    const calls = async () => {
      const { rows, total } = (await day()).calls;
      expect(total).toBe(rows.length);
      return rows;
    };
    beforeEach(async () => {
      id = await made(path, body);
      await change({ assignedTo: 'casey' });
    });

    it('is made also where an answer was written before, and not before its day', async () => {
      await reply();
      expect(await calls()).toEqual([]);
      await tryAgain('2026-11-20T15:00:00Z');
      expect(await calls()).toEqual([]);
      await tryAgain(tonight);
      expect(await calls()).toMatchObject([{ of, id, dueAt: null, nextAttemptAt: tonight }]);
    });

    it('is not made once they were reached or written to', async () => {
      const answers = [reply, () => log({ [of]: id, outcome: 'reached' })];
      for (const answer of answers) {
        await tryAgain(tonight);
        expect(await calls()).toMatchObject([{ of, id }]);
        await answer();
        expect(await calls()).toEqual([]);
      }
    });

    it('of before an answer ended it is made where it was planned after the answer, and not otherwise', async () => {
      const migration = readFileSync(`${migrationsFolder}/0035_open-plans.sql`, 'utf8');
      const update = async () => {
        for (const statement of migration.split('--> statement-breakpoint')) {
          if (statement.includes('UPDATE')) await site.db.execute(sql.raw(statement));
        }
      };
      await reply();
      await tryAgain(tonight);
      await update();
      expect(await calls()).toMatchObject([{ of, id, nextAttemptAt: tonight }]);
      site.clock.offsetMs += 1000;
      const answeredAt = site.now();
      await site.db.update(contacts).set({ answeredAt });
      await site.db.update(submissions).set({ firstRespondedAt: answeredAt });
      await update();
      expect(await calls()).toEqual([]);
    });

    it('is not made once somebody says that they were answered, unless that is taken back', async () => {
      await tryAgain(tonight);
      await change({ isAnswered: true });
      expect(await calls()).toEqual([]);
      expect((await change({ isAnswered: false, isUndo: true })).status).toBe(200);
      expect(await calls()).toMatchObject([{ of, id, nextAttemptAt: tonight }]);
    });
  });

  it('has a form that is completed where a try was planned after it, and no other', async () => {
    const id = await made('/api/get-involved-submissions', samples.volunteer);
    const set = (body: object) => staff('PUT', `/api/get-involved-submissions/${id}`, { body });
    const tryTonight = () =>
      log({ submissionId: id, outcome: 'no-answer', followUpAt: '2026-11-18T20:00:00Z' });
    const toCall = async () => (await day()).calls.rows.map((row) => row.id);
    await set({ status: 'in-progress' });
    await set({ isAnswered: true });
    await tryTonight();
    await set({ status: 'completed' });
    expect(await toCall()).toEqual([]);
    await set({ status: 'in-progress', isUndo: true });
    expect(await toCall()).toEqual([id]);
    await set({ status: 'completed' });
    await tryTonight();
    expect(await toCall()).toEqual([id]);
  });

  it('is one’s own, a colleague’s or nobody’s; danger that nobody has is everybody’s', async () => {
    const [mine, hers] = [await applied('Mine'), await applied('Hers')];
    await give(mine, 'casey');
    await give(hers, 'dana');
    await applied('Nobodys');
    await applied('Danger', { emergency: 'YES' });
    const own = await day();
    expect(namesOf(own.calls)).toEqual(['Ana Danger', 'Ana Mine']);
    expect(namesOf(own.unassigned)).toEqual(['Ana Nobodys']);
    expect([own.calls.total, own.unassigned.total]).toEqual([2, 1]);
    expect(namesOf((await day('?assignedTo=dana')).calls)).toEqual(['Ana Hers']);
    const nobodys = await day('?assignedTo=%40none');
    expect(namesOf(nobodys.calls)).toEqual(['Ana Danger', 'Ana Nobodys']);
    expect(nobodys.unassigned.rows).toEqual([]);
  });

  describe('what somebody holds who cannot work on it', () => {
    const account = async (username: string, changes: Partial<typeof staffAccounts.$inferInsert>) =>
      site.db.update(staffAccounts).set(changes).where(eq(staffAccounts.username, username));
    const colleagues = async () =>
      ((await staff('GET', '/api/staff')).body as { username: string; isInUse: boolean }[])
        .filter(({ isInUse }) => !isInUse)
        .map(({ username }) => username);
    const written = async (assignedTo: string) => {
      const form = await made('/api/get-involved-submissions', samples.volunteer);
      await staff('PUT', `/api/get-involved-submissions/${form}`, { body: { assignedTo } });
      const message = await made('/api/contacts', samples.contact);
      await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo } });
      return { form, message };
    };
    const found = ({ rows }: MyDay['calls']) => rows.map(({ of, id }) => `${of} ${id}`).toSorted();

    it('is nobody’s once they have left: to be seen, listed and taken by all', async () => {
      await site.signIn('lee', 'case-worker');
      const [plain, danger] = [
        await applied('Plain'),
        await applied('Danger', { emergency: 'YES' }),
      ];
      for (const id of [plain, danger]) await give(id, 'lee');
      const { form, message } = await written('lee');
      const idle = (await staff('POST', '/api/members', { body: samples.intake })).body as Row;
      await give(idle.id, 'lee');
      const plan = { memberId: plain, title: 'Ask', dueDate: '2026-11-18', assignedTo: 'lee' };
      await staff('POST', '/api/reminders', { body: plan });
      const before = await day();
      expect([before.calls.rows, before.unassigned.rows]).toEqual([[], []]);
      expect(await colleagues()).toEqual([]);

      await account('lee', { isDisabled: true });
      const own = await day();
      expect(own.calls).toMatchObject({ total: 1, rows: [{ id: danger, isNobodys: true }] });
      expect(own.unassigned.total).toBe(3);
      expect(own.unassigned.rows.every(({ isNobodys }) => isNobodys)).toBe(true);
      const others = [`contactId ${message}`, `memberId ${plain}`, `submissionId ${form}`];
      expect(found(own.unassigned)).toEqual(others);
      const nobodys = await day('?assignedTo=%40none');
      expect(found(nobodys.calls)).toEqual([`memberId ${danger}`, ...others].toSorted());
      expect(nobodys.calls.total).toBe(4);
      expect(nobodys.withoutStep).toMatchObject({ total: 1, rows: [{ id: idle.id }] });
      expect(await colleagues()).toEqual(['lee']);
      expect((await day('?assignedTo=lee')).calls.rows[0]).toMatchObject({ isNobodys: true });

      expect((await give(danger, 'casey')).status).toBe(200);
      expect((await day()).calls).toMatchObject({ total: 1, rows: [{ isNobodys: false }] });
      await give(plain, 'casey');
      const { followUps } = await day('?assignedTo=%40none');
      expect(followUps.rows.map(({ title }) => title)).toContain('Ask');

      await account('lee', { isDisabled: false });
      expect((await day()).unassigned.rows).toEqual([]);
    });

    it('names nobody who left nothing', async () => {
      await site.signIn('gone', 'case-worker');
      const id = await applied('Done');
      await give(id, 'gone');
      await account('gone', { isDisabled: true });
      expect(await colleagues()).toEqual(['gone']);
      await staff('PATCH', `/api/members/${id}`, { body: { status: 'completed' } });
      expect(await colleagues()).toEqual([]);
    });

    it('is nobody’s where their role does not open it, and theirs where it does', async () => {
      await site.signIn('fay', 'case-worker');
      const id = await applied('Desk');
      await give(id, 'fay');
      const { form, message } = await written('fay');
      await account('fay', { role: 'front-desk' });
      expect(found((await day()).unassigned)).toEqual([`memberId ${id}`]);
      expect((await day()).unassigned.total).toBe(1);
      expect(
        (await day('?assignedTo=fay')).calls.rows.map(({ of, isNobodys }) => [of, isNobodys]),
      ).toEqual(
        expect.arrayContaining([
          ['memberId', true],
          ['contactId', false],
        ]),
      );
      expect(await colleagues()).toEqual([]);
      await account('fay', { role: 'figures' });
      expect(found((await day()).unassigned)).toEqual([
        `contactId ${message}`,
        `memberId ${id}`,
        `submissionId ${form}`,
      ]);
    });

    it('is not given to them', async () => {
      await site.signIn('desk', 'front-desk');
      await site.signIn('count', 'figures');
      const id = await applied('Given');
      const form = await made('/api/get-involved-submissions', samples.volunteer);
      const message = await made('/api/contacts', samples.contact);
      const statuses = async (assignedTo: string) => [
        (await give(id, assignedTo)).status,
        (
          await staff('POST', '/api/members/bulk', {
            body: { rows: [{ id, version: 1 }], assignedTo },
          })
        ).status,
        (
          await staff('POST', '/api/reminders', {
            body: { memberId: id, title: 'Ask', dueDate: '2026-11-18', assignedTo },
          })
        ).status,
        (await staff('PUT', `/api/get-involved-submissions/${form}`, { body: { assignedTo } }))
          .status,
        (await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo } })).status,
      ];
      expect(await statuses('desk')).toEqual([422, 422, 422, 200, 200]);
      expect(await statuses('count')).toEqual([422, 422, 422, 422, 422]);
      expect((await give(id, 'desk')).text).toContain('Choose somebody whose role opens this');
    });
  });

  it('names nobody whose case is closed', async () => {
    const id = await applied('Closed');
    await staff('PATCH', `/api/members/${id}`, {
      body: { assignedTo: 'casey', status: 'inactive' },
    });
    expect((await day()).calls.rows).toEqual([]);
  });
});

describe('the rest of the day', () => {
  const takeIn = async (lastName: string, assignedTo: string) => {
    const taken = await staff('POST', '/api/members', { body: { ...samples.intake, lastName } });
    const { id } = taken.body as Row;
    await give(id, assignedTo);
    return id;
  };

  it('has one’s follow-ups until tonight, with phone and caution', async () => {
    const memberId = await takeIn('Ito', 'casey');
    for (const dueDate of ['2026-11-17', '2026-11-18', '2026-11-19']) {
      await staff('POST', '/api/reminders', { body: { memberId, title: dueDate, dueDate } });
    }
    const { followUps } = await day();
    expect(followUps).toMatchObject({
      total: 2,
      rows: [
        { title: '2026-11-17', isOverdue: true, phone: '804-555-0199', memberName: 'Ben Ito' },
        { title: '2026-11-18', isOverdue: false },
      ],
    });
    expect((await day('', dana)).followUps.rows).toEqual([]);
  });

  it('has the follow-ups of others where the tries to reach whoever is to be called would fill it', async () => {
    const called = await applied('Called');
    await give(called, 'casey');
    const later = await takeIn('Later', 'casey');
    const plan = (memberId: number, dueDate: string) =>
      staff('POST', '/api/reminders', {
        body: { memberId, reminderType: 'try-again', title: 'Ask', dueDate },
      });
    for (let at = 0; at < 15; at++) await plan(called, '2026-11-16');
    await plan(later, '2026-11-18');
    const { calls, followUps } = await day();
    expect(calls.rows.map(({ id }) => id)).toContain(called);
    expect(followUps).toMatchObject({ total: 1, rows: [{ memberId: later }] });
  });

  it('has what is planned with somebody in danger who is to be called all the same', async () => {
    const memberId = await applied('Hurt', { emergency: 'YES' });
    await give(memberId, 'casey');
    await log({ memberId, outcome: 'reached' });
    const hearing = { memberId, title: 'Court hearing, 2 PM', dueDate: '2026-11-18' };
    await staff('POST', '/api/reminders', { body: hearing });
    const { calls, followUps } = await day();
    expect(calls.rows).toMatchObject([{ id: memberId }]);
    expect(followUps).toMatchObject({ total: 1, rows: [{ title: hearing.title }] });
  });

  it('has one’s open cases in which nothing is planned', async () => {
    const idle = await takeIn('Idle', 'casey');
    const planned = await takeIn('Planned', 'casey');
    await takeIn('Others', 'dana');
    const body = { memberId: planned, title: 'Call', dueDate: '2027-01-01' };
    await staff('POST', '/api/reminders', { body });
    expect((await day()).withoutStep).toMatchObject({ total: 1, rows: [{ id: idle }] });
  });

  it('has an applicant who was reached, until something is planned', async () => {
    const [early, waiting, late] = [
      await applied('Early'),
      await applied('Waiting'),
      await takeIn('Late', 'casey'),
    ];
    for (const id of [early, waiting]) await give(id, 'casey');
    await log({ memberId: early, outcome: 'reached' });
    site.clock.offsetMs += 1000;
    await staff('PATCH', `/api/members/${late}`, { body: { age: 40 } });
    expect((await day()).withoutStep).toMatchObject({
      total: 2,
      rows: [{ id: early }, { id: late }],
    });
    const body = { memberId: early, title: 'Call', dueDate: '2027-01-01' };
    await staff('POST', '/api/reminders', { body });
    expect((await day()).withoutStep).toMatchObject({ total: 1, rows: [{ id: late }] });
  });

  it('tells what colleagues did in one’s own cases since the last visit', async () => {
    const mine = await takeIn('Mine', 'casey');
    const hers = await takeIn('Hers', 'dana');
    await dana('PATCH', `/api/members/${mine}`, { body: { priority: 'high' } });
    await dana('PATCH', `/api/members/${hers}`, { body: { priority: 'high' } });
    const { changed } = await day();
    expect(changed.since).not.toBeNull();
    expect(changed.rows).toMatchObject([{ actor: 'dana', memberId: mine, memberName: 'Ben Mine' }]);
  });

  it('reads what was changed of the eight newest alone', async () => {
    const mine = await takeIn('Mine', 'casey');
    const hers = await takeIn('Hers', 'dana');
    for (let age = 30; age < 40; age++) {
      for (const id of [mine, hers]) await dana('PATCH', `/api/members/${id}`, { body: { age } });
      // Some at one moment.
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

it('every list can be narrowed to mine and to nobody’s by one address', async () => {
  const [mine, nobodys] = [await applied('Mine'), await applied('Nobodys')];
  await give(mine, 'casey');
  const found = async (path: string, who = staff) =>
    ((await who('GET', path)).body as Row[]).length;
  const message = await made('/api/contacts', samples.contact);
  await made('/api/contacts', samples.contact);
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

it('a case is closed and reopened with a reason that stays in its history', async () => {
  const id = await applied('Closing');
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

it('an alert raised by hand presses like any other, and can be resolved', async () => {
  const memberId = await applied('Raised');
  const body = { memberId, title: 'No news', message: 'For a week', priority: 'high' };
  const raised = await staff('POST', '/api/case-alerts', { body });
  expect(raised.status).toBe(201);
  expect((await staff('GET', `/api/members/${memberId}`)).body).toMatchObject({
    pressingAlerts: 1,
  });
  const { id } = raised.body as Row;
  const done = { isResolved: true, resolution: 'Reached' };
  expect((await staff('PATCH', `/api/case-alerts/${id}`, { body: done })).status).toBe(200);
});
