import type { Contact } from '../page-shape.ts';
import { organization } from './organization.ts';

const { address, email, hours, links, phone, speaks } = organization;

export const contact: Contact = {
  title: 'Contact us',
  intro:
    'Ask us anything: about a program, a pickup, a partnership or your own case. A person reads each message.',
  hero: {
    picture: 'contact-hero',
    alt: 'Three people at an office counter by the river. One waves, one holds a phone, one listens. A mailbox stands beside them.',
  },
  forms: {
    title: 'Do you want to help?',
    text: 'To volunteer, lead a chapter, host a drive, partner with us or give supplies, use our forms. They reach the right team at once.',
    button: { text: 'Go to the forms', href: '/get-started' },
  },
  form: {
    title: 'Send us a message',
    responseTime: 'We reply within 24 hours. Replies go out on working days.',
  },
  success: {
    title: 'We have your message',
    text: 'Thank you for writing. Here is what happens now.',
    next: [
      'Now: your message is with our team.',
      'Within 24 hours: you get a reply by email. When our office is closed, it comes on the next day it is open.',
      'Nothing in your inbox? Look in the spam folder, then call us with your number.',
    ],
    again: 'Send another message',
    links: [
      { text: 'See upcoming events', href: '/events' },
      { text: 'Get help', href: '/get-assistance' },
    ],
  },
  cards: [
    {
      title: 'Phone',
      text: `Talk to a person ${hours.spoken}. We speak ${speaks}.`,
      link: phone,
      icon: 'phone',
    },
    {
      title: 'Email',
      text: 'Write at any hour. Leave out ID numbers and bank details.',
      link: email,
      icon: 'mail',
    },
    {
      title: 'Address',
      text: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
      link: { text: 'See it on a map', href: links.map },
      icon: 'pin',
    },
  ],
  office: {
    title: 'Our office',
    name: 'Headquarters',
    directions: [
      ...organization.visit,
      `You can walk in ${hours.spoken}, or call first if you want a quiet room.`,
    ],
    mapLink: { text: 'See headquarters on a map', href: links.map },
  },
  assistant: {
    title: 'Need a quick answer?',
    text: 'Our chat assistant knows the programs, hours and forms. It answers day and night, in English and Spanish.',
    open: 'Open the chat',
  },
  urgent: {
    title: 'In danger right now?',
    text: 'Do not wait for a reply. Call 911. For a crisis, call or text 988 at any hour.',
  },
};
