// Tests that a worker claims one message at a time and sends no withdrawn one.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';
import { SmtpServer } from '../../tests/smtp/smtp-server.ts';
import { responseClockStops } from '../api.ts';
import { outbox } from '../db/schema/outbox.ts';
import { createOutbox } from '../operation/outbox-worker.ts';
import { enqueue } from './outbox.ts';
import { createWorker } from './worker.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let smtp: SmtpServer;
const quiet = { warn() {}, error() {} };

beforeAll(async () => {
  smtp = await SmtpServer.start();
  site = await startApi({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'office@example.org', STAFF_INBOX: 'inbox@example.org' },
  });
});
afterAll(async () => {
  await site.stop();
  await smtp.stop();
});
beforeEach(() => site.db.delete(outbox));

describe('message withdrawn while it is being sent', () => {
  /** Simulates a worker that was killed while sending and whose claim expired. */
  const loseClaims = () =>
    site.db.update(outbox).set({ status: 'sending', claim: 'dead', dueAt: new Date(0) });
  const send = async () => {
    const worker = await createOutbox({
      db: site.db,
      env: site.env,
      log: quiet,
      stopClocks: responseClockStops,
    });
    await worker.drain();
    await worker.stop();
  };
  const states = async (kind: 'emergency' | 'thanks') =>
    (await site.db.select().from(outbox).where(eq(outbox.kind, kind))).map(({ status }) => status);

  it('does not send an emergency message after a person has opened the emergency', async () => {
    await site.visitor('POST', '/api/members', {
      body: { ...samples.application, contactMethod: 'Phone Call', emergency: 'YES' },
    });
    await loseClaims();
    const casey = await site.signIn();
    const [member] = (await casey('GET', '/api/members?limit=1')).body as { id: number }[];
    await casey('GET', `/api/members/${member?.id}`);
    await send();
    expect(await states('emergency')).toEqual(['withdrawn']);
  });
});

it('claims one message at a time, even with outdated table statistics', async () => {
  const now = new Date();
  const put = (name: string) =>
    site.db.transaction((tx) =>
      enqueue(tx, {
        kind: 'thanks',
        recipient: `${name}@example.org`,
        params: { what: 'message', reference: name },
        dedupeKey: name,
        now,
      }),
    );
  await put('first');
  await site.db.execute(sql`analyze outbox`);
  for (const name of ['second', 'third', 'fourth']) await put(name);
  const taken: number[] = [];
  const send = async () => {
    const inHand = await site.db.select().from(outbox).where(eq(outbox.status, 'sending'));
    taken.push(inHand.length);
  };
  const senders = { email: { send, close() {} } };
  await createWorker({ db: site.db, senders, now: () => now, log: quiet }).drain();
  expect(taken).toEqual([1, 1, 1, 1]);
});
