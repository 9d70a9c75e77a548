// What a PostgreSQL server does in processes of its own and PGlite, having one, never does:
// vacuum and analyse tables, and write checkpoints so that the log does not grow for ever.

import type { ThreadClient } from './client.ts';
import { removeStrayFiles } from './stray-files.ts';

const tickMs = 10_000;
const quietMs = 60_000;
const logLimitBytes = 64 * 1024 * 1024;

/** Table by table, so that people's queries get their turn in between. */
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

export type RewriteOptions = { except: readonly string[]; signal?: AbortSignal | undefined };

/**
 * Writes the tables anew and drops the log before it: what was erased is then nowhere in the folder.
 * A plain vacuum leaves the bytes of a deleted row in its page until something else needs the place.
 * Where one table fails, the others are written all the same.
 */
export async function rewrite(
  client: ThreadClient,
  folder: string,
  { except, signal }: RewriteOptions,
): Promise<void> {
  const { rows } = await client.query(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const failures: unknown[] = [];
  for (const { name } of rows as { name: string }[]) {
    if (except.includes(name)) continue;
    signal?.throwIfAborted();
    await client
      .maintain(`vacuum (full, analyze) ${name}`)
      .catch(ignoreDropped)
      .catch((error: unknown) => failures.push(error));
  }
  // Old segments are deleted and not kept for the next ones, which would keep what stands in them.
  await client.maintain('set wal_recycle = off');
  await client.maintain('select pg_switch_wal()');
  await client.maintain('checkpoint');
  await client.maintain('reset wal_recycle');
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

/** Vacuums every so often while rows change, and once in the first quiet minute after a start. */
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
      // The client closes between two tables without waiting for the rest of them.
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
