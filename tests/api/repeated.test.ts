// What is sent again is done once. The tests are made from the route table.
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { contentsOf } from './contents.ts';
import { openSite } from './harness.ts';
import { type Ground, prepareGround, validCalls } from './valid-calls.ts';

// Replies are refused without a mail server; nothing is sent here.
const site = openSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
let staff: Awaited<ReturnType<typeof site.signIn>>;
let ground: Ground;
beforeAll(async () => {
  // That a session was seen is stored once a minute.
  site.clock.stoppedAt = Date.now();
  staff = await site.signIn();
  ground = await prepareGround(site, staff);
});

const posts = routes.filter((route) => route.method === 'POST');
const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;

/** Nothing is left out in silence: a POST without a key says why. */
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
];
/** The calls that others make from the outside. */
const keyOptional = [
  'POST /api/contacts',
  'POST /api/donations',
  'POST /api/get-involved-submissions',
  'POST /api/members',
  'POST /api/service-records',
  'POST /api/member-progress',
];

describe('every POST', () => {
  it('needs a key, may have one, or says why it has no use for it', () => {
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
/** What a request leaves behind by itself, stored or not. */
async function stored() {
  // Who read what is written a moment later.
  await site.reads.flush();
  const { idempotency_keys: _, rate_limits: __, ...contents } = await contentsOf(site.db);
  return contents;
}

const repeatable = posts.filter((route) => !withoutKey.includes(nameOf(route)));
const callers = repeatable.flatMap((route) => [
  ...(route.access === 'public' ? [{ name: nameOf(route), who: 'a visitor' }] : []),
  ...(route.access === 'staff' || route.usesSession ? [{ name: nameOf(route), who: 'staff' }] : []),
]);

describe.each(callers)('$name of $who', ({ name, who }) => {
  const send = (key: string | undefined, patch: object = {}) => {
    const call = validCalls(ground)[name] ?? expect.unreachable('every route needs a sample');
    const body = { ...(who === 'staff' ? (call.staffBody ?? call.body) : call.body), ...patch };
    const caller = who === 'staff' ? staff.bare : site.visitor;
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    return caller(call.method, call.path, { body, headers });
  };
  const expectDone = (status: number) => expect([200, 201]).toContain(status);

  it('twice with one key is done once, with one response', async () => {
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

  it('twice at once with one key is done once', async () => {
    const key = newKey();
    const both = await Promise.all([send(key), send(key)]);
    for (const { status } of both) expectDone(status);
    expect(both[0].body).toEqual(both[1].body);
    const replayed = both.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    expect(replayed).toHaveLength(1);
  });

  it('with a key that is none is refused', async () => {
    expect((await send('short')).status).toBe(400);
  });

  it('without a key is taken where it may, and refused where it must have one', async () => {
    const response = await send(undefined);
    if (keyOptional.includes(name)) expectDone(response.status);
    else {
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ error: { code: 'idempotency-key-missing' } });
    }
  });
});

describe('a key of staff', () => {
  it('is another key in another account', async () => {
    const dana = await site.signIn('dana');
    const call = validCalls(ground)['POST /api/reminders'] ?? expect.unreachable();
    const send = (who: typeof staff) =>
      who.bare('POST', call.path, {
        body: call.body,
        headers: { 'idempotency-key': 'shared-key' },
      });
    const [mine, hers] = [await send(staff), await send(dana)];
    expect([mine.status, hers.status]).toEqual([201, 201]);
    expect((hers.body as { id: number }).id).not.toBe((mine.body as { id: number }).id);
  });

  it('whose response was lost is still known to the next process', async () => {
    const key = newKey();
    const call = validCalls(ground)['POST /api/public-events'] ?? expect.unreachable();
    const headers = { 'idempotency-key': key };
    const lost = await staff.bare('POST', call.path, { body: call.body, headers });
    const through = site.start();
    const found = await staff.bare('POST', call.path, { body: call.body, headers, through });
    expect(found.body).toEqual(lost.body);
    expect(found.headers.get('idempotency-replayed')).toBe('true');
  });
});
