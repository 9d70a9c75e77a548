// What was sealed leaves its old bytes in the files of a folder until they are written anew. That this is owed is
// stored with the sealed rows, so that neither a kill nor a full disk forgets it.
import { eq } from 'drizzle-orm';
import { officeDate } from '#domain/calendar/office-hours';
import type { Database, Queries, Transaction } from './client.ts';
import { lastDayOf } from './recurring-jobs.ts';
import { recurringJobs } from './schema/outbox.ts';

const name = 'rewrite-owed';

export async function oweRewrite(tx: Transaction): Promise<void> {
  const lastDay = officeDate(new Date());
  await tx.insert(recurringJobs).values({ name, lastDay }).onConflictDoNothing();
}

export async function isRewriteOwed(db: Queries): Promise<boolean> {
  return (await lastDayOf(db, name)) !== undefined;
}

/** Nothing may be sealed meanwhile: its table may have had its turn. */
export async function payRewrite({ db, rewrite }: Database, signal?: AbortSignal): Promise<void> {
  await rewrite(signal);
  await db.delete(recurringJobs).where(eq(recurringJobs.name, name));
}
