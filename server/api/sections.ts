// Reads one page of an order that is split into sections, in one SQL statement.
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import {
  buildOrderBy,
  joinSql,
  listSortKeys,
  type SortSection,
  selectSectionsAfterCursor,
} from './order.ts';

type Reading = {
  table: PgTable & { id: AnyPgColumn };
  sections: readonly SortSection[];
  where: readonly (SQL | undefined)[];
  cursor?: string | undefined;
  /** Default: all. */
  limit?: number;
};

export type RowCursor = { id: number; keys: string[] };

/** The ids in order. `keys` starts with the index of the section and becomes the cursor of the next page. */
export function listIdsInSections(
  db: Queries,
  { table, sections, where, cursor, limit }: Reading,
): Promise<RowCursor[]> {
  const atMost = limit === undefined ? sql`` : sql` limit ${limit}`;
  const parts = selectSectionsAfterCursor(sections, cursor).map((section) => {
    const keys = [sql`${String(section.index)}`, ...listSortKeys(section.sort)];
    return sql`(select ${table.id} as id, array[${joinSql(keys.map((key) => sql`${key}::text`))}] as keys
      from ${table} where ${and(section.where, ...where)}
      order by ${buildOrderBy(section.sort)}${atMost})`;
  });
  // PostgreSQL runs the parts in order and stops once the page is full.
  return queryRows(
    db,
    sql`select id, keys from (${sql.join(parts, sql` union all `)}) as found${atMost}`,
  );
}
