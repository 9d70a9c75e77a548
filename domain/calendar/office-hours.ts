// Office hours in the organization's own zone, daylight saving included; due times count these hours.
import { zone } from '#organization';
import type { OfficeHours } from '../organization.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import { isHoliday } from './holidays.ts';

export const officeZone: string = zone;

export type { OfficeHours };

export type OfficeTime = {
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
};

const zonedFormat = new Intl.DateTimeFormat([], {
  // Fixed calendar and digits: the parts are parsed as numbers, whatever the machine's locale.
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: officeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The office's wall clock at a moment. */
export function toOfficeTime(moment: Date): OfficeTime {
  const part = Object.fromEntries(
    zonedFormat.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const date = `${part.year}-${part.month}-${part.day}`;
  return {
    date,
    weekday: new Date(`${date}T12:00:00Z`).getUTCDay(),
    hour: Number(part.hour),
    minute: Number(part.minute),
  };
}

/** The moment at which the office's clock shows this hour of this date. */
export function fromOfficeTime(date: string, hour: number, minute = 0): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + hour * hourMs + minute * minuteMs;
  // Around a clock change the offset at the guess can differ from the offset at the result: iterate twice.
  let moment = asUtc;
  for (let pass = 0; pass < 2; pass++) moment = asUtc - offsetMs(new Date(moment));
  return new Date(moment);
}

function offsetMs(moment: Date): number {
  const { date, hour, minute } = toOfficeTime(moment);
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * hourMs + minute * minuteMs;
  return wall - Math.floor(moment.getTime() / minuteMs) * minuteMs;
}

/** Today's date at the office, as `YYYY-MM-DD`. */
export function toOfficeDate(moment: Date): string {
  return toOfficeTime(moment).date;
}

/** The last minute of a date at the office; work due on a date is due by then. */
export function endOfDate(date: string): Date {
  return new Date(fromOfficeTime(addDays(date, 1), 0).getTime() - minuteMs);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function isOfficeDay(date: string, { days, holidays, closedDays }: OfficeHours): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return (
    days.some((day) => day === weekday) &&
    !isHoliday(date, holidays, days) &&
    !closedDays.some(({ from, to }) => from <= date && date <= to)
  );
}

/** Half past eight is 8.5. */
export function toDecimalHour({ hour, minute }: Pick<OfficeTime, 'hour' | 'minute'>): number {
  return hour + minute / 60;
}

export function isOfficeOpen(moment: Date, office: OfficeHours): boolean {
  const { date, ...clock } = toOfficeTime(moment);
  const hour = toDecimalHour(clock);
  return hour >= office.opens && hour < office.closes && isOfficeDay(date, office);
}

/** The next moment when the office opens, or `moment` itself when it is open. */
export function findNextOpening(moment: Date, office: OfficeHours): Date {
  if (isOfficeOpen(moment, office)) return moment;
  let { date, ...clock } = toOfficeTime(moment);
  if (toDecimalHour(clock) >= office.opens) date = addDays(date, 1);
  while (!isOfficeDay(date, office)) date = addDays(date, 1);
  return fromOfficeTime(date, office.opens);
}

/** Adds hours, counting only those when the office is open. */
export function addOfficeHours(start: Date, hours: number, office: OfficeHours): Date {
  let moment = findNextOpening(start, office);
  let leftMs = hours * hourMs;
  for (;;) {
    const closes = fromOfficeTime(toOfficeDate(moment), office.closes);
    const untilClose = closes.getTime() - moment.getTime();
    if (leftMs <= untilClose) return new Date(moment.getTime() + leftMs);
    leftMs -= untilClose;
    moment = findNextOpening(closes, office);
  }
}
