import { describe, expect, it } from 'vitest';
import { buildCalendarFile, computeCalendarTimes, parseEventTimes } from './event-calendar.ts';

const event = {
  id: 7,
  title: 'Resume, review; and more',
  description: 'Bring\nyour papers.',
  eventDate: '2026-11-20T12:00:00.000Z',
  eventTime: '6:00 PM - 8:00 PM',
  location: 'Library',
  address: '1 Sample Street',
  city: 'Richmond',
  state: 'VA',
};

describe('event times', () => {
  it('reads a start and an end from common ways of writing event times', () => {
    expect(parseEventTimes('10:00 AM - 1:00 PM')).toEqual({
      start: { hour: 10, minute: 0 },
      end: { hour: 13, minute: 0 },
    });
    expect(parseEventTimes('6-8 PM')?.start).toEqual({ hour: 18, minute: 0 });
    for (const [text, start, end] of [
      ['11:00 - 1:00 PM', 11, 13],
      ['10-2 PM', 10, 14],
      ['11 – 12 p.m.', 11, 12],
      ['12 to 1 PM', 12, 13],
      ['9 - 1 AM', 21, 1],
      ['Noon - 2 PM', 12, 14],
      ['8 PM - midnight', 20, 0],
      ['9:50 - 10:10 PM', 21, 22],
      ['10:30 - 10:45 PM', 22, 22],
      ['10:45 - 10:30 PM', 10, 22],
      ['10 - 10 PM', 22, 22],
    ] as const) {
      expect(parseEventTimes(text), text).toMatchObject({
        start: { hour: start },
        end: { hour: end },
      });
    }
    expect(parseEventTimes('12 p.m.')).toEqual({
      start: { hour: 12, minute: 0 },
      end: { hour: 13, minute: 0 },
    });
    expect(parseEventTimes('12:30 AM')?.start).toEqual({ hour: 0, minute: 30 });
    expect(parseEventTimes('All day')).toBeUndefined();
  });

  it('converts event times to UTC in winter and in summer', () => {
    const winter = computeCalendarTimes(event);
    expect(winter.isAllDay ? '' : winter.end.toISOString()).toBe('2026-11-21T01:00:00.000Z');
    const summer = computeCalendarTimes({ ...event, eventDate: '2026-07-04' });
    expect(winter.isAllDay ? '' : winter.start.toISOString()).toBe('2026-11-20T23:00:00.000Z');
    expect(summer.isAllDay ? '' : summer.start.toISOString()).toBe('2026-07-04T22:00:00.000Z');
  });

  it('lets an event run past midnight, and makes an event without an hour last all day', () => {
    const late = computeCalendarTimes({ ...event, eventTime: '10 PM - 1 AM' });
    expect(late.isAllDay ? 0 : late.end.getTime() - late.start.getTime()).toBe(3 * 3_600_000);
    // The clocks go back in this night.
    const long = computeCalendarTimes({
      ...event,
      eventDate: '2026-10-31',
      eventTime: '10 PM - 3 AM',
    });
    expect(long.isAllDay ? 0 : long.end.getTime() - long.start.getTime()).toBe(6 * 3_600_000);
    expect(computeCalendarTimes({ ...event, eventTime: 'All day' })).toEqual({
      isAllDay: true,
      start: '2026-11-20',
      end: '2026-11-21',
    });
  });
});

describe('buildCalendarFile', () => {
  const file = buildCalendarFile(
    { ...event, description: 'é'.repeat(100) },
    { name: 'Wondrous World', language: 'en', page: 'https://example.org/events' },
    new Date('2026-11-01T00:00:00Z'),
  );

  it('escapes reserved characters and ends lines with CRLF', () => {
    expect(file).toContain('SUMMARY:Resume\\, review\\; and more\r\n');
    expect(file).toContain('DTSTART:20261120T230000Z\r\n');
    expect(file).toContain('UID:event-7@example.org');
  });

  it('writes the dates of an event that lasts all day', () => {
    const allDay = buildCalendarFile(
      { ...event, eventTime: 'All day' },
      { name: 'Wondrous World', language: 'en', page: 'https://example.org/events' },
      new Date('2026-11-01T00:00:00Z'),
    );
    expect(allDay).toContain('DTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261121\r\n');
  });

  it('folds long lines without breaking a character', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('é'.repeat(100));
  });
});
