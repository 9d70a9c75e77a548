// Schemas for moments and dates: ISO text from outside, a Date or `YYYY-MM-DD` inside.
import * as v from 'valibot';
import { encodeProblem } from '../forms/problem.ts';
import { minuteMs } from './durations.ts';
import { endOfDate, fromOfficeTime } from './office-hours.ts';

const message = encodeProblem('moment');
// Rejects typing mistakes in the year; every engine and every `Date` can hold these years.
const earliest = Date.parse('1900-01-01T12:00:00Z');
const latest = Date.parse('2199-12-31T12:00:00Z');

/**
 * Accepts an ISO moment, or a date, which is read at noon so that no zone shifts its day. A time without a
 * zone is in the office's zone, whatever zone the server runs in.
 */
export const momentSchema = v.pipe(momentText(), v.transform(readMoment), isTime());

/** A due time; a date alone means the end of that day at the office. */
export const dueSchema = v.pipe(
  momentText(),
  v.transform((text) => (text.length === 10 ? endOfDate(text) : readMoment(text))),
  isTime(),
);

/** Turns a parsed moment into a due time: a date alone means the end of that day. */
export function toDueTime(moment: Date): Date {
  const text = moment.toISOString();
  // `readMoment` reads a date alone at noon UTC.
  return text.endsWith('T12:00:00.000Z') ? endOfDate(text.slice(0, 10)) : moment;
}

// @__NO_SIDE_EFFECTS__
function momentText() {
  return v.pipe(
    v.string(message),
    v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/, message),
    v.check((text) => isCalendarDate(text.slice(0, 10)), message),
  );
}

/** Rejects an hour, minute, or offset that does not exist. */
// @__NO_SIDE_EFFECTS__
function isTime() {
  return v.check((moment: Date) => !Number.isNaN(moment.getTime()), message);
}

function readMoment(text: string): Date {
  if (text.length === 10) return new Date(`${text}T12:00:00Z`);
  if (/Z|[+-]\d{2}:\d{2}/.test(text)) return new Date(text);
  const wall = new Date(`${text}Z`);
  if (Number.isNaN(wall.getTime())) return wall;
  const minutes = fromOfficeTime(text.slice(0, 10), wall.getUTCHours(), wall.getUTCMinutes());
  return new Date(minutes.getTime() + (wall.getTime() % minuteMs));
}

/** An optional moment; an empty field or null becomes null. */
export const optionalMoment = v.optional(
  v.union(
    [
      v.pipe(
        v.nullable(v.literal('')),
        v.transform(() => null),
      ),
      momentSchema,
    ],
    message,
  ),
);

/** The calendar date of an ISO date or date-time, as `YYYY-MM-DD`. */
export const dateSchema = v.pipe(
  v.string(message),
  v.regex(/^\d{4}-\d{2}-\d{2}(T.{0,40})?$/, message),
  v.transform((text) => text.slice(0, 10)),
  v.check(isCalendarDate, message),
);

/** True when `YYYY-MM-DD` is a real date from 1900 to 2199. */
export function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T12:00:00Z`);
  // `Date.parse` reads February 31 as March 3: only a date that survives the round trip exists.
  return time >= earliest && time <= latest && new Date(time).toISOString().startsWith(date);
}
