// Tests updates: drafts, sending at a limited rate, stopping, and who gets them.
import { eq, ilike } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import {
  mailSettings,
  openSite,
  samples,
  sendMail,
  signInBeforeAll,
} from '../../tests/api/harness.ts';
import { secretLinks } from '../db/schema/links.ts';
import { outbox } from '../db/schema/outbox.ts';
import { getInvolvedSubmissions, newsletters } from '../db/schema/public.ts';
import { updateStops, updates } from '../db/schema/updates.ts';
import { render } from '../notifications/render.ts';
import { sendUpdates } from './sending.ts';
import type { Update } from './updates.ts';

const site = openSite({
  ...mailSettings,
  UPDATES_PER_MINUTE: '3',
  PUBLIC_URL: 'https://site.test',
});
const staff = signInBeforeAll(site);
const withoutMail = openSite();
const staffWithoutMail = signInBeforeAll(withoutMail);
const startedAt = Date.parse('2026-03-02T15:00:00Z');

beforeEach(async () => {
  site.clock.stoppedAt = startedAt;
  for (const table of [updates, updateStops, newsletters, outbox, secretLinks]) {
    await site.db.delete(table);
  }
  await site.db.delete(getInvolvedSubmissions);
});

const subscribers = (count: number) =>
  site.db.insert(newsletters).values(
    Array.from({ length: count }, (_, at) => ({
      email: `sub${at}@example.org`,
      language: at % 2 === 0 ? ('en' as const) : ('es' as const),
      confirmedAt: new Date(startedAt - 1_000),
    })),
  );
const draft = async (changes = {}) =>
  (await staff('POST', '/api/updates', { body: { ...samples.update, ...changes } })).body as Update;
const read = async (id: number) => (await staff('GET', `/api/updates/${id}`)).body as Update;
const send = async (id: number) => {
  const fresh = await site.signIn();
  return fresh('POST', `/api/updates/${id}/send`);
};
const stop = (id: number) => staff('POST', `/api/updates/${id}/stop`);
const pass = (ms: number) => {
  site.clock.stoppedAt = (site.clock.stoppedAt ?? 0) + ms;
};
const batch = () => sendUpdates(site.db, { env: site.env, now: site.now() });
const mails = () =>
  site.db.select().from(outbox).where(eq(outbox.kind, 'update')).orderBy(outbox.id);
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

describe('draft', () => {
  it('returns 409 with both versions when a colleague changed it meanwhile', async () => {
    const { id, version } = await draft();
    const texts = { ...samples.update.texts, en: { subject: 'Mine', body: 'Mine' } };
    await staff('PATCH', `/api/updates/${id}`, { body: { audience: 'volunteers' } });
    const late = await staff.bare('PATCH', `/api/updates/${id}`, {
      body: { texts },
      headers: { 'if-match': `"${version}"` },
    });
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: { code: 'changed-since', current: { audience: 'volunteers' }, changedBy: 'casey' } },
    ]);
  });

  it('previews the mail that is sent, in each language', async () => {
    await subscribers(2);
    const { id } = await draft();
    const preview = (await staff('GET', `/api/updates/${id}/preview`)).body as {
      language: string;
      subject: string;
      text: string;
    }[];
    await send(id);
    await batch();
    const sent = (await mails()).map((row) => {
      const { subject, text } = render(row, 'https://site.test', defaultSite);
      return { language: row.language, subject, text: text.replace(/(unsubscribe\/)\S+/, '$1…') };
    });
    expect(preview).toMatchObject(sent);
    expect(preview[1]?.text).toContain('Los canteros están listos.\n\nVenga.');
    expect(preview[1]?.text).toContain('https://site.test/es/newsletter/unsubscribe/…');
  });

  it('sends a draft only when all texts, the mail settings, and a recipient exist', async () => {
    const empty = await draft();
    expect((await send(empty.id)).status).toBe(409);
    await subscribers(1);
    const texts = { ...samples.update.texts, es: { subject: '', body: '' } };
    const half = await draft({ texts });
    const refused = await send(half.id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { fields: { 'subject-es': expect.any(String), 'body-es': expect.any(String) } } },
    ]);
    const other = await staffWithoutMail('POST', '/api/updates', { body: samples.update });
    const { id } = other.body as Update;
    const noMail = await staffWithoutMail('POST', `/api/updates/${id}/send`);
    expect(noMail.status).toBe(409);
    const audiences = await staffWithoutMail('GET', '/api/updates/audiences');
    expect(audiences.body).toMatchObject({ hasMail: false });
  });

  it('requires a recent sign-in to send', async () => {
    await subscribers(1);
    const { id } = await draft();
    const session = await site.signIn();
    pass(11 * 60_000);
    const stale = await session('POST', `/api/updates/${id}/send`);
    expect([stale.status, stale.body]).toMatchObject([403, { error: { code: 'confirm-first' } }]);
  });
});

describe('sending', () => {
  it('puts as many messages a minute into the outbox as allowed, each with its own link', async () => {
    await subscribers(7);
    const { id } = await draft();
    expect((await send(id)).body).toMatchObject({ status: 'sending', recipients: 7 });
    const queued = [];
    for (const ms of [0, 30_000, 30_000, 60_000]) {
      pass(ms);
      await batch();
      queued.push((await mails()).length);
    }
    expect(queued).toEqual([3, 3, 6, 7]);
    const due = (await mails()).slice(0, 3).map(({ dueAt }) => dueAt.getTime() - startedAt);
    expect(due).toEqual([0, 20_000, 40_000]);
    const links = new Set((await mails()).map(({ params }) => params.path));
    expect(links.size).toBe(7);
    expect(await site.db.$count(secretLinks)).toBe(7);
  });

  it('sends nothing twice when a batch is repeated after a crash or by another process', async () => {
    await subscribers(4);
    const { id } = await draft();
    await send(id);
    await Promise.all([batch(), batch()]);
    expect(await recipients()).toHaveLength(3);
    // Simulates a process that died before it stored the batch.
    await site.db.update(updates).set({ lastRecipientId: 0, nextBatchAt: site.now() });
    await batch();
    pass(60_000);
    await batch();
    expect((await recipients()).toSorted()).toEqual(
      [0, 1, 2, 3].map((at) => `sub${at}@example.org`),
    );
  });

  it('starts an update once when sending is requested several times', async () => {
    await subscribers(1);
    const { id, version } = await draft();
    const fresh = await site.signIn();
    const headers = { 'if-match': `"${version}"` };
    const sent = await Promise.all(
      ['first-press', 'second-press'].map((key) =>
        fresh.bare('POST', `/api/updates/${id}/send`, {
          headers: { ...headers, 'idempotency-key': key },
        }),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    await batch();
    expect(await recipients()).toHaveLength(1);
  });

  it('counts sent and failed messages, and ends when none is waiting', async () => {
    await subscribers(3);
    const { id } = await draft();
    await send(id);
    await batch();
    await site.db
      .update(outbox)
      .set({ status: 'failed', lastError: '550' })
      .where(eq(outbox.recipient, 'sub1@example.org'));
    expect((await read(id)).counts).toEqual({ pending: 2, sent: 0, failed: 1, withdrawn: 0 });
    pass(60_000);
    await sendMail(site);
    await batch();
    expect(await read(id)).toMatchObject({
      status: 'sent',
      counts: { pending: 0, sent: 2, failed: 1, withdrawn: 0 },
    });
  });

  it('withdraws waiting messages and adds no more when it is stopped', async () => {
    await subscribers(6);
    const { id } = await draft();
    await send(id);
    await batch();
    await sendMail(site);
    expect((await stop(id)).body).toMatchObject({ status: 'canceled' });
    pass(120_000);
    await batch();
    await sendMail(site);
    expect((await read(id)).counts).toEqual({ pending: 0, sent: 1, failed: 0, withdrawn: 2 });
    expect((await stop(id)).status).toBe(200);
    const changed = await staff('PATCH', `/api/updates/${id}`, {
      body: { audience: 'volunteers' },
    });
    expect(changed.status).toBe(409);
    expect((await staff('DELETE', `/api/updates/${id}`)).status).toBe(409);
  });
});

describe('audience', () => {
  it('leaves out people who did not confirm, who unsubscribe meanwhile, or whom mail may harm', async () => {
    await subscribers(3);
    await site.db.insert(newsletters).values({ email: 'unconfirmed@example.org' });
    await site.visitor('POST', '/api/members', {
      body: { ...samples.application, email: 'sub2@example.org', homeSafety: 'NOT SAFE' },
    });
    await site.db.delete(outbox);
    const { id } = await draft();
    expect((await send(id)).body).toMatchObject({ recipients: 3 });
    await batch();
    await site.db
      .update(newsletters)
      .set({ isActive: false })
      .where(eq(newsletters.email, 'sub1@example.org'));
    pass(60_000);
    await sendMail(site);
    const states = (await mails()).map(({ recipient, status }) => `${recipient} ${status}`);
    expect(states).toEqual([
      'sub0@example.org sent',
      'sub1@example.org withdrawn',
      'sub2@example.org withdrawn',
    ]);
  });

  it('sends to each accepted volunteer once, until they unsubscribe', async () => {
    for (const email of ['Twice@example.org', 'twice@example.org', 'new@example.org']) {
      await site.visitor('POST', '/api/get-involved-submissions', {
        body: { ...samples.volunteer, email },
      });
      pass(1_000);
    }
    await site.db
      .update(getInvolvedSubmissions)
      .set({ status: 'completed' })
      .where(ilike(getInvolvedSubmissions.email, 'twice%'));
    await site.db.delete(outbox);
    const first = await draft({ audience: 'volunteers' });
    expect((await send(first.id)).body).toMatchObject({ recipients: 1 });
    await batch();
    const [mail] = await mails();
    expect(await recipients()).toEqual(['twice@example.org']);
    const token = String(mail?.params.path).split('/').at(-1);
    await site.visitor('POST', '/api/newsletters/unsubscribe', { body: { token } });
    pass(60_000);
    await sendMail(site);
    expect((await mails())[0]).toMatchObject({ status: 'withdrawn' });
    const audiences = await staff('GET', '/api/updates/audiences');
    expect(audiences.body).toMatchObject({ volunteers: 0, newsletter: 0, perMinute: 3 });
  });
});

it('keeps the counts of an update when a recipient is erased', async () => {
  await subscribers(1);
  const { id } = await draft();
  await send(id);
  await batch();
  await sendMail(site);
  const [{ id: subscriberId } = { id: 0 }] = await site.db.select().from(newsletters);
  const fresh = await site.signIn();
  const erased = await fresh('DELETE', `/api/newsletters/${subscriberId}?reason=asked`);
  expect(erased.status, erased.text).toBe(200);
  expect(JSON.stringify(await mails())).not.toContain('sub0@example.org');
  expect((await read(id)).counts).toMatchObject({ sent: 1 });
});
