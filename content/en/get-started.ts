import type { GetStarted } from '../form-shape.ts';
import { organization } from './organization.ts';

export const getStarted: GetStarted = {
  title: 'Get started',
  intro: 'One form, six ways to help.',
  hero: {
    picture: 'detail-papers',
    alt: 'A form with two checked boxes, a pen, reading glasses and a cup of tea.',
  },
  chooser: {
    title: 'How do you want to help?',
    hint: 'Choose one. You can send the form again for another one later.',
  },
  types: {
    'community-leader': {
      intro: 'Start a chapter and lead at least five volunteers. The role is unpaid.',
      time: 'About 15 minutes',
      about: { text: 'What a chapter leader does', href: '/chapter-leader' },
    },
    volunteer: {
      intro: 'Give your time, in person or online, once or each week.',
      time: 'About 4 minutes',
      about: { text: 'What volunteers do', href: '/volunteer' },
    },
    'resource-partner': {
      intro: 'Share goods, rooms, skills or referrals, alone or as a group.',
      time: 'About 5 minutes',
      about: { text: 'How partners work with us', href: '/resource-partner' },
    },
    donate: {
      intro: 'Give supplies: clothing, hygiene items, school supplies, food or technology.',
      time: 'About 3 minutes',
      about: { text: 'What we take and where it goes', href: '/donate-funds-supplies' },
    },
    'media-partner': {
      intro: 'Tell our story on your page, show, channel or list.',
      time: 'About 5 minutes',
      about: { text: 'How media partners work with us', href: '/media-partner' },
    },
    'host-giveaway': {
      intro: 'Offer a safe place with an address for a drive or a giveaway.',
      time: 'About 5 minutes',
      about: { text: 'What a host does', href: '/host-drive-giveaway' },
    },
  },
  change: {
    button: 'Change',
    cleared: 'Each way to help has its own questions, so your answers were cleared.',
    bringBack: 'Bring back my answers',
  },
  groups: { basics: 'About you', answers: 'Your answers' },
  who: 'Only our volunteer and partner team reads this form. We do not sell or lend your details.',
  success: {
    title: 'We have your form',
    text: 'Thank you. Here is what happens now.',
    next: [
      'Today: your form is on the desk of the team you chose.',
      'Within 24-48 hours: one of us calls or writes to you. Days when our office is closed do not count.',
      'On that call: we answer your questions and agree on a first date.',
    ],
    again: 'Send another form',
    links: [
      { text: 'See upcoming events', href: '/events' },
      { text: 'Read about the programs', href: '/programs' },
    ],
  },
  next: {
    title: 'What happens next',
    items: [
      'You send the form and get a reference number.',
      'Within 24-48 hours one of us calls or writes to you. We reply on working days.',
      'We answer your questions and agree on a first date.',
    ],
  },
  questions: {
    title: 'Rather talk first?',
    text: `Call us ${organization.hours.spoken}. We are glad to hear from you.`,
  },
  help: {
    title: 'Do you need help yourself?',
    text: 'This form is for people who want to lend a hand. To ask for help there is another one. It is free and private.',
    button: { text: 'Get help', href: '/get-assistance' },
  },
};
