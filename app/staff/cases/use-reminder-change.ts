import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import type { Reminder } from '../data/rows';
import { undoMs } from '../data/undo';
import { useChange } from '../data/use-change';

const { reminders: words } = profile;

type Changes = { isCompleted?: boolean; assignedTo?: string | null };

/** Completing, reopening and giving away a reminder. */
export function useReminderChange(reminder: Reminder) {
  const change = useChange(
    (changes: Changes) => send<Reminder>('PATCH', `/api/reminders/${reminder.id}`, changes),
    {
      onDone: (_, { isCompleted }) => {
        if (isCompleted === undefined) {
          showToast({ title: words.assignedToast });
          return;
        }
        showToast({
          title: isCompleted ? words.completedToast : words.reopenedToast,
          description: reminder.title,
          durationMs: undoMs,
          action: { label: shell.undo, run: () => change.mutate({ isCompleted: !isCompleted }) },
        });
      },
      onFailed: (error) =>
        showToast({
          title: shell.failures.title,
          description: `${words.changeFailed} ${reasonOf(error, shell.failures)}`,
          variant: 'destructive',
        }),
    },
  );
  return {
    complete: (isCompleted: boolean) => change.mutate({ isCompleted }),
    assign: (assignedTo: string | null) => change.mutate({ assignedTo }),
  };
}
