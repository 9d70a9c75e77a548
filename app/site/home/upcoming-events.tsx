import { PageLink } from '../../ui/page-link';
import { EventCard } from '../events/event-card';
import { fetchUpcomingEvents, type PublicEvent } from '../events/public-events';
import { useFreshEvents } from '../events/use-fresh-events';
import type { HomeContent } from './home-content';

export const maxShownEvents = 3;

type UpcomingEventsProps = { rendered: readonly PublicEvent[]; content: HomeContent['events'] };

/** The next events; the section is left out when there are none. */
export function UpcomingEvents({ rendered, content }: UpcomingEventsProps) {
  const events = useFreshEvents(rendered, fetchUpcomingEvents).slice(0, maxShownEvents);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="events" className="page-width home-section">
      <div className="section-head">
        <h2 id="events">{content.title}</h2>
        <PageLink href={content.viewAll.href} className="button-secondary">
          {content.viewAll.text}
        </PageLink>
      </div>
      <div className="card-grid">
        {events.map((event) => (
          <EventCard key={event.id} event={event} level="h3" />
        ))}
      </div>
    </section>
  );
}
