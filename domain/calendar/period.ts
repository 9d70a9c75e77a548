// A period of office dates, both included, as one query parameter: "2026-11-09..2026-11-15".
import { addDays, fromOfficeTime } from './office-hours.ts';

export type Period = { from: string; to: string };

export function formatPeriod({ from, to }: Period): string {
  return `${from}..${to}`;
}

/** Undefined unless both dates exist and are in order. */
export function parsePeriod(text: string): Period | undefined {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  return isDate(from) && isDate(to) && from <= to ? { from, to } : undefined;
}

/** The first moment of the period, and the first one after it. */
export function momentsOf({ from, to }: Period): { start: Date; end: Date } {
  return { start: fromOfficeTime(from, 0), end: fromOfficeTime(addDays(to, 1), 0) };
}

/** Refuses dates such as February 30, which JavaScript reads as a day in March. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
