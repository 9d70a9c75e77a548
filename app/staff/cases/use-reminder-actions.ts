import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { Reminder } from '../data/rows';
import { undoMs } from '../data/undo';
import { useAction } from '../data/use-action';

const { reminders: text } = profile;

type Changes = { isCompleted?: boolean; assignedTo?: string | null };

/** Completing, reopening and giving away a reminder. */
export function useReminderActions(
  reminder: Pick<Reminder, 'id' | 'version' | 'title' | 'assignedTo'>,
) {
  const action = useAction(
    (changes: Changes) =>
      change<Reminder>('PATCH', `/api/reminders/${reminder.id}`, reminder.version, changes),
    {
      onDone: (_, { isCompleted }) => {
        const { assignedTo } = reminder;
        const undo = isCompleted === undefined ? { assignedTo } : { isCompleted: !isCompleted };
        showToast({
          title:
            isCompleted === undefined
              ? text.assignedToast
              : isCompleted
                ? text.completedToast
                : text.reopenedToast,
          description: reminder.title,
          durationMs: undoMs,
          action: { label: shell.undo, run: () => action.mutate(undo) },
        });
      },
      failed: text.changeFailed,
    },
  );
  return {
    complete: (isCompleted: boolean) => action.mutate({ isCompleted }),
    assign: (assignedTo: string | null) => action.mutate({ assignedTo }),
  };
}
