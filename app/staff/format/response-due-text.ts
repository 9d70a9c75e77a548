import { responseDue as text } from '#text/staff/response-due';
import { pluralText } from './activity';
import { fill } from './formats';

const msPerMinute = 60_000;

/** "due in 3 h", "late by 1 day". */
export function responseDueText(due: Date, now: Date): string {
  const minutes = Math.round((due.getTime() - now.getTime()) / msPerMinute);
  return fill(minutes >= 0 ? text.due : text.late, { amount: durationText(Math.abs(minutes)) });
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return fill(text.minutes, { count: minutes });
  if (hours < 24) return fill(text.hours, { count: hours });
  return pluralText(text.days, Math.floor(hours / 24));
}
