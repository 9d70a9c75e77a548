// Formats dates and durations for staff, always in the office's zone.

import { staffLocale } from '#content/languages';
import { officeZone } from '#domain/calendar/office-hours';
import { phone as officePhone } from '#organization';

const dayFormat = new Intl.DateTimeFormat(staffLocale, {
  timeZone: officeZone,
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});
const momentFormat = new Intl.DateTimeFormat(staffLocale, {
  timeZone: officeZone,
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Nov 05, 2025". */
export function formatDay(moment: string): string {
  return dayFormat.format(new Date(moment));
}

const timeFormat = new Intl.DateTimeFormat(staffLocale, {
  timeZone: officeZone,
  hour: 'numeric',
  minute: '2-digit',
});

/** "3:20 PM". */
export function formatTime(moment: string): string {
  return timeFormat.format(new Date(moment));
}

/** "Nov 05, 2025, 3:20 PM". */
export function formatMoment(moment: string): string {
  return momentFormat.format(new Date(moment));
}

const weekdayFormat = new Intl.DateTimeFormat(staffLocale, {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** A calendar date: "Tue, Nov 17". */
export function formatWeekday(date: string): string {
  return weekdayFormat.format(new Date(`${date.slice(0, 10)}T12:00:00Z`));
}

/** Formats a calendar date without a time, read at noon so that no zone shifts it. */
export function formatCalendarDay(date: string): string {
  return dayFormat.format(new Date(`${date.slice(0, 10)}T17:00:00Z`));
}

const relative = new Intl.RelativeTimeFormat(staffLocale, { numeric: 'always' });
const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "5 minutes ago"; "now" within a minute. */
export function formatTimeAgo(moment: string, now: Date, justNow: string): string {
  const seconds = (Date.parse(moment) - now.getTime()) / 1000;
  for (const [unit, size] of units) {
    const amount = Math.trunc(seconds / size);
    if (amount !== 0) return relative.format(amount, unit);
  }
  return justNow;
}

export const formatNumber = new Intl.NumberFormat(staffLocale);
export const formatPercent = new Intl.NumberFormat(staffLocale, { style: 'percent' });

/** `fill('{count} cases', { count: '3' })` → "3 cases". */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const localNumber = /^(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/;

/** Formats a phone number like the office's own if it is a plain US number; otherwise as typed. */
export function formatPhone(typed: string): string {
  const digits = localNumber.exec(typed.trim())?.slice(1).join('').split('') ?? [];
  if (digits.length !== officePhone.replace(/\D/g, '').length) return typed;
  return officePhone.replace(/\d/g, () => digits.shift() ?? '');
}

/** Formats a phone number for a link. */
export function toDialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

const monthFormat = new Intl.DateTimeFormat(staffLocale, {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** "November 2026". */
export function formatMonth(date: string): string {
  return monthFormat.format(new Date(`${date}T12:00:00Z`));
}
