// Builds calendar files (.ics) for public events, in the office's time zone.
import { addDays, fromOfficeTime } from './office-hours.ts';

export type CalendarEvent = {
  id: number;
  title: string;
  description: string;
  /** ISO date or date-time; only the date part counts. */
  eventDate: string;
  /** Display text such as "10:00 AM - 1:00 PM". */
  eventTime: string;
  location: string;
  address: string;
  city: string;
  state: string;
};

type ClockTime = { hour: number; minute: number };

const clock = /(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s*m\.?/gi;
const halfOnce =
  /(\d{1,2})(?::(\d{2}))?(\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s*m\.?)/i;
const defaultHours = 1;

/**
 * Adds the missing am/pm to the start: "10 - 11:30 AM" is all morning; "11 - 1 PM" starts before noon.
 */
function withHalf(
  _: string,
  hour: string,
  minute: string | undefined,
  rest: string,
  ...[endHour, endMinute, half]: (string | undefined)[]
): string {
  const inHalf = (hours?: string, minutes = '0') => (Number(hours) % 12) * 60 + Number(minutes);
  const isBefore = inHalf(hour, minute) > inHalf(endHour, endMinute);
  const isAfternoon = (half?.toLowerCase() === 'p') !== isBefore;
  return `${hour}:${minute ?? '00'} ${isAfternoon ? 'pm' : 'am'}${rest}`;
}

/** Start and end in a display text; undefined when the text names no hour ("All day"). */
export function parseEventTimes(text: string): { start: ClockTime; end: ClockTime } | undefined {
  const spelled = text.replace(/\bnoon\b/gi, '12 pm').replace(/\bmidnight\b/gi, '12 am');
  const found = [...spelled.replace(halfOnce, withHalf).matchAll(clock)].map(
    ([, hour, minute, half]) => ({
      hour: (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0),
      minute: Number(minute ?? 0),
    }),
  );
  const [start, end] = found;
  if (start === undefined) return undefined;
  return { start, end: end ?? { hour: start.hour + defaultHours, minute: start.minute } };
}

export type CalendarTimes =
  | { isAllDay: true; start: string; end: string }
  | { isAllDay: false; start: Date; end: Date };

export function computeCalendarTimes(
  event: Pick<CalendarEvent, 'eventDate' | 'eventTime'>,
): CalendarTimes {
  const date = event.eventDate.slice(0, 10);
  const times = parseEventTimes(event.eventTime);
  if (times === undefined) return { isAllDay: true, start: date, end: addDays(date, 1) };
  const start = fromOfficeTime(date, times.start.hour, times.start.minute);
  const endOn = (day: string) => fromOfficeTime(day, times.end.hour, times.end.minute);
  // "10 PM - 1 AM" ends on the next day.
  const end = endOn(date) > start ? endOn(date) : endOn(addDays(date, 1));
  return { isAllDay: false, start, end };
}

function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds lines longer than 75 octets, as iCalendar requires. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 74) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The organization that holds the events, and its events page in the reader's language. */
export type Organiser = { name: string; language: string; page: string };

export function buildCalendarFile(event: CalendarEvent, organiser: Organiser, now: Date): string {
  const times = computeCalendarTimes(event);
  const place = [event.location, event.address, event.city, event.state].filter(Boolean).join(', ');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organiser.name)}//Events//${organiser.language.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(organiser.page).host}`,
    `DTSTAMP:${stamp(now)}`,
    times.isAllDay
      ? `DTSTART;VALUE=DATE:${times.start.replaceAll('-', '')}`
      : `DTSTART:${stamp(times.start)}`,
    times.isAllDay
      ? `DTEND;VALUE=DATE:${times.end.replaceAll('-', '')}`
      : `DTEND:${stamp(times.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${organiser.page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('\r\n')
    .concat('\r\n');
}
