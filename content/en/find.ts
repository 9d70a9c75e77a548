import type { Find } from '../page-shape.ts';
import { organization } from './organization.ts';

export const find: Find = {
  title: 'What do you need?',
  intro: 'Type a word or two, or choose below. We look through all pages of this site.',
  label: 'Find a page by a word, like diapers, GED or rent',
  button: 'Find',
  best: 'Best match for “{word}”',
  events: 'Events for “{word}”',
  help: 'Help with “{word}”',
  others: 'More pages about “{word}”',
  none: `No page has that word. Try another one, choose below, or call us at ${organization.phone.text}.`,
  needs: 'Choose by need',
  apply: {
    title: 'Need this soon?',
    text: 'Ask for help with one short form. It is free, and one of us reaches you within 24-48 hours. We reply on working days.',
    button: { text: 'Ask for help now', href: '/membership-assistance' },
  },
  urgent: 'If you or someone near you may get hurt, please call one of these lines first.',
};
