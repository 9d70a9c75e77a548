// The embedded database: PGlite in its own thread, on a folder, protected against kills, power
// cuts, and a second server.
import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { hourMs } from '#domain/calendar/durations';
import { ThreadClient } from './client.ts';
import {
  copyDatabase,
  createDatabaseFolder,
  getDatabaseFolder,
  getPreparedDatabase,
  hasDatabase,
  lockFile,
} from './data-folder.ts';
import type { OnNotice } from './database-thread.ts';
import { copyFolder, removeCopy } from './folder-copy.ts';
import { lockFolder } from './folder-lock.ts';
import { type RewriteOptions, rewrite, startMaintenance, vacuum } from './maintenance.ts';
import type { DisabledSafeguards } from './messages.ts';
import { Supervisor } from './supervisor.ts';

export {
  DatabaseThreadEnded,
  DataFolderInUse,
  DataFolderUnwritable,
  NotADatabaseFolder,
  SqlError,
  WrongClientInTransaction as OuterClientInTransaction,
  WrongMajorVersion,
} from './errors.ts';

/** Drizzle's type requires PGlite; only query, exec, and transaction exist here. */
export type EmbeddedClient = PGlite;

export type EmbeddedEngine = {
  client: EmbeddedClient;
  fsyncCount(): Promise<number>;
  /** Removes the statement time limit while `work` runs. */
  withoutLimit<T>(work: () => Promise<T>): Promise<T>;
  vacuum(): Promise<void>;
  /** Creates a data folder with a snapshot. Only one copy exists at a time. */
  copy(signal?: AbortSignal): Promise<string>;
  removeCopy(): Promise<void>;
  /** Removes the bytes of deleted rows of these tables from the folder. */
  rewrite(options: RewriteOptions): Promise<void>;
  close(): Promise<void>;
};

export type EmbeddedOptions = {
  /** The data folder. The database is in a subfolder named after its PostgreSQL version. */
  dir: string;
  /** The database to copy into an empty data folder. */
  prepared?: string | undefined;
  vacuumEveryMs?: number;
  /** How long a transaction may hold the database without a statement. Infinity: no limit. */
  idleInTransactionMs?: number;
  /** How long one statement may run before its thread is restarted. Infinity: no limit. */
  statementLimitMs?: number;
  /** Called with errors outside any call: a thread that ended, maintenance that failed. */
  onTrouble?: (error: unknown) => void;
  /** Channels whose notifications are passed to `onNotice`. */
  channels?: readonly string[];
  onNotice?: OnNotice;
};

export async function openEmbedded(
  {
    dir,
    prepared,
    vacuumEveryMs = 6 * hourMs,
    idleInTransactionMs = 30_000,
    statementLimitMs = 120_000,
    onTrouble = console.error,
    channels = [],
    onNotice = () => {},
  }: EmbeddedOptions,
  omitted: DisabledSafeguards = {},
): Promise<EmbeddedEngine> {
  const unlock = omitted.lock ? () => {} : lockFolder(dir, lockFile(dir));
  const supervisor = new Supervisor({
    ...{ dir, omitted, channels, onNotice },
    ...{ statementLimitMs, onTrouble },
  });
  try {
    await removeCopy(dir).catch(onTrouble);
    if (!hasDatabase(dir)) await createDatabase(dir, prepared, omitted);
    await supervisor.thread();
  } catch (error) {
    unlock();
    throw error;
  }

  const client = new ThreadClient(supervisor, idleInTransactionMs);
  const stopMaintenance = omitted.maintenance
    ? () => {}
    : startMaintenance(client, vacuumEveryMs, onTrouble);
  return {
    client: client as unknown as EmbeddedClient,
    withoutLimit: (work) => supervisor.withoutLimit(work),
    vacuum: () => vacuum(client),
    copy: (signal) => copyFolder(dir, (work) => client.whileStill(work), signal),
    removeCopy: () => removeCopy(dir),
    rewrite: (options) => rewrite(client, getDatabaseFolder(dir), options),
    async fsyncCount() {
      const thread = await supervisor.thread();
      return Number(await thread.request({ kind: 'fsyncCount' }));
    },
    async close() {
      stopMaintenance();
      await client.close();
      await supervisor.close();
      unlock();
    },
  };
}

async function createDatabase(
  dir: string,
  prepared = getPreparedDatabase(),
  omitted: DisabledSafeguards = {},
) {
  const build = async (folder: string) => copyDatabase(prepared, folder);
  if (!omitted.atomicCreate) return createDatabaseFolder(dir, build);
  mkdirSync(getDatabaseFolder(dir), { recursive: true });
  await build(getDatabaseFolder(dir));
}
