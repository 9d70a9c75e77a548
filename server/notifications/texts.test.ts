// Tests text messages against a local stub of the provider.
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSignedForm, samples, startApi } from '../../tests/api/harness.ts';
import { findFreePort } from '../../tests/free-port.ts';
import { createSelfSignedCertificate } from '../../tests/smtp/certificate.ts';
import { responseClockStops } from '../api.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { members } from '../db/schema/members.ts';
import { emergencies, outbox, textStops } from '../db/schema/outbox.ts';
import { createOutbox } from '../operation/outbox-worker.ts';
import { computeSignature } from './incoming-texts.ts';

type Sent = { authorization: string | undefined; form: Record<string, string> };
let site: Awaited<ReturnType<typeof startApi>>;
let casey: Awaited<ReturnType<typeof site.signIn>>;
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
    const given = respond();
    if (given === 'drop') request.socket.destroy();
    else response.writeHead(given.status).end(JSON.stringify(given.body));
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
  casey = await site.signIn();
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
  await site.db.update(members).set({ phoneDigits: '', emailFolded: '', matchKeys: [] });
});

const raise = () =>
  site.visitor('POST', '/api/members', { body: { ...samples.application, emergency: 'YES' } });
const send = async (env = site.env) => {
  const worker = await createOutbox({
    db: site.db,
    env,
    log: quiet,
    stopClocks: responseClockStops,
  });
  await worker.drain();
  await worker.stop();
};
const texts = () => site.db.select().from(outbox).where(eq(outbox.channel, 'text'));

it('texts on-call staff in an emergency, without a name or a need', async () => {
  await raise();
  await send();
  expect(received).toHaveLength(1);
  const [{ authorization = '', form = {} } = {}] = received;
  expect(authorization).toBe(`Basic ${Buffer.from('SID:TOKEN').toString('base64')}`);
  expect(form).toMatchObject({ To: '+18045550100', From: '+18045550142' });
  expect(form.Body).not.toMatch(/Ana|emergency|danger|safe/i);
  expect(await texts()).toMatchObject([{ status: 'sent' }]);
});

it('does not resend a text that may have been accepted', async () => {
  respond = () => 'drop';
  await raise();
  await send();
  await send();
  expect(received).toHaveLength(1);
  expect(await texts()).toMatchObject([{ status: 'failed', lastError: 'outcome-unknown' }]);
});

describe('text that cannot have been accepted', () => {
  const connecting = (code: string) => Object.assign(new Error(code), { code, syscall: 'connect' });
  const never = (cause: Error) => new TypeError('fetch failed', { cause });

  it.each([
    ['no name', Object.assign(new Error(), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' })],
    ['no way there', connecting('ENETUNREACH')],
    ['no way on two', new AggregateError([connecting('EHOSTUNREACH'), connecting('ETIMEDOUT')])],
    ['no connection in time', Object.assign(new Error(), { code: 'UND_ERR_CONNECT_TIMEOUT' })],
  ])('sends a text later when there is %s', async (_, cause) => {
    await raise();
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(never(cause));
    await send().finally(() => fetching.mockRestore());
    expect(await texts()).toMatchObject([{ status: 'waiting', attempts: 1, unclear: 0 }]);
  });

  const through = (url: string) => {
    const { texts } = site.env;
    if (texts === undefined) throw new Error('no texts');
    return { ...site.env, texts: { ...texts, url } };
  };

  it('sends a text later when the provider cannot be reached', async () => {
    await raise();
    await send(through(`http://localhost:${await findFreePort()}/`));
    expect(await texts()).toMatchObject([{ status: 'waiting', attempts: 1, unclear: 0 }]);
  });

  it("counts no attempt to send a text when the provider's certificate is untrusted", async () => {
    const server = createSecureServer(createSelfSignedCertificate(), () => expect.unreachable());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await raise();
    await send(through(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`));
    server.close();
    expect(await texts()).toMatchObject([
      { status: 'waiting', attempts: 0, lastError: 'certificate' },
    ]);
  });
});

it("counts no attempt to send a text when the provider's token is wrong", async () => {
  respond = () => ({ status: 401, body: { code: 20003 } });
  await raise();
  await send();
  expect(await texts()).toMatchObject([{ status: 'waiting', attempts: 0, lastError: '20003' }]);
});

describe('thanks by text', () => {
  const email = 'texted@example.org';
  const phone = '(804) 555-0177';
  const apply = (changes: object = {}) =>
    site.visitor('POST', '/api/members', {
      body: { ...samples.application, email, phone, contactMethod: 'Text Message', ...changes },
    });
  const thanks = async () =>
    (await site.db.select().from(outbox).where(eq(outbox.kind, 'thanks'))).map(
      ({ channel, recipient, language }) => `${channel} ${recipient} ${language}`,
    );

  it('thanks a person by text who asked for texts, without a name or a need', async () => {
    const { body } = await apply({ language: 'Spanish' });
    expect(await thanks()).toEqual(['text +18045550177 es']);
    await send();
    expect(received).toHaveLength(1);
    const { reference } = body as { reference: string };
    const { To, Body = '' } = received[0]?.form ?? {};
    expect(To).toBe('+18045550177');
    expect(Body).toContain(reference);
    expect(Body).toContain('STOP');
    // The reference is random and may spell a name.
    expect(Body.replaceAll(reference, '')).not.toMatch(/Ana|Silva|food|comida|ayuda/i);
  });

  const volunteer = (changes: object) =>
    site.visitor('POST', '/api/get-involved-submissions', {
      body: {
        ...samples.volunteer,
        formData: { ...samples.volunteer.formData, ...changes },
        ...changes,
      },
    });

  it('thanks later forms with the same number by text too, three a day', async () => {
    await apply();
    for (let count = 0; count < 4; count++) await volunteer({ email, phone: '1 804 555 0177' });
    expect(await thanks()).toEqual(Array(3).fill('text +18045550177 en'));
  });

  it('never texts a number that somebody else gave with the same email address', async () => {
    await apply();
    await site.db.delete(outbox);
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, email } });
    await volunteer({ email, phone: '(804) 555-0188' });
    expect(await texts()).toEqual([]);
  });

  it.each([
    ['whose home is not safe', { homeSafety: 'NOT SAFE' }],
    ['who is not sure about home', { homeSafety: 'NOT SURE' }],
    ['who writes of danger', { questions: 'he is going to kill me tonight please help' }],
    ['who wants a call', { contactMethod: 'Phone Call' }],
    ['whose number is none', { phone: '555' }],
  ])('sends no thanks to a person %s', async (_, changes) => {
    await apply(changes);
    expect(await thanks()).toEqual([]);
  });

  it('withdraws a waiting text when the case stops allowing texts', async () => {
    await apply();
    const [row] = await site.db.select().from(members).where(eq(members.emailFolded, email));
    await casey('PATCH', `/api/members/${row?.id}`, { body: { safeContact: { text: false } } });
    await send();
    expect(received).toEqual([]);
    expect(await texts()).toMatchObject([{ status: 'withdrawn', lastError: 'unsafe' }]);
  });

  it('withdraws thanks when a second form mentions danger', async () => {
    const sendIt = (questions: string) =>
      site.visitor('POST', '/api/members', {
        body: { ...samples.application, email, phone, contactMethod: 'Text Message', questions },
      });
    await sendIt('Can you help?');
    await sendIt('he is going to kill me tonight please help');
    const rows = (await texts()).filter(({ kind }) => kind === 'thanks');
    expect(rows).toMatchObject([{ status: 'withdrawn' }]);
  });
});

describe('answers by text', () => {
  const number = '+18045550100';
  const write = (Body: string, more: Record<string, string> = {}, key = 'TOKEN') =>
    site.visitor('POST', '/api/texts', {
      ...buildSignedForm('/api/texts', { From: number, To: '+18045550142', Body, ...more }, key),
    });
  const stopped = async () => (await site.db.select().from(textStops)).map(({ phone }) => phone);
  const onCall = async () => (await casey('GET', '/api/on-call')).body;

  it.each([
    'STOP',
    ' stop. ',
    'Stop please',
    'Unsubscribe',
    'ALTO',
    '¡Alto!',
    'Cancelar, por favor',
  ])('stops texts after %s, shows it to staff, and resumes after START', async (word) => {
    await raise();
    expect((await write(word)).status).toBe(204);
    expect(await stopped()).toEqual([number]);
    expect(await texts()).toMatchObject([{ status: 'withdrawn', lastError: 'stop' }]);
    await send();
    await site.db.delete(emergencies);
    await raise();
    expect(received).toEqual([]);
    expect(await texts()).toHaveLength(1);
    expect(await onCall()).toMatchObject([{ hasStoppedTexts: true }]);
    await write(word.startsWith('S') ? 'START' : 'Iniciar');
    expect(await stopped()).toEqual([]);
    expect(await onCall()).toMatchObject([{ hasStoppedTexts: false }]);
  });

  it('ignores text messages other than STOP and START', async () => {
    for (const text of ['Stop by tomorrow?', 'the end', '', 'Yes I can stop']) await write(text);
    expect(await stopped()).toEqual([]);
    await write('?', { OptOutType: 'STOP' });
    expect(await stopped()).toEqual([number]);
  });

  it('withdraws a text when the number stopped texts just before it is sent', async () => {
    await raise();
    await site.db.insert(textStops).values({ phone: number });
    await send();
    expect(received).toEqual([]);
    expect(await texts()).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('shows STOP in the case and in its history', async () => {
    await site.visitor('POST', '/api/members', {
      body: { ...samples.application, phone: '804.555.0100' },
    });
    const [row] = await site.db.select().from(members).where(eq(members.phoneDigits, '8045550100'));
    const seen = async () => (await casey('GET', `/api/text-stops/${row?.id}`)).body;
    expect(await seen()).toEqual({ hasStopped: false });
    await write('STOP');
    await write('STOP');
    expect(await seen()).toEqual({ hasStopped: true });
    const history = (await casey('GET', `/api/activity?memberId=${row?.id}`)).body as object[];
    expect(history.filter((entry) => JSON.stringify(entry).includes('textsStopped'))).toHaveLength(
      1,
    );
  });

  it("treats the provider's opt-out error as STOP", async () => {
    respond = () => ({ status: 400, body: { code: 21610, message: 'unsubscribed' } });
    await raise();
    await send();
    expect(await texts()).toMatchObject([{ status: 'failed', lastError: '21610' }]);
    expect(await stopped()).toEqual([number]);
    await site.db.delete(outbox);
    await site.db.delete(emergencies);
    await raise();
    expect(await texts()).toEqual([]);
  });

  it("accepts only requests with the provider's valid signature", async () => {
    const { raw, headers } = buildSignedForm('/api/texts', { From: number, Body: 'STOP' });
    const tries = [
      { raw, headers: { ...headers, 'x-twilio-signature': '' } },
      { raw, headers: { ...headers, 'x-twilio-signature': 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' } },
      { raw, headers: { ...headers, 'x-twilio-signature': '\u00e9'.padEnd(28, 'x') } },
      { raw: raw.replace('0100', '0111'), headers },
      { raw: `${raw}&Extra=1`, headers },
      buildSignedForm('/api/other', { From: number, Body: 'STOP' }),
      buildSignedForm('/api/texts', { From: number, Body: 'STOP' }, 'WRONG'),
    ];
    for (const sent of tries) {
      expect((await site.visitor('POST', '/api/texts', sent)).status).toBe(403);
    }
    const json = { raw: '{}', headers: { ...headers, 'content-type': 'application/json' } };
    expect((await site.visitor('POST', '/api/texts', json)).status).toBe(415);
    expect(await stopped()).toEqual([]);
  });
});

it("computes the signature of the provider's documentation example", () => {
  const form = new URLSearchParams({
    ...{ To: '+18005551212', Digits: '1234', From: '+14158675309' },
    ...{ CallSid: 'CA1234567890ABCDE', Caller: '+14158675309' },
  });
  expect(
    computeSignature('https://mycompany.com/myapp.php?foo=1&bar=2', String(form), '12345'),
  ).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
});
