import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { Reminder } from '../data/rows';
import { backTo, undoMs } from '../data/undo';
import { useAction } from '../data/use-action';
import { type KnownReminder, type ReminderChanges, saidOf } from './reminder-changes';

const { reminders: text } = profile;

type Asked = { reminder: KnownReminder; changes: ReminderChanges };

/** Completing, reopening, putting off and giving away a reminder. */
export function useReminderActions(reminder: KnownReminder) {
  const action = useAction(
    ({ reminder: { id, version }, changes }: Asked) =>
      change<Reminder>('PATCH', `/api/reminders/${id}`, version, changes),
    {
      onDone: (after, asked, before) => {
        const { title, undo } = saidOf(asked.reminder, asked.changes, after);
        showToast({
          title,
          description: [asked.reminder.memberName, after.title].filter(Boolean).join(': '),
          durationMs: undoMs,
          action: {
            label: shell.undo,
            run: () =>
              action.mutate({
                reminder: { ...asked.reminder, ...after },
                changes: backTo(undo, before),
              }),
          },
        });
      },
      failed: text.changeFailed,
      of: ({ reminder: { memberName = '' } }) => ({ memberName }),
    },
  );
  const make = (changes: ReminderChanges) => action.mutate({ reminder, changes });
  return {
    complete: (isCompleted: boolean) => make({ isCompleted }),
    move: (dueDate: string) => make({ dueDate }),
    assign: (assignedTo: string | null) => make({ assignedTo }),
  };
}
