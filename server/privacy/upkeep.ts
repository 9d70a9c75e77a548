// What is done once a day for the sake of people's privacy, by one process, also after having been down.
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { auditEntries } from '../db/schema.ts';
import { claimToday, eraseDue } from './retention.ts';

export async function keepPrivacy(database: Database, now: Date): Promise<void> {
  const { db } = database;
  if (await claimToday(db, 'retention', now)) await eraseDue(db, now);
  if (await claimToday(db, 'rewrite', now)) await rewriteErased(database, now);
}

const twoDaysMs = 2 * 24 * 3_600_000;

/** The bytes of what was erased lie in the files of a folder until they are written anew. */
async function rewriteErased({ db, rewrite }: Database, now: Date): Promise<void> {
  const [erased] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'erased'),
        gt(auditEntries.at, new Date(now.getTime() - twoDaysMs)),
      ),
    )
    .limit(1);
  if (erased !== undefined) await rewrite();
}
