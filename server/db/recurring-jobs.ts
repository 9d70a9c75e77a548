// Claims daily jobs for one of several processes.
import { eq, ne } from 'drizzle-orm';
import { toOfficeDate } from '#domain/calendar/office-hours';
import type { Queries } from './client.ts';
import { recurringJobs } from './schema/outbox.ts';

export async function isDoneToday(db: Queries, name: string, now: Date): Promise<boolean> {
  const [job] = await db.select().from(recurringJobs).where(eq(recurringJobs.name, name));
  return job?.lastDay === toOfficeDate(now);
}

/** True if this process runs the job today. */
export async function claimJobOfToday(db: Queries, name: string, now: Date): Promise<boolean> {
  const today = toOfficeDate(now);
  const [claimed] = await db
    .insert(recurringJobs)
    .values({ name, lastDay: today })
    .onConflictDoUpdate({
      target: recurringJobs.name,
      set: { lastDay: today },
      setWhere: ne(recurringJobs.lastDay, today),
    })
    .returning();
  return claimed !== undefined;
}
