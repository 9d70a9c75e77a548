import { fillTokens } from '#content/fill-tokens';
import { defaultLanguage } from '#content/languages';
import { events } from '#text/events';
import { navigation } from '#text/navigation';
import { staffEvents as text } from '#text/staff/events';
import { vocabularies } from '#text/vocabularies';
import { EventCard } from '../../site/events/event-card';
import { TextProvider } from '../../text';
import { readOffice } from '../data/office';
import type { EventValues } from './event-values';

const publicTexts = { events, navigation, vocabularies };

/** The card of the public pages, with links disabled. */
export function EventPreview({ values }: { values: EventValues }) {
  const { placeholders } = text;
  const organization = readOffice().organization[defaultLanguage];
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-2">
        {text.preview}
      </h2>
      <div className="public-preview" inert>
        <TextProvider text={{ ...fillTokens(publicTexts, organization), organization }}>
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
