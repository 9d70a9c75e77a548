// Tests a flood of sign-ins with invented names against a listening server.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pace, work } from '../../tests/api/cheap-argon2.ts';
import { openSite, password } from '../../tests/api/harness.ts';
import { startHandler } from '../../tests/http/handler-fixture.ts';
import { passwordPaths } from '../api.ts';
import { addStaff } from './staff-accounts.ts';

const networkBurst = 30;

const site = openSite({ TRUST_PROXY: 'on' });
let server: Awaited<ReturnType<typeof startHandler>>;
/** Device cookies of 17 staff, by username. */
const devices = new Map<string, string>();

type Sent = { username?: string; password?: string; address: string; cookie?: string };

async function signIn({ username = 'casey', address, cookie = '', ...given }: Sent) {
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ username, password: given.password ?? password }),
  });
  await response.arrayBuffer();
  const ms = performance.now() - startedAt;
  return { status: response.status, ms, cookies: response.headers.getSetCookie() };
}

/**
 * Sends one sign-in with an invented name from each address at once, and resolves when they fill
 * the queue.
 */
async function startFlood(addresses: string[]) {
  const before = work.done;
  /** Status codes in the order of arrival. */
  const answers: number[] = [];
  const flood = addresses.map(async (address, at) => {
    const invented = { username: `invented-${at}`, password: 'a wrong guess', address };
    const { status } = await signIn(invented);
    answers.push(status);
  });
  await expect.poll(() => work.done, { interval: 5 }).toBeGreaterThan(before + 3);
  return { answers, done: Promise.all(flood) };
}

beforeAll(async () => {
  server = await startHandler({ api: site.api.fetch, passwordPaths, trustProxy: true });
  for (const username of ['casey', ...Array.from({ length: 16 }, (_, at) => `staff-${at}`)]) {
    await addStaff(site.db, username, password);
    const { status, cookies } = await signIn({ username, address: '192.0.2.1' });
    expect(status).toBe(200);
    const cookie = cookies.find((one) => one.startsWith('wwi_device='));
    devices.set(username, cookie?.split(';')[0] ?? '');
  }
  Object.assign(pace, { isReal: true, speed: 3 });
});
afterAll(async () => {
  Object.assign(pace, { isReal: false, speed: 1 });
  await server.stop();
});
// Every test begins with full rate limits.
beforeEach(() => {
  site.clock.offsetMs += 3_600_000;
});

const networks = (count: number) => Array.from({ length: count }, (_, at) => `10.1.${at}.1`);

const signInKnown = (username: string) =>
  signIn({ username, address: '198.51.100.1', cookie: devices.get(username) ?? '' });

it('signs in 17 known devices at once while 60 invented sign-ins from 60 networks wait', async () => {
  const flood = await startFlood(networks(60));
  const before = flood.answers.length;
  const known = await Promise.all([...devices.keys()].map(signInKnown));
  expect(known.map(({ status }) => status)).toEqual(Array(17).fill(200));
  expect(flood.answers.length - before).toBeLessThan(15);
  await flood.done;
  expect(flood.answers).toEqual(Array(60).fill(401));
});

it('signs in an unknown device once the invented sign-ins before it are checked', async () => {
  const startedAt = performance.now();
  const flood = await startFlood(networks(60));
  const unknown = await signIn({ address: '198.51.100.1' });
  expect(unknown.status).toBe(200);
  await flood.done;
  expect(unknown.ms).toBeLessThan(1.2 * (performance.now() - startedAt));
});

it('refuses a network over its limit before hashing, so that other networks wait for 30 hashes at most', async () => {
  const before = work.done;
  const flood = await startFlood(Array(60).fill('10.2.0.1'));
  const unknown = await signIn({ address: '198.51.100.1' });
  expect(unknown.status).toBe(200);
  await flood.done;
  const refused = flood.answers.filter((status) => status === 429);
  expect(refused).toHaveLength(60 - networkBurst);
  expect(flood.answers.slice(40), 'only hashed ones come last').toEqual(Array(20).fill(401));
  expect(work.done - before).toBe(networkBurst + 1);
});

it('answers 503 to unknown devices when 100 wait, and still signs in a known device', async () => {
  const flood = await startFlood(networks(140));
  const known = await signInKnown('casey');
  expect(known.status).toBe(200);
  await flood.done;
  expect(new Set(flood.answers)).toEqual(new Set([401, 503]));
  expect(flood.answers.filter((status) => status === 401).length).toBeGreaterThanOrEqual(100);
});
