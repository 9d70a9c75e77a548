// Tests the newsletter: sign-up, confirmation, and unsubscribing.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailSettings, openSite, signInBeforeAll } from '../../tests/api/harness.ts';
import { secretLinks } from '../db/schema/links.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { outbox } from '../db/schema/outbox.ts';
import { newsletters } from '../db/schema/public.ts';
import { createLink, revokeLinks } from '../links/secret-links.ts';
import { removeOldSubscribers } from '../privacy/old-subscribers.ts';

const site = openSite(mailSettings);
const withoutMail = openSite();
const staff = signInBeforeAll(site);
beforeEach(async () => {
  for (const table of [newsletters, outbox, secretLinks]) await site.db.delete(table);
});

const email = 'ana@example.org';
const signUp = (typed = email, headers = {}) =>
  site.visitor('POST', '/api/newsletters', { body: { email: typed }, headers });
const press = (kind: 'confirm' | 'unsubscribe', token: string, address?: string) =>
  site.visitor('POST', `/api/newsletters/${kind}`, {
    body: { token },
    ...(address === undefined ? {} : { address }),
  });
const mails = () => site.db.select().from(outbox).orderBy(outbox.id);
const tokenOf = ({ params }: { params: Record<string, unknown> }) =>
  String(params.path).split('/').at(-1) ?? '';
const subscriber = async () => (await site.db.select().from(newsletters))[0];

async function subscribe(): Promise<number> {
  await signUp();
  const [mail] = await mails();
  await press('confirm', tokenOf(mail ?? expect.unreachable()));
  return (await subscriber())?.id ?? 0;
}
const unsubscribeLink = (subjectId: number, now = site.now()) =>
  site.db.transaction((tx) =>
    createLink(tx, {
      ...{ purpose: 'unsubscribe', subject: 'subscriber', subjectId, now },
      scope: { audience: 'newsletter' },
    }),
  );

describe('sign-up', () => {
  it('sends a link and subscribes the address only after its button was pressed', async () => {
    expect((await signUp(' Ana@Example.org ', { 'content-language': 'es' })).status).toBe(202);
    expect(await subscriber()).toMatchObject({ email, language: 'es', confirmedAt: null });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'subscribe', recipient: email, language: 'es' });
    expect(mail?.params.path).toMatch(/^\/es\/newsletter\/confirm\/[\w-]{22}$/);
    const token = tokenOf(mail ?? expect.unreachable());
    expect((await press('confirm', token)).status).toBe(200);
    const confirmed = await subscriber();
    expect(confirmed?.confirmedAt).not.toBeNull();
    // A second press changes nothing.
    expect((await press('confirm', token)).status).toBe(200);
    expect(await subscriber()).toEqual(confirmed);
    const stored = JSON.stringify(await site.db.select().from(secretLinks));
    expect(stored).not.toContain(token);
    expect(site.logged.join('')).not.toContain(token);
    expect(site.logged.join('')).not.toContain(email);
  });

  it('answers alike for a new address, a subscriber, and a bot, and mails only the new address', async () => {
    await subscribe();
    const subscribed = await signUp();
    const bot = await site.visitor('POST', '/api/newsletters', {
      body: { email: 'bot@example.org', homepage: 'https://example.org' },
    });
    const fresh = await signUp('new@example.org');
    expect([subscribed.body, bot.body]).toEqual([fresh.body, fresh.body]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email, 'new@example.org']);
  });

  it('sends at most three links a day to one mailbox, and only the newest works', async () => {
    for (const typed of [email, email, 'ANA@example.org', email]) await signUp(typed);
    const links = (await mails()).map(tokenOf);
    expect(links).toHaveLength(3);
    expect((await press('confirm', links[0] ?? '')).status).toBe(404);
    expect((await press('confirm', links[2] ?? '')).status).toBe(200);
  });

  it('returns 422 for an invalid address and 409 while the site cannot send mail', async () => {
    const refused = await signUp('ana');
    expect([refused.status, refused.body]).toMatchObject([422, { error: { code: 'invalid' } }]);
    const closed = await withoutMail.visitor('POST', '/api/newsletters', { body: { email } });
    expect(closed.status).toBe(409);
    expect(await withoutMail.db.$count(newsletters)).toBe(0);
  });
});

describe('unsubscribing', () => {
  it('stops all mail to the address, erases it within a day, and allows a new sign-up', async () => {
    const id = await subscribe();
    const token = await unsubscribeLink(id);
    expect((await press('unsubscribe', token)).status).toBe(200);
    expect((await press('unsubscribe', token)).status).toBe(200);
    expect(await subscriber()).toMatchObject({ isActive: false });
    await removeOldSubscribers(site.db, site.now());
    expect(await subscriber()).toMatchObject({ id, email: `erased-${id}`, searchText: '' });
    expect(JSON.stringify([await mails(), await site.db.select().from(secretLinks)])).not.toContain(
      email,
    );
    const log = await site.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.subject} = 'subscriber' and ${auditEntries.subjectId} = ${id}`);
    expect(log.map(({ action, actor }) => `${action} by ${actor}`)).toEqual([
      ...['received by visitor', 'completed by visitor', 'unsubscribed by visitor'],
      'erased by system',
    ]);
    await signUp();
    expect((await mails()).at(-1)).toMatchObject({ kind: 'subscribe', recipient: email });
  });

  it('does not let an old confirmation link subscribe the address again', async () => {
    await signUp();
    const confirm = tokenOf((await mails())[0] ?? expect.unreachable());
    await press('confirm', confirm);
    await press('unsubscribe', await unsubscribeLink((await subscriber())?.id ?? 0));
    expect((await press('confirm', confirm)).status).toBe(404);
    expect(await subscriber()).toMatchObject({ isActive: false });
  });
});

it('deletes a sign-up that nobody confirmed within 7 days, with its link and its mail', async () => {
  await signUp();
  await site.db
    .update(newsletters)
    .set({ createdAt: new Date(site.now().getTime() - 8 * 86_400_000) });
  await removeOldSubscribers(site.db, site.now());
  expect(await site.db.$count(newsletters)).toBe(0);
  expect(await site.db.$count(secretLinks)).toBe(0);
  expect(await mails()).toEqual([]);
});

describe('secret links', () => {
  it('returns the same response for unknown, expired, and revoked links and for links of another purpose', async () => {
    const id = await subscribe();
    const old = new Date(site.now().getTime() - 401 * 86_400_000);
    const revoked = await unsubscribeLink(id);
    const subject = { subject: 'subscriber', subjectId: id, now: site.now() } as const;
    await site.db.transaction((tx) => revokeLinks(tx, { ...subject, purpose: 'unsubscribe' }));
    const confirm = tokenOf((await mails())[0] ?? expect.unreachable());
    const answers = [];
    for (const token of ['unknown', await unsubscribeLink(id, old), revoked, confirm]) {
      const { status, body } = await press('unsubscribe', token);
      answers.push({ status, body });
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect(await subscriber()).toMatchObject({ isActive: true });
  });

  it('limits failures of one network but never refuses a valid link', async () => {
    const id = await subscribe();
    const address = '10.200.1.1';
    site.clock.stoppedAt = Date.now();
    const failures = [];
    for (let tries = 0; tries < 32; tries++) {
      failures.push((await press('unsubscribe', `wrong${tries}`, address)).status);
    }
    expect(failures.slice(29)).toEqual([404, 429, 429]);
    expect((await press('unsubscribe', await unsubscribeLink(id), address)).status).toBe(200);
    delete site.clock.stoppedAt;
  });

  it('counts the uses of a secret link', async () => {
    const id = await subscribe();
    const token = await unsubscribeLink(id);
    await press('unsubscribe', token);
    await press('unsubscribe', token);
    const [link] = await site.db
      .select()
      .from(secretLinks)
      .where(eq(secretLinks.purpose, 'unsubscribe'));
    expect(link).toMatchObject({ uses: 2, scope: { audience: 'newsletter' } });
    expect(link?.lastUsedAt).not.toBeNull();
  });
});

it('lists subscribers by state and finds an address', async () => {
  await subscribe();
  await signUp('waiting@example.org');
  const list = async (query: string) =>
    ((await staff('GET', `/api/newsletters${query}`)).body as { email: string }[]).map(
      (row) => row.email,
    );
  expect(await list('')).toEqual(['waiting@example.org', email]);
  expect(await list('?state=confirmed')).toEqual([email]);
  expect(await list('?search=waiting')).toEqual(['waiting@example.org']);
});
