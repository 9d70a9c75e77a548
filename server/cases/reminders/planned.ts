// The reminder that comes with a note or a service record.
import { and, eq } from 'drizzle-orm';
import { dueOn } from '#domain/calendar/moment';
import type { StaffSession } from '../../api/caller.ts';
import type { Transaction } from '../../db/client.ts';
import { followUpReminders } from '../../db/schema/case-parts.ts';

type Planned = Omit<typeof followUpReminders.$inferInsert, 'dueDate' | 'assignedTo'> & {
  /** That of the row it comes with: by it the reminder is found again. */
  createdAt: Date;
};

/** `before`: the row as it was, where this corrects it; what was planned for it is planned anew. */
export async function planReminder(
  tx: Transaction,
  before: object | undefined,
  session: StaffSession,
  day: Date | null,
  reminder: Planned,
): Promise<void> {
  const { memberId, createdAt } = reminder;
  if (before !== undefined) {
    // One that somebody has worked on stays.
    const untouched = eq(followUpReminders.version, 1);
    const planned = and(
      eq(followUpReminders.memberId, memberId),
      eq(followUpReminders.createdAt, createdAt),
    );
    await tx.delete(followUpReminders).where(and(planned, untouched));
  }
  if (day === null) return;
  await tx.insert(followUpReminders).values({
    ...reminder,
    dueDate: dueOn(day),
    assignedTo: session.username,
    updatedAt: createdAt,
  });
}
