// Claims daily jobs for one of several processes. A last day more than one day ahead came from a
// wrong clock and is ignored, so that jobs do not stop until then.
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

/** True if this process runs the job today. */
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
