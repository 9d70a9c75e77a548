import type { About } from '../page-shape.ts';

export const about: About = {
  title: 'About us',
  intro: 'A net shed, a coffee pot and a list of names. That is how it began.',
  hero: { picture: 'about-hero', alt: 'Seven neighbors of all ages wave from a river bank.' },
  founders: {
    title: 'From our founder',
    paragraphs: ['One winter three families lived in their cars by the pier. I had a stove.'],
    signature: 'Marit Haugen, founder',
  },
  foundation: {
    picture: { picture: 'wide-river', alt: 'A river in the morning, with a heron.' },
    title: 'How we work',
    paragraphs: ['We opened on March 15, 2019. You talk to one person, and that person stays.'],
  },
  mission: { title: 'Mission', paragraphs: ['Nobody on this coast goes under alone.'] },
  vision: {
    title: 'Vision',
    paragraphs: ['A town where asking for help is like asking the time.'],
  },
  impact: {
    title: 'Impact',
    paragraphs: ['We write down what changed, and we show you what we wrote.'],
    facts: [{ figure: '5', text: 'programs, one door' }],
  },
  serviceAreas: {
    title: 'What we help with',
    intro: 'Pick one to see the program that looks after it.',
    tiles: {
      'Groceries and meals': 'A bag today, a supper on Thursday.',
      'Rent and shelter': 'Keep your home, or find one.',
      'Finding work': 'From the first call to the first pay.',
      'Someone to talk to': 'An hour, a cup, no hurry.',
      'Children and school': 'Homework, play and a bit of rest for you.',
    },
  },
  values: {
    title: 'Values',
    items: [{ title: 'Plain talk', text: 'We say what we can do, and then we do it.' }],
  },
  team: {
    title: 'Our founder',
    intro: 'She still makes the coffee.',
    people: [
      {
        name: 'Marit Haugen',
        title: 'Founder',
        bio: ['Marit mended nets for twenty years. Now she mends weeks.'],
        picture: { picture: 'leader-4', alt: 'Drawn portrait of Marit Haugen.' },
        sample: true,
      },
    ],
    link: { text: 'Meet the team', href: '/leadership' },
  },
};
