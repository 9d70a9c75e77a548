// Creates the reminder of a note or a service record.
import { toDueTime } from '#domain/calendar/moment';
import type { StaffSession } from '../../api/caller.ts';
import type { Transaction } from '../../db/client.ts';
import { followUpReminders } from '../../db/schema/case-parts.ts';

type Planned = Omit<typeof followUpReminders.$inferInsert, 'dueDate' | 'assignedTo'> & {
  createdAt: Date;
};

export async function planReminder(
  tx: Transaction,
  session: StaffSession,
  day: Date | null,
  reminder: Planned,
): Promise<void> {
  if (day === null) return;
  await tx.insert(followUpReminders).values({
    ...reminder,
    dueDate: toDueTime(day),
    assignedTo: session.username,
    updatedAt: reminder.createdAt,
  });
}
