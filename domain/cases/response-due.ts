// What we promise in public, as a due moment. "Within 24 hours" is counted in days the office is
// open: a message on Friday at 4 PM is answered by Monday at 4 PM.
import { dateAfter, momentInZone, nextOpening, zonedTime } from '../calendar/office-hours.ts';

export const responseHours = { contact: 24, submission: 48, application: 48 } as const;
export type ResponseKind = keyof typeof responseHours;

/** What a list of promises can be narrowed to: those not kept yet, due by tonight, or late already. */
export const dueStates = {
  open: 'Not answered yet',
  today: 'Due today or late',
  late: 'Late',
} as const;

/** The moment by which somebody must have been in touch. */
export function responseDue(kind: ResponseKind, receivedAt: Date): Date {
  const start = nextOpening(receivedAt);
  let { date, hour, minute } = zonedTime(start);
  for (let daysLeft = responseHours[kind] / 24; daysLeft > 0; ) {
    date = dateAfter(date, 1);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) daysLeft--;
  }
  return momentInZone(date, hour, minute);
}

const msPerMinute = 60_000;

/** "due in 3 h", "late by 1 day". */
export function responseDueText(due: Date, now: Date): string {
  const minutes = Math.round((due.getTime() - now.getTime()) / msPerMinute);
  const amount = durationInWords(Math.abs(minutes));
  return minutes >= 0 ? `due in ${amount}` : `late by ${amount}`;
}

function durationInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
