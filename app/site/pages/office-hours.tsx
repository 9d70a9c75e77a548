import { useEffect, useState } from 'react';
import { organisation } from '#content/en/organisation';
import {
  isOpen,
  nextOpening,
  officeClosesHour,
  officeDate,
  officeZone,
} from '#domain/calendar/office-hours';

const recheckMs = 30_000;

/** The hours, and whether somebody is there now. The page is kept, so "now" is the browser's to say. */
export function OfficeHours() {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), recheckMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="mt-3">
      {organisation.hours.text}
      <strong className="block min-h-[1.6em]">{now === undefined ? null : stateText(now)}</strong>
    </p>
  );
}

export function stateText(now: Date): string {
  if (isOpen(now)) {
    return organisation.hours.openNow.replace('{time}', hourText(officeClosesHour));
  }
  const opens = nextOpening(now);
  const day =
    officeDate(opens) === officeDate(now)
      ? 'today'
      : new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: officeZone }).format(opens);
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: officeZone,
  }).format(opens);
  return organisation.hours.closed.replace('{day}', day).replace('{time}', time);
}

function hourText(hour: number): string {
  return `${hour > 12 ? hour - 12 : hour}:00 ${hour >= 12 ? 'PM' : 'AM'}`;
}
