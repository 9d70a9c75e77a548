import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  assignCase,
  createApplication,
  createRow,
  logContact,
  openOffice,
  type Row,
  readMyDay,
  site,
  staff,
} from '../../tests/api/day-office.ts';
import { samples, sendMail } from '../../tests/api/harness.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';

openOffice();

describe('call that is planned for a later day', () => {
  const toCall = async () => (await readMyDay()).calls.rows.map(({ id }) => id);
  const raise = async (memberId: number, priority: string) => {
    const body = { memberId, title: 'Hurt', message: 'Her sister called', priority };
    site.clock.offsetMs += 1000;
    return (await staff('POST', '/api/case-alerts', { body })).body as Row;
  };
  const planned = async (lastName: string) => {
    const id = await createApplication(lastName);
    await assignCase(id, 'casey');
    await logContact({ memberId: id, outcome: 'no-answer', followUpAt: '2026-11-20T15:00:00Z' });
    return id;
  };

  it('moves to today when a pressing alert is raised, without a new version of the case', async () => {
    const [calm, hurt] = [await planned('Calm'), await planned('Hurt')];
    const version = async () => ((await staff('GET', `/api/members/${hurt}`)).body as Row).version;
    const before = await version();
    await raise(calm, 'medium');
    expect(await toCall()).toEqual([]);
    await raise(hurt, 'high');
    expect(await toCall()).toEqual([hurt]);
    expect(await version()).toBe(before);
  });

  it('moves a planned call to today when a pressing alert is reopened', async () => {
    const id = await planned('Reopened');
    const alert = await raise(id, 'critical');
    const set = (isResolved: boolean) =>
      staff('PATCH', `/api/case-alerts/${alert.id}`, { body: { isResolved } });
    const missed = { memberId: id, outcome: 'no-answer', followUpAt: '2026-11-20T15:00:00Z' };
    await set(true);
    await logContact(missed);
    expect(await toCall()).toEqual([]);
    site.clock.offsetMs += 1000;
    await set(false);
    expect(await toCall()).toEqual([id]);
    // Undoing an attempt that was logged by mistake keeps the call on today.
    site.clock.offsetMs += 1000;
    const { body } = await logContact(missed);
    expect(await toCall()).toEqual([]);
    await staff('DELETE', `/api/contact-attempts/${(body as Row).id}`);
    expect(await toCall()).toEqual([id]);
  });

  it('moves to today when staff clear the review mark of an emergency', async () => {
    const id = await createApplication('LetIn', { emergency: 'YES' });
    await site.db.execute(sql`truncate case_alerts`);
    await site.db.execute(sql`update members set needs_review = true where id = ${id}`);
    await logContact({ memberId: id, outcome: 'no-answer', followUpAt: '2026-11-20T15:00:00Z' });
    await staff('PATCH', `/api/members/${id}`, { body: { needsReview: false } });
    expect(await toCall()).toEqual([id]);
  });

  it('stays on today when a later attempt is undone', async () => {
    const id = await planned('TakenBack');
    await raise(id, 'critical');
    site.clock.offsetMs += 1000;
    const { body } = await logContact({ memberId: id, outcome: 'reached' });
    await staff('DELETE', `/api/contact-attempts/${(body as Row).id}`);
    expect(await toCall()).toEqual([id]);
  });
});

describe.each([
  ['submissionId', '/api/get-involved-submissions', samples.volunteer, 'PUT'],
  ['contactId', '/api/contacts', samples.contact, 'PATCH'],
] as const)('plans the next attempt after %s', (of, path, body, method) => {
  let id: number;
  const change = (changes: object) => staff(method, `${path}/${id}`, { body: changes });
  const reply = async () => {
    await staff('POST', `${path}/${id}/replies`, { body: { body: 'Thank you.' } });
    await sendMail(site);
  };
  const tryAgain = (followUpAt: string) => {
    site.clock.offsetMs += 1000;
    return logContact({ [of]: id, outcome: 'no-answer', followUpAt });
  };
  const tonight = '2026-11-18T20:00:00.000Z';
  const calls = async () => {
    const { rows, total } = (await readMyDay()).calls;
    expect(total).toBe(rows.length);
    return rows;
  };
  beforeEach(async () => {
    id = await createRow(path, body);
    await change({ assignedTo: 'casey' });
  });

  it('appears on its planned day, even after an earlier reply', async () => {
    await reply();
    expect(await calls()).toEqual([]);
    await tryAgain('2026-11-20T15:00:00Z');
    expect(await calls()).toEqual([]);
    await tryAgain(tonight);
    expect(await calls()).toMatchObject([{ of, id, dueAt: null, nextAttemptAt: tonight }]);
  });

  it('disappears when the person was reached or got a reply', async () => {
    const answers = [reply, () => logContact({ [of]: id, outcome: 'reached' })];
    for (const answer of answers) {
      await tryAgain(tonight);
      expect(await calls()).toMatchObject([{ of, id }]);
      await answer();
      expect(await calls()).toEqual([]);
    }
  });

  it('appears at once when a danger alert is reopened', async () => {
    const danger = {
      alertType: 'emergency',
      title: 'Danger',
      message: '',
      priority: 'critical',
    } as const;
    await site.db.insert(caseAlerts).values({ [of]: id, ...danger, isResolved: true });
    const [alert] = (await staff('GET', '/api/case-alerts?status=resolved')).body as Row[];
    await reply();
    await tryAgain('2026-11-20T15:00:00Z');
    expect(await calls()).toEqual([]);
    await staff('PATCH', `/api/case-alerts/${alert?.id}`, { body: { isResolved: false } });
    expect(await calls()).toMatchObject([{ of, id, isPressing: true }]);
  });

  it('disappears when the row is marked as answered, and reappears when that is undone', async () => {
    await tryAgain(tonight);
    await change({ isAnswered: true });
    expect(await calls()).toEqual([]);
    await staff('POST', `${path}/${id}/undo`);
    expect(await calls()).toMatchObject([{ of, id, nextAttemptAt: tonight }]);
  });
});
