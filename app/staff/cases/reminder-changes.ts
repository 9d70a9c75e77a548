// The text of the toast after a follow-up changed.
import { toOfficeDate } from '#domain/calendar/office-hours';
import { profile } from '#text/staff/profile';
import { followUps } from '#text/staff/work';
import type { Reminder } from '../data/rows';
import { fillText, formatWeekday } from '../format/formats';

const { reminders: text } = profile;

export type ReminderChanges = {
  isCompleted?: boolean;
  assignedTo?: string | null;
  dueDate?: string;
};

export type NamedReminder = Pick<Reminder, 'id' | 'version' | 'title'> & {
  /** Left out in the timeline of a case, which is about one person. */
  memberName?: string;
};

/** The title of the toast about a change. */
export function describeReminderChange(
  { isCompleted, dueDate }: ReminderChanges,
  after: Pick<Reminder, 'dueDate'>,
): string {
  if (dueDate !== undefined) {
    // The browser sends a day; the server stores a moment.
    return fillText(followUps.moved, { day: formatWeekday(toOfficeDate(new Date(after.dueDate))) });
  }
  if (isCompleted === undefined) return text.assignedToast;
  return isCompleted ? text.completedToast : text.reopenedToast;
}
