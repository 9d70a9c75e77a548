// PostgreSQL never removes the new file of a table whose rewrite was cut off by a kill or a power cut: it belongs to no
// table, holds all rows of one, and no later rewrite would reach it.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThreadClient } from './client.ts';
import { syncPath } from './data-folder.ts';

/** Asked of PostgreSQL itself: some catalogs have their number elsewhere than in their row. */
const numbersInUse = `
  select (select oid from pg_database where datname = current_database())::text as folder,
    pg_relation_filenode(oid)::text as number
  from pg_class
  where not relisshared and relpersistence <> 't' and pg_relation_filenode(oid) is not null`;

/** A segment or a fork; a temporary table has another form, and the folder holds files of other kinds. */
const tableFile = /^(\d+)(_fsm|_vm|_init)?(\.\d+)?$/;

/** In one turn after a checkpoint: no table is being made, and no file waits to be removed. */
export async function removeStrayFiles(client: ThreadClient, folder: string): Promise<void> {
  await client.whileStill(async (ask) => {
    const tables = (await ask(numbersInUse)) as { folder: string; number: string }[];
    const inUse = new Set(tables.map(({ number }) => number));
    const place = join(folder, 'base', tables[0]?.folder ?? '');
    const files = new Set(await readdir(place));
    // Whatever the reason: where one that is in use is not here, nothing here is known to be of no use.
    const isWhole = inUse.size > 0 && [...inUse].every((number) => files.has(number));
    if (!isWhole) throw new Error('The files of the tables are not where they should be.');
    for (const name of files) {
      const number = tableFile.exec(name)?.[1];
      if (number !== undefined && !inUse.has(number)) await rm(join(place, name));
    }
    syncPath(place);
  });
}
