import type { Home } from '../page-shape.ts';
import { organization } from './organization.ts';

export const home: Home = {
  hero: {
    label: 'What we are working on',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    position: '{position} of {total}',
    slides: [
      {
        id: 1,
        image: { picture: 'hero-food', alt: 'Four neighbors at a market stall.' },
        headline: 'THERE IS A',
        highlightText: 'WARM TABLE',
        subheadline: '',
        description: 'Groceries any day we are open, and supper on Thursday at six.',
        primaryButton: { text: 'GIVE', link: organization.links.donate, icon: 'external-link' },
        secondaryButton: { text: 'GET HELP', link: '/get-assistance', icon: 'hand-helping' },
      },
      {
        id: 2,
        image: { picture: 'hero-work', alt: 'Four people plan a job at a long table.' },
        headline: 'READY FOR YOUR',
        highlightText: 'FIRST SHIFT?',
        subheadline: '',
        description: 'Work at the port and in town, with boots and a ride for the first week.',
        primaryButton: { text: 'GIVE', link: organization.links.donate, icon: 'external-link' },
        secondaryButton: { text: 'READ MORE', link: '/programs/first-shift', icon: 'briefcase' },
      },
    ],
  },
  programs: {
    title: 'FIVE PROGRAMS',
    intro: 'One blue door for all of them.',
    learnMore: 'Read more',
    label: 'Programs',
    previous: 'Previous programs',
    next: 'More programs',
    position: '{position} of {total}',
  },
  serviceAreas: {
    title: 'What we help with',
    label: 'What we help with',
    pause: 'Pause the list',
    play: 'Play the list',
  },
  banner: [
    { title: 'GIVE', text: 'Pledge any amount from $1.', href: '/donate', icon: 'gift' },
    { title: 'JOIN', text: 'There is always a pot to stir.', href: '/get-involved', icon: 'users' },
  ],
  promo: {
    title: 'One short form',
    text: 'Tell us what is going on. We call you within 24-48 hours.',
    button: { text: 'Start the form', href: '/membership-assistance' },
  },
  path: {
    title: 'What happens next',
    steps: [
      { title: 'You ask', text: 'Use the form or call us.' },
      { title: 'We call', text: 'One person calls you within 24-48 hours.' },
    ],
  },
  partners: {
    title: 'Who works with us',
    note: 'These partners are made up.',
    label: 'Partners',
    pause: 'Pause the partner logos',
    play: 'Play the partner logos',
  },
  whoWeAre: {
    title: 'Who we are',
    paragraphs: ['A small crew at the mouth of a wide river, since 2019.'],
    about: { text: 'More about us', href: '/about' },
    contact: { text: 'Write to us', href: '/contact' },
  },
  needsAssessment: {
    title: 'What does your street need?',
    text: 'Take our short survey. It does not ask your name.',
    button: { text: 'Take the survey', href: organization.links.needsAssessment },
  },
  events: { title: 'Coming up', viewAll: { text: 'All events', href: '/events' } },
};
