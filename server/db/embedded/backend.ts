// PostgreSQL itself, inside the database thread.

import { PGlite, type Results } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createDatabaseFolder, databaseFolder } from './data-folder.ts';
import { DurableFs } from './durable-fs.ts';
import type { Omitted, Statement, StatementResult } from './messages.ts';

const noFsync = '-F';
const settings = [
  // fdatasync, the usual method, does nothing in this build.
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  'max_wal_size=128MB',
  'min_wal_size=32MB',
].flatMap((setting) => ['-c', setting]);

/** The backend is beyond repair: the thread has to end and the next one recovers from the log. */
export class BackendLost extends Error {
  override name = 'BackendLost';
}

export async function createDatabase(dir: string, omitted: Omitted): Promise<void> {
  const build = async (folder: string) => {
    const pg = await PGlite.create({ fs: new NodeFS(folder) });
    await pg.close();
  };
  if (omitted.atomicCreate) await build(databaseFolder(dir));
  else await createDatabaseFolder(dir, build);
}

export async function openDatabase(dir: string, omitted: Omitted) {
  const durable = new DurableFs(databaseFolder(dir));
  const pg = await PGlite.create({
    fs: omitted.fsync ? new NodeFS(databaseFolder(dir)) : durable,
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== noFsync), ...settings],
    extensions: { pg_trgm, unaccent },
  });
  if (!omitted.fsyncCheck) await refuseWithoutFsync(pg, durable);

  return {
    fsyncCount: () => durable.fsyncCount,
    close: () => pg.close(),
    async run(statement: Statement): Promise<StatementResult | StatementResult[]> {
      const results = await runStatement(pg, statement).finally(() => {
        if (durable.fsyncFailure) {
          throw new BackendLost(`fsync failed: ${durable.fsyncFailure}`);
        }
      });
      await checkConnection(pg, statement);
      return results;
    },
  };
}

export type Backend = Awaited<ReturnType<typeof openDatabase>>;

async function refuseWithoutFsync(pg: PGlite, durable: DurableFs) {
  const before = durable.fsyncCount;
  await pg.query("select pg_logical_emit_message(true, 'durability', 'probe')");
  if (durable.fsyncCount === before) {
    throw new Error('A commit reached no fsync, so a power cut would lose data. Not starting.');
  }
}

async function runStatement(pg: PGlite, statement: Statement) {
  const { kind, sql, params, rowMode, paramTypes, rawTypes } = statement;
  const keepText = (text: string) => text;
  const parsers = Object.fromEntries((rawTypes ?? []).map((type) => [type, keepText]));
  if (kind === 'exec') return (await pg.exec(sql, { rowMode, parsers })).map(answered(sql));
  return answered(sql)(await pg.query(sql, params, { rowMode, parsers, paramTypes }));
}

/**
 * PGlite swallows a panic or a WebAssembly trap and returns an empty result, which a caller
 * would take for a success. A statement that ran always names its command.
 */
const answered = (sql: string) => (result: Results<unknown>) => {
  if (result.command === undefined && sql.trim() !== '') {
    throw new BackendLost('a statement ended without an answer');
  }
  return result;
};

async function checkConnection(pg: PGlite, { after }: Statement) {
  const isInTransaction = pg.isInTransaction();
  if (after === 'idle' && isInTransaction) {
    await pg.exec('ROLLBACK');
    throw new Error(
      'A transaction was left open and was rolled back. Use transaction() instead of BEGIN.',
    );
  }
  if (after === 'transaction' && !isInTransaction) {
    throw new Error(
      'The transaction was ended inside its callback. Return or throw instead of COMMIT or ROLLBACK.',
    );
  }
}
