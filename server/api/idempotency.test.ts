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

const forms = {
  '/api/contacts': samples.contact,
  '/api/donations': samples.donation,
  '/api/get-involved-submissions': samples.volunteer,
  '/api/members': samples.application,
};
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

  describe('with a revision', () => {
    const revise = (key: string, revision: number, body: object, path = '/api/contacts') =>
      site.visitor('POST', path, {
        body,
        headers: { 'idempotency-key': key, 'idempotency-revision': String(revision) },
      });

    it.each(Object.entries(forms))(
      'updates the row of %s when a retry has a higher revision',
      async (path, body) => {
        const named = (name: string) => {
          const changed: Record<string, unknown> = { ...body };
          for (const key of ['name', 'donorName', 'lastName']) if (key in body) changed[key] = name;
          return changed;
        };
        const key = `revised-${path}`;
        const first = await revise(key, 1, named('Lostresponse'), path);
        const second = await revise(key, 2, named('Newesttext'), path);
        expect([first.status, second.status]).toEqual([201, 201]);
        expect(second.body).toEqual(first.body);
        const { reference } = second.body as { reference: string };
        const rows = (await staff('GET', `${path}?search=${reference}`)).body;
        expect(rows).toHaveLength(1);
        expect(JSON.stringify(rows)).toContain('Newesttext');
        expect(JSON.stringify(rows)).not.toContain('Lostresponse');
      },
    );

    it('ignores a delayed request whose revision is older than the stored one', async () => {
      const text = (message: string) => ({ ...samples.contact, message });
      await revise('overtaken', 1, text('first'));
      const third = await revise('overtaken', 3, text('third'));
      const late = await revise('overtaken', 2, text('second'));
      expect(late.body).toEqual(third.body);
      expect(late.headers.get('idempotency-replayed')).toBe('true');
      const { reference } = third.body as { reference: string };
      expect((await staff('GET', `/api/contacts?search=${reference}`)).body).toMatchObject([
        { message: 'third' },
      ]);
    });

    it('creates a new case that names the replaced one when staff changed the first case', async () => {
      const first = await revise('worked-on', 1, samples.application, '/api/members');
      const { reference } = first.body as { reference: string };
      const [row] = (await staff('GET', `/api/members?search=${reference}`)).body as {
        id: number;
      }[];
      await staff('PATCH', `/api/members/${row?.id}`, { body: { priority: 'high' } });
      const questions = 'Please call after six.';
      const body = { ...samples.application, questions };
      const second = await revise('worked-on', 2, body, '/api/members');
      const other = (second.body as { reference: string }).reference;
      expect(other).not.toBe(reference);
      const [newer] = (await staff('GET', `/api/members?search=${other}`)).body as { id: number }[];
      expect((await staff('GET', `/api/members/${newer?.id}`)).body).toMatchObject({
        notes: questions,
        additionalInfo: { replaces: reference },
      });
    });

    it('returns 400 when the revision is not a number', async () => {
      const headers = { 'idempotency-key': 'no-number', 'idempotency-revision': 'x' };
      const response = await site.visitor('POST', '/api/contacts', {
        body: samples.contact,
        headers,
      });
      expect(response.status).toBe(400);
    });
  });

  it('treats the same key on another form as a different key', async () => {
    expect((await once('two-forms')).status).toBe(201);
    expect((await once('two-forms', samples.donation, '/api/donations')).status).toBe(201);
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
