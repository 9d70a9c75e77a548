// Notices to a staff member about work that a colleague gave them and about mentions, until they open the case,
// submission, or message.
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#domain/calendar/durations';
import type { StaffSession } from '../api/caller.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { colleagueNotices as notices } from '../db/schema/outbox.ts';

type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'createdAt'>;

/** A repeated notice replaces the earlier one. */
export async function addColleagueNotice(
  tx: Transaction,
  now: Date,
  notice: NewNotice,
): Promise<void> {
  await tx
    .insert(notices)
    .values({ ...notice, createdAt: now })
    .onConflictDoUpdate({
      target: [notices.recipient, notices.kind, notices.subject, notices.subjectId],
      set: { sender: notice.sender, createdAt: now },
    });
}

type OpenedSubject = 'member' | 'submission' | 'contact';
type Recipient = Pick<StaffSession, 'username'>;

function isAbout({ username }: Recipient, subject: OpenedSubject, id: number): SQL | undefined {
  const isOfRow =
    subject === 'member'
      ? eq(notices.memberId, id)
      : and(eq(notices.subject, subject), eq(notices.subjectId, id));
  return and(eq(notices.recipient, username), isOfRow);
}

/** SQL condition for a query that reads the row anyway. */
export function hasColleagueNotices(recipient: Recipient, subject: OpenedSubject, id: number) {
  return sql<boolean>`exists (select from ${notices} where ${isAbout(recipient, subject, id)})`;
}

/** Deletes the notices once the recipient has opened the row. */
export async function clearColleagueNotices(
  db: Queries,
  recipient: Recipient,
  subject: OpenedSubject,
  id: number,
): Promise<void> {
  await db.delete(notices).where(isAbout(recipient, subject, id));
}

const retainedMs = 90 * dayMs;

export async function deleteOldColleagueNotices(db: Db, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, new Date(now.getTime() - retainedMs)));
}
