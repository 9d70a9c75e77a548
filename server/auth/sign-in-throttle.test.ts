// Tests that guessing passwords is limited and cannot lock the owner out.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// Counts how often a password is verified.
vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const cheap = await importOriginal();
  return { ...cheap, verify: vi.fn(cheap.verify) };
});
// Test files share modules: load fresh ones here and leave none behind.
vi.resetModules();
const { verify } = await import('@node-rs/argon2');
const { openSite, password } = await import('../../tests/api/harness.ts');
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

const site = openSite();
beforeAll(async () => {
  site.clock.stoppedAt = Date.now();
  await site.signIn('casey');
});
// Every test begins with full rate limits.
beforeEach(() => {
  site.clock.offsetMs += 3_600_000;
});

const accountBurst = 10;
const networkBurst = 30;
let networks = 0;
const anotherNetwork = () => `203.0.${networks++}.1`;
const guess = (options: { username?: string; address?: string; cookie?: string } = {}) =>
  site.visitor('POST', '/api/admin/login', {
    body: { username: options.username ?? 'casey', password: 'a wrong guess' },
    address: options.address ?? anotherNetwork(),
    headers: options.cookie === undefined ? {} : { cookie: options.cookie },
  });
const enter = (cookie = '', address = anotherNetwork()) =>
  site.visitor('POST', '/api/admin/login', {
    body: { username: 'casey', password },
    address,
    headers: cookie === '' ? {} : { cookie },
  });
const statuses = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map((response) => response.status);

describe('wrong sign-ins', () => {
  it('limits attempts on one account from many networks and sends Retry-After', async () => {
    for (let tries = 0; tries < accountBurst; tries++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    site.clock.offsetMs += 31_000;
    expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  it('applies the sign-in limit to simultaneous attempts', async () => {
    const all = await statuses(Array.from({ length: 25 }, () => guess()));
    expect(all.filter((status) => status === 401)).toHaveLength(accountBurst);
    expect(all.filter((status) => status === 429)).toHaveLength(25 - accountBurst);
  });

  it('limits attempts on many accounts from one network', async () => {
    const address = anotherNetwork();
    const tries = Array.from({ length: networkBurst + 2 }, (_, at) =>
      guess({ username: `guess-${at}`, address }),
    );
    const all = await statuses(tries);
    expect(all.filter((status) => status === 429)).toHaveLength(2);
    expect((await guess({ username: 'guess-other' })).status).toBe(401);
  });

  it('does not lock out a browser that has signed in before', async () => {
    const known = (await enter()).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    await statuses(Array.from({ length: accountBurst + 1 }, () => guess()));
    expect((await enter()).status).toBe(429);
    expect((await enter(known)).status).toBe(200);
  });

  it('does not lock out the owner on a known network in any browser', async () => {
    const address = anotherNetwork();
    await enter('', address);
    await statuses(Array.from({ length: accountBurst + 1 }, () => guess()));
    expect((await enter()).status).toBe(429);
    expect((await enter('', address)).status).toBe(200);
  });

  it('limits a known browser too, and forgets it after a password reset', async () => {
    const deviceOf = async () =>
      (await enter()).headers
        .getSetCookie()
        .map((line) => line.split(';')[0] ?? '')
        .find((line) => line.startsWith('wwi_device=')) ?? '';
    const cookie = await deviceOf();
    expect(await deviceOf(), 'random').not.toBe(cookie);
    const tries = await statuses(Array.from({ length: accountBurst + 1 }, () => guess({ cookie })));
    expect(tries.filter((status) => status === 429)).toHaveLength(1);
    const other = await deviceOf();
    const { resetPassword } = await import('./staff-accounts.ts');
    await resetPassword(site.db, 'casey', password);
    await statuses(Array.from({ length: accountBurst }, () => guess()));
    expect((await enter(other)).status).toBe(429);
  });

  it('does not accept a device cookie made from a backup', async () => {
    await enter();
    const { excludedTables } = await import('../backup/catalog.ts');
    expect(excludedTables).toContain('staff_devices');
    const [row] = await site.db.query.staffDevices.findMany();
    const { sign } = await import('../api/secrets.ts');
    const { loadSecret } = await import('../api/secrets.ts');
    const forged = sign(await loadSecret(site.db), 'device:casey');
    await statuses(Array.from({ length: accountBurst }, () => guess()));
    for (const value of [forged, row?.tokenHash ?? '']) {
      expect((await enter(`wwi_device=${value}`)).status).toBe(429);
    }
  });

  it('remembers at most ten browsers per account', async () => {
    for (let at = 0; at < 12; at++) await enter();
    const casey = await site.db.query.staffAccounts.findFirst({
      where: (account, { eq }) => eq(account.username, 'casey'),
    });
    const devices = await site.db.query.staffDevices.findMany();
    expect(devices.filter(({ staffId }) => staffId === casey?.id)).toHaveLength(10);
  });

  it('treats a browser of another account as unknown', async () => {
    const { cookie } = await site.signIn('morgan');
    expect(cookie).toContain('wwi_device=');
    await statuses(Array.from({ length: accountBurst }, () => guess({ cookie })));
    expect((await guess({ cookie })).status).toBe(429);
  });

  it('does not lock out the browser in which the owner set a password by a link', async () => {
    const owner = await site.signIn('morgan');
    const casey = await site.db.query.staffAccounts.findFirst({
      where: (account, { eq }) => eq(account.username, 'casey'),
    });
    const link = await owner('POST', `/api/accounts/${casey?.id}/link`);
    const token = (link.body as { path: string }).path.split('#')[1] ?? '';
    const chosen = 'lentil kayak fjord umbra';
    const set = await site.visitor('POST', '/api/admin/welcome', {
      body: { token, password: chosen },
      address: anotherNetwork(),
    });
    const [device = ''] = set.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    await statuses(Array.from({ length: accountBurst + 1 }, () => guess()));
    const entering = (cookie: string) =>
      site.visitor('POST', '/api/admin/login', {
        body: { username: 'casey', password: chosen },
        address: anotherNetwork(),
        headers: { cookie },
      });
    expect(await statuses([entering(''), entering(device)])).toEqual([429, 200]);
    // The link may have been intercepted, so owners are notified of the new device.
    const notices = (await owner('GET', '/api/notices')).body as { action: string; at: string }[];
    const latest = notices.filter(({ action }) => action === 'new-device').map(({ at }) => at);
    expect(latest).toContain(site.now().toISOString());
    const { resetPassword } = await import('./staff-accounts.ts');
    await resetPassword(site.db, 'casey', password);
  });

  it('resets the limit after a successful sign-in', async () => {
    for (let tries = 0; tries < accountBurst - 1; tries++) await guess();
    expect((await enter()).status).toBe(200);
    for (let tries = 0; tries < accountBurst; tries++) expect((await guess()).status).toBe(401);
  });

  it('does not hash the password of a refused attempt', async () => {
    await statuses(Array.from({ length: accountBurst }, () => guess()));
    expect(verify).toHaveBeenCalled();
    vi.mocked(verify).mockClear();
    expect(await statuses([enter(), guess(), enter()])).toEqual([429, 429, 429]);
    expect(verify).not.toHaveBeenCalled();
  });
});
