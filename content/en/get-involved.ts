import type { GetInvolved } from '../page-shape.ts';
import { office } from '../tokens.ts';

export const getInvolved: GetInvolved = {
  title: 'Get involved',
  intro: `Six ways to help your neighbors in ${office.city}. Each page tells you what you do, how long it takes and what we ask of you.`,
  hero: {
    picture: 'page-get-involved',
    alt: 'Four volunteers in matching shirts wave and carry boxes of food on the riverbank.',
  },
  cards: [
    {
      title: 'Donate funds or supplies',
      text: 'Pledge money, or give coats, food, soap and laptops.',
      time: 'Takes 2 minutes',
      link: { text: 'Donate', href: '/donate' },
      icon: 'gift',
    },
    {
      title: 'Volunteer',
      text: 'Sort, cook, tutor, drive or plant. In person or online.',
      time: 'From 2 hours, once',
      link: { text: 'Volunteer', href: '/volunteer' },
      icon: 'hand-helping',
    },
    {
      title: 'Host a drive or giveaway',
      text: 'Offer your office, school or porch for one good Saturday.',
      time: 'Plan 2 to 4 weeks ahead',
      link: { text: 'Host a drive', href: '/host-drive-giveaway' },
      icon: 'calendar-heart',
    },
    {
      title: 'Media partner',
      text: 'Write, film, record or post, so that people find us.',
      time: 'One story every 3 months',
      link: { text: 'Share our story', href: '/media-partner' },
      icon: 'megaphone',
    },
    {
      title: 'Resource partner',
      text: 'Share rooms, goods, skills or open spots with our members.',
      time: 'You set the hours',
      link: { text: 'Become a partner', href: '/resource-partner' },
      icon: 'handshake',
    },
    {
      title: 'Chapter leader',
      text: 'Gather five neighbors and run our programs on your side of town.',
      time: '5 hours a week, for a year',
      link: { text: 'Lead a chapter', href: '/chapter-leader' },
      icon: 'users',
    },
  ],
  contact: {
    title: 'Have another idea?',
    text: 'A barber gives free cuts on Mondays. A beekeeper lends us hives. Tell us yours.',
    button: { text: 'Contact Us', href: '/contact' },
  },
};
