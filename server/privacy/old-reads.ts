// Retention of the access log: deletes entries older than two years.
import { lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { readEntries } from '../db/schema/logs.ts';

const retainedMonths = 24;

export async function deleteOldReads(db: Db, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - retainedMonths);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.erasing', 'on', true)`);
    await tx.delete(readEntries).where(lte(readEntries.at, limit));
  });
}
