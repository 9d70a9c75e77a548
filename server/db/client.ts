// One database behind one type: PGlite in a folder, or PostgreSQL behind an address.
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
  PgDialect,
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
import type { Hearing } from './channels.ts';
import { type FileSearch, searchFiles } from './embedded/search-files.ts';
import { type Folder, openFolder } from './folder.ts';
import { isMigrated, migrationsFolder } from './migrations.ts';
import { createNamingClient } from './named-statements.ts';
import * as schema from './schema.ts';

export type Schema = typeof schema;
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
type Tables = ExtractTablesWithRelations<Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, Tables>;
/** What a query needs: the database, or the transaction it is part of. */
export type Queries = Db | Transaction;

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Where the data lies, for people: a folder, or a host and a name. */
  place: string;
  isReachable(): Promise<boolean>;
  /** Hears of what any process has stored; returns what stops it. */
  watchChanges(hearing: Hearing): () => Promise<void>;
  /**
   * A copy of this moment, gone when it is closed. A server needs none: it lets others in while
   * somebody reads.
   */
  openCopy?(signal?: AbortSignal): Promise<Database>;
  /**
   * Removes the bytes of deleted rows from the data folder. On a PostgreSQL server it does nothing: the operator
   * looks after its files. When aborted, it stops after a table and throws.
   */
  rewrite(options: { signal?: AbortSignal | undefined; tables?: string[] }): Promise<void>;
  /** Searches the files of the data folder. */
  searchFiles?(texts: readonly string[], signal?: AbortSignal): Promise<FileSearch>;
  close(): Promise<void>;
};

const casing = 'snake_case';

type OpenOptions = {
  /** A backup reads the tables as they are: it must not upgrade what it is meant to keep. */
  migrate?: boolean;
  /** The folder, where it is being opened already. */
  folder?: Promise<Folder> | undefined;
  /** A folder that nobody else waits for has no limits of time. */
  isAlone?: boolean;
  /** For whoever would rather refuse somebody than wait for a server that says nothing. */
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

/** The access log names rows, not people, and is the longest table: it is not rewritten. */
const rewrittenTables = Object.values(schema)
  .filter((table) => is(table, PgTable) && table !== schema.readEntries)
  .map((table) => getTableName(table as PgTable));

async function inFolder({ dir, engine, hearings }: Folder, migrate: boolean): Promise<Database> {
  const db = drizzleEmbedded({ client: engine.client, schema, casing });
  if (migrate) {
    // Without a time limit, or a slow machine would start the migration anew at every start.
    const migrated = engine.withoutLimit(async () => {
      if (!(await isMigrated(db, dir))) await migrateEmbedded(db, { migrationsFolder });
    });
    await migrated.catch(async (error: unknown) => {
      // Or the engine's thread keeps the process alive and the folder locked.
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
// A dead server must be noticed at once: a write that waits is a write that times out at the browser.
const connectTimeoutMs = 2000;
const statementTimeoutMs = 15_000;
/** Nothing here runs long enough to earn a compilation, and a guess that it might costs 50 ms. */
const quickPlans = '-c jit=off';
/** So long no transaction has nothing to do: whoever began it is gone, and others wait for what it holds. */
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
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idleTimeoutMillis: 30_000,
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
  });
  // Without listeners a restart of the server would end this process: the pool hears of idle
  // connections, each connection of itself while a transaction holds it. Queries fail on their own.
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
    watchChanges: (hearing) => watchChanges(databaseUrl, hearing),
    rewrite: async () => {},
    close: () => pool.end(),
  };
}

/** Drizzle's own transactions never give back a connection that could not begin, and give back one that hangs. */
function onPool(pool: pg.Pool): Db {
  const db = drizzlePostgres({ client: pool, schema, casing });
  const dialect = new PgDialect({ casing });
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
 * When several processes start at once, one migrates and the others wait. An up-to-date database needs no lock: a
 * pooler could hold it with a connection that it never closes.
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

/** Host and database name; never the password. */
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
