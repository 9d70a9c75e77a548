import type { Organization } from '#content/shape';
import { computeCalendarTimes } from '#domain/calendar/event-calendar';
import { useText } from '../../text';
import { formatJsonLd } from '../json-ld';
import type { PublicEvent } from './public-events';

/** Structured data of the events for search engines. */
export function EventData({ events }: { events: readonly PublicEvent[] }) {
  const organization = useText('organization');
  return <script {...formatJsonLd(events.map((event) => eventData(event, organization)))} />;
}

function eventData(event: PublicEvent, { name, website }: Organization) {
  const times = computeCalendarTimes(event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: times.isAllDay ? times.start : times.start.toISOString(),
    endDate: times.isAllDay ? times.start : times.end.toISOString(),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    isAccessibleForFree: true,
    location: {
      '@type': 'Place',
      name: event.location,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.address,
        addressLocality: event.city,
        addressRegion: event.state,
        addressCountry: 'US',
      },
    },
    organizer: { '@type': 'NGO', name, url: website },
  };
}
