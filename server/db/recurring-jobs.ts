// What is done once a day, by one process of several. A day that is further ahead than clocks differ was noted by
// one that was wrong, and counts for nothing: else nothing would be done until it comes.
import { eq, gt, lt, or } from 'drizzle-orm';
import { dateAfter, officeDate } from '#domain/calendar/office-hours';
import type { Queries } from './client.ts';
import { recurringJobs } from './schema/outbox.ts';

const lastBelieved = (today: string) => dateAfter(today, 1);

export async function lastDayOf(db: Queries, name: string): Promise<string | undefined> {
  const [job] = await db.select().from(recurringJobs).where(eq(recurringJobs.name, name));
  return job?.lastDay;
}

export async function isDoneToday(db: Queries, name: string, now: Date): Promise<boolean> {
  const last = await lastDayOf(db, name);
  const today = officeDate(now);
  return last !== undefined && last >= today && last <= lastBelieved(today);
}

/** Whether this process is the one that does it today. */
export async function claimToday(db: Queries, name: string, now: Date): Promise<boolean> {
  const today = officeDate(now);
  const { lastDay } = recurringJobs;
  const [claimed] = await db
    .insert(recurringJobs)
    .values({ name, lastDay: today })
    .onConflictDoUpdate({
      target: recurringJobs.name,
      set: { lastDay: today },
      setWhere: or(lt(lastDay, today), gt(lastDay, lastBelieved(today))),
    })
    .returning();
  return claimed !== undefined;
}
