import { responseDue as text } from '#text/staff/response-due';
import { formatCount } from './activity';
import { fillText } from './formats';

const msPerMinute = 60_000;

/** "due in 3 h", "late by 1 day". */
export function describeResponseDue(due: Date, now: Date): string {
  const minutes = Math.round((due.getTime() - now.getTime()) / msPerMinute);
  return fillText(minutes >= 0 ? text.due : text.late, { amount: durationText(Math.abs(minutes)) });
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return fillText(text.minutes, { count: minutes });
  if (hours < 24) return fillText(text.hours, { count: hours });
  return formatCount(text.days, Math.floor(hours / 24));
}
