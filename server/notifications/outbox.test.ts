// Tests the outbox against a misbehaving SMTP server: no message is lost and hardly any is sent
// twice.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import { openSite } from '../../tests/api/harness.ts';
import { findFreePort } from '../../tests/free-port.ts';
import { createSelfSignedCertificate } from '../../tests/smtp/certificate.ts';
import { decodePlainText, SmtpServer } from '../../tests/smtp/smtp-server.ts';
import { outbox } from '../db/schema/outbox.ts';
import { createMailSender, type MailOptions } from './mail.ts';
import { enqueue } from './outbox.ts';
import { SendError } from './send-error.ts';
import { createWorker, type OutboxWorker, retryDelayMs } from './worker.ts';

const site = openSite();
let smtp: SmtpServer;
let at = Date.parse('2026-03-02T07:00:00Z');
const now = () => new Date(at);
const minutes = (count: number) => count * 60_000;
const quiet = { warn() {}, error() {} };
const workers: OutboxWorker[] = [];

beforeEach(async () => {
  smtp = await SmtpServer.start();
  await site.db.delete(outbox);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await smtp.stop();
});

function startWorker(options: Partial<MailOptions> = {}, leaseMs?: number): OutboxWorker {
  const sender = createMailSender({
    url: smtp.url,
    from: 'office@example.org',
    site: 'https://site.test',
    replyTo: 'inbox@example.org',
    siteContent: () => defaultSite,
    timeoutMs: 5_000,
    ...options,
  });
  const worker = createWorker({
    db: site.db,
    senders: { email: sender },
    now,
    log: quiet,
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
  workers.push(worker);
  return worker;
}

let causes = 0;
const put = (recipient = 'ana@example.org', params = {}, isUrgent = false) =>
  site.db.transaction((tx) =>
    enqueue(tx, {
      kind: 'thanks',
      recipient,
      params: { what: 'message', reference: 'WW-AAAA-BBBB', ...params },
      dedupeKey: `test:${causes++}`,
      isUrgent,
      now: now(),
    }),
  );
const putUpdate = () =>
  site.db.transaction((tx) =>
    enqueue(tx, {
      kind: 'update',
      recipient: 'ana@example.org',
      params: { subject: 'News', body: 'Hello.', path: '/newsletter/unsubscribe/a-token' },
      dedupeKey: `test:${causes++}`,
      now: now(),
    }),
  );
const rows = () => site.db.select().from(outbox).orderBy(outbox.id);

describe('message', () => {
  it('sends plain text and HTML with the same words, a reply address, and nothing remote', async () => {
    await put();
    expect(await startWorker().drain()).toBe(1);
    const [{ data = '', to = '', messageId = '' } = {}] = smtp.delivered;
    expect(to).toBe('ana@example.org');
    expect(decodePlainText(data)).toContain('Your reference is WW-AAAA-BBBB.');
    expect(data).toContain('Reply-To: Wondrous World Initiative <inbox@example.org>');
    expect(data).toContain('Auto-Submitted: auto-generated');
    expect(data).toMatch(/Content-Type: text\/html/);
    expect(data).not.toMatch(/<img|<link|<script|src=|List-Id/i);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'sent', attempts: 1, lastError: null, messageId });
  });

  it('lets a mail program unsubscribe from an update with one press', async () => {
    await putUpdate();
    await startWorker().drain();
    const [{ data = '' } = {}] = smtp.delivered;
    const link = 'https://site.test/newsletter/unsubscribe/a-token';
    expect(data).toContain(`\r\nList-Unsubscribe: <${link}>\r\n`);
    expect(data).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(decodePlainText(data)).toContain(link);
    expect(decodePlainText(data)).toContain('100 Example Street');
  });

  it('adds no one-click header on a site without https', async () => {
    await putUpdate();
    await startWorker({ site: 'http://site.test' }).drain();
    const [{ data = '' } = {}] = smtp.delivered;
    expect(data).toContain('\r\nList-Unsubscribe: <http://site.test/');
    expect(data).not.toContain('List-Unsubscribe-Post');
  });

  it('stores a message only together with its cause', async () => {
    const undone = site.db.transaction(async (tx) => {
      await enqueue(tx, {
        kind: 'thanks',
        recipient: 'ana@example.org',
        params: { what: 'message', reference: 'x' },
        dedupeKey: 'undone',
        now: now(),
      });
      throw new Error('the cause was not stored');
    });
    await expect(undone).rejects.toThrow('the cause');
    expect(await rows()).toEqual([]);
  });

  it('stores no message to anything but a single address', async () => {
    for (const address of [
      'a@example.org, b@example.org',
      'b@x.org\r\nRCPT TO:<evil@x.org>',
      'Ana <ana@example.org>',
      '',
    ]) {
      expect(await put(address), address).toBeUndefined();
    }
  });

  it('sends one intact message, whatever its lines look like to a mail server', async () => {
    const body = 'Dear Ana\r\n.\r\nMAIL FROM:<evil@x.org>\r\nBcc: evil@x.org\r\n\r\n{link} {phone}';
    await site.db.transaction((tx) =>
      enqueue(tx, {
        kind: 'reply',
        recipient: 'ana@example.org',
        params: { reference: 'WW-AAAA-BBBB\r\nBcc: evil@x.org', body },
        dedupeKey: 'hostile',
        now: now(),
      }),
    );
    await startWorker().drain();
    expect(smtp.delivered.map(({ to }) => to)).toEqual(['ana@example.org']);
    const data = smtp.delivered[0]?.data ?? '';
    const [headers = ''] = data.split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers.match(/^Subject:/gim)).toHaveLength(1);
    expect(decodePlainText(data)).toMatch(/MAIL FROM:<evil@x\.org>[\s\S]*\{link\} \{phone\}/);
  });

  it('does not retry a permanently refused message and still sends the next one', async () => {
    smtp.options.onRecipient = (to) => (/user/.test(to) ? undefined : `550 no such user: ${to}`);
    // The second recipient's name looks like a certificate error.
    await put('gone@example.org');
    await put('self-signed.certificate@example.org');
    await put('user@example.org');
    await startWorker().drain();
    expect((await rows()).map(({ status, lastError }) => [status, lastError])).toEqual([
      ['failed', '550'],
      ['failed', '550'],
      ['sent', null],
    ]);
  });

  it('sends a greylisted message on the next attempt', async () => {
    let tries = 0;
    smtp.options.onRecipient = () => (tries++ === 0 ? '451 try later' : undefined);
    await put();
    const worker = startWorker();
    await worker.drain();
    expect(await rows()).toMatchObject([{ status: 'waiting', lastError: '451', attempts: 1 }]);
    await worker.drain();
    expect(smtp.delivered).toHaveLength(0);
    at += minutes(1);
    await worker.drain();
    expect(smtp.delivered).toHaveLength(1);
  });

  it('sends an identical copy with the same Message-ID after a drop with unknown outcome', async () => {
    const copies: string[] = [];
    smtp.options.onData = ({ data }) => {
      copies.push(data);
      return copies.length === 1 ? 'drop' : undefined;
    };
    await put();
    const worker = startWorker();
    await worker.drain();
    expect(await rows()).toMatchObject([{ status: 'waiting', unclear: 1 }]);
    at += minutes(1);
    await worker.drain();
    expect(await rows()).toMatchObject([{ status: 'sent' }]);
    expect(copies).toHaveLength(2);
    expect(copies[0]).toBe(copies[1]);
  });

  it('gives up after three attempts when the server accepts the data but never responds', async () => {
    let copies = 0;
    smtp.options.onData = () => {
      copies++;
      return 'silence';
    };
    await put();
    const worker = startWorker({ timeoutMs: 200 });
    for (let tries = 0; tries < 6; tries++) {
      await worker.drain();
      at += minutes(120);
    }
    expect(copies).toBe(3);
    expect(await rows()).toMatchObject([{ status: 'failed', lastError: 'outcome-unknown' }]);
  });

  it('cuts off a slow server in time and sends the message later', async () => {
    let isSlow = true;
    smtp.options.onRecipient = () => {
      if (isSlow) return new Promise((resolve) => setTimeout(resolve, 700, 'drop'));
      return undefined;
    };
    await put();
    await startWorker({ wholeSendMs: 400 }).drain();
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, unclear: 0 }]);
    isSlow = false;
    at += minutes(1);
    await startWorker().drain();
    expect(smtp.delivered).toHaveLength(1);
  });

  it.each([
    ['hangs up', 'drop', { timeoutMs: 5_000 }],
    ['falls silent', 'silence', { timeoutMs: 400 }],
    ['takes too long', 'silence', { wholeSendMs: 400 }],
  ] as const)(
    'sends the message later when the server %s during sign-in',
    async (_, behaviour, limits) => {
      smtp.options.login = { user: 'office', pass: 'right' };
      smtp.options.onLogin = () => behaviour;
      await put();
      const url = smtp.url.replace('//', '//office:right@');
      expect(await startWorker({ url, ...limits }).drain()).toBe(1);
      expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, unclear: 0 }]);
      delete smtp.options.onLogin;
      at += minutes(1);
      await startWorker({ url }).drain();
      expect(smtp.delivered).toHaveLength(1);
    },
  );

  it('continues with the next message when a send never ends', async () => {
    await put('lost@example.org');
    await put();
    const senders = {
      email: {
        send: ({ recipient }: { recipient: string }) =>
          recipient.startsWith('lost') ? new Promise<void>(() => {}) : Promise.resolve(),
        close() {},
      },
    };
    const worker = createWorker({ db: site.db, senders, now, log: quiet, leaseMs: 400 });
    expect(await worker.drain()).toBe(2);
    expect(await rows()).toMatchObject([
      { status: 'waiting', lastError: 'too-slow', unclear: 1 },
      { status: 'sent' },
    ]);
  });

  it('holds messages without an attempt while the server does not respond, but tries urgent ones', async () => {
    smtp.options.onConnect = () => 'silence';
    for (let count = 0; count < 3; count++) await put();
    const worker = startWorker({ timeoutMs: 400 });
    expect(await worker.drain()).toBe(1);
    for (let count = 0; count < 2; count++) await put('dana@example.org', {}, true);
    expect(await worker.drain()).toBe(1);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0, 1, 0]);
    at += 10_000;
    expect(await worker.drain()).toBe(1);
    delete smtp.options.onConnect;
    at += minutes(1);
    await worker.drain();
    expect(smtp.delivered).toHaveLength(5);
  });

  it('retries an urgent message within two minutes, however long the server did not respond', async () => {
    smtp.options.onConnect = () => 'silence';
    await put('dana@example.org', {}, true);
    const worker = startWorker({ timeoutMs: 100 });
    for (let tries = 0; tries < 8; tries++) {
      expect(await worker.drain()).toBe(1);
      at += minutes(2);
    }
    delete smtp.options.onConnect;
    await worker.drain();
    expect(smtp.delivered).toHaveLength(1);
  });

  it('does not let undeliverable urgent mail block deliverable messages', async () => {
    for (let count = 0; count < 5; count++) await put('dana@example.org', {}, true);
    await put('someone@example.org');
    const isLast = eq(outbox.recipient, 'someone@example.org');
    await site.db.update(outbox).set({ channel: 'text' }).where(isLast);
    const sent: string[] = [];
    const unheard = async () => {
      at += 10_000;
      throw new SendError('unheard', 'ETIMEDOUT');
    };
    const text = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
    const senders = {
      email: { send: unheard, close() {} },
      text: { send: text, close() {} },
    };
    const worker = createWorker({ db: site.db, senders, now, log: quiet });
    expect(await worker.drain()).toBe(2);
    expect(sent).toHaveLength(1);
  });

  it('runs jobs and urgent messages in between when the queue is long', async () => {
    const start = at;
    for (let count = 0; count < 10; count++) await put();
    const [doneAt, sent]: [number[], string[]] = [[], []];
    const send = async ({ recipient }: { recipient: string }) => {
      sent.push(recipient);
      at += 10_000;
    };
    const jobs = async () => {
      doneAt.push((at - start) / 1000);
      if (doneAt.length === 2) await put('dana@example.org', {}, true);
    };
    const senders = { email: { send, close() {} } };
    expect(await createWorker({ db: site.db, senders, now, log: quiet, jobs }).drain()).toBe(11);
    expect(doneAt).toEqual([0, 30, 60, 90]);
    expect(sent.indexOf('dana@example.org')).toBe(3);
  });

  it('keeps a message during a day without a server and gives up after two days', async () => {
    await smtp.stop();
    const port = await findFreePort();
    const url = `smtp://127.0.0.1:${port}`;
    await put();
    await put('later@example.org');
    const worker = startWorker({ url });
    for (let tries = 20; tries > 0; tries--) {
      await worker.drain();
      at += minutes(73);
    }
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ status: 'waiting' });
    expect(waiting?.attempts).toBeLessThan(30);
    smtp = await SmtpServer.start({ port });
    await site.db
      .update(outbox)
      .set({ dueAt: new Date(at + minutes(5_000)) })
      .where(eq(outbox.recipient, 'later@example.org'));
    await worker.drain();
    expect(smtp.delivered.map(({ to }) => to)).toEqual(['ana@example.org']);
    at += minutes(25 * 60);
    await worker.drain();
    expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'failed']);
  });
});

describe('configuration problems', () => {
  it('keeps messages while the mail password is wrong and sends them once it is right', async () => {
    smtp.options.login = { user: 'office', pass: 'right' };
    await put();
    await put('ben@example.org');
    const wrong = startWorker({ url: smtp.url.replace('//', '//office:wrong@') });
    expect(await wrong.drain()).toBe(1);
    expect(await rows()).toMatchObject([
      { status: 'waiting', lastError: 'EAUTH', attempts: 0 },
      { status: 'waiting', lastError: null, attempts: 0 },
    ]);
    at += minutes(6);
    await startWorker({ url: smtp.url.replace('//', '//office:right@') }).drain();
    expect(smtp.delivered).toHaveLength(2);
  });

  it('keeps every message when the server refuses the connection and retries later', async () => {
    smtp.options.onConnect = () => '554 blocked';
    await put();
    await startWorker().drain();
    expect(await rows()).toMatchObject([{ status: 'waiting', lastError: 'EREFUSED', attempts: 0 }]);
    delete smtp.options.onConnect;
    at += minutes(6);
    await startWorker().drain();
    expect(smtp.delivered).toHaveLength(1);
  });

  it('sends nothing to a server with an untrusted certificate', async () => {
    const tls = createSelfSignedCertificate();
    smtp.options.tls = tls;
    await put();
    await startWorker().drain();
    expect(smtp.delivered).toHaveLength(0);
    expect(await rows()).toMatchObject([{ status: 'waiting', lastError: 'ETLS', attempts: 0 }]);
    at += minutes(6);
    await startWorker({ ca: tls.cert }).drain();
    expect(smtp.delivered).toHaveLength(1);
    expect(smtp.encrypted).toBe(1);
  });
});

describe('several workers', () => {
  it('sends every message once with several workers', async () => {
    for (let count = 0; count < 40; count++) await put(`p${count}@example.org`);
    await Promise.all([1, 2, 3].map(() => startWorker().drain()));
    const sent = smtp.delivered.map(({ to }) => to);
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
  });

  it("sends a dead worker's message only after its claim expired", async () => {
    await put();
    await site.db
      .update(outbox)
      .set({ status: 'sending', claim: 'dead', dueAt: new Date(at + minutes(2)) });
    const worker = startWorker();
    await worker.drain();
    expect(smtp.delivered).toHaveLength(0);
    at += minutes(2);
    await worker.drain();
    expect(await rows()).toMatchObject([{ status: 'sent', unclear: 1 }]);
  });

  it('sends urgent messages before a long queue', async () => {
    for (let count = 0; count < 5; count++) await put(`p${count}@example.org`);
    await site.db.transaction((tx) =>
      enqueue(tx, {
        kind: 'emergency',
        recipient: 'night@example.org',
        params: { path: '/admin/member-profile/1' },
        dedupeKey: 'urgent',
        isUrgent: true,
        now: now(),
      }),
    );
    await startWorker().drain();
    expect(smtp.delivered[0]?.to).toBe('night@example.org');
  });
});

it('doubles the delay after each failure, up to one hour', () => {
  const delays = [1, 2, 3, 8, 50].map((attempts) => retryDelayMs(attempts, 0.5) / 1000);
  expect(delays).toEqual([30, 60, 120, 3600, 3600]);
});
