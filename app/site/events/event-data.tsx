import { organisation } from '#content/en/organisation';
import { calendarTimes } from '#domain/calendar/event-calendar';
import { JsonLd } from '../json-ld';
import type { PublicEvent } from './public-events';

/** The events for search engines. */
export function EventData({ events }: { events: readonly PublicEvent[] }) {
  return <JsonLd data={events.map(eventData)} />;
}

function eventData(event: PublicEvent) {
  const times = calendarTimes(event);
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
    organizer: { '@type': 'NGO', name: organisation.name, url: organisation.website },
  };
}
