// Tests an unreachable database: writes fail fast with 503 and recover fast; pages keep their last state.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSite } from '#content/all';
import { createApi, passwordPaths } from '../../server/api.ts';
import { openDatabase } from '../../server/db/client.ts';
import { loadEnv } from '../../server/env.ts';
import { createLog } from '../../server/http/log.ts';
import { loadBuild } from '../../server/http/process/serve.ts';
import { createFastFolder } from '../api/fast-folder.ts';
import { type PostgresServer, startPostgres } from '../api/postgres-server.ts';
import { readHealthPath } from '../proxy-health-path.ts';
import { watchGuide } from '../watch-guide.ts';
import { RunningApi, type Sent } from './running-api.ts';

let server: PostgresServer;
let api: RunningApi;
beforeAll(async () => {
  server = await startPostgres({}, createFastFolder('wondrous-pg-'));
  api = await RunningApi.start({ DATABASE_URL: server.url('postgres') });
});
afterAll(async () => {
  await api.kill('SIGTERM');
  await server.stop();
});

const rounds = 3;
const limitMs = 1000;
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

function expectRefusal({ status, retryAfter }: Sent) {
  expect(status).toBe(503);
  expect(Number(retryAfter)).toBeGreaterThan(0);
}

async function timeToRecover(name: string): Promise<number> {
  const isBack = Date.now();
  for (let tries = 0; (await api.send(`${name}-${tries}`)).status !== 201; tries++) {
    expect(Date.now() - isBack).toBeLessThan(20 * limitMs);
    await pause(20);
  }
  return Date.now() - isBack;
}

describe('PostgreSQL outage', () => {
  it('refuses writes within a second and accepts them within a second of the recovery', async () => {
    const refusals: number[] = [];
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // Open several connections, so that the outage breaks connections in use.
      await Promise.all(Array.from({ length: 12 }, (_, at) => api.send(`before-${round}-${at}`)));
      await server.halt();
      const burst = Array.from({ length: 30 }, (_, at) => api.send(`during-${round}-${at}`));
      for (const refused of await Promise.all(burst)) expectRefusal(refused);
      for (let at = 0; at < 10; at++) {
        const refused = await api.send(`during-${round}-${at}`);
        expectRefusal(refused);
        refusals.push(refused.ms);
      }
      // Proxies keep polling the health of the site.
      expect(await api.get(readHealthPath())).toBe(200);
      expect(await api.readiness()).toBe('database-unreachable');
      await server.restart();
      recoveries.push(await timeToRecover(`after-${round}`));
    }
    await expect.poll(() => api.readiness()).toBe(true);
    expect(api.alarms).toContainEqual(
      expect.objectContaining({ [watchGuide.logField]: 'database-unreachable' }),
    );
    // Use the median and the best of several measurements, because the machine may be busy.
    expect(middle(refusals)).toBeLessThan(limitMs);
    expect(Math.min(...recoveries)).toBeLessThan(limitMs);
    expect(api.isRunning).toBe(true);
    console.info(
      `outage: refused in ${Math.round(middle(refusals))} ms, back after ${recoveries.join(', ')} ms`,
    );
  });

  it('shows no message contents in responses and logs', () => {
    expect(api.errors.join('')).not.toMatch(/during-|a@example\.org/);
  });
});

describe('home and events pages', () => {
  /** A process without an event cache: its pages show what the database returns. */
  async function startPages() {
    const env = loadEnv({ DATABASE_URL: server.url('postgres'), DEMO: 'off', HOST: '127.0.0.1' });
    const database = await openDatabase(env);
    const serve = await loadBuild(fileURLToPath(new URL('../../build', import.meta.url)));
    const failed: string[] = [];
    const log = Object.assign(createLog('silent'), {
      error: ({ route }: { route?: string }) => void failed.push(route ?? ''),
    });
    const publicDataCache = {
      read: <T>(_: string, load: () => Promise<T>) => load(),
      forget: () => {},
    };
    let changed = (_isNewRelease: boolean) => {};
    const { port, stop } = await serve({
      ...env,
      port: 0,
      siteContent: () => defaultSite,
      reloadSite: async () => false,
      createApi: (onPublicChange) =>
        createApi({ db: database.db, env, log, onPublicChange, publicDataCache }),
      passwordPaths,
      watchChanges: (onChange) => {
        changed = onChange;
        return async () => {};
      },
      log,
    });
    const each = <T>(look: (response: Response) => T) =>
      Promise.all(
        ['/', '/events', '/events.data'].map(async (path) =>
          look(
            await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } }),
          ),
        ),
      );
    const shows = (title: string) =>
      each(async (response) => response.ok && (await response.text()).includes(title));
    /** True for pages cached in memory; a page rendered for its request has no ETag. */
    const areKept = () => each(({ headers }) => headers.has('etag'));
    const end = async () => {
      await stop();
      await database.close();
    };
    return { shows, areKept, failed, changed: () => changed(false), end };
  }
  async function sql(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(text);
    await client.end();
  }

  it('serves unchanged home and events pages during the outage, with new events after it', async () => {
    await sql(`insert into public_events (title, description, event_date, event_time, location, city, state, event_type)
      values ('Soup evening', 'Come in.', current_date + 9, '6 PM', 'Hall', 'Richmond', 'VA', 'Food')`);
    const pages = await startPages();
    try {
      expect(await pages.shows('Soup evening')).toEqual([true, true, true]);
      await vi.waitFor(async () => expect(await pages.areKept()).toEqual([true, true, true]), {
        timeout: 20_000,
      });
      await server.halt();
      // Simulates a change by another process: all pages are rendered again.
      pages.changed();
      await vi.waitFor(
        () => expect(pages.failed).toEqual(expect.arrayContaining(['/', '/events'])),
        {
          timeout: 20_000,
        },
      );
      expect(await pages.shows('Soup evening')).toEqual([true, true, true]);
      await server.restart();
      await sql(`update public_events set title = 'Bread evening'`);
      pages.changed();
      await vi.waitFor(
        async () => expect(await pages.shows('Bread evening')).toEqual([true, true, true]),
        { timeout: 20_000 },
      );
    } finally {
      await pages.end();
    }
  });
});
