// Rate limits and stored responses when a public form is sent again.
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { dayMs } from '#domain/calendar/durations';
import { openSite, samples } from '../../tests/api/harness.ts';
import { idempotencyKeys, rateLimits } from '../db/schema/requests.ts';
import { deleteOldKeys } from './idempotency.ts';
import { deleteEmptyBuckets } from './throttle.ts';

const site = openSite();
const burst = 30;
let networks = 0;
const newNetwork = () => `198.51.${networks++}.1`;

const forms = {
  '/api/contacts': { body: samples.contact, table: 'contacts' },
  '/api/donations': { body: samples.donation, table: 'donations' },
  '/api/get-involved-submissions': {
    body: samples.volunteer,
    table: 'get_involved_submissions',
  },
};

describe.each(Object.entries(forms))(
  'post to %s that the database could not store',
  (path, form) => {
    const failing = sql.identifier(`${form.table}_disk_full`);
    const fillDisk = async () => {
      await site.db.execute(sql`create function ${failing}() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
      await site.db.execute(sql`create trigger disk_full before insert
      on ${sql.identifier(form.table)} for each row execute function ${failing}()`);
    };
    const freeDisk = () => site.db.execute(sql`drop function if exists ${failing} cascade`);
    afterEach(freeDisk);

    const send = async (address: string, at: number) => {
      const headers = { 'idempotency-key': `repeated-${path}-${at}` };
      return (await site.visitor('POST', path, { body: form.body, address, headers })).status;
    };
    const sendMany = async (address: string) => {
      const statuses = new Set<number>();
      for (let at = 0; at < burst; at += 1) statuses.add(await send(address, at));
      return [...statuses];
    };

    it('does not count against the rate limit when a failed form is retried with the same key', async () => {
      site.clock.stoppedAt = Date.now();
      const address = newNetwork();
      await fillDisk();
      expect(await sendMany(address)).toEqual([503]);
      await freeDisk();
      expect(await sendMany(address), 'sent again').toEqual([201]);
      expect(await sendMany(address), 'responses lost').toEqual([201]);
      expect(await send(address, burst), 'one more').toBe(429);
    });
  },
);

describe('text sent twice from a page without scripts', () => {
  const send = async (address: string) => {
    const headers = { 'idempotency-key': 'typed-same-text', 'x-sent-without-script': 'true' };
    const response = await site.visitor('POST', '/api/members', {
      body: samples.application,
      address,
      headers,
    });
    expect(response.status).toBe(201);
    return (response.body as { reference: string }).reference;
  };

  it('returns the first reference when the same network sends the text again', async () => {
    const address = newNetwork();
    expect(await send(address)).toBe(await send(address));
  });

  it('returns a new reference when another network sends the text', async () => {
    expect(await send(newNetwork())).not.toBe(await send(newNetwork()));
  });

  it('treats the text as a new request after an hour', async () => {
    const address = newNetwork();
    const first = await send(address);
    site.clock.offsetMs += 59 * 60_000;
    expect(await send(address)).toBe(first);
    site.clock.offsetMs += 2 * 60_000;
    expect(await send(address)).not.toBe(first);
  });
});

it('stores the network of a form only as a hash, and deletes it after 2 days', async () => {
  delete site.clock.stoppedAt;
  const headers = { 'idempotency-key': 'typed-network-text', 'x-sent-without-script': 'true' };
  const network = '203.0.113.';
  const { status } = await site.visitor('POST', '/api/contacts', {
    body: samples.contact,
    address: `${network}77`,
    headers,
  });
  expect(status).toBe(201);
  const stored = async () => [
    ...(await site.db.select().from(rateLimits)),
    ...(await site.db.select().from(idempotencyKeys)),
  ];
  const rows = JSON.stringify(await stored());
  expect(rows).toContain('typed-network-text');
  expect(rows).not.toContain(network);
  const later = new Date(site.now().getTime() + 2 * dayMs + 1);
  await deleteOldKeys(site.db, later);
  await deleteEmptyBuckets(site.db, later);
  expect(await stored()).toEqual([]);
});
