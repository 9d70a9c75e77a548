import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { Reminder } from '../data/rows';
import { backTo, undoMs } from '../data/undo';
import { useAction } from '../data/use-action';
import { type KnownReminder, type ReminderChanges, saidOf } from './reminder-changes';

const { reminders: text } = profile;

/** Completing, reopening, putting off and giving away a reminder. */
export function useReminderActions(reminder: KnownReminder) {
  const action = useAction(
    (changes: ReminderChanges) =>
      change<Reminder>('PATCH', `/api/reminders/${reminder.id}`, reminder.version, changes),
    {
      onDone: (after, changes, before) => {
        const { title, undo } = saidOf(reminder, changes, after);
        showToast({
          title,
          description: reminder.title,
          durationMs: undoMs,
          action: { label: shell.undo, run: () => action.mutate(backTo(undo, before)) },
        });
      },
      failed: text.changeFailed,
    },
  );
  return {
    complete: (isCompleted: boolean) => action.mutate({ isCompleted }),
    move: (dueDate: string) => action.mutate({ dueDate }),
    assign: (assignedTo: string | null) => action.mutate({ assignedTo }),
  };
}
