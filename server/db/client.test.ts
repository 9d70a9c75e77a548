// Tests the connection pool: transactions that cannot begin, and connections that are cut or go
// silent.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { engine, type FreshDatabase, openFreshDatabase } from '../../tests/api/harness.ts';
import { toAppError } from '../api/app-error.ts';
import { openDatabase } from './client.ts';
import type { Folder } from './folder.ts';
import { queryRows } from './rows-of.ts';

const connections = 10;
/** Longer than a start takes on a busy machine. */
const longMs = 20_000;

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.drop());

describe('transaction that cannot begin', () => {
  it('leaks no connection when a transaction cannot begin', async () => {
    const { db } = fresh.database;
    for (let tries = 0; tries < connections; tries++) {
      const begun = db.transaction(async () => {}, { isolationLevel: 'none such' as never });
      await expect(begun).rejects.toThrow();
    }
    expect(await fresh.database.isReachable()).toBe(true);
  });
});

it('migrates an embedded database without a time limit and closes it when the migration fails', async () => {
  let isLimited = true;
  let isClosed = false;
  const broken = {
    client: { query: () => Promise.reject(new Error(isLimited ? 'no time' : 'no room')) },
    withoutLimit: (work: () => Promise<void>) => {
      isLimited = false;
      return work();
    },
    close: async () => {
      isClosed = true;
    },
  };
  const folder = Promise.resolve({ dir: '', engine: broken, hearings: new Set() });
  const opening = openDatabase(
    { databaseUrl: undefined, dataDir: '' },
    { folder: folder as unknown as Promise<Folder> },
  );
  await expect(opening).rejects.toMatchObject({ cause: { message: 'no room' } });
  expect(isClosed).toBe(true);
});

if (engine === 'postgres')
  it('opens an up-to-date database while another connection holds the migration lock', async () => {
    const holder = new pg.Client({ connectionString: fresh.env.databaseUrl ?? '' });
    await holder.connect();
    await holder.query("select pg_advisory_lock(hashtext('app-migrations'))");
    const opening = openDatabase(fresh.env);
    onTestFinished(async () => {
      await holder.end();
      await (await opening).close();
    });
    const first = await Promise.race([
      opening.then(() => 'open'),
      pause(longMs, 'waits', { ref: false }),
    ]);
    expect(first).toBe('open');
  });

if (engine === 'postgres')
  describe('connections cut during transactions', () => {
    it('returns every connection to the pool when the server cuts connections', async () => {
      const { db } = fresh.database;
      const admin = new pg.Client({ connectionString: fresh.env.databaseUrl ?? '' });
      await admin.connect();
      onTestFinished(() => admin.end());
      const cut = () =>
        admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      for (let round = 0; round < 5; round++) {
        const writing = Array.from({ length: 3 * connections }, () =>
          db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)),
        );
        const ended = Promise.allSettled(writing);
        await Promise.race(writing).catch(() => {});
        await cut();
        await ended;
      }
      const { $client: pool } = db as unknown as { $client: pg.Pool };
      await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), 10_000);
    });
  });

if (engine === 'postgres')
  describe('silent connection', () => {
    /** Starts a proxy to the database that stops forwarding once block() is called. */
    async function startWay(port: number) {
      const open = new Set<Socket>();
      const way = createServer((near) => {
        const far = connect(port, '127.0.0.1');
        near.pipe(far).pipe(near);
        for (const socket of [near, far]) open.add(socket.on('error', () => {}));
      });
      await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
      const block = () => {
        for (const socket of open) socket.unpipe().pause();
      };
      const stop = () => {
        for (const socket of open) socket.destroy();
        way.close();
      };
      return { port: (way.address() as AddressInfo).port, block, stop };
    }

    it('gives up a silent connection in time and opens another', async () => {
      const url = new URL(fresh.env.databaseUrl ?? '');
      const way = await startWay(Number(url.port));
      onTestFinished(way.stop);
      const databaseUrl = Object.assign(url, { port: way.port }).href;
      const other = await openDatabase({ ...fresh.env, databaseUrl }, { queryTimeoutMs: 2_000 });
      onTestFinished(() => other.close());
      const ask = () => other.db.transaction((tx) => tx.execute(sql`select 1`));
      await ask();
      way.block();
      const failure: unknown = await ask().catch((error) => error);
      expect(toAppError(failure)).toMatchObject({ code: 'unavailable' });
      await ask();
    }, 30_000);

    it('sets a limit after which the server ends an idle transaction', async () => {
      const [limit] = await queryRows<{ setting: string }>(
        fresh.database.db,
        sql`select setting from pg_settings where name = 'idle_in_transaction_session_timeout'`,
      );
      expect(limit).toEqual({ setting: '60000' });
    });
  });
