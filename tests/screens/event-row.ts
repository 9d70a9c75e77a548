import type { PublicEvent } from '../../app/site/events/public-events';

/** A public event with this number in its title. */
export function eventRow(id: number): PublicEvent {
  return {
    id,
    title: `Event ${id}`,
    description: 'Food and music',
    translatedTitle: '',
    translatedDescription: '',
    eventDate: '2026-12-05T12:00:00.000Z',
    eventTime: '10:00 AM',
    location: 'Library',
    address: '1 Main Street',
    city: 'Richmond',
    state: 'VA',
    eventType: 'Food',
    isActive: true,
  };
}
