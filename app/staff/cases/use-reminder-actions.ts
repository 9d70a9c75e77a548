import { profile } from '#text/staff/profile';
import { change } from '../data/api';
import type { Reminder } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import {
  describeReminderChange,
  type NamedReminder,
  type ReminderChanges,
} from './reminder-changes';

const { reminders: text } = profile;
const pathOf = ({ id }: NamedReminder) => `/api/reminders/${id}` as const;

/** Completes, reopens, postpones, and reassigns a follow-up. */
export function useReminderActions(reminder: NamedReminder) {
  const { change: make, isPending } = useChangeOf<NamedReminder, ReminderChanges, Reminder>(
    reminder,
    {
      pathOf,
      write: (row, changes, version) => change('PATCH', pathOf(row), version, changes),
      undo: true,
      say: (after, changes, row) => ({
        title: describeReminderChange(changes, after),
        description: [row.memberName, after.title].filter(Boolean).join(': '),
      }),
      failed: text.changeFailed,
      nameOf: ({ memberName = '' }) => ({ memberName }),
    },
  );
  return {
    isPending,
    complete: (isCompleted: boolean) => make({ isCompleted }),
    move: (dueDate: string) => make({ dueDate }),
    assign: (assignedTo: string | null) => make({ assignedTo }),
  };
}
