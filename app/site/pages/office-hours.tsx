import { useEffect, useState } from 'react';
import type { Organization } from '#content/shape';
import type { Moments } from '#content/vocabulary-shape';
import { dayMs } from '#domain/calendar/durations';
import {
  findNextOpening,
  fromOfficeTime,
  type OfficeHours as Hours,
  isOfficeOpen,
  officeZone,
  toOfficeDate,
} from '#domain/calendar/office-hours';
import { useLocale, useText } from '../../text';

const recheckMs = 30_000;

/** The hours, and whether the office is open now. The server caches the page, so the browser computes "now". */
export function OfficeHours({ office }: { office: Hours }) {
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
        {now === undefined ? null : describeOfficeState(now, { office, hours, moments, locale })}
      </strong>
    </p>
  );
}

type StateTexts = { office: Hours; hours: Organization['hours']; moments: Moments; locale: string };

function describeOfficeState(now: Date, { office, hours, moments, locale }: StateTexts): string {
  const format = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: officeZone }).format(moment);
  const timeOf = (moment: Date) => format({ hour: 'numeric', minute: '2-digit' }, moment);
  const today = toOfficeDate(now);
  if (isOfficeOpen(now, office)) {
    return hours.openNow.replace('{time}', timeOf(fromOfficeTime(today, office.closes)));
  }
  const opens = findNextOpening(now, office);
  // After a week the name of the day alone would mean an earlier day.
  const isFar = opens.getTime() - now.getTime() > 6 * dayMs;
  const date = isFar ? ({ month: 'long', day: 'numeric' } as const) : {};
  const day =
    toOfficeDate(opens) === today
      ? moments.today
      : moments.onDay.replace('{day}', format({ weekday: 'long', ...date }, opens));
  return hours.closed.replace('{day}', day).replace('{time}', timeOf(opens));
}
