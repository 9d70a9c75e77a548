import type { TextPages } from '../text-pages.ts';
import { name } from '../tokens.ts';
import { organization } from './organization.ts';
import { privacy } from './privacy.ts';

export const pages: TextPages = {
  '/privacy': privacy,
  '/accessibility': {
    seo: {
      title: `Accessibility | ${name}`,
      description:
        'How this site is made so that all can use it with a keyboard, a screen reader or one thumb, and how to tell us of a problem.',
      image: 'share-home',
    },
    linkText: 'Accessibility',
    title: 'Accessibility',
    intro: ['Tell us what does not work for you. We mend it, and help you by phone until then.'],
    sections: [],
    contact: { title: 'Tell us', text: 'A person reads this.', links: [organization.phone] },
  },
  '/annual-report': {
    seo: {
      title: `Annual report | ${name}`,
      description:
        'What came in last year, what went out to neighbors at the mouth of the river, and what we learned about lending a boat.',
      image: 'share-about',
    },
    linkText: 'Annual report',
    title: 'Our year in boats and bread',
    intro: ['Each spring we write down what came in and what went out.', 'Ask us for any line.'],
    updated: 'Written in March.',
    sections: [
      {
        id: 'money',
        title: 'What came in',
        paragraphs: ['Most of it came in small gifts. Call 503-555-0117 for the whole list.'],
        list: ['Gifts from neighbors', 'A grant for the lighthouse kitchen'],
        links: [{ text: 'Give', href: '/donate' }],
      },
    ],
  },
};
