import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { followUps } from '#text/staff/work';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { Reminder } from '../data/rows';
import { backTo, undoMs } from '../data/undo';
import { useAction } from '../data/use-action';
import { fill, weekdayOf } from '../format/formats';

const { reminders: text } = profile;

type Changes = { isCompleted?: boolean; assignedTo?: string | null; dueDate?: string };

type Known = Pick<Reminder, 'id' | 'version' | 'title' | 'assignedTo' | 'dueDate'>;

/** What is said of a change, and how it is taken back. */
function told(reminder: Known, changes: Changes): { title: string; undo: Changes } {
  const { isCompleted, dueDate } = changes;
  if (dueDate !== undefined) {
    return {
      title: fill(followUps.moved, { day: weekdayOf(dueDate) }),
      undo: { dueDate: reminder.dueDate },
    };
  }
  if (isCompleted === undefined) {
    return { title: text.assignedToast, undo: { assignedTo: reminder.assignedTo } };
  }
  return {
    title: isCompleted ? text.completedToast : text.reopenedToast,
    undo: { isCompleted: !isCompleted },
  };
}

/** Completing, reopening, putting off and giving away a reminder. */
export function useReminderActions(reminder: Known) {
  const action = useAction(
    (changes: Changes) =>
      change<Reminder>('PATCH', `/api/reminders/${reminder.id}`, reminder.version, changes),
    {
      onDone: (_, changes, before) => {
        const { title, undo } = told(reminder, changes);
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
