// What a database holds, table by table: how many rows, and a hash of all of them.
import { sql } from 'drizzle-orm';
import { readCatalog } from '../../server/backup/catalog.ts';
import type { Db } from '../../server/db/client.ts';
import { rowsOf } from '../../server/db/rows-of.ts';

export type Contents = Record<string, { rows: number; hash: string | null }>;

export async function contentsOf(db: Db): Promise<Contents> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const contents: Contents = {};
    for (const { name } of await readCatalog(tx)) {
      const [found] = await rowsOf<{ rows: number; hash: string | null }>(
        tx,
        sql`select count(*)::int as rows, md5(string_agg(line, '' order by line)) as hash
            from (select md5(row_to_json(one)::text) as line from ${sql.identifier(name)} as one) as lines`,
      );
      contents[name] = found ?? { rows: 0, hash: null };
    }
    return contents;
  });
}
