// Deletes files that PostgreSQL leaves behind after a kill or a power cut: the new file of an
// unfinished rewrite, and temporary files, which only a postmaster would delete.
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ThreadClient } from './client.ts';
import { syncPath } from './data-folder.ts';

/** Asks PostgreSQL, because some catalogs do not have their file number in pg_class. */
const filesInUse = `
  select pg_relation_filepath(oid) as path, relpersistence = 't' as "isTemporary" from pg_class
  where not relisshared and pg_relation_filepath(oid) is not null`;

/** Matches a segment or fork of a table, temporary or not. The folder also holds other files. */
const tableFile = /^((?:t\d+_)?\d+)(_fsm|_vm|_init)?(\.\d+)?$/;

/**
 * Runs right after a checkpoint and exclusively: no table is being created, and no removal is
 * pending.
 */
export async function removeStrayFiles(client: ThreadClient, folder: string): Promise<void> {
  await client.whileStill(async (ask) => {
    const tables = (await ask(filesInUse)) as { path: string; isTemporary: boolean }[];
    const own = /^base\/\d+/.exec(tables[0]?.path ?? '')?.[0];
    const files = new Set(own === undefined ? [] : await readdir(join(folder, own)));
    const inUse = new Set(tables.map(({ path }) => basename(path)));
    // If a file in use is missing, this is the wrong folder: delete nothing.
    const isWhole = tables.every(
      ({ path, isTemporary }) => isTemporary || files.has(basename(path)),
    );
    if (own === undefined || !isWhole) {
      throw new Error('The files of the tables are not where they should be.');
    }
    for (const name of files) {
      const table = tableFile.exec(name)?.[1];
      if (table !== undefined && !inUse.has(table)) await rm(join(folder, own, name));
    }
    await rm(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true });
    syncPath(join(folder, own));
    syncPath(join(folder, 'base'));
  });
}
