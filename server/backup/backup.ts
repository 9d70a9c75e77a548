// Writes a consistent snapshot of the whole database into one file.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { readAppliedMigrations } from '../db/migrations.ts';
import { queryRows } from '../db/rows-of.ts';
import { encryptFor } from './age.ts';
import {
  BackupError,
  backupFormat,
  backupVersion,
  type End,
  type Header,
} from './backup-format.ts';
import {
  type CatalogTable,
  excludedTables,
  getSequence,
  joinNames,
  readCatalog,
} from './catalog.ts';

/** Few enough that long texts need little memory. */
const rowsAtOnce = 100;
/** Suffix of a file that is not complete yet. */
export const unfinishedSuffix = '.unfinished';

/** Throws errors that writing would hit immediately: a closed or full folder, an invalid key. */
export async function assertWritable(file: string, recipients: readonly string[]): Promise<void> {
  const begun = `${file}${unfinishedSuffix}`;
  const empty = encryptFor(recipients, Readable.from([]));
  const writing = writeFile(begun, empty, { mode: 0o600, flush: true });
  await writing.finally(() => rm(begun, { force: true }));
}

/** Encrypts for the given recipients, if any; only their secret keys can decrypt the file. */
export async function writeBackup(
  { db }: Pick<Database, 'db'>,
  file: string,
  recipients: readonly string[] = [],
  signal?: AbortSignal,
): Promise<End> {
  const begun = `${file}${unfinishedSuffix}`;
  // Only its owner may read it: it contains confidential data.
  const out = createWriteStream(begun, { mode: 0o600, flush: true });
  try {
    await once(out, 'open').catch((error: NodeJS.ErrnoException) => {
      throw new BackupError(`${file} cannot be written (${error.code}).`);
    });
    const end: End = { rows: {}, sequences: [] };
    const write = (tx: Transaction) => {
      const lines = Readable.from(linesOf(tx, end));
      if (recipients.length === 0) return pipeline(lines, createGzip(), out, { signal });
      const encrypt = (plain: AsyncIterable<Buffer>) => encryptFor(recipients, plain);
      return pipeline(lines, createGzip(), encrypt, out, { signal });
    };
    await db.transaction(write, { isolationLevel: 'repeatable read', accessMode: 'read only' });
    await rename(begun, file);
    await syncFolder(dirname(file));
    return end;
  } catch (error) {
    await rm(begun, { force: true });
    throw error;
  }
}

async function* linesOf(tx: Transaction, end: End): AsyncGenerator<string> {
  // Timestamps are written with their offset, so use the same time zone everywhere.
  await tx.execute(sql`set local timezone = 'UTC'`);
  // A slow disk may leave the transaction idle.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const header: Header = {
    format: backupFormat,
    version: backupVersion,
    createdAt: new Date().toISOString(),
    migrations: await readAppliedMigrations(tx),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await readCatalog(tx)) {
    if (excludedTables.includes(table.name)) continue;
    yield `${JSON.stringify(['table', table.name, table.columns])}\n`;
    yield* rowsOfTable(tx, table, end);
    // Read after the rows: sequences are not transactional and must not be behind the rows.
    for (const column of table.identities) end.sequences.push(await stateOf(tx, table, column));
  }
  yield `${JSON.stringify(['end', end])}\n`;
}

async function* rowsOfTable(tx: Transaction, { name, columns }: CatalogTable, end: End) {
  const table = sql.identifier(name);
  end.rows[name] = 0;
  await tx.execute(
    sql`declare everything no scroll cursor for
        select row_to_json(one)::text as line from (select ${joinNames(columns)} from ${table}) as one`,
  );
  for (;;) {
    const rows = await queryRows<{ line: string }>(
      tx,
      sql.raw(`fetch ${rowsAtOnce} from everything`) as ReturnType<typeof sql>,
    );
    if (rows.length === 0) break;
    end.rows[name] += rows.length;
    yield `${rows.map(({ line }) => line).join('\n')}\n`;
  }
  await tx.execute(sql`close everything`);
}

async function stateOf(tx: Transaction, { name: table }: CatalogTable, column: string) {
  const [sequence] = await queryRows<{ name: string }>(
    tx,
    sql`select ${getSequence(table, column)} as name`,
  );
  const [state] = await queryRows<{ last: string; called: boolean }>(
    tx,
    sql`select last_value::text as last, is_called as called from ${sql.raw(sequence?.name ?? '')}`,
  );
  return { table, column, last: state?.last ?? '1', isCalled: state?.called ?? false };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
