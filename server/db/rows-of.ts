import type { SQL } from 'drizzle-orm';
import type { Queries } from './client.ts';

/** The rows of a query in plain SQL, identical on both engines. */
export async function queryRows<Row>(db: Queries, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
