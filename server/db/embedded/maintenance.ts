// Maintenance that PostgreSQL servers run in background processes, which PGlite lacks: vacuum,
// analyze, and checkpoints that keep the log short.

import type { ThreadClient } from './client.ts';
import { removeStrayFiles } from './stray-files.ts';

const tickMs = 10_000;
const quietMs = 60_000;
const logLimitBytes = 64 * 1024 * 1024;

/** Table by table, so that other queries can run in between. */
export async function vacuum(client: ThreadClient): Promise<void> {
  const { rows } = await client.query(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'm') and not relisshared",
  );
  for (const { name } of rows as { name: string }[]) {
    await client.maintain(`vacuum (analyze, skip_database_stats) ${name}`).catch(ignoreDropped);
  }
  await client.maintain('vacuum (only_database_stats)');
  await client.maintain('checkpoint');
}

export type RewriteOptions = { tables: readonly string[]; signal?: AbortSignal | undefined };

/** Holds samples of column values; ANALYZE keeps the samples of a table that is empty now. */
const samplesTable = 'pg_statistic';
const deleteSamples = (
  table: string,
) => `delete from ${samplesTable} where starelid = '${table}'::regclass
  or starelid in (select indexrelid from pg_index where indrelid = '${table}'::regclass)`;

/**
 * Rewrites tables and write-ahead log so that no file holds deleted rows; a plain VACUUM leaves
 * their bytes. If one table fails, the others are still rewritten.
 */
export async function rewrite(
  client: ThreadClient,
  folder: string,
  { tables, signal }: RewriteOptions,
): Promise<void> {
  const failures: unknown[] = [];
  const run = async (sql: string) => {
    signal?.throwIfAborted();
    await client
      .maintain(sql)
      .catch(ignoreDropped)
      .catch((error: unknown) => failures.push(error));
  };
  for (const table of tables) {
    await run(deleteSamples(table));
    await run(`vacuum (full, analyze) ${table}`);
  }
  await run(`vacuum (full) ${samplesTable}`);
  await client.maintain('select pg_switch_wal()');
  await client.maintain('checkpoint');
  await removeStrayFiles(client, folder);
  if (failures.length > 0) throw failures[0];
}

/** A table may be dropped between the listing and its turn. */
function ignoreDropped(error: unknown) {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== '42P01') throw error;
}

export async function checkpointLongLog(client: ThreadClient): Promise<void> {
  const { rows } = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  const [log] = rows as { bytes: number }[];
  if (log && log.bytes > logLimitBytes) await client.maintain('checkpoint');
}

/** Vacuums at intervals while rows change, and once in the first quiet minute after a start. */
export function startMaintenance(
  client: ThreadClient,
  vacuumEveryMs: number,
  onTrouble: (error: unknown) => void,
): () => void {
  let vacuumedAt = Date.now();
  let changesVacuumed = client.changes;
  let changesLogged = client.changes;
  let hasVacuumed = false;
  let isWorking = false;
  let isStopped = false;

  async function work() {
    if (client.changes !== changesLogged) {
      changesLogged = client.changes;
      await checkpointLongLog(client);
    }
    const isQuiet = Date.now() - client.lastChangeAt >= quietMs;
    const isDue = Date.now() - vacuumedAt >= vacuumEveryMs || (isQuiet && !hasVacuumed);
    if (!isDue || client.changes === changesVacuumed) return;
    hasVacuumed = true;
    vacuumedAt = Date.now();
    changesVacuumed = client.changes;
    await vacuum(client);
  }

  async function tick() {
    if (isWorking) return;
    isWorking = true;
    await work().catch((error) => {
      // close() does not wait for the remaining tables, so errors after it are expected.
      if (!isStopped) onTrouble(error);
    });
    isWorking = false;
  }

  const timer = setInterval(tick, Math.min(tickMs, vacuumEveryMs));
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
