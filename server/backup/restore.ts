// Restores a backup into an empty database, completely or not at all. The build must have the same
// tables.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Db, Transaction } from '../db/client.ts';
import { readBuildMigrations } from '../db/migrations.ts';
import { queryRows } from '../db/rows-of.ts';
import { outbox } from '../db/schema/outbox.ts';
import { updates } from '../db/schema/updates.ts';
import { hasKeys } from '../db/sealing/key-ring.ts';
import { findMissingKeys, storeKeyProbe } from '../db/sealing/known-keys.ts';
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
  excludedTables,
  getSequence,
  insertJson,
  readCatalog,
} from './catalog.ts';

type BackupFile = { path: string; identities: readonly string[] };

const rowsAtOnce = 1000;
const bytesAtOnce = 250_000;
/** Rows that a starting server creates, which the backup's rows replace. */
const replacedTables = ['app_secrets', 'data_keys'];

type RestoreOptions = {
  /** False for a drill, which compares rows and may run without keys. */
  needsKeys?: boolean;
  /** Runs before anybody can see the restored rows. */
  finish?: (tx: Transaction) => Promise<void>;
  signal?: AbortSignal | undefined;
};

/** `identities` are the secret keys that may decrypt the file. */
export async function restoreBackup(
  { db }: Pick<Database, 'db'>,
  path: string,
  identities: readonly string[] = [],
  { needsKeys = true, finish, signal }: RestoreOptions = {},
): Promise<End> {
  const file = { path, identities };
  await refuseOtherBuild(file);
  const end = await db.transaction(async (tx) => {
    // A slow disk may leave the transaction idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const tables = await readCatalog(tx);
    await refuseFilled(tx, tables);
    for (const { name } of tables) {
      if (replacedTables.includes(name)) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    }
    // Restore rows exactly as stored, including what triggers computed.
    await switchTriggers(tx, tables, 'disable');
    const dropped = await dropIndexesAndReferences(tx);
    const stored = await storeLines(tx, file, tables, signal);
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of dropped) {
      signal?.throwIfAborted();
      await tx.execute(sql.raw(statement));
    }
    await switchTriggers(tx, tables, 'enable');
    if (needsKeys) await refuseUnopened(tx, file);
    await holdMessages(tx);
    await finish?.(tx);
    return stored;
  });
  await countRows(db);
  return end;
}

/**
 * Updates the planner's statistics, which are empty after a restore; the server would do it only
 * later.
 */
async function countRows(db: Db): Promise<void> {
  const counted = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
  // The restore is complete: do not fail because of this.
  await counted.catch(() => {});
}

/** Refuses texts whose key is missing, so that the key is put in place first. */
async function refuseUnopened(tx: Transaction, { path }: BackupFile): Promise<void> {
  const [missing] = await findMissingKeys(tx);
  if (missing !== undefined) {
    throw new BackupError(
      `${path} holds texts that are sealed with the key ${missing}. Add its line to DATA_KEYS_FILE (or DATA_KEYS, or DATA_DIR/data-keys) and restore again.`,
    );
  }
  if (hasKeys()) await storeKeyProbe(tx);
}

/** Messages waiting at backup time may have been sent since: staff decide. */
async function holdMessages(tx: Transaction): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'failed', lastError: 'held-after-restore', claim: null })
    .where(inArray(outbox.status, ['waiting', 'sending']));
  // Recipients may have got an update after the backup was made, so it must not go on by itself.
  await tx
    .update(updates)
    .set({ status: 'canceled', nextBatchAt: null, endedAt: sql`now()` })
    .where(eq(updates.status, 'sending'));
}

async function refuseFilled(tx: Transaction, tables: readonly CatalogTable[]): Promise<void> {
  for (const { name } of tables) {
    if (replacedTables.includes(name) || excludedTables.includes(name)) continue;
    const rows = await queryRows(tx, sql`select 1 from ${sql.identifier(name)} limit 1`);
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

/**
 * Drops indexes and foreign keys, which take most of the time when each row updates them. Returns the statements
 * that create them again; creating a foreign key checks all rows.
 */
async function dropIndexesAndReferences(tx: Transaction): Promise<string[]> {
  const references = await queryRows<{ drop: string; create: string }>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
          format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const indexes = await queryRows<{ drop: string; create: string }>(
    tx,
    sql`select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
        from pg_index join pg_class on pg_class.oid = indexrelid
        where relnamespace = 'public'::regnamespace
          and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { drop } of [...references, ...indexes]) await tx.execute(sql.raw(drop));
  return [...indexes, ...references].map(({ create }) => create);
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
      sql`select setval(${getSequence(table, column)}::regclass, ${last}::bigint, ${isCalled}::boolean)`,
    );
  }
  return end;
}

async function refuseOtherBuild(file: BackupFile): Promise<void> {
  const { version, migrations } = await headerOf(file);
  if (version !== backupVersion || migrations.join() !== readBuildMigrations().join()) {
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
      // Fall through: a file without JSON is not a backup either.
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
    // Do not use readline: it also splits lines at U+2028, which texts may contain.
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

/** Yields the compressed lines, decrypted if the file is encrypted. */
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
