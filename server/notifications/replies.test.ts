// Tests that a reply stops the response clock only when the mail server has accepted it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';
import { SmtpServer } from '../../tests/smtp/smtp-server.ts';
import { responseClockStops } from '../api.ts';
import { outbox, replies } from '../db/schema/outbox.ts';
import { createOutbox } from '../operation/outbox-worker.ts';

let smtp: SmtpServer;
let site: Awaited<ReturnType<typeof startApi>>;
let withoutMail: typeof site;
let casey: Awaited<ReturnType<typeof site.signIn>>;

beforeAll(async () => {
  smtp = await SmtpServer.start();
  site = await startApi({ SMTP_URL: smtp.url });
  withoutMail = await startApi();
  casey = await site.signIn();
});
afterAll(async () => {
  await site.stop();
  await withoutMail.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.options = {};
});

const body = { body: 'We are open until six.' };
const threads = [
  ['/api/contacts', samples.contact, 'answeredAt'],
  ['/api/get-involved-submissions', samples.volunteer, 'firstRespondedAt'],
] as const;

async function receive(to: typeof site, path: string, form: object) {
  const staff = await to.signIn();
  await to.visitor('POST', path, { body: form });
  const [row] = (await staff('GET', `${path}?limit=1`)).body as { id: number }[];
  return `${path}/${row?.id}`;
}
async function send() {
  const log = { warn() {}, error() {} };
  const worker = await createOutbox({
    db: site.db,
    env: site.env,
    now: site.now,
    log,
    stopClocks: responseClockStops,
  });
  await worker.drain();
  await worker.stop();
}
const unsent = async () => (await casey('GET', '/api/unsent-replies')).body;

describe.each(threads)('reply to %s', (path, form, stoppedAt) => {
  const thread = async (of: string) => ({
    row: (await casey('GET', of)).body as Record<string, unknown>,
    reply: ((await casey('GET', `${of}/replies`)).body as object[])[0],
  });

  it('keeps the response clock running until the mail server accepts the reply', async () => {
    const of = await receive(site, path, form);
    expect((await casey('POST', `${of}/replies`, { body })).status).toBe(201);
    const waiting = await thread(of);
    expect(waiting.reply).toMatchObject({ status: 'waiting', author: 'casey' });
    expect(waiting.row[stoppedAt]).toBeNull();
    await send();
    const sent = await thread(of);
    expect(sent.reply).toMatchObject({ status: 'sent' });
    expect(sent.row[stoppedAt]).not.toBeNull();
    const [entry] = (await casey('GET', '/api/activity?limit=1')).body as object[];
    expect(entry).toMatchObject({ action: 'answered', actor: 'casey' });
  });

  it('keeps the clock running and notifies the author when the mail server permanently refuses the reply', async () => {
    const of = await receive(site, path, form);
    await casey('POST', `${of}/replies`, { body });
    smtp.options = { onRecipient: () => '550 no such mailbox' };
    await send();
    const failed = await thread(of);
    expect(failed.reply).toMatchObject({ status: 'failed', lastError: '550' });
    expect(failed.row[stoppedAt]).toBeNull();
    const id = Number(of.split('/').pop());
    const subject = path === '/api/contacts' ? 'contact' : 'submission';
    expect(await unsent()).toMatchObject([{ subject, id, at: expect.any(String) }]);
    const other = await site.signIn('dana');
    expect((await other('GET', '/api/unsent-replies')).body).toEqual([]);
    const call = { [`${subject}Id`]: id, kind: 'call', outcome: 'reached' };
    await casey('POST', '/api/contact-attempts', { body: call });
    expect(await unsent()).toEqual([]);
  });

  it('refuses a reply and changes nothing on a server without mail', async () => {
    const of = await receive(withoutMail, path, form);
    const staff = await withoutMail.signIn();
    const refused = await staff('POST', `${of}/replies`, { body });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Mail is not set up');
    expect(((await staff('GET', of)).body as Record<string, unknown>)[stoppedAt]).toBeNull();
    expect(await withoutMail.db.$count(replies)).toBe(0);
  });
});

it('lists no reply as unsent after a later reply by anyone was sent', async () => {
  const of = await receive(site, '/api/contacts', samples.contact);
  await casey('POST', `${of}/replies`, { body });
  smtp.options = { onRecipient: () => '550 no such mailbox' };
  await send();
  expect(await unsent()).toHaveLength(1);
  smtp.options = {};
  const dana = await site.signIn('dana');
  await dana('POST', `${of}/replies`, { body });
  await send();
  expect(await unsent()).toEqual([]);
  expect((await casey('GET', of)).body).toMatchObject({ answeredBy: 'dana' });
});

it('marks a message as sent when its reply was erased during sending', async () => {
  const of = await receive(site, '/api/contacts', samples.contact);
  await casey('POST', `${of}/replies`, { body });
  smtp.options = {
    onData: async () => {
      await site.db.delete(replies);
      return undefined;
    },
  };
  await send();
  const rows = await site.db.select().from(outbox);
  expect(rows.filter(({ status }) => status === 'sending')).toEqual([]);
});
