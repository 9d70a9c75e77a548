// What the pool of connections has to bear: transactions that cannot begin, and connections that are cut.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { engine, type Fresh, freshDatabase } from '../../tests/api/harness.ts';

const connections = 10;

let fresh: Fresh;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

describe('a transaction that cannot begin', () => {
  it('costs no connection', async () => {
    const { db } = fresh.database;
    for (let tries = 0; tries < connections; tries++) {
      const begun = db.transaction(async () => {}, { isolationLevel: 'none such' as never });
      await expect(begun).rejects.toThrow();
    }
    expect(await fresh.database.isReachable()).toBe(true);
  });
});

describe.runIf(engine === 'postgres')('connections that are cut under transactions', () => {
  it('are all given back', async () => {
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
