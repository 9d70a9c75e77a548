// Searches every column of every table for leftover words, both as stored and decrypted.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readCatalog } from '../../server/backup/catalog.ts';
import type { Db } from '../../server/db/client.ts';
import { queryRows } from '../../server/db/rows-of.ts';
import { sealedTables } from '../../server/db/sealing/reseal.ts';

type Held = Record<string, number>;

/** Holds sealed texts of erased people until the next upkeep, which searches the files for them. */
const searchedFor = 'pending_rewrites';

/** Counts the rows per table that contain one of the words in any column, sealed columns included. */
export async function countTablesContaining(db: Db, words: readonly string[]): Promise<Held> {
  const held = await findTablesShowing(db, words);
  for (const { table, row } of await findSealedTexts(db, words)) {
    if (table === searchedFor) continue;
    held[table] = Math.max(held[table] ?? 0, row);
  }
  return held;
}

/** Returns the tables that show the words to a reader of the database without the key. */
export async function findTablesShowing(db: Db, words: readonly string[]): Promise<Held> {
  const held: Held = {};
  const pattern = words.map((word) => word.replace(/[.+()]/g, '\\$&')).join('|');
  for (const { name } of await readCatalog(db)) {
    const [found] = await queryRows<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from ${sql.identifier(name)} as one
          where to_jsonb(one)::text ~* ${pattern}`,
    );
    if (found && found.rows > 0) held[name] = found.rows;
  }
  return held;
}

/** Sealed texts that contain one of the words, with their ciphertext. */
export async function findSealedTexts(db: Db, words: readonly string[]) {
  const pattern = new RegExp(words.join('|'), 'i');
  const found: { table: string; column: string; row: number; sealed: string }[] = [];
  for (const { name, columns } of sealedTables) {
    const names = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    const rows = await queryRows<Record<string, string | null>>(
      db,
      sql`select ${names} from ${sql.identifier(name)}`,
    );
    for (const [at, row] of rows.entries()) {
      for (const column of columns) {
        const sealed = row[column.name];
        if (sealed && pattern.test(column.opened(sealed))) {
          found.push({ table: name, column: column.name, row: at + 1, sealed });
        }
      }
    }
  }
  return found;
}

/** The files below a folder that contain one of the words. */
export function findFilesContaining(folder: string, words: readonly string[]): string[] {
  const pattern = new RegExp(words.join('|'), 'i');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(readFileSync(file, 'latin1')))
    .map((file) => file.slice(folder.length));
}
