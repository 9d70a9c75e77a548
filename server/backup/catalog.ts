// Reads the tables from the database's own catalog, because a backup must be possible before an
// upgrade, when the code is newer than the tables.
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';

export type CatalogTable = {
  name: string;
  /** Without generated columns, which are computed from the others. */
  columns: string[];
  /** Columns filled by a sequence. */
  identities: string[];
};

/**
 * Left out of backups: sign-ins and devices (which may have been revoked since), short-lived
 * limits, the server's signing key, and texts of erased people.
 */
export const excludedTables = [
  ...['staff_sessions', 'staff_links', 'staff_devices', 'rate_limits', 'app_secrets'],
  'pending_rewrites',
];

/** All tables, referenced ones first. */
export async function readCatalog(db: Queries): Promise<CatalogTable[]> {
  const columns = await queryRows<{ table: string; column: string; identity: string }>(
    db,
    sql`select c.relname as table, a.attname as column, a.attidentity::text as identity
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by c.relname, a.attnum`,
  );
  const references = await queryRows<{ table: string; refers_to: string }>(
    db,
    sql`select conrelid::regclass::text as table, confrelid::regclass::text as refers_to
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
        order by 1, 2`,
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  const ordered = new Set<string>();
  const place = (name: string) => {
    if (ordered.has(name)) return;
    for (const { table, refers_to } of references) {
      if (table === name && refers_to !== name) place(refers_to);
    }
    ordered.add(name);
  };
  for (const name of tables.keys()) place(name);
  return [...ordered].map((name) => {
    const own = tables.get(name) ?? [];
    return {
      name,
      columns: own.map(({ column }) => column),
      identities: own.filter(({ identity }) => identity !== '').map(({ column }) => column),
    };
  });
}

export function getSequence(table: string, column: string) {
  return sql`pg_get_serial_sequence(${table}, ${column})`;
}

export function joinNames(columns: readonly string[]) {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

/** Inserts rows from JSON objects with the table's column names: one statement, no parsing here. */
export async function insertJson(
  db: Queries,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${joinNames(columns)})
        select ${joinNames(columns)}
        from json_populate_recordset(null::${sql.identifier(table)}, (${`[${rows.join(',')}]`}::text)::json)`,
  );
}
