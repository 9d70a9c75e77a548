// Runs PGlite's PostgreSQL inside the database thread.

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { getDatabaseFolder } from './data-folder.ts';
import { DurableFs } from './durable-fs.ts';
import type { DisabledSafeguards, Statement, StatementResult } from './messages.ts';
import { buildParsers, PreparedStatements } from './prepared-statements.ts';

/** Ends the thread immediately; the next one recovers from the write-ahead log. */
export type EndThread = (reason: unknown) => never;

const noFsync = '-F';
const logLines = 5;
/** Exit status of PGlite's PostgreSQL after a failed statement; any other exception is a crash. */
const statementFailed = 100;

const asArguments = (settings: string[]) => settings.flatMap((setting) => ['-c', setting]);

const settings = asArguments([
  // fdatasync, the usual method, does nothing in this build.
  'wal_sync_method=fsync',
  'shared_buffers=8MB',
  'max_wal_size=128MB',
  // A recycled WAL segment keeps its old content, including erased texts.
  'wal_recycle=off',
]);

/** Creates an empty database in an empty folder. */
export async function createDatabase(folder: string): Promise<void> {
  const pg = await PGlite.create({
    fs: new NodeFS(folder),
    // Small buffers and log segments: the defaults double the memory and disk use of a first start.
    startParams: [...PGlite.defaultStartParams, ...asArguments(['shared_buffers=8MB'])],
    initDbStartParams: ['--wal-segsize=4', ...asArguments(['max_connections=20'])],
  });
  await pg.close();
}

export async function openDatabase(dir: string, omitted: DisabledSafeguards, abandon: EndThread) {
  const log: string[] = [];
  const durable = new DurableFs(getDatabaseFolder(dir), abandon);
  const pg = await PGlite.create({
    fs: omitted.fsync ? new NodeFS(getDatabaseFolder(dir)) : durable,
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== noFsync), ...settings],
    extensions: { pg_trgm, unaccent },
    onStderr(line) {
      log.push(line);
      if (log.length > logLines) log.shift();
      return false;
    },
  }).catch((cause) => {
    throw new Error([cause instanceof Error ? cause.message : cause, ...log].join('\n'), { cause });
  });
  abandonOnCrash(pg, (crash) => abandon([crash, ...log].join('\n')));
  if (!omitted.fsyncCheck) await refuseWithoutFsync(pg, durable);

  const prepared = new PreparedStatements(pg);
  return {
    fsyncCount: () => durable.fsyncCount,
    close: () => pg.close(),
    listen: (channel: string, onNotice: (payload: string) => void) => pg.listen(channel, onNotice),
    async run(statement: Statement): Promise<StatementResult | StatementResult[]> {
      const results = await runStatement(pg, prepared, statement);
      await checkConnection(pg, statement);
      return results;
    },
  };
}

export type Backend = Awaited<ReturnType<typeof openDatabase>>;

/**
 * PGlite swallows a panic or WebAssembly trap, then runs the same message again forever or reports
 * an empty success.
 */
function abandonOnCrash(pg: PGlite, abandon: EndThread) {
  const runOnce = pg.Module._PostgresMainLoopOnce;
  pg.Module._PostgresMainLoopOnce = () => {
    try {
      return runOnce();
    } catch (thrown) {
      const exit = thrown as { status?: number };
      if (exit.status !== statementFailed) abandon(thrown);
      throw thrown;
    }
  };
}

async function refuseWithoutFsync(pg: PGlite, durable: DurableFs) {
  const before = durable.fsyncCount;
  await pg.query("select pg_logical_emit_message(true, 'durability', 'probe')");
  if (durable.fsyncCount === before) {
    throw new Error('A commit reached no fsync, so a power cut would lose data. Not starting.');
  }
}

const transactionCommands = ['BEGIN', 'COMMIT', 'ROLLBACK'];

async function runStatement(pg: PGlite, prepared: PreparedStatements, statement: Statement) {
  const { kind, sql, rowMode } = statement;
  if (statement.begins) await prepared.query({ sql: 'BEGIN' });
  // Without this check the statement would be committed by itself.
  else if (statement.after === 'transaction' && !pg.isInTransaction()) {
    throw new Error('The first statement of this transaction did not arrive.');
  }
  if (kind === 'query') return prepared.query(statement);
  if (transactionCommands.includes(sql)) return [await prepared.query(statement)];
  const results = await pg.exec(sql, { rowMode, parsers: buildParsers(statement) });
  prepared.noteCommands(results);
  return results as StatementResult[];
}

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
