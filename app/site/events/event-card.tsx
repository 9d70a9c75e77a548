import type { ComponentProps, ReactNode } from 'react';
import { defaultLanguage, type Language, localizePath } from '#content/languages';
import { isWorkshop } from '#domain/calendar/workshop';
import { getLabel } from '#domain/vocabulary';
import { useLanguage, useLocale, useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Glyph } from '../glyph';
import type { PublicEvent } from './public-events';

/** Cached formats, one pair for each language, because creating one is slow. */
const formats: Record<string, Intl.DateTimeFormat[]> = {};

/** `Monday` and `November 30, 2026`. Only the date part counts; it is read at noon so that no zone shifts it. */
export function formatEventDay(eventDate: string, locale: string) {
  const noon = new Date(`${eventDate.slice(0, 10)}T12:00:00Z`);
  formats[locale] ??= [{ weekday: 'long' } as const, { dateStyle: 'long' } as const].map(
    (options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  const [weekday = '', day = ''] = formats[locale].map((format) => format.format(noon));
  return { weekday, day };
}

export function EventDay({ eventDate }: { eventDate: string }) {
  const locale = useLocale();
  const { weekday, day } = formatEventDay(eventDate, locale);
  return (
    <span>
      {weekday}, <time dateTime={eventDate.slice(0, 10)}>{day}</time>
    </span>
  );
}

export function formatTown({ city, state }: PublicEvent): string {
  return [city, state].filter(Boolean).join(', ');
}

function mapHref(search: string, { location, address, city, state }: PublicEvent): string {
  const place = [address || location, city, state].filter(Boolean).join(', ');
  return search.replace('{place}', encodeURIComponent(place));
}

/** Language of texts that staff write in the first language only; undefined on pages in that language. */
export function useEventLanguage(): Language | undefined {
  return useLanguage() === defaultLanguage ? undefined : defaultLanguage;
}

type EventTexts = Pick<
  PublicEvent,
  'title' | 'description' | 'translatedTitle' | 'translatedDescription'
>;

/** Title and description in the language of the page where staff translated them, each with its language. */
export function useEventTexts(event: EventTexts) {
  const original = useEventLanguage();
  const inPageLanguage = (translated: string, text: string) =>
    original !== undefined && translated !== ''
      ? { text: translated, lang: undefined }
      : { text, lang: original };
  return {
    title: inPageLanguage(event.translatedTitle, event.title),
    description: inPageLanguage(event.translatedDescription, event.description),
  };
}

const clockTimes = /^\d{1,2}(:\d\d)? ?[AP]M( ?[-–] ?\d{1,2}(:\d\d)? ?[AP]M)?$/i;

/** Translates the halves of the day in `10:00 AM - 1:00 PM`; the rest is the same in every language. */
function EventTime({ time }: { time: string }) {
  const { am, pm } = useText('events');
  const theirs = useEventLanguage();
  if (theirs === undefined || !clockTimes.test(time)) return <span lang={theirs}>{time}</span>;
  return time.replace(/ ?AM/gi, ` ${am}`).replace(/ ?PM/gi, ` ${pm}`);
}

/** One event. The surrounding list sets the level of the heading. */
export function EventCard({ event, level: Heading }: { event: PublicEvent; level: 'h2' | 'h3' }) {
  const events = useText('events');
  const organization = useText('organization');
  const { eventTypes } = useText('vocabularies');
  const language = useLanguage();
  const theirs = useEventLanguage();
  const { title, description } = useEventTexts(event);
  const about = (
    <span className="sr-only">
      : <span lang={title.lang}>{title.text}</span>
    </span>
  );
  return (
    <article className="card event-card">
      <p className="kicker">{getLabel(eventTypes, event.eventType)}</p>
      <Heading dir="auto" lang={title.lang} className="text-xl">
        {title.text}
      </Heading>
      <p dir="auto" lang={description.lang} className="text-sm">
        {description.text}
      </p>
      {events.untranslated && (title.lang ?? description.lang) ? (
        <p className="sample-note">{events.untranslated}</p>
      ) : null}
      <dl>
        <Fact label={events.dateLabel} glyph="calendar">
          <EventDay eventDate={event.eventDate} />
        </Fact>
        <Fact label={events.timeLabel} glyph="clock">
          <EventTime time={event.eventTime} />
        </Fact>
        <Fact label={events.placeLabel} glyph="pin">
          <span lang={theirs}>{event.location}</span>
          <span className="block">{formatTown(event)}</span>
        </Fact>
      </dl>
      <div className="event-actions">
        {isWorkshop(event.eventType) ? (
          <PageLink href={organization.links.rsvp} className="button-primary">
            {events.rsvp}
            {about}
          </PageLink>
        ) : null}
        {/* A plain link, because this is a file and not a page of the router. */}
        <a
          href={localizePath(language, `/events/${event.id}/calendar.ics`)}
          className="button-quiet"
        >
          {events.addToCalendar}
          {about}
        </a>
        <PageLink href={mapHref(events.mapSearch, event)} className="button-quiet">
          {events.map}
          {about}
        </PageLink>
      </div>
    </article>
  );
}

type FactProps = {
  label: string;
  glyph: ComponentProps<typeof Glyph>['name'];
  children: ReactNode;
};

function Fact({ label, glyph, children }: FactProps) {
  return (
    <div>
      <dt>
        <Glyph name={glyph} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
