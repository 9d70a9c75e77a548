// Tests kill -9 under load on both engines: acknowledged messages are stored, and retries store no duplicates.
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { queryRows } from '../../server/db/rows-of.ts';
import { createFastFolder } from '../api/fast-folder.ts';
import { type PostgresServer, startPostgres } from '../api/postgres-server.ts';
import { Load } from './load.ts';
import { RunningApi } from './running-api.ts';

const rounds = 4;
const perRound = 60;

let server: PostgresServer;
// A kill loses no data that the kernel has, so a folder in memory is enough.
const folder = createFastFolder('wondrous-kill-');
beforeAll(async () => {
  server = await startPostgres({}, createFastFolder('wondrous-pg-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function storedKeys(env: Record<string, string>): Promise<Map<string, string>> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = env;
  const database = await openDatabase({ databaseUrl, dataDir });
  const rows = await queryRows<{ name: string; references: string }>(
    database.db,
    sql`select name, string_agg(reference, ',') as references from contacts group by name`,
  );
  await database.close();
  return new Map(rows.map((row) => [row.name, row.references]));
}

async function expectExact(load: Load, env: Record<string, string>) {
  const stored = await storedKeys(env);
  const lost = [...load.acknowledged].filter(([key]) => !stored.has(key));
  expect(lost).toEqual([]);
  // A duplicate would show as two references joined by a comma.
  expect(stored).toEqual(load.acknowledged);
}

describe.each(['embedded', 'postgres'])('killed API on the %s engine', (engine) => {
  it('keeps every acknowledged message and stores retries once', async () => {
    const env: Record<string, string> =
      engine === 'embedded' ? { DATA_DIR: folder } : { DATABASE_URL: server.url('postgres') };
    const load = new Load(engine);
    let api = await RunningApi.start(env);
    onTestFinished(() => api.kill());
    let retried = 0;
    for (let round = 0; round < rounds; round++) {
      load.begin(() => api);
      await load.untilAcknowledged(load.acknowledged.size + perRound);
      await api.kill();
      await load.end();
      api = await RunningApi.start(env);
      retried += await load.retryUnacknowledged(api);
      expect(await load.changedOnRepeat(api, 10)).toEqual([]);
    }
    await api.kill('SIGTERM');
    await expectExact(load, env);
    console.info(
      `${engine}: ${rounds} kills, ${load.acknowledged.size} acknowledged, 0 lost, ${retried} retried, 0 doubled`,
    );
    expect(retried).toBeGreaterThan(0);
  });
});

describe('API whose PostgreSQL server is killed', () => {
  it('keeps every acknowledged message and recovers by itself', async () => {
    const env = { DATABASE_URL: server.url('halted') };
    const admin = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: '' });
    await admin.db.execute(sql`create database halted`);
    await admin.close();
    const api = await RunningApi.start(env);
    onTestFinished(() => api.kill());
    const load = new Load('halted');
    for (let round = 0; round < 3; round++) {
      load.begin(() => api);
      await load.untilAcknowledged(load.acknowledged.size + perRound);
      await server.halt();
      await server.restart();
      await load.untilAcknowledged(load.acknowledged.size + 5);
      await load.end();
      await load.retryUnacknowledged(api);
      expect(await load.changedOnRepeat(api, 10)).toEqual([]);
    }
    expect(api.isRunning).toBe(true);
    await api.kill('SIGTERM');
    await expectExact(load, env);
  });
});
