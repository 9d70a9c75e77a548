import type { Events } from '../page-shape.ts';
import { office } from '../tokens.ts';
import { organization } from './organization.ts';

export const events: Events = {
  title: 'Events',
  intro: `Food days, workshops, river cleanups and job nights around ${office.city}. All are free. You can just show up, unless a card says RSVP.`,
  hero: {
    picture: 'page-events',
    alt: 'Music in the park: a guitarist, a drummer and two dancing children under string lights.',
  },
  loading: 'Getting the list of events',
  empty: {
    picture: {
      picture: 'detail-boots',
      alt: 'Two pairs of boots, large and small, on a mat beside a door.',
    },
    title: 'No Upcoming Events',
    text: 'Check back soon for new community events and workshops!',
  },
  failed: {
    title: 'We could not load the events',
    text: `The list did not reach your screen. Please try again, or call us at ${organization.phone.text} and we read it to you.`,
    retry: 'Try again',
  },
  past: { title: 'Past events', older: 'Show {count} older events' },
  rsvp: 'RSVP For Free',
  addToCalendar: 'Add to calendar',
  map: 'See it on a map',
  mapSearch: 'https://maps.example.org/search?q={place}',
  dateLabel: 'Date',
  timeLabel: 'Time',
  am: 'AM',
  pm: 'PM',
  placeLabel: 'Place',
  host: {
    title: 'Want one on your street?',
    text: 'You offer the place and a few hours. We bring tables, signs and the plan.',
    button: { text: 'Host a drive or giveaway', href: '/host-drive-giveaway' },
  },
};
