// What is said of a changed reminder, and how the change is taken back.
import { officeDate } from '#domain/calendar/office-hours';
import { profile } from '#text/staff/profile';
import { followUps } from '#text/staff/work';
import type { Reminder } from '../data/rows';
import { fill, weekdayOf } from '../format/formats';

const { reminders: text } = profile;

export type ReminderChanges = {
  isCompleted?: boolean;
  assignedTo?: string | null;
  dueDate?: string;
};

export type KnownReminder = Pick<
  Reminder,
  'id' | 'version' | 'title' | 'assignedTo' | 'dueDate'
> & {
  /** The timeline of a case does not say it: all of it is about one person. */
  memberName?: string;
};

export function saidOf(
  reminder: KnownReminder,
  { isCompleted, dueDate }: ReminderChanges,
  after: Pick<Reminder, 'dueDate'>,
): { title: string; undo: ReminderChanges } {
  if (dueDate !== undefined) {
    return {
      // What was sent is a day, or the moment that Undo goes back to; what is stored is a moment.
      title: fill(followUps.moved, { day: weekdayOf(officeDate(new Date(after.dueDate))) }),
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
