// Tests that nothing a person types reaches the log, even when the request fails.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSite, signInBeforeAll } from './harness.ts';
import {
  buildValidCalls,
  getCallAddress,
  prepareCallFixture,
  type ValidCall,
} from './valid-calls.ts';

const site = openSite();
const staff = signInBeforeAll(site);
let calls: ValidCall[];
beforeAll(async () => {
  calls = Object.values(buildValidCalls(await prepareCallFixture(site, staff)));
});

const marker = 'Qzxmarker';

/** The value with a marker added to every text, in the given form. */
function marked(value: unknown, end: string): unknown {
  if (typeof value === 'string') return value.includes('@') ? `${marker}@example.org` : value + end;
  if (Array.isArray(value)) return value.map((part) => marked(part, end));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part, end)]));
}

async function sendAll(caller: typeof site.visitor, end: string) {
  for (const call of calls) {
    if (/log(in|out)$/.test(call.path)) continue;
    const query = call.query && (marked(call.query, end) as Record<string, string>);
    const body = call.body && (marked(call.body, end) as object);
    await caller(call.method, getCallAddress({ ...call, ...(query && { query }) }), { body });
    await caller(call.method, `${call.path}/${marker}`, { body });
    if (call.body) await caller(call.method, call.path, { raw: `{"a": "${marker}` });
  }
}

describe('log', () => {
  it('contains nothing that visitors or staff sent', async () => {
    for (const end of [` ${marker}`, `${marker}\0`, `${marker}\ud800`]) {
      await sendAll(site.visitor, end);
      await sendAll(staff, end);
    }
    expect(site.logged.join('')).not.toContain(marker);
  });

  it('contains no values of a query that the database refused', async () => {
    const lines = site.logged.length;
    await site.db.execute(sql`alter table contacts rename column message to moved`);
    const response = await site.visitor('POST', '/api/contacts', {
      body: {
        name: marker,
        email: `${marker}@example.org`,
        subject: marker,
        message: marker,
      },
    });
    await site.db.execute(sql`alter table contacts rename column moved to message`);
    expect(response.status).toBe(500);
    expect(response.text).not.toContain(marker);
    const written = site.logged.slice(lines);
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      msg: 'unexpected error',
      err: { code: '42703' },
    });
    expect(written.join('')).not.toContain(marker);
  });

  it('contains no cookie, token, password or network address', async () => {
    const login = await site.visitor('POST', '/api/admin/login', {
      body: { username: 'casey', password: 'a long enough password' },
      address: '203.0.113.250',
    });
    const written = site.logged.join('');
    for (const secret of [staff.token, staff.cookie, 'a long enough password', '203.0.113.250']) {
      expect(written).not.toContain(secret);
    }
    expect(written).not.toContain((login.body as { token: string }).token);
  });
});

describe('errors shown to visitors', () => {
  it('repeats nothing of the request in an error shown to visitors', async () => {
    for (const call of calls) {
      const body = call.body && (marked(call.body, `${marker}\0`) as object);
      const response = await site.visitor(call.method, `${call.path}?cursor=${marker}`, { body });
      if (response.status >= 400) expect(response.text, call.path).not.toContain(marker);
    }
  });
});
