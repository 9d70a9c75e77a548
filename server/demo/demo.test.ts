// Tests demo mode: its account and data, separate from real people's data.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase, openSite, startApi } from '../../tests/api/harness.ts';
import { createApi } from '../api.ts';
import { demoAccount } from '../auth/demo-account.ts';
import { addStaff } from '../auth/staff-accounts.ts';
import { loadEnv } from '../env.ts';
import { prepareDatabase } from '../http/process/prepare.ts';

const demo = openSite({ DEMO: 'on' });
beforeAll(async () => {
  await prepareDatabase(demo.database, demo.env);
});

type Staff = Awaited<ReturnType<typeof demo.signIn>>;

async function signInToDemo(): Promise<Pick<Staff, 'cookie'>> {
  const response = await demo.visitor('POST', '/api/admin/login', { body: demoAccount });
  expect(response.status).toBe(200);
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

describe('demo site', () => {
  it('shows its account on the sign-in screen and accepts it', async () => {
    const told = await demo.visitor('GET', '/api/admin/demo');
    expect(told.body).toEqual(demoAccount);
    await signInToDemo();
  });

  it('shows cases of every status and priority, late reminders, alerts, and all six forms', async () => {
    const { cookie } = await signInToDemo();
    const get = async (path: string) =>
      (await demo.visitor('GET', path, { headers: { cookie } })).body as Record<string, unknown>[];
    const different = (rows: Record<string, unknown>[], key: string) =>
      new Set(rows.map((row) => row[key])).size;
    const members = await get('/api/members');
    expect(members.length).toBeGreaterThanOrEqual(14);
    expect([different(members, 'status'), different(members, 'priority')]).toEqual([4, 4]);
    const submissions = await get('/api/get-involved-submissions');
    expect([different(submissions, 'formType'), different(submissions, 'status')]).toEqual([6, 4]);
    expect((await get('/api/reminders?status=overdue')).length).toBeGreaterThan(0);
    expect((await get('/api/case-alerts')).length).toBeGreaterThan(0);
    expect((await get('/api/contacts')).length).toBeGreaterThan(0);
    expect((await get('/api/donations')).length).toBeGreaterThan(0);
    const events = await get('/api/public-events');
    const upcoming = await get('/api/public-events?upcoming=true');
    expect(upcoming.length).toBeGreaterThanOrEqual(3);
    expect(events.length).toBeGreaterThan(upcoming.length);
    expect(different(events, 'eventType')).toBeGreaterThanOrEqual(3);
    const foodTable = events.find(({ title }) => title === 'Saturday Food Table');
    expect(new Date(String(foodTable?.eventDate)).getUTCDay(), 'a Saturday').toBe(6);
    expect(upcoming).toContainEqual(foodTable);
  });

  it('adds no sample rows when the demo is prepared again', async () => {
    const { cookie } = await signInToDemo();
    const total = async () =>
      (await demo.visitor('GET', '/api/members', { headers: { cookie } })).headers.get(
        'x-total-count',
      );
    const before = await total();
    await prepareDatabase(demo.database, demo.env);
    expect(await total()).toBe(before);
  });
});

describe('demo mode turned off', () => {
  it('rejects the demo account even if it is in the database', async () => {
    const { cookie } = await signInToDemo();
    const env = { ...demo.env, demo: false };
    const api = createApi({ db: demo.db, env, log: demo.log, now: () => new Date() });
    const login = new Request('http://site.test/api/admin/login', {
      method: 'POST',
      body: JSON.stringify(demoAccount),
      headers: { 'content-type': 'application/json' },
    });
    expect((await api.fetch(login)).status).toBe(401);
    const session = new Request('http://site.test/api/admin/session', { headers: { cookie } });
    expect((await api.fetch(session)).status).toBe(401);
    const told = await api.fetch(new Request('http://site.test/api/admin/demo'));
    expect(await told.json()).toBeNull();
  });

  it('creates the first account from the environment once in an empty database', async () => {
    const fresh = await openFreshDatabase();
    const env = loadEnv({
      DEMO: 'off',
      ADMIN_USERNAME: 'First',
      ADMIN_PASSWORD: 'long enough 123',
    });
    await prepareDatabase(fresh.database, env);
    const other = loadEnv({
      DEMO: 'off',
      ADMIN_USERNAME: 'other',
      ADMIN_PASSWORD: 'long enough 123',
    });
    await prepareDatabase(fresh.database, other);
    const accounts = await fresh.database.db.query.staffAccounts.findMany();
    expect(accounts.map((account) => account.username)).toEqual(['first']);
    await fresh.drop();
  });
});

describe('refused first start', () => {
  it.each([
    ['ADMIN_USERNAME', { ADMIN_USERNAME: 'jane@example.org', ADMIN_PASSWORD: 'long enough 123' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'jane', ADMIN_PASSWORD: 'password1234' }],
    [
      'ADMIN_PASSWORD',
      { ADMIN_USERNAME: 'jane-of-the-office', ADMIN_PASSWORD: 'jane-of-the-office' },
    ],
  ])('reports an invalid %s and creates no account', async (name, account) => {
    const fresh = await openFreshDatabase();
    const env = loadEnv({ DEMO: 'off', ...account });
    const refused = prepareDatabase(fresh.database, env);
    await expect(refused).rejects.toThrow(
      new RegExp(`^Environment: ${name} is not right: .*[^.]\\.$`),
    );
    await expect(refused).rejects.toMatchObject({ name: 'StartError' });
    expect(await fresh.database.db.query.staffAccounts.findMany()).toEqual([]);
    await fresh.drop();
  });

  it('refuses the sample people of a demo', async () => {
    const fresh = await openFreshDatabase({ DEMO: 'on' });
    await prepareDatabase(fresh.database, fresh.env);
    const env = loadEnv({ DEMO: 'off' });
    await expect(prepareDatabase(fresh.database, env)).rejects.toThrow(/sample people of a demo/);
    await fresh.drop();
  });
});

describe('demo mode', () => {
  it('refuses a database with real accounts and changes nothing', async () => {
    const fresh = await openFreshDatabase({ DEMO: 'on' });
    await addStaff(fresh.database.db, 'real', 'a long enough password');
    await expect(prepareDatabase(fresh.database, fresh.env)).rejects.toThrow(
      /Demo mode refuses a database with real accounts/,
    );
    expect(await fresh.database.db.query.members.findMany()).toEqual([]);
    await fresh.drop();
  });
});

describe('demo account', () => {
  it('refuses changes of the demo account that would end the demo for other visitors', async () => {
    const site = await startApi({ DEMO: 'on' });
    await prepareDatabase(site.database, site.env);
    const enter = () => site.visitor('POST', '/api/admin/login', { body: demoAccount });
    const entered = await enter();
    const headers = {
      cookie: entered.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
      'x-csrf-token': (entered.body as { token: string }).token,
      'if-match': '"1"',
    };
    const [{ id } = { id: 0 }] = await site.db.query.staffAccounts.findMany();
    for (const [method, path, body] of [
      ['POST', '/api/accounts', { username: 'anna', role: 'owner' }],
      ['PATCH', `/api/accounts/${id}`, { role: 'figures' }],
      ['PATCH', `/api/accounts/${id}`, { isDisabled: true }],
      [
        'POST',
        '/api/admin/password',
        { current: demoAccount.password, next: 'lentil kayak fjord' },
      ],
    ] as const) {
      const tried = await site.visitor(method, path, { body, headers });
      expect([tried.status, tried.text], path).toEqual([409, expect.stringContaining('the demo')]);
    }
    expect((await enter()).body).toMatchObject({ username: demoAccount.username });
    await site.stop();
  });

  it('stops working when a real account exists', async () => {
    const site = await startApi({ DEMO: 'on' });
    await prepareDatabase(site.database, site.env);
    const enter = () => site.visitor('POST', '/api/admin/login', { body: demoAccount });
    const entered = await enter();
    expect(entered.status).toBe(200);
    const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0]);
    const session = () =>
      site.visitor('GET', '/api/admin/session', { headers: { cookie: cookie.join('; ') } });
    expect((await session()).status).toBe(200);
    await addStaff(site.db, 'real', 'a long enough password');
    expect((await session()).status).toBe(401);
    expect((await enter()).status).toBe(401);
    expect((await site.visitor('GET', '/api/admin/demo')).body).toBeNull();
    await site.stop();
  });
});

describe('files for browsers', () => {
  const folder = join(import.meta.dirname, '..', '..', 'build', 'app', 'client');
  it.skipIf(!existsSync(folder))(
    'ships no demo credentials in the files for browsers',
    {
      meta: { reason: 'the product is not built' },
    },
    () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|html|css|json|txt|map)$/.test(name)) continue;
        const text = readFileSync(join(folder, name), 'utf8');
        expect(text.includes(demoAccount.password), name).toBe(false);
      }
    },
  );
});
