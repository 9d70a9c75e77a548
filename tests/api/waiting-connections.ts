import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/db/client.ts';
import { queryRows } from '../../server/db/rows-of.ts';

/** Number of connections waiting for a lock in this database. */
export async function countWaitingConnections(db: Queries): Promise<number | undefined> {
  const [found] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found?.count;
}
