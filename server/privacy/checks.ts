// Stores the newest result of each background job, which staff see under Privacy.
import { eq } from 'drizzle-orm';
import { toOfficeDate } from '#domain/calendar/office-hours';
import type { Queries } from '../db/client.ts';
import { checks } from '../db/schema/logs.ts';

export type CheckResult = { isGood: boolean; detail: string };

export async function storeCheckResult(
  db: Queries,
  name: string,
  { isGood, detail }: CheckResult,
  checkedAt: Date,
): Promise<void> {
  const values = { isGood, detail, checkedAt };
  await db
    .insert(checks)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: checks.name, set: values });
}

/**
 * Owners are notified of each failure, so a job that fails every few minutes stores only one a day.
 */
export async function hasFailedToday(db: Queries, name: string, now: Date): Promise<boolean> {
  const [last] = await db.select().from(checks).where(eq(checks.name, name));
  return last?.isGood === false && toOfficeDate(last.checkedAt) === toOfficeDate(now);
}
