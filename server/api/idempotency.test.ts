// Retries of public forms with an idempotency key, one after the other and concurrently.
import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSite, samples } from '../../tests/api/harness.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { contacts } from '../db/schema/public.ts';
import { idempotencyKeys } from '../db/schema/requests.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeEach(async () => {
  // Each test starts with unused rate limits and a fresh session.
  site.clock.offsetMs += 3_600_000;
  staff = await site.signIn();
});

/** Stays within the connection pool: a request that waits for a connection too long is refused. */
const atOnce = 8;

describe('idempotency key', () => {
  const total = async (table: typeof contacts | typeof members | typeof auditEntries) =>
    (await site.db.select({ total: count() }).from(table))[0]?.total ?? 0;
  const once = (key: string, body: object = samples.contact, path = '/api/contacts') =>
    site.visitor('POST', path, { body, headers: { 'idempotency-key': key } });

  it('creates one row when requests with the same key arrive at once', async () => {
    const before = [await total(contacts), await total(auditEntries)];
    const responses = await Promise.all(Array.from({ length: atOnce }, () => once('all-at-once')));
    expect(new Set(responses.map((response) => response.text)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect([await total(contacts), await total(auditEntries)]).toEqual(
      before.map((rows) => rows + 1),
    );
  });

  it('returns 409 when the key is reused with another body', async () => {
    await once('other-body');
    const response = await once('other-body', { ...samples.contact, message: 'Another' });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ error: { code: 'conflict' } });
  });

  it('treats the same key on another form as a different key', async () => {
    expect((await once('two-forms')).status).toBe(201);
    expect((await once('two-forms', samples.donation, '/api/donations')).status).toBe(201);
  });

  it('treats the same key for another row as a different key', async () => {
    await once('first-person', samples.application, '/api/members');
    await once('second-person', samples.application, '/api/members');
    const rows = (await staff('GET', '/api/members?limit=2')).body as { id: number }[];
    for (const { id } of rows) {
      const headers = { 'idempotency-key': 'shared-key' };
      const body = { reason: 'They called us' };
      const response = await staff.bare('POST', `/api/members/${id}/open`, { body, headers });
      expect(response.status).toBe(201);
      expect(response.headers.get('idempotency-replayed')).toBeNull();
    }
  });

  it('accepts the key again when the first request failed', async () => {
    const before = await total(members);
    const bad = { ...samples.application, firstName: '' };
    expect((await once('first-bad', bad, '/api/members')).status).toBe(422);
    expect((await once('first-bad', samples.application, '/api/members')).status).toBe(201);
    expect(await total(members)).toBe(before + 1);
  });

  it.each(['short', 'with space', 'x'.repeat(201), 'tab\tinside'])(
    'rejects the invalid key %j',
    async (key) => {
      expect((await once(key)).status).toBe(400);
    },
  );

  it('stores no text that a visitor typed', async () => {
    await once('keeps-nothing', { ...samples.contact, message: 'Hidemarker' });
    const kept = JSON.stringify(await site.db.select().from(idempotencyKeys));
    expect(kept).not.toMatch(/Hidemarker|ana@example/i);
  });
});
