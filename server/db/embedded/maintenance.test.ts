import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createFastFolder } from '../../../tests/api/fast-folder.ts';
import { retainCompiledCode } from '../../../tests/embedded/compiled-code.ts';
import { passTime, stopClock } from '../../../tests/embedded/stopped-clock.ts';
import type { ThreadClient } from './client.ts';
import { getDatabaseFolder } from './data-folder.ts';
import { DatabaseThread } from './database-thread.ts';
import { type EmbeddedEngine, openEmbedded } from './engine.ts';
import { checkpointLongLog } from './maintenance.ts';

retainCompiledCode();

const dir = createFastFolder('embedded-maintenance-');
const unattended = { maintenance: true };
const rowCount = 2000;
const statementLimitMs = 10_000;
const troubles: unknown[] = [];
const onTrouble = (trouble: unknown) => troubles.push(trouble);
let engine: EmbeddedEngine;

beforeAll(async () => {
  engine = await openEmbedded({ dir, statementLimitMs, onTrouble }, unattended);
  await engine.client.exec(`create table visit (id int, note text);
    insert into visit select n, 'first' from generate_series(1, ${rowCount}) n`);
});
afterEach(() => expect(troubles).toEqual([]));
afterAll(async () => {
  await engine.close();
  rmSync(dir, { recursive: true, force: true });
});

async function numberOf(sql: string): Promise<number> {
  const { rows } = await engine.client.query<{ n: number }>(`select (${sql})::int as n`);
  return rows[0]?.n ?? Number.NaN;
}

/** Flushes PostgreSQL's statistics, which otherwise lag behind. */
const countNow = () => engine.client.exec('select pg_stat_force_next_flush()');

async function deadRows(): Promise<number> {
  await countNow();
  return numberOf("select n_dead_tup from pg_stat_user_tables where relname = 'visit'");
}

test('keeps dead rows without maintenance', async () => {
  await engine.client.exec("update visit set note = 'second'");
  expect(await deadRows()).toBe(rowCount);
});

test("removes dead rows in a vacuum and updates the planner's row count", async () => {
  await engine.client.exec('delete from visit where id > 500');
  await countNow();
  await engine.vacuum();
  expect(await deadRows()).toBe(0);
  expect(await numberOf("select reltuples from pg_class where relname = 'visit'")).toBe(500);
});

test('writes a checkpoint when the write-ahead log is long, but not when it is short', async () => {
  const { client } = engine;
  const logBytes =
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) from pg_control_checkpoint()';
  const check = () => checkpointLongLog(client as unknown as ThreadClient);

  await client.exec("insert into visit select n, repeat('x', 100) from generate_series(1, 1000) n");
  const short = await numberOf(logBytes);
  await check();
  expect(await numberOf(logBytes)).toBeGreaterThanOrEqual(short);

  await client.exec(
    "select pg_logical_emit_message(false, 'long', repeat('x', 1000000)) from generate_series(1, 70)",
  );
  expect(await numberOf(logBytes)).toBeGreaterThan(64 * 1024 * 1024);
  await check();
  expect(await numberOf(logBytes)).toBeLessThan(1024 * 1024);
});

/** The file number of a table, which changes when the table is rewritten. */
const placeOf = (table: string) => numberOf(`select pg_relation_filenode('${table}')`);

/** Lets the statement time limit pass during every rewrite. */
function passLimitInRewrites(): void {
  stopClock();
  const { request } = DatabaseThread.prototype;
  const sending = vi.spyOn(DatabaseThread.prototype, 'request');
  sending.mockImplementation(function (this: DatabaseThread, demand) {
    if ('sql' in demand && demand.sql.startsWith('vacuum')) void passTime(statementLimitMs);
    return request.call(this, demand);
  });
  onTestFinished(() => sending.mockRestore());
}

test('rewrites the given tables without a time limit and continues after a table that fails', async () => {
  passLimitInRewrites();
  const { client } = engine;
  // Rewriting the table recomputes its index, which calls this function.
  await client.exec(`
    create function slowly(n int) returns int language plpgsql immutable as $$ begin
      if current_setting('test.wait') = '' then raise 'no room'; end if;
      perform pg_sleep_for(current_setting('test.wait')::interval);
      return n;
    end $$;
    set test.wait = '0';
    create table slow (n int); create index on slow (slowly(n)); insert into slow values (1);
    create table behind (n int); create table kept (n int);`);
  const tables = ['slow', 'behind'];
  const places = () => Promise.all(['slow', 'behind', 'kept'].map(placeOf));
  const isMoved = async (before: number[]) =>
    (await places()).map((place, at) => place !== before[at]);

  let before = await places();
  await client.exec("set test.wait = '200 ms'");
  await engine.rewrite({ tables });
  expect(await isMoved(before)).toEqual([true, true, false]);

  before = await places();
  await client.exec("set test.wait = ''");
  await expect(engine.rewrite({ tables })).rejects.toThrow('no room');
  expect(await isMoved(before)).toEqual([false, true, false]);

  before = await places();
  const ending = new AbortController();
  ending.abort();
  await expect(engine.rewrite({ tables, signal: ending.signal })).rejects.toBe(
    ending.signal.reason,
  );
  expect(await isMoved(before)).toEqual([false, false, false]);
});

/** Returns files that look like table files but belong to no table. */
async function strays(folder: string): Promise<string[]> {
  const { rows } = await engine.client.query<{ number: string }>(
    'select pg_relation_filenode(oid)::text as number from pg_class',
  );
  const inUse = new Set(rows.map(({ number }) => number));
  const files = readdirSync(folder);
  return files.filter((name) => /^\d/.test(name) && !inUse.has(name.split(/[._]/)[0] ?? ''));
}

const readAll = `do $$ declare one regclass; begin
  for one in select oid from pg_class where relkind in ('r', 'm') loop
    execute format('select count(t::text) from %s t', one);
  end loop; end $$`;

test('deletes the files that a killed rewrite or sort left behind, and no file in use', async () => {
  stopClock();
  const own = await numberOf('select oid from pg_database where datname = current_database()');
  const folder = join(getDatabaseFolder(dir), 'base', `${own}`);
  await engine.client.exec("set test.wait = '1 day'");
  const before = readdirSync(folder).length;
  const cutOff = expect(engine.client.exec('vacuum full slow')).rejects.toThrow('took longer');
  while (readdirSync(folder).length === before) await setImmediate();
  // Its thread is killed: by then the new file exists and belongs to no table.
  await passTime(statementLimitMs);
  await cutOff;
  expect(await strays(folder)).not.toEqual([]);
  expect(troubles.splice(0)).toHaveLength(1);
  const unused = ['99999001', '99999001.1', '99999001_fsm', '99999001_vm.1', 't3_99999001'];
  for (const name of [...unused, '99999001.txt']) writeFileSync(join(folder, name), '');
  const sorting = join(folder, '..', 'pgsql_tmp');
  mkdirSync(sorting, { recursive: true });
  writeFileSync(join(sorting, 'pgsql_tmp42.0'), 'rows of a sort that was killed');
  await engine.client.exec("set test.wait = '0'; create temporary table passing (n int)");
  await engine.rewrite({ tables: [] });
  expect(await strays(folder)).toEqual(['99999001.txt']);
  expect(readdirSync(folder)).not.toContain('t3_99999001');
  expect(existsSync(sorting)).toBe(false);
  await engine.client.exec(`insert into passing values (1); ${readAll}`);
  await engine.close();
  engine = await openEmbedded({ dir }, unattended);
  await engine.client.exec(readAll);
  expect(await numberOf('select count(*) from slow')).toBe(1);
  await engine.client.exec('drop table slow');
});

test('removes dead rows on a timer', async () => {
  await engine.close();
  engine = await openEmbedded({ dir, vacuumEveryMs: 100 });
  await engine.client.exec("update visit set note = 'third'");
  await vi.waitFor(async () => expect(await deadRows()).toBe(0), {
    timeout: 60_000,
    interval: 200,
  });
});
