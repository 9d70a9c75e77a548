import { events } from '#text/events';
import { navigation } from '#text/navigation';
import { organization } from '#text/organization';
import { staffEvents as text } from '#text/staff/events';
import { vocabularies } from '#text/vocabularies';
import { EventCard } from '../../site/events/event-card';
import { TextProvider } from '../../text';
import type { EventValues } from './event-values';

/** The card of the public pages, with links disabled. */
export function EventPreview({ values }: { values: EventValues }) {
  const { placeholders } = text;
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-2">
        {text.preview}
      </h2>
      <div className="public-preview" inert>
        <TextProvider text={{ events, navigation, organization, vocabularies }}>
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
        </TextProvider>
      </div>
    </section>
  );
}
