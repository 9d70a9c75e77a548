// What the public is told, as the moment by which a response is due: "within 24 hours; on a weekend it
// comes on Monday". One computation for what people read and what staff see.
import {
  dateAfter,
  isOfficeDay,
  isOpen,
  momentInZone,
  officeClosesHour,
  officeOpensHour,
  zonedTime,
} from '../calendar/office-hours.ts';
import { namedByThemselves } from '../vocabulary.ts';

export const responseHours = { contact: 24, submission: 48, application: 48, attempt: 24 } as const;
export type ResponseKind = keyof typeof responseHours;

/** What a list can be narrowed to: nobody has responded yet, due by tonight, or overdue already. */
export const dueStates = namedByThemselves(['open', 'today', 'late']);

/** The moment by which somebody must have been in touch. */
export function responseDue(kind: ResponseKind, receivedAt: Date): Date {
  const { hour, minute, ...received } = zonedTime(receivedAt);
  // What comes while nobody is there counts as the last thing of that day: what comes before the
  // office opens, as the last thing of the day before.
  const from =
    isOfficeDay(received.date) && hour < officeOpensHour
      ? dateAfter(received.date, -1)
      : received.date;
  let date = dateAfter(from, responseHours[kind] / 24);
  while (!isOfficeDay(date)) date = dateAfter(date, 1);
  return isOpen(receivedAt)
    ? momentInZone(date, hour, minute)
    : momentInZone(date, officeClosesHour);
}
