import { useEffect, useState } from 'react';
import type { Organization } from '#content/shape';
import type { Moments } from '#content/vocabulary-shape';
import {
  isOpen,
  momentInZone,
  nextOpening,
  officeClosesHour,
  officeDate,
  officeZone,
} from '#domain/calendar/office-hours';
import { useLocale, useText } from '../../text';

const recheckMs = 30_000;

/** The hours, and whether the office is open now. The server caches the page, so the browser computes "now". */
export function OfficeHours() {
  const { hours } = useText('organization');
  const moments = useText('moments');
  const locale = useLocale();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), recheckMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="mt-3">
      {hours.text}
      <strong className="block min-h-[1.6em]">
        {now === undefined ? null : stateText(now, { hours, moments, locale })}
      </strong>
    </p>
  );
}

type StateTexts = { hours: Organization['hours']; moments: Moments; locale: string };

export function stateText(now: Date, { hours, moments, locale }: StateTexts): string {
  const format = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: officeZone }).format(moment);
  const timeOf = (moment: Date) => format({ hour: 'numeric', minute: '2-digit' }, moment);
  const today = officeDate(now);
  if (isOpen(now)) {
    return hours.openNow.replace('{time}', timeOf(momentInZone(today, officeClosesHour)));
  }
  const opens = nextOpening(now);
  const day =
    officeDate(opens) === today
      ? moments.today
      : moments.onDay.replace('{day}', format({ weekday: 'long' }, opens));
  return hours.closed.replace('{day}', day).replace('{time}', timeOf(opens));
}
