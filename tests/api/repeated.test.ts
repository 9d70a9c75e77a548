// Tests that a repeated request takes effect once; the cases come from the route table.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { readContents } from './contents.ts';
import { openSite } from './harness.ts';
import {
  buildValidCalls,
  type CallFixture,
  prepareCallFixture,
  prepareImports,
  prepareMerge,
  prepareSiteDrafts,
} from './valid-calls.ts';
import { isVersioned, readVersion } from './versions.ts';

// Replies need mail settings; no mail is sent.
const site = openSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
let staff: Awaited<ReturnType<typeof site.signIn>>;
let ground: CallFixture;
beforeAll(async () => {
  // The time a session was last seen is stored once a minute; a stopped clock keeps it unchanged.
  site.clock.stoppedAt = Date.now();
  staff = await site.signIn();
  ground = await prepareCallFixture(site, staff);
});

const posts = routes.filter((route) => route.method === 'POST');
const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;

/** Routes that need no key; each must give its reason in the route table. */
const withoutKey = [
  'POST /api/chat',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/confirm',
  'POST /api/admin/login/code',
  'POST /api/my-codes',
  'POST /api/my-codes/offer',
  'POST /api/my-codes/recovery',
  'POST /api/my-codes/end',
  'POST /api/accounts/{id}/reset-factors',
  'POST /api/admin/login/passkey',
  'POST /api/admin/confirm/passkey',
  'POST /api/my-passkeys',
  'POST /api/my-passkeys/offer',
  'POST /api/my-passkeys/{id}/name',
  'POST /api/my-passkeys/{id}/remove',
  'POST /api/admin/welcome',
  'POST /api/admin/password',
  'POST /api/my-sessions/{id}/end',
  'POST /api/accounts',
  'POST /api/accounts/{id}/link',
  'POST /api/presence',
  'POST /api/texts',
  'POST /api/newsletters',
  'POST /api/newsletters/confirm',
  'POST /api/newsletters/unsubscribe',
  'POST /api/imports/{id}/rows',
];
/** Routes that external clients may call without a key. */
const keyOptional = [
  'POST /api/contacts',
  'POST /api/donations',
  'POST /api/get-involved-submissions',
  'POST /api/members',
  'POST /api/service-records',
  'POST /api/member-progress',
];

describe('POST routes', () => {
  it('requires a key, accepts one, or states why none is needed on every POST route', () => {
    const kind = (name: string) => {
      const { idempotency } = posts.find((one) => nameOf(one) === name) ?? expect.unreachable();
      return typeof idempotency === 'object' ? idempotency.nothingToRepeat : idempotency;
    };
    for (const name of posts.map(nameOf)) {
      if (withoutKey.includes(name)) expect(kind(name), name).toMatch(/\w+ \w+/);
      else {
        const expected = keyOptional.includes(name) ? 'key-optional' : 'key-required';
        expect(kind(name), name).toBe(expected);
      }
    }
  });
});

let keys = 0;
const newKey = () => `a-key-of-its-own-${keys++}`;
/** All tables except those that every request writes to. */
async function stored() {
  // The access log is written with a delay.
  await site.reads.flush();
  const { idempotency_keys: _, rate_limits: __, ...contents } = await readContents(site.db);
  return contents;
}

const repeatable = posts.filter((route) => !withoutKey.includes(nameOf(route)));
const callers = repeatable.flatMap((route) => [
  ...(route.access === 'public' ? [{ name: nameOf(route), who: 'a visitor' }] : []),
  ...(route.access === 'staff' || route.usesSession ? [{ name: nameOf(route), who: 'staff' }] : []),
]);

describe.each(callers)('$name of $who', ({ name, who }) => {
  let version: Record<string, string> = {};
  beforeEach(async () => {
    // A case is merged once, and a merge is undone once.
    if (name.endsWith('merge')) ground = { ...ground, ...(await prepareMerge(staff)) };
    // A field has one draft, which is published once.
    if (name.includes('/api/site-')) ground = { ...ground, ...(await prepareSiteDrafts(site.db)) };
    // A step of an import is taken once.
    if (name.includes('/imports/'))
      ground = { ...ground, ...(await prepareImports(site.db, ground.memberId)) };
    const { path = '' } = buildValidCalls(ground)[name] ?? {};
    // A write that names a version is sent again with the same one.
    version = isVersioned(path) ? { 'if-match': `"${await readVersion(site.db, path, {})}"` } : {};
  });
  const send = (key: string | undefined, patch: object = {}) => {
    const call = buildValidCalls(ground)[name] ?? expect.unreachable('every route needs a sample');
    const body = { ...(who === 'staff' ? (call.staffBody ?? call.body) : call.body), ...patch };
    const caller = who === 'staff' ? staff.bare : site.visitor;
    const headers = { ...(key === undefined ? {} : { 'idempotency-key': key }), ...version };
    return caller(call.method, call.path, { body, headers });
  };
  const expectDone = (status: number) => expect([200, 201]).toContain(status);

  it('takes effect once and returns the same response when repeated with one key', async () => {
    const key = newKey();
    const first = await send(key);
    expectDone(first.status);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    const after = await stored();
    const second = await send(key);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await stored()).toEqual(after);
  });

  it('takes effect once when sent twice at the same time with one key', async () => {
    const key = newKey();
    const both = await Promise.all([send(key), send(key)]);
    for (const { status } of both) expectDone(status);
    expect(both[0].body).toEqual(both[1].body);
    const replayed = both.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    expect(replayed).toHaveLength(1);
  });

  it('returns 400 for a malformed key', async () => {
    expect((await send('short')).status).toBe(400);
  });

  it('accepts a request without a key only where the key is optional', async () => {
    const response = await send(undefined);
    if (keyOptional.includes(name)) expectDone(response.status);
    else {
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ error: { code: 'idempotency-key-missing' } });
    }
  });
});

describe('idempotency keys of staff', () => {
  it('keeps the idempotency keys of different accounts apart', async () => {
    const dana = await site.signIn('dana');
    const call = buildValidCalls(ground)['POST /api/reminders'] ?? expect.unreachable();
    const send = (who: typeof staff) =>
      who.bare('POST', call.path, {
        body: call.body,
        headers: { 'idempotency-key': 'shared-key' },
      });
    const [mine, hers] = [await send(staff), await send(dana)];
    expect([mine.status, hers.status]).toEqual([201, 201]);
    expect((hers.body as { id: number }).id).not.toBe((mine.body as { id: number }).id);
  });

  it('stores an idempotency key for the next process when the response was lost', async () => {
    const key = newKey();
    const call = buildValidCalls(ground)['POST /api/public-events'] ?? expect.unreachable();
    const headers = { 'idempotency-key': key };
    const lost = await staff.bare('POST', call.path, { body: call.body, headers });
    const through = site.start();
    const found = await staff.bare('POST', call.path, { body: call.body, headers, through });
    expect(found.body).toEqual(lost.body);
    expect(found.headers.get('idempotency-replayed')).toBe('true');
  });
});
