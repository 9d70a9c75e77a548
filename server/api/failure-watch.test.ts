// Compares the API with the section "Watch" of docs/operating.md.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failures as text } from '#text/staff/failures';
import { openSite, samples } from '../../tests/api/harness.ts';
import { readAt, watchGuide } from '../../tests/watch-guide.ts';
import { createApi, responseClockStops } from '../api.ts';
import type { Db } from '../db/client.ts';
import { createOutbox } from '../operation/outbox-worker.ts';
import { createFailureWatch } from './failure-watch.ts';

const site = openSite();
const secondMs = 1_000;

let lastTry: Promise<unknown> | undefined;

/** An API whose failure watch runs on a clock that the test moves. */
function startWatched(db: Db = site.db) {
  const watched = Object.assign(Object.create(db), {
    transaction: (...call: Parameters<Db['transaction']>) => {
      const done = db.transaction(...call);
      lastTry = done.catch(() => {});
      return done;
    },
  });
  const failures = createFailureWatch({ db: watched, log: site.log });
  const { env, log, now } = site;
  const through = createApi({ db, env, log, now, failures, checkResponses: true });
  const send = () =>
    site.visitor('POST', '/api/contacts', {
      body: samples.contact,
      headers: { 'idempotency-key': crypto.randomUUID() },
      through,
    });
  const isReady = async () => {
    const { status, body } = await site.visitor('GET', watchGuide.path, { through });
    if (status === watchGuide.statusWhenReady) return true;
    expect(status).toBe(watchGuide.statusWhenFailing);
    return readAt(body, watchGuide.bodyField);
  };
  return { failures, send, isReady };
}

type Line = Record<string, unknown> & { level: number };
const alarms = () =>
  site.logged
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= watchGuide.level);

/** Advances the clock in steps, so that each test write of the watch can finish. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 5 * secondMs) {
    await vi.advanceTimersByTimeAsync(5 * secondMs);
    await lastTry;
  }
}

beforeEach(() => {
  site.logged.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

it('supports exactly the failure reasons that the guide lists', () => {
  expect(watchGuide.reasons).toEqual(Object.keys(text.reasons));
});

describe('database that refuses writes', () => {
  /** Makes inserts fail with the error that PostgreSQL raises on a full disk. */
  async function fillDisk() {
    const code = sql.raw(`'${watchGuide.codeOfFullDisk}'`);
    await site.db.execute(sql`
      create or replace function fill_disk() returns trigger language plpgsql as
      $$ begin raise 'No space left on device' using errcode = ${code}; end $$`);
    await site.db.execute(
      sql`create trigger full_disk before insert on contacts execute function fill_disk()`,
    );
  }
  const makeRoom = () => site.db.execute(sql`drop trigger if exists full_disk on contacts`);
  afterEach(makeRoom);

  it('returns 503 from ready and logs one line per minute after 3 failed writes within a minute', async () => {
    const { failures, send, isReady } = startWatched();
    await fillDisk();
    expect((await send()).status).toBe(503);
    expect((await send()).status).toBe(503);
    expect(await isReady()).toBe(true);
    expect((await send()).status).toBe(503);
    expect(await isReady()).toBe('writes-failing');
    expect(alarms()).toMatchObject([
      {
        [watchGuide.logField]: 'writes-failing',
        [watchGuide.codeField]: watchGuide.codeOfFullDisk,
      },
    ]);
    for (let seconds = 0; seconds < 65; seconds += 5) {
      await pass(5 * secondMs);
      expect((await send()).status).toBe(503);
    }
    expect(alarms()).toHaveLength(2);
    expect(await isReady()).toBe('writes-failing');
    failures.stop();
  });

  it('stays ready when 3 writes fail in more than a minute', async () => {
    const { send, isReady } = startWatched();
    await fillDisk();
    for (const waitMs of [0, 31_000, 31_000]) {
      vi.setSystemTime(Date.now() + waitMs);
      expect((await send()).status).toBe(503);
    }
    expect(await isReady()).toBe(true);
    expect(alarms()).toEqual([]);
  });

  it('becomes ready within 15 seconds, without any request, once writes succeed', async () => {
    const { send, isReady } = startWatched();
    await fillDisk();
    for (let sent = 0; sent < 3; sent++) await send();
    await makeRoom();
    expect(await isReady()).toBe('writes-failing');
    await pass(15 * secondMs);
    expect(await isReady()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('test write of the watch', () => {
  it('keeps the alarm on while test writes fail', async () => {
    let isFull = true;
    const failures = createFailureWatch({
      db: site.db,
      log: site.log,
      tryToWrite: async () => {
        if (isFull) throw new Error('No space left');
      },
    });
    const refusal = Object.assign(new Error('No space left'), { code: '53100' });
    for (let count = 0; count < 3; count++) failures.noteFailure(refusal);
    await pass(90 * secondMs);
    expect(failures.reason()).toBe('writes-failing');
    expect(alarms()).toHaveLength(2);
    isFull = false;
    await pass(20 * secondMs);
    expect(failures.reason()).toBeUndefined();
  });
});

it('reports an unreachable database at once, and logs it from the third request on', async () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const fail = () => Promise.reject(refused);
  const db = new Proxy(site.db, { get: () => fail });
  const { failures, isReady } = startWatched(db);
  expect(await isReady()).toBe('database-unreachable');
  await isReady();
  expect(alarms()).toEqual([]);
  await isReady();
  expect(alarms()).toMatchObject([
    { [watchGuide.logField]: 'database-unreachable', [watchGuide.codeField]: 'ECONNREFUSED' },
  ]);
  failures.stop();
});

it('reports an unreadable outbox after 3 failed runs, until a run succeeds', async () => {
  const { failures, isReady } = startWatched();
  const worker = await createOutbox({
    db: site.db,
    env: site.env,
    log: site.log,
    failures,
    stopClocks: responseClockStops,
  });
  const run = () => worker.drain().catch(() => {});
  await site.db.execute(sql`alter table outbox rename to outbox_elsewhere`);
  await run();
  await run();
  expect(await isReady()).toBe(true);
  await run();
  expect(await isReady()).toBe('outbox-unreadable');
  expect(alarms()).toMatchObject([
    { [watchGuide.logField]: 'outbox-unreadable', [watchGuide.codeField]: '42P01' },
  ]);
  await site.db.execute(sql`alter table outbox_elsewhere rename to outbox`);
  await run();
  expect(await isReady()).toBe(true);
  await worker.stop();
  failures.stop();
});
