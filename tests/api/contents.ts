// Row count and hash of every table, to compare the contents of a database.
import { sql } from 'drizzle-orm';
import { readCatalog } from '../../server/backup/catalog.ts';
import type { Db } from '../../server/db/client.ts';
import { queryRows } from '../../server/db/rows-of.ts';

export type Contents = Record<string, { rows: number; hash: string | null }>;

export async function readContents(db: Db): Promise<Contents> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const tables = (await readCatalog(tx)).map(({ name }) => {
      const lines = sql`select md5(row_to_json(one)::text) as line from ${sql.identifier(name)} as one`;
      return sql`select ${name}::text as name, count(*)::int as rows, md5(string_agg(line, '' order by line)) as hash
          from (${lines}) as lines`;
    });
    const found = await queryRows<{ name: string } & Contents[string]>(
      tx,
      sql.join(tables, sql` union all `),
    );
    return Object.fromEntries(found.map(({ name, ...contents }) => [name, contents]));
  });
}
