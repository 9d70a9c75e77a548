// Everywhere a word could have been left behind: every column of every table, as text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readCatalog } from '../../server/backup/catalog.ts';
import type { Db } from '../../server/db/client.ts';
import { rowsOf } from '../../server/db/rows-of.ts';

/** The tables, each with how many of its rows hold one of the words in any column. */
export async function tablesHolding(
  db: Db,
  words: readonly string[],
): Promise<Record<string, number>> {
  const held: Record<string, number> = {};
  const pattern = words.map((word) => word.replace(/[.+()]/g, '\\$&')).join('|');
  for (const { name } of await readCatalog(db)) {
    const [found] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from ${sql.identifier(name)} as one
          where to_jsonb(one)::text ~* ${pattern}`,
    );
    if (found && found.rows > 0) held[name] = found.rows;
  }
  return held;
}

/** The files below a folder whose bytes hold one of the words. */
export function filesHolding(folder: string, words: readonly string[]): string[] {
  const pattern = new RegExp(words.join('|'), 'i');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(readFileSync(file, 'latin1')))
    .map((file) => file.slice(folder.length));
}
