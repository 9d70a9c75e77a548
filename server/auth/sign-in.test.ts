// Tests signing in and out, and the lifetime of sessions.
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pace } from '../../tests/api/cheap-argon2.ts';
import { openSite, password } from '../../tests/api/harness.ts';
import { staffSessions } from '../db/schema/accounts.ts';
import { addStaff } from './staff-accounts.ts';

const site = openSite({ TRUST_PROXY: 'on' });
beforeAll(async () => {
  await addStaff(site.db, 'casey', password);
});

type Login = { username?: string; password?: string; headers?: Record<string, string> };
const login = ({ headers = {}, ...body }: Login = {}) =>
  site.visitor('POST', '/api/admin/login', {
    body: { username: 'casey', password, ...body },
    headers,
  });
const cookiesOf = (response: { headers: Headers }) => response.headers.getSetCookie();
const pairs = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');
const session = (cookie: string, headers: Record<string, string> = {}) =>
  site.visitor('GET', '/api/admin/session', { headers: { cookie, ...headers } });
const minutes = (count: number) => count * 60_000;

describe('signing in', () => {
  it('returns the username, a token for writes, and the end of the session', async () => {
    const response = await login();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      username: 'casey',
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.any(String),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('accepts the username in any case and with spaces around it', async () => {
    expect((await login({ username: ' Casey ' })).body).toMatchObject({ username: 'casey' });
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const [cookie] = cookiesOf(await login());
    expect(cookie).toMatch(/^wwi_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain('Secure');
  });

  it('sets a cookie without an age, so that it ends with the browser', async () => {
    expect(cookiesOf(await login())[0]).not.toMatch(/Max-Age|Expires/);
  });

  it.each([
    ['https', 'http'],
    ['http', 'https'],
  ])('refuses a sign-in over %s from a page of the same host over %s', async (own, other) => {
    const headers = { 'x-forwarded-proto': own, origin: `${other}://site.test` };
    expect((await login({ headers })).status).toBe(403);
    expect((await login({ headers: { ...headers, origin: `${own}://site.test` } })).status).toBe(
      200,
    );
  });

  it('binds the cookie to https when signed in over https', async () => {
    const response = await login({
      headers: { 'x-forwarded-proto': 'https', origin: 'https://site.test' },
    });
    for (const cookie of cookiesOf(response)) expect(cookie).toMatch(/; Secure$/);
    expect(cookiesOf(response)[0]).toMatch(/^__Host-wwi_session=/);
    const cookie = pairs(cookiesOf(response));
    expect((await session(cookie, { 'x-forwarded-proto': 'https' })).status).toBe(200);
    expect((await session(cookie)).status).toBe(401);
  });

  it('stores only hashes of the tokens', async () => {
    const response = await login();
    const cookie = cookiesOf(response)[0]?.split(/[=;]/)[1] ?? '';
    const stored = JSON.stringify(await site.db.select().from(staffSessions));
    expect(stored).not.toContain(cookie);
    expect(stored).not.toContain((response.body as { token: string }).token);
  });

  it('ends the presented session and opens a new one on a second sign-in', async () => {
    const first = pairs(cookiesOf(await login()));
    const second = pairs(cookiesOf(await login({ headers: { cookie: first } })));
    expect(second).not.toBe(first);
    expect((await session(first)).status).toBe(401);
    expect((await session(second)).status).toBe(200);
  });

  it('does not adopt a session token chosen by somebody else', async () => {
    const chosen = `wwi_session=${'x'.repeat(43)}`;
    const cookie = pairs(cookiesOf(await login({ headers: { cookie: chosen } })));
    expect(cookie).not.toContain('x'.repeat(43));
    expect((await session(chosen)).status).toBe(401);
  });

  it('returns the time of the previous visit', async () => {
    const guest = await site.signIn('visits');
    expect((await guest('GET', '/api/admin/session')).body).toMatchObject({
      previousVisitAt: null,
    });
    const again = await site.signIn('visits');
    expect((await again('GET', '/api/admin/session')).body).toMatchObject({
      previousVisitAt: expect.any(String),
    });
  });
});

describe('failed sign-in', () => {
  it('responds identically to an unknown name and a wrong password', async () => {
    const unknown = await login({ username: 'nobody' });
    const wrong = await login({ password: 'not the password' });
    expect(unknown.status).toBe(401);
    expect(wrong.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.body).toEqual({
      error: { code: 'wrong-credentials', message: 'Invalid username or password' },
    });
    expect(cookiesOf(wrong)).toEqual([]);
  });

  it('takes about as long for an unknown name as for a wrong password', async () => {
    pace.isReal = true;
    onTestFinished(() => {
      pace.isReal = false;
    });
    const timed = async (credentials: Login) => {
      const start = performance.now();
      await login(credentials);
      return performance.now() - start;
    };
    const wrong: number[] = [];
    const unknown: number[] = [];
    // Alternate, so that load on the machine affects both alike.
    for (let round = 0; round < 5; round++) {
      wrong.push(await timed({ username: 'casey', password: 'wrong password' }));
      unknown.push(await timed({ username: `nobody-${round}`, password: 'wrong password' }));
    }
    const middle = (times: number[]) => times.toSorted((a, b) => a - b)[2] ?? 0;
    const ratio = middle(unknown) / middle(wrong);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it.each([
    ['username', ''],
    ['password', ''],
    ['password', 'x'.repeat(257)],
  ])('returns 422 without a usable %s and names the field', async (key, value) => {
    const response = await login({ [key]: value });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: { fields: { [key]: expect.any(String) } } });
  });

  it('returns 401 for a name with characters that cannot be stored', async () => {
    for (const username of ['ca\0sey', 'ca\ud800sey']) {
      expect((await login({ username })).status).toBe(401);
    }
  });
});

describe('session', () => {
  it('lasts twelve hours while used at least every half hour', async () => {
    const cookie = pairs(cookiesOf(await login()));
    for (let passed = 29; passed < 12 * 60; passed += 29) {
      site.clock.offsetMs += minutes(29);
      expect((await session(cookie)).status, `${passed} min`).toBe(200);
    }
    site.clock.offsetMs += minutes(29);
    expect((await session(cookie)).status).toBe(401);
  });

  it('ends a session on the server and in the browser at sign-out', async () => {
    const staff = await site.signIn('casey');
    const response = await staff('POST', '/api/admin/logout');
    expect(response.body).toEqual({ signedOut: true });
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(cookiesOf(response)[0]).toMatch(/^wwi_session=; Path=\/; Max-Age=0; /);
    expect((await session(staff.cookie)).status).toBe(401);
  });

  it('keeps the session of another browser open at sign-out', async () => {
    const desk = await site.signIn('casey');
    const phone = await site.signIn('casey');
    await desk('POST', '/api/admin/logout');
    expect((await session(phone.cookie)).status).toBe(200);
  });
});
