import { staffEvents as text } from '#content/en/staff/events';
import { EventCard } from '../../site/events/event-card';
import type { EventValues } from './event-values';

/** The very card of the public pages; its links lead nowhere from here. */
export function EventPreview({ values }: { values: EventValues }) {
  const { placeholders } = text;
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-2">
        {text.preview}
      </h2>
      <div className="public-preview" inert>
        <EventCard
          level="h3"
          event={{
            ...values,
            id: 0,
            title: values.title || placeholders.title,
            description: values.description || placeholders.description,
            eventTime: values.eventTime || placeholders.time,
            location: values.location || placeholders.location,
            eventType: values.eventType || placeholders.type,
            eventDate: values.eventDate || '2000-01-01',
          }}
        />
      </div>
    </section>
  );
}
