// Somebody reached an applicant: the reminder to do so has done its work.
import { and, eq } from 'drizzle-orm';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { Transaction } from '../db/client.ts';
import { followUpReminders as reminders } from '../db/schema.ts';

/** Before the member is locked: a change of a reminder locks the reminder first, then its member. */
export async function completeFirstContact(
  tx: Transaction,
  session: StaffSession,
  memberId: number,
  now: Date,
): Promise<void> {
  const done = await tx
    .update(reminders)
    .set({ isCompleted: true, completedAt: now, updatedAt: now })
    .where(
      and(
        eq(reminders.memberId, memberId),
        eq(reminders.reminderType, 'first-contact'),
        eq(reminders.isCompleted, false),
      ),
    )
    .returning({ id: reminders.id });
  for (const { id } of done) {
    await audit(tx, session, now, {
      action: 'completed',
      subject: 'reminder',
      subjectId: id,
      memberId,
      changes: { isCompleted: [false, true] },
    });
  }
}
