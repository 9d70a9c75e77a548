// One database behind one type: PGlite in a folder, or a PostgreSQL server.
import {
  type ExtractTablesWithRelations,
  getTableName,
  is,
  type RelationalSchemaConfig,
  sql,
} from 'drizzle-orm';
import { drizzle as drizzlePostgres, NodePgSession } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import {
  type PgDatabase,
  type PgDialect,
  type PgQueryResultHKT,
  PgTable,
  type PgTransaction,
} from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { watchChanges } from './change-watch.ts';
import type { ChannelListener } from './channels.ts';
import { type FileSearch, searchFiles } from './embedded/search-files.ts';
import { type Folder, openFolder } from './folder.ts';
import { isMigrated, migrationsFolder } from './migrations.ts';
import { createNamingClient } from './named-statements.ts';
import * as schema from './schema.ts';
import { renderInOnePass } from './sql-rendering.ts';
import { timeStatement } from './statement-times.ts';

export type Schema = typeof schema;
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
type Tables = ExtractTablesWithRelations<Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, Tables>;
/** The database, or the transaction that a query is part of. */
export type Queries = Db | Transaction;

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Location of the data for messages: a folder, or a host and a database name. */
  place: string;
  isReachable(): Promise<boolean>;
  /** Connections of the pool. The embedded database has only one. */
  connections?(): { total: number; idle: number; waiting: number };
  /** Subscribes to changes made by any process. Returns a function that unsubscribes. */
  watchChanges(hearing: ChannelListener): () => Promise<void>;
  /**
   * Opens a snapshot that is deleted on close. Only the embedded database needs one: its single
   * connection blocks others during long reads.
   */
  openCopy?(signal?: AbortSignal): Promise<Database>;
  /**
   * Removes the bytes of deleted rows from the data folder. Does nothing on PostgreSQL, where the
   * operator maintains the files. When aborted, stops after the current table and throws.
   */
  rewrite(options: { signal?: AbortSignal | undefined; tables?: string[] }): Promise<void>;
  /** Searches the files of the data folder. */
  searchFiles?(texts: readonly string[], signal?: AbortSignal): Promise<FileSearch>;
  close(): Promise<void>;
};

const casing = 'snake_case';

type OpenOptions = {
  /** False for a backup, which must not upgrade the tables that it saves. */
  migrate?: boolean;
  /** The folder, if it is already being opened. */
  folder?: Promise<Folder> | undefined;
  /** True if no other caller uses the folder: removes all time limits. */
  isAlone?: boolean;
  /** Client-side timeout of a query, for callers that must not wait on a silent server. */
  queryTimeoutMs?: number;
};

export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { migrate = true, folder, isAlone = false, queryTimeoutMs }: OpenOptions = {},
): Promise<Database> {
  return env.databaseUrl === undefined
    ? inFolder(await (folder ?? openFolder(env.dataDir, { isAlone })), migrate)
    : openServer(env.databaseUrl, migrate, queryTimeoutMs);
}

/** Every table except the access log, which names rows, not people, and is the longest. */
const rewrittenTables = Object.values(schema)
  .filter((table) => is(table, PgTable) && table !== schema.readEntries)
  .map((table) => getTableName(table as PgTable));

async function inFolder({ dir, engine, hearings }: Folder, migrate: boolean): Promise<Database> {
  const db = drizzleEmbedded({ client: engine.client, schema, casing });
  renderInOnePass(dialectOf(db));
  if (migrate) {
    // No time limit: a slow machine would otherwise restart the migration at every start.
    const migrated = engine.withoutLimit(async () => {
      if (!(await isMigrated(db, dir))) await migrateEmbedded(db, { migrationsFolder });
    });
    await migrated.catch(async (error: unknown) => {
      // Otherwise the engine's thread keeps the process alive and the folder locked.
      await engine.close();
      throw error;
    });
  }
  return {
    db: db as unknown as Db,
    engine: 'embedded',
    place: dir,
    isReachable: () => responds(db as unknown as Db),
    watchChanges: (hearing) => {
      hearings.add(hearing);
      return async () => {
        hearings.delete(hearing);
      };
    },
    openCopy: (signal) => openCopy(engine, signal),
    rewrite: ({ signal, tables = rewrittenTables }) => engine.rewrite({ tables, signal }),
    searchFiles: (texts, signal) => searchFiles(dir, texts, signal),
    close: () => engine.close(),
  };
}

async function openCopy(engine: Folder['engine'], signal?: AbortSignal): Promise<Database> {
  const dataDir = await engine.copy(signal);
  try {
    const options = { migrate: false, isAlone: true };
    const copy = await openDatabase({ databaseUrl: undefined, dataDir }, options);
    return { ...copy, close: () => copy.close().finally(engine.removeCopy) };
  } catch (error) {
    await engine.removeCopy();
    throw error;
  }
}

const poolSize = 10;
// Notice a dead server quickly: a waiting write times out in the browser.
const connectTimeoutMs = 2000;
const statementTimeoutMs = 15_000;
/** No query here runs long enough to benefit from JIT, and a wrong estimate costs 50 ms. */
const quickPlans = '-c jit=off';
/**
 * Ends transactions that are idle this long: their client is gone, and others wait for their locks.
 */
const noneLeftOpen = '-c idle_in_transaction_session_timeout=60000';

async function openServer(
  databaseUrl: string,
  migrate: boolean,
  queryTimeoutMs?: number,
): Promise<Database> {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    options: `${quickPlans} ${noneLeftOpen}`,
    application_name: 'community-site',
  };
  const pool = new pg.Pool({
    ...connection,
    Client: createNamingClient(),
    pipeline: true,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idleTimeoutMillis: 30_000,
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
  });
  // Without listeners a restart of the server would end this process: the pool reports idle
  // connections, a client reports itself during a transaction. Queries fail on their own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const place = placeOf(databaseUrl);
  try {
    if (migrate) await migrateAlone(connection, place);
    else await pool.query('select 1');
  } catch (error) {
    await pool.end().catch(() => {});
    if (error instanceof StartError) throw error;
    const reason = reasonOf(error);
    const help = /permission denied|must be owner/.test(reason)
      ? ' Run as the owner of the tables: npm run db -- migrate'
      : '';
    throw new StartError(`The database at ${place} could not be prepared: ${reason}.${help}`, {
      cause: error,
    });
  }
  const db = onPool(pool);
  return {
    db,
    engine: 'postgres',
    place,
    isReachable: () => responds(db),
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    watchChanges: (hearing) => watchChanges(databaseUrl, hearing),
    rewrite: async () => {},
    close: () => pool.end(),
  };
}

function dialectOf(db: object): PgDialect {
  return Reflect.get(db, 'dialect') as PgDialect;
}

/** Times each query of the pool, including the wait for a connection. */
function timing(pool: pg.Pool): pg.Pool {
  const query = pool.query.bind(pool) as (
    config: pg.QueryConfig,
    values: unknown[],
  ) => Promise<never>;
  const timedQuery = (config: pg.QueryConfig, values: unknown[]) =>
    timeStatement(config.text, () => query(config, values));
  return Object.assign(pool, { query: timedQuery });
}

/**
 * Replaces Drizzle's transaction(), which leaks a connection that could not begin and returns a
 * hanging one to the pool.
 */
function onPool(pool: pg.Pool): Db {
  const db = drizzlePostgres({ client: timing(pool), schema, casing });
  const dialect = dialectOf(db);
  renderInOnePass(dialect);
  const tables = db._ as RelationalSchemaConfig<Tables>;
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    const session = new NodePgSession<Schema, Tables>(client, dialect, tables);
    let hasBegun = false;
    try {
      return await session.transaction((tx) => {
        hasBegun = true;
        return work(tx);
      }, config);
    } finally {
      const hasEnded = client.getTransactionStatus() === 'I';
      client.release(!(hasBegun && hasEnded));
    }
  };
  return Object.assign(db, { transaction });
}

/**
 * Several processes may start at once: one migrates, the others wait. An up-to-date database takes
 * no lock, because a pooler could hold it on a connection that it never closes.
 */
async function migrateAlone(connection: pg.ClientConfig, place: string): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  const db = drizzlePostgres({ client, casing });
  try {
    if (await isMigrated(db, place)) return;
    await client.query(
      "set statement_timeout = 0; select pg_advisory_lock(hashtext('app-migrations'))",
    );
    if (!(await isMigrated(db, place))) await migratePostgres(db, { migrationsFolder });
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

async function responds(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

/** Host and database name, never the password. */
function placeOf(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'the given address';
  }
}

function reasonOf(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) cause = cause.errors[0];
  return cause instanceof Error ? cause.message.replace(/\s+/g, ' ') : 'unknown reason';
}
