// Somebody reached an applicant: the reminder to do so has done its work.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { Transaction } from '../db/client.ts';
import { followUpReminders as reminders } from '../db/schema.ts';

/** Before the member is locked: a change of a reminder locks the reminder first, then its member. */
export async function lockFirstContact(tx: Transaction, memberId: number): Promise<number[]> {
  const open = await tx
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        eq(reminders.memberId, memberId),
        eq(reminders.reminderType, 'first-contact'),
        eq(reminders.isCompleted, false),
      ),
    )
    .for('update');
  return open.map(({ id }) => id);
}

export async function completeReminders(
  tx: Transaction,
  session: StaffSession,
  memberId: number,
  ids: number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(reminders)
    .set({
      isCompleted: true,
      completedAt: now,
      updatedAt: now,
      version: sql`${reminders.version} + 1`,
    })
    .where(inArray(reminders.id, ids));
  for (const id of ids) {
    await audit(tx, session, now, {
      action: 'completed',
      subject: 'reminder',
      subjectId: id,
      memberId,
      changes: { isCompleted: [false, true] },
    });
  }
}
