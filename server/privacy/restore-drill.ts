// The restore drill: restores a new backup into a temporary database. That copy is unencrypted and
// is deleted after the drill, or soon after an interruption.
import { existsSync, lstatSync, mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../backup/restore.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { getDatabaseFolder, lockFile } from '../db/embedded/data-folder.ts';
import { DataFolderInUse } from '../db/embedded/errors.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { hasKeys } from '../db/sealing/key-ring.ts';

/** Makes an empty database for a restore, with a function that deletes it. */
export type ScratchDatabase = () => Promise<{
  database: Pick<Database, 'db'>;
  drop(): Promise<void>;
}>;

export function sumCounts(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, number) => sum + number, 0);
}

/** Restores the file and compares it row by row. */
export async function runRestoreDrill(
  file: string,
  identity: string,
  scratch: ScratchDatabase,
  signal?: AbortSignal,
): Promise<string> {
  const startedAt = performance.now();
  const { database, drop } = await scratch();
  try {
    const options = { needsKeys: hasKeys(), signal };
    const { rows } = await restoreBackup(database, file, [identity], options);
    signal?.throwIfAborted();
    const seconds = Math.ceil((performance.now() - startedAt) / 1000);
    return `${sumCounts(rows)} rows restored and compared in ${seconds} s`;
  } finally {
    await drop();
  }
}

const prefix = 'restore-drill-';

export async function createTemporaryDatabase(): ReturnType<ScratchDatabase> {
  await removeLeftoverDrills();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir }, { isAlone: true });
    const drop = async () => {
      await database.close();
      await removeDrill(dataDir);
    };
    return { database, drop };
  } catch (error) {
    await removeDrill(dataDir);
    throw error;
  }
}

/** Deletes the lock last: it marks leftovers of an interrupted deletion. */
async function removeDrill(dir: string): Promise<void> {
  for (const path of [getDatabaseFolder(dir), dir])
    await rm(path, { recursive: true, force: true });
}

/**
 * Deletes leftovers of killed processes, whose locks are released; a running drill still holds its
 * lock.
 */
export async function removeLeftoverDrills(place = tmpdir()): Promise<void> {
  for (const name of await readdir(place)) {
    const dir = join(place, name);
    if (!name.startsWith(prefix) || !isOurs(dir)) continue;
    try {
      lockFolder(dir, lockFile(dir))();
    } catch (error) {
      if (error instanceof DataFolderInUse) continue;
      throw error;
    }
    await removeDrill(dir);
  }
}

/** The folder is shared: anyone may create folders with any name. */
function isOurs(dir: string): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  return (
    found?.isDirectory() === true && found.uid === process.getuid?.() && existsSync(lockFile(dir))
  );
}
