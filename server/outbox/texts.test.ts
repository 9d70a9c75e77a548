// Text messages against a local server of the provider's shape.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';
import { emergencies, outbox, staffAccounts, textStops } from '../db/schema.ts';
import { createOutbox } from './start.ts';

type Sent = { authorization: string | undefined; form: Record<string, string> };
let site: Awaited<ReturnType<typeof startApi>>;
let respond: () => { status: number; body: object } | 'drop';
const received: Sent[] = [];
const provider = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(text));
    received.push({ authorization: request.headers.authorization, form });
    const answer = respond();
    if (answer === 'drop') request.socket.destroy();
    else response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
});
const quiet = { warn() {}, error() {} };

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  site = await startApi({
    SMS_URL: `http://SID:TOKEN@127.0.0.1:${port}/2010-04-01/Accounts/SID/Messages.json`,
    SMS_FROM: '+18045550142',
  });
  await site.signIn();
  await site.db.update(staffAccounts).set({ isOnCall: true, phone: '(804) 555-0100' });
});
afterAll(async () => {
  await site.stop();
  provider.close();
});
beforeEach(async () => {
  received.length = 0;
  respond = () => ({ status: 201, body: { sid: 'SM1' } });
  for (const table of [outbox, emergencies, textStops]) await site.db.delete(table);
});

const raise = () =>
  site.visitor('POST', '/api/members', { body: { ...samples.application, emergency: 'YES' } });
const send = async () => {
  const worker = await createOutbox({ db: site.db, env: site.env, log: quiet });
  await worker.drain();
  await worker.stop();
};
const texts = () => site.db.select().from(outbox).where(eq(outbox.channel, 'text'));

it('whoever is on call is texted in an emergency, without a name or a need', async () => {
  await raise();
  await send();
  expect(received).toHaveLength(1);
  const [{ authorization = '', form = {} } = {}] = received;
  expect(authorization).toBe(`Basic ${Buffer.from('SID:TOKEN').toString('base64')}`);
  expect(form).toMatchObject({ To: '+18045550100', From: '+18045550142' });
  expect(form.Body).not.toMatch(/Ana|emergency|danger|safe/i);
  expect(await texts()).toMatchObject([{ status: 'sent' }]);
});

it('a text that may have been taken is not sent again by itself', async () => {
  respond = () => 'drop';
  await raise();
  await send();
  await send();
  expect(received).toHaveLength(1);
  expect(await texts()).toMatchObject([{ status: 'failed', lastError: 'outcome-unknown' }]);
});

it('STOP is honoured: that number gets no more', async () => {
  respond = () => ({ status: 400, body: { code: 21610, message: 'unsubscribed' } });
  await raise();
  await send();
  expect(await texts()).toMatchObject([{ status: 'failed', lastError: '21610' }]);
  await site.db.delete(outbox);
  await site.db.delete(emergencies);
  await raise();
  expect(await texts()).toEqual([]);
});

it('a wrong token uses no message up', async () => {
  respond = () => ({ status: 401, body: { code: 20003 } });
  await raise();
  await send();
  expect(await texts()).toMatchObject([{ status: 'waiting', attempts: 0, lastError: '20003' }]);
});
