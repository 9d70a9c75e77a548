import { useText } from '../../text';
import { EventDay, formatTown, useEventLanguage, useEventTexts } from './event-card';
import type { PublicEvent } from './public-events';

const shownAtOnce = 6;

/** Past events, newest first, in short form and apart from the coming ones. */
export function PastEvents({ events }: { events: readonly PublicEvent[] }) {
  const content = useText('events');
  if (events.length === 0) return null;
  const older = events.slice(shownAtOnce);
  return (
    <section aria-labelledby="past-events">
      <h2 id="past-events" className="mb-4 text-2xl">
        {content.past.title}
      </h2>
      <Rows events={events.slice(0, shownAtOnce)} />
      {older.length === 0 ? null : (
        <details className="mt-2">
          <summary className="button-quiet">
            {content.past.older.replace('{count}', String(older.length))}
          </summary>
          <Rows events={older} />
        </details>
      )}
    </section>
  );
}

function Rows({ events }: { events: readonly PublicEvent[] }) {
  return (
    <ul className="past-events">
      {events.map((event) => (
        <PastEvent key={event.id} event={event} />
      ))}
    </ul>
  );
}

function PastEvent({ event }: { event: PublicEvent }) {
  const { title } = useEventTexts(event);
  return (
    <li>
      <EventDay eventDate={event.eventDate} />
      <h3 dir="auto" lang={title.lang}>
        {title.text}
      </h3>
      <p dir="auto" lang={useEventLanguage()}>
        {event.location}, {formatTown(event)}
      </p>
    </li>
  );
}
