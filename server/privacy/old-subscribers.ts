// Erases newsletter subscribers who unsubscribed, and deletes sign-ups that nobody confirmed. Neither waits for a
// month's notice to staff: the person decided, or never asked.
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { dayMs } from '#domain/calendar/durations';
import type { Db, Transaction } from '../db/client.ts';
import { secretLinks } from '../db/schema/links.ts';
import { outbox } from '../db/schema/outbox.ts';
import { retentionHolds } from '../db/schema/privacy.ts';
import { newsletters } from '../db/schema/public.ts';
import { deleteExpiredLinks } from '../links/secret-links.ts';
import { erasePerson } from './erasure.ts';

/** As long as the link of the confirmation mail works. */
const unconfirmedMs = 7 * dayMs;

export async function removeOldSubscribers(db: Db, now: Date): Promise<void> {
  for (const id of await unsubscribedIds(db)) {
    await db.transaction((tx) => eraseUnsubscribed(tx, id, now));
  }
  await db.transaction((tx) => deleteUnconfirmed(tx, now));
  await deleteExpiredLinks(db, now);
}

async function unsubscribedIds(db: Db): Promise<number[]> {
  const isHeld = db
    .select({ one: sql`1` })
    .from(retentionHolds)
    .where(
      and(
        eq(retentionHolds.subject, 'subscriber'),
        eq(retentionHolds.subjectId, newsletters.id),
        isNull(retentionHolds.endsAt),
      ),
    );
  const rows = await db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(and(sql`not ${newsletters.isActive}`, isNull(newsletters.erasedAt), notExists(isHeld)));
  return rows.map(({ id }) => id);
}

async function eraseUnsubscribed(tx: Transaction, id: number, now: Date): Promise<void> {
  // Lock the row, because the person may sign up again at this moment.
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update');
  if (row === undefined || row.isActive || row.erasedAt !== null) return;
  const erasure = { subject: 'subscriber' as const, id, version: undefined, now };
  await erasePerson(tx, { ...erasure, actor: 'system', reason: 'asked' });
}

async function deleteUnconfirmed(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unconfirmedMs);
  const deleted = await tx
    .delete(newsletters)
    .where(
      and(
        isNull(newsletters.confirmedAt),
        isNull(newsletters.erasedAt),
        lt(newsletters.createdAt, before),
      ),
    )
    .returning({ id: newsletters.id });
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .delete(secretLinks)
    .where(and(eq(secretLinks.subject, 'subscriber'), inArray(secretLinks.subjectId, ids)));
  await tx
    .delete(outbox)
    .where(and(eq(outbox.subject, 'subscriber'), inArray(outbox.subjectId, ids)));
}
