import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  assignCase,
  createApplication,
  createRow,
  openOffice,
  readMyDay,
  site,
  staff,
} from '../../tests/api/day-office.ts';
import { type ApiResponse, samples } from '../../tests/api/harness.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { emergencies } from '../db/schema/outbox.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

openOffice();

type Row = { id: number } & Record<string, unknown>;
const inDanger = 'My husband is hitting me right now';
const longAgo = new Date('2024-03-01T15:00:00Z');

const listOf = async (path: string) => {
  const { status, body, text } = await staff('GET', path);
  expect(status, text).toBe(200);
  return body as Row[];
};
const idsOf = async (path: string) => (await listOf(path)).map(({ id }) => id);

async function pagesOf(path: string): Promise<number[]> {
  const ids: number[] = [];
  let next: string | undefined = `${path}&limit=2`;
  while (next !== undefined) {
    const { body, headers }: ApiResponse = await staff('GET', next);
    ids.push(...(body as Row[]).map(({ id }) => id));
    next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
  }
  return ids;
}

const raise = (memberId: number, priority: string) =>
  staff('POST', '/api/case-alerts', {
    body: { memberId, title: `A ${priority} alert`, message: 'See the notes', priority },
  });

/** Creates a case with an opened emergency, so that only its critical alert remains. */
async function openedEmergency(lastName: string): Promise<number> {
  const id = await createApplication(lastName, { emergency: 'YES' });
  await listOf(`/api/members/${id}`);
  return id;
}

async function overdue(lastName: string, dueAt: Date): Promise<number> {
  const id = await createApplication(lastName);
  await site.db.update(members).set({ dueAt }).where(eq(members.id, id));
  return id;
}

/** Creates one case of each group in the wrong order, and returns the ids in the expected order. */
async function mixedCases(): Promise<number[]> {
  const high = await createApplication('High');
  await raise(high, 'high');
  await site.db.update(caseAlerts).set({ createdAt: longAgo });
  const waiting = await createApplication('Waiting');
  const dueNow = await overdue('Duenow', site.now());
  const dueBefore = await overdue('Duebefore', new Date(site.now().getTime() - 3_600_000));
  const firstEmergency = await createApplication('First', { emergency: 'YES' });
  const critical = await openedEmergency('Critical');
  const closed = await createApplication('Closed');
  await staff('PATCH', `/api/members/${closed}`, { body: { status: 'completed' } });
  const needsReview = await createApplication('Invented', { emergency: 'YES' });
  await site.db
    .update(members)
    .set({ needsReview: true, reviewReason: 'hidden-field' })
    .where(eq(members.id, needsReview));
  const words = { emergency: 'YES', questions: 'He hit me again' };
  const secondEmergency = await createApplication('Second', words);
  await site.db.execute(
    sql`update case_alerts set created_at = now() where created_at > ${longAgo}`,
  );
  site.clock.offsetMs += 1000;
  return [
    ...[secondEmergency, firstEmergency, critical, dueBefore, dueNow, needsReview],
    ...[waiting, high, closed],
  ];
}

describe('case list by what matters', () => {
  it('sorts unopened emergencies first, then critical alerts, overdue responses, and the rest', async () => {
    const expected = await mixedCases();
    expect(await idsOf('/api/members?sort=queue')).toEqual(expected);
  });

  it('preserves the order over pages, in a search, and among chosen rows', async () => {
    const expected = await mixedCases();
    expect(await pagesOf('/api/members?sort=queue')).toEqual(expected);
    expect(await pagesOf('/api/members?sort=queue&search=555')).toEqual(expected);
    const some = expected.filter((_, at) => at % 2 === 0);
    expect(await pagesOf(`/api/members?sort=queue&ids=${some.join()}`)).toEqual(some);
  });

  it('returns 400 for a cursor of another order', async () => {
    await mixedCases();
    const { headers } = await staff('GET', '/api/members?sort=createdAt&limit=1');
    const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const { status } = await staff('GET', next.replace('sort=createdAt', 'sort=queue'));
    expect(status).toBe(400);
  });
});

describe('my day by what matters', () => {
  it('lists a new emergency before older critical and high alerts', async () => {
    const high = await createApplication('High');
    await raise(high, 'high');
    await site.db
      .update(members)
      .set({ createdAt: longAgo, updatedAt: longAgo, dueAt: null })
      .where(eq(members.id, high));
    const critical = await openedEmergency('Critical');
    const late = await overdue('Late', new Date(site.now().getTime() - 1000));
    for (const id of [high, critical, late]) await assignCase(id, 'casey');
    const words = { emergency: 'YES', questions: 'He hit me again' };
    const fresh = await createApplication('Fresh', words);
    const { calls } = await readMyDay();
    expect(calls.rows.map(({ id }) => id)).toEqual([fresh, critical, late, high]);
    await assignCase(fresh, 'casey');
    expect((await readMyDay()).calls.rows.map(({ id }) => id)).toEqual([
      fresh,
      critical,
      late,
      high,
    ]);
  });

  it('lists a new emergency before fifteen older calls with high alerts', async () => {
    for (let made = 0; made < 15; made++) {
      const id = await createApplication('High');
      await raise(id, 'high');
      await assignCase(id, 'casey');
    }
    const message = await createRow('/api/contacts', { ...samples.contact, message: inDanger });
    const fresh = await createApplication('Fresh', { emergency: 'YES' });
    await assignCase(fresh, 'casey');
    const { calls } = await readMyDay();
    expect(calls.rows.slice(0, 2).map(({ of, id }) => [of, id])).toEqual([
      ['memberId', fresh],
      ['contactId', message],
    ]);
  });
});

it('sorts alerts by unopened emergency, then by priority, then newest first', async () => {
  const id = await createApplication('Alerted');
  for (const priority of ['low', 'critical', 'medium', 'high', 'critical']) {
    await raise(id, priority);
    site.clock.offsetMs += 1000;
  }
  const fresh = await createApplication('Fresh', { emergency: 'YES' });
  await raise(id, 'critical');
  const rows = await listOf('/api/case-alerts');
  expect(rows.map(({ priority }) => priority)).toEqual([
    ...['critical', 'critical', 'critical', 'critical', 'high', 'medium', 'low'],
  ]);
  expect(rows[0]).toMatchObject({ memberId: fresh, reason: 'emergency' });
  const [second, third] = rows.slice(1).map(({ createdAt }) => String(createdAt));
  expect(Date.parse(second ?? '')).toBeGreaterThan(Date.parse(third ?? ''));
  expect(await pagesOf('/api/case-alerts?sort=queue')).toEqual(rows.map((row) => row.id));
});

describe.each([
  ['the inbox', '/api/contacts', samples.contact, 'message', contacts],
  ['the list of forms', '/api/get-involved-submissions', samples.volunteer, 'notes', submissions],
] as const)('%s by what matters', (_, path, sample, words, table) => {
  it('sorts emergencies first, then critical alerts, overdue responses, unread rows, and the rest', async () => {
    const read = await createRow(path, sample);
    const unread = await createRow(path, sample);
    const late = await createRow(path, sample);
    const [isRead, isLate] = [eq(table.id, read), eq(table.id, late)];
    if (table === contacts) await site.db.update(contacts).set({ isRead: true }).where(isRead);
    else await site.db.update(submissions).set({ status: 'in-progress' }).where(isRead);
    await site.db.update(table).set({ dueAt: longAgo }).where(isLate);
    const first = await createRow(path, { ...sample, [words]: inDanger });
    const opened = await createRow(path, { ...sample, [words]: inDanger });
    await site.db
      .update(emergencies)
      .set({ seenAt: site.now(), seenBy: 'dana' })
      .where(eq(emergencies.subjectId, opened));
    const second = await createRow(path, { ...sample, [words]: inDanger });
    const expected = [second, first, opened, late, unread, read];
    expect(await idsOf(`${path}?sort=queue`)).toEqual(expected);
    expect(await pagesOf(`${path}?sort=queue`)).toEqual(expected);
    expect(await pagesOf(`${path}?sort=queue&search=${sample.email}`)).toEqual(expected);
  });
});
