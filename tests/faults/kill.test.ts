// kill -9 under load, on both engines: what was acknowledged is stored, and a retry makes no double.
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { rowsOf } from '../../server/db/rows-of.ts';
import { fastFolder } from '../api/fast-folder.ts';
import { type PostgresServer, startPostgres } from '../api/postgres-server.ts';
import { Load } from './load.ts';
import { RunningApi } from './running-api.ts';

const rounds = 4;
const perRound = 60;

let server: PostgresServer;
// What a killed process has written, the kernel has: on a disk or in memory, the next one finds the same.
const folder = fastFolder('wondrous-kill-');
beforeAll(async () => {
  server = await startPostgres({}, fastFolder('wondrous-pg-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function storedKeys(env: Record<string, string>): Promise<Map<string, string>> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = env;
  const database = await openDatabase({ databaseUrl, dataDir });
  const rows = await rowsOf<{ name: string; references: string }>(
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
  // Two rows of one key would be two references joined by a comma.
  expect(stored).toEqual(load.acknowledged);
}

describe.each(['embedded', 'postgres'])('an API on the %s engine that is killed', (engine) => {
  it('has stored what it acknowledged, and stores retries once', async () => {
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

describe('a PostgreSQL that is killed under the API', () => {
  it('has stored what was acknowledged, and the API goes on by itself', async () => {
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
