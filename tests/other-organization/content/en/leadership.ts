import type { Leader, Leadership } from '../page-shape.ts';

export const leadership: Leadership = {
  title: 'Who runs this',
  intro: 'Two people with keys to the shed. Write to either of them.',
  hero: { picture: 'page-get-involved', alt: 'Four volunteers with boxes on a riverbank.' },
  leaders: [
    {
      name: 'Marit Haugen',
      title: 'Founder',
      bio: ['Marit mended nets for twenty years. Now she mends weeks.'],
      picture: { picture: 'leader-4', alt: 'Drawn portrait of Marit Haugen.' },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/marit-haugen',
      email: 'marit@example.org',
      mailSubject: 'A question for Marit Haugen',
    },
    {
      name: 'Joe Tanaka',
      title: 'Keeper of the books',
      bio: ['Joe ran the fuel dock. He knows what a dollar does.'],
      picture: { picture: 'leader-2', alt: 'Drawn portrait of Joe Tanaka.' },
      sample: true,
      linkedin: 'https://social.example.org/linkedin/joe-tanaka',
      email: 'joe@example.org',
      mailSubject: 'A question for Joe Tanaka',
    },
  ],
  linkedinLabel: '{name} on LinkedIn',
  emailLabel: 'Write to {name}',
  contact: {
    title: 'Not sure whom to ask?',
    text: 'Send one message to our office. It reaches the right person within 24 hours.',
    button: { text: 'Contact us', href: '/contact' },
  },
  about: {
    title: 'How it all began',
    text: 'It started with a stove by the pier. Read it in her own words.',
    button: { text: 'Read our story', href: '/about' },
  },
};

/** A leader to quote, by place; a shorter list starts again. */
export const speakerAt = (place: number) =>
  leadership.leaders[place % leadership.leaders.length] as Leader;
