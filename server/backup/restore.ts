// Restores a backup into an empty database, all of it or nothing. A backup is restored by a build with the same tables.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Db, Transaction } from '../db/client.ts';
import { ownMigrations } from '../db/migrations.ts';
import { rowsOf } from '../db/rows-of.ts';
import { outbox } from '../db/schema/outbox.ts';
import { hasKeys } from '../db/sealing/key-ring.ts';
import { missingKeys, noteKey } from '../db/sealing/known-keys.ts';
import { decryptWith, isAgeFile } from './age.ts';
import {
  BackupError,
  backupVersion,
  type End,
  endSchema,
  headerSchema,
  isRow,
  sectionSchema,
} from './backup-format.ts';
import {
  type CatalogTable,
  insertJson,
  passingTables,
  readCatalog,
  sequenceOf,
} from './catalog.ts';

type BackupFile = { path: string; identities: readonly string[] };

const rowsAtOnce = 1000;
const bytesAtOnce = 1_000_000;
/** Rows that a server may have made by starting: the backup's own take their place. */
const replacedTables = ['app_secrets', 'data_keys', 'sealing_progress'];

type RestoreOptions = {
  /** A drill compares rows, and may be run where there are no keys. */
  needsKeys?: boolean;
  /** What has to be done to the rows before anybody may see them. */
  finish?: (tx: Transaction) => Promise<void>;
  signal?: AbortSignal | undefined;
};

/** The secrets of the keys that it may have been written for. */
export async function restoreBackup(
  { db }: Pick<Database, 'db'>,
  path: string,
  identities: readonly string[] = [],
  { needsKeys = true, finish, signal }: RestoreOptions = {},
): Promise<End> {
  const file = { path, identities };
  await refuseOtherBuild(file);
  const end = await db.transaction(async (tx) => {
    // A disk may be slow to give what is read.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const tables = await readCatalog(tx);
    await refuseFilled(tx, tables);
    for (const { name } of tables) {
      if (replacedTables.includes(name)) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    }
    // The rows come as they were stored, with what triggers made of them; keys are still checked.
    await switchTriggers(tx, tables, 'disable');
    const stored = await storeLines(tx, file, tables, signal);
    await switchTriggers(tx, tables, 'enable');
    await tx.execute(sql`set local statement_timeout = 0`);
    if (needsKeys) await refuseUnopened(tx, file);
    await holdMessages(tx);
    await finish?.(tx);
    return stored;
  });
  await countRows(db);
  return end;
}

/** A search plans by what it knows of the rows, and it knows nothing of them yet. The server would count later. */
async function countRows(db: Db): Promise<void> {
  const counted = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
  // All is restored: it did not fail for this.
  await counted.catch(() => {});
}

/** What nobody could read is not restored: the key is to be put in place first. */
async function refuseUnopened(tx: Transaction, { path }: BackupFile): Promise<void> {
  const [missing] = await missingKeys(tx);
  if (missing !== undefined) {
    throw new BackupError(
      `${path} holds texts that are sealed with the key ${missing}. Add its line to DATA_KEYS_FILE (or DATA_KEYS, or DATA_DIR/data-keys) and restore again.`,
    );
  }
  if (hasKeys()) await noteKey(tx);
}

/** What was waiting when the backup was made may have been sent long ago: a person decides. */
async function holdMessages(tx: Transaction): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'failed', lastError: 'held-after-restore', claim: null })
    .where(inArray(outbox.status, ['waiting', 'sending']));
}

async function refuseFilled(tx: Transaction, tables: readonly CatalogTable[]): Promise<void> {
  for (const { name } of tables) {
    if (replacedTables.includes(name) || passingTables.includes(name)) continue;
    const rows = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new BackupError(
        `This database is not empty: ${name} has rows. Restore into a new one.`,
      );
    }
  }
}

async function switchTriggers(
  tx: Transaction,
  tables: readonly CatalogTable[],
  to: 'disable' | 'enable',
): Promise<void> {
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(to)} trigger user`);
  }
}

async function storeLines(
  tx: Transaction,
  file: BackupFile,
  tables: readonly CatalogTable[],
  signal?: AbortSignal,
): Promise<End> {
  const known = new Map(tables.map((table) => [table.name, new Set(table.columns)]));
  const counted: Record<string, number> = {};
  let section: { table: string; columns: string[] } | undefined;
  let end: End | undefined;
  let rows: string[] = [];
  let bytes = 0;
  const store = async () => {
    if (section !== undefined && rows.length > 0) {
      await insertJson(tx, section.table, section.columns, rows);
      counted[section.table] = (counted[section.table] ?? 0) + rows.length;
    }
    rows = [];
    bytes = 0;
  };
  let isHeader = true;
  for await (const line of linesOf(file)) {
    signal?.throwIfAborted();
    if (isHeader) isHeader = false;
    else if (isRow(line)) {
      rows.push(line);
      bytes += line.length;
      if (rows.length >= rowsAtOnce || bytes >= bytesAtOnce) await store();
    } else {
      await store();
      const marker: unknown = JSON.parse(line);
      if (v.is(endSchema, marker)) end = marker[1];
      else section = sectionOf(marker, known, file);
    }
  }
  if (end === undefined) throw new BackupError(`${file.path} is cut off: its end is missing.`);
  for (const [table, number] of Object.entries(end.rows)) {
    if ((counted[table] ?? 0) !== number) {
      throw new BackupError(`${file.path} is damaged: ${table} should have ${number} rows.`);
    }
  }
  for (const { table, column, last, isCalled } of end.sequences) {
    await tx.execute(
      sql`select setval(${sequenceOf(table, column)}::regclass, ${last}::bigint, ${isCalled}::boolean)`,
    );
  }
  return end;
}

async function refuseOtherBuild(file: BackupFile): Promise<void> {
  const { version, migrations } = await headerOf(file);
  if (version !== backupVersion || migrations.join() !== ownMigrations().join()) {
    throw new BackupError(
      `${file.path} was made by another build with other tables: restore it with that build, then upgrade.`,
    );
  }
}

async function headerOf(file: BackupFile) {
  for await (const line of linesOf(file)) {
    try {
      const header: unknown = JSON.parse(line);
      if (v.is(headerSchema, header)) return header;
    } catch {
      // Falls through: what is not JSON is no backup either.
    }
    break;
  }
  throw new BackupError(`${file.path} is not a backup.`);
}

function sectionOf(marker: unknown, known: Map<string, Set<string>>, file: BackupFile) {
  if (!v.is(sectionSchema, marker)) throw new BackupError(`${file.path} is damaged.`);
  const [, table, columns] = marker;
  const mine = known.get(table);
  if (mine === undefined || columns.some((column) => !mine.has(column))) {
    throw new BackupError(`${file.path} has a table ${table} that does not fit this database.`);
  }
  return { table, columns };
}

async function* linesOf({ path, identities }: BackupFile): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const source = Readable.from(plainOf(path, identities));
  source.on('error', (error) => unpacked.destroy(error));
  try {
    // Not by readline: to it a line also ends at U+2028, which may stand in a text.
    let rest = '';
    for await (const part of source.pipe(unpacked).setEncoding('utf8')) {
      const lines = `${rest}${part}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} ${whyUnreadable(error)}.`);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** The packed lines, out of the encryption where the file has one. */
async function* plainOf(path: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(64), position: 0 });
  const stream = handle.createReadStream({ start: 0 });
  try {
    if (!isAgeFile(buffer)) {
      yield* stream;
      return;
    }
    if (identities.length === 0) {
      throw new BackupError(`${path} is encrypted: name the file with its key too.`);
    }
    yield* decryptWith(identities, stream);
  } finally {
    stream.destroy();
  }
}

function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined)
    return `cannot be decrypted (${error instanceof Error ? error.message : error})`;
  if (code === 'Z_BUF_ERROR') return 'is cut off';
  return code.startsWith('Z_') ? 'is not a backup' : `cannot be read (${code})`;
}
