// The night of the emergency: two processes on one PostgreSQL, a real SMTP server, a screen that is open
// elsewhere. And a worker that is killed while it sends.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addStaff } from '../../server/auth/staff-accounts.ts';
import { openDatabase } from '../../server/db/client.ts';
import { staffAccounts } from '../../server/db/schema.ts';
import { type PostgresServer, startPostgres } from '../api/postgres-server.ts';
import { plainText, SmtpServer } from '../smtp/smtp-server.ts';
import { sendThroughKills } from './outbox-kills.ts';
import { RunningApi } from './running-api.ts';

let postgres: PostgresServer;
let smtp: SmtpServer;
beforeAll(async () => {
  postgres = await startPostgres();
  smtp = await SmtpServer.start();
});
afterAll(async () => {
  await smtp.stop();
  await postgres.stop();
});

const password = 'a long enough password';
const minutesMs = (count: number) => count * 60_000;
const soon = { timeout: 10_000, interval: 50 };

async function prepare(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await addStaff(database.db, 'casey', password);
  await database.db
    .update(staffAccounts)
    .set({ isOnCall: true, email: 'casey@example.org' })
    .where(eq(staffAccounts.username, 'casey'));
  await database.close();
}

const headersOf = (api: RunningApi) => ({
  'content-type': 'application/json',
  origin: api.origin,
});

async function signIn(api: RunningApi): Promise<string> {
  const response = await fetch(`${api.origin}/api/admin/login`, {
    method: 'POST',
    headers: headersOf(api),
    body: JSON.stringify({ username: 'casey', password }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The subjects that an open screen hears of, as they come. */
async function openScreen(api: RunningApi, cookie: string) {
  const heard: { subject: string; at: number }[] = [];
  const response = await fetch(`${api.origin}/api/live`, { headers: { cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (;;) {
      const { done = true, value = '' } = (await reader?.read().catch(() => undefined)) ?? {};
      if (done) return;
      for (const [, subject = ''] of value.matchAll(/"subject":"([\w-]+)"/g)) {
        heard.push({ subject, at: Date.now() });
      }
    }
  })();
  return heard;
}

it('at 2:00 somebody writes, somebody is told and sees it, and at 2:15 again until it is opened', async () => {
  const DATABASE_URL = postgres.url('postgres');
  await prepare(DATABASE_URL);
  const env = { DATABASE_URL, SMTP_URL: smtp.url, STAFF_INBOX: 'inbox@example.org' };
  const [one, other] = await Promise.all([RunningApi.start(env), RunningApi.start(env)]);
  // 2:00 in the office's zone, in winter.
  const night = Date.parse('2027-01-13T07:00:00Z') - Date.now();
  const setClocks = (minutes: number) => {
    for (const api of [one, other]) api.setClock(night + minutesMs(minutes));
  };
  setClocks(0);
  const cookie = await signIn(other);
  const heard = await openScreen(other, cookie);
  const get = async (path: string) =>
    (await fetch(`${other.origin}${path}`, { headers: { cookie } })).json();
  await vi.waitFor(async () => expect(await get('/api/admin/session')).toBeTruthy(), soon);

  const startedAt = Date.now();
  const application = await fetch(`${one.origin}/api/members`, {
    method: 'POST',
    headers: headersOf(one),
    body: JSON.stringify({
      ...{ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.org', phone: '8045550123' },
      ...{ location: 'Richmond, VA', homeSafety: 'NOT SAFE', emergency: 'YES' },
      ...{ hearAbout: 'A friend', questions: 'Please come' },
    }),
  });
  expect(application.status).toBe(201);
  await vi.waitFor(() => expect(smtp.delivered).toHaveLength(2), soon);
  await vi.waitFor(() => expect(heard.map(({ subject }) => subject)).toContain('emergency'), soon);
  const seenAfterMs = (heard.find(({ subject }) => subject === 'emergency')?.at ?? 0) - startedAt;
  expect(seenAfterMs).toBeLessThan(2_000);
  expect(smtp.delivered.map(({ to }) => to).toSorted()).toEqual([
    'casey@example.org',
    'inbox@example.org',
  ]);
  expect(plainText(smtp.delivered[0]?.data ?? '')).not.toMatch(/Ana|Silva|emergency|safe|danger/i);
  const [emergency] = await get('/api/emergencies');
  expect(emergency).toMatchObject({ subject: 'member', seenBy: null });

  setClocks(14);
  setClocks(15.5);
  await vi.waitFor(() => expect(smtp.delivered).toHaveLength(4), soon);
  expect(new Set(smtp.delivered.map(({ messageId }) => messageId)).size).toBe(4);

  await get(`/api/members/${emergency.subjectId}`);
  expect(await get('/api/emergencies')).toMatchObject([{ seenBy: 'casey' }]);
  setClocks(32);
  // What comes after it arrives; what was seen does not come again.
  await one.send('a-later-message');
  await vi.waitFor(() => expect(smtp.delivered).toHaveLength(6), soon);
  const later = smtp.delivered.slice(4).map(({ to }) => to);
  expect(later.toSorted()).toEqual(['a@example.org', 'inbox@example.org']);
  await Promise.all([one.kill('SIGTERM'), other.kill('SIGTERM')]);
});

it('a worker that is killed while it sends loses nothing, and repeats at most one message a kill', async () => {
  const kills = 3;
  const env = { DATABASE_URL: postgres.url('template1') };
  const outcome = await sendThroughKills(env, { rows: 150, kills });
  expect(outcome).toMatchObject({ arrived: 150 });
  expect(outcome.repeated).toBeLessThanOrEqual(kills);
  expect(outcome.mostCopies).toBeLessThanOrEqual(2);
});
