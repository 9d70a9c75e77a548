import type { TextPages } from '../text-pages.ts';
import { name } from '../tokens.ts';
import { complaints } from './complaints.ts';
import { organization } from './organization.ts';
import { privacy } from './privacy.ts';

const { email, phone } = organization;

export const pages: TextPages = {
  '/privacy': privacy,
  '/accessibility': {
    seo: {
      title: `Accessibility | ${name}`,
      description:
        'How we build this site so that everyone can use it, what does not work well yet, and how to tell us about a problem.',
      image: 'share-home',
    },
    linkText: 'Accessibility',
    title: 'Accessibility',
    updated: 'This page describes the site as it works today.',
    picture: {
      picture: 'detail-papers',
      alt: 'A form with two checked boxes, a pen, reading glasses and a cup of tea.',
    },
    intro: [
      'You should be able to ask for help here with a screen reader, with a keyboard, with one thumb on an old phone, or with shaking hands. We build and test for that.',
      'Our goal is the standard WCAG 2.2, level AA, on every page.',
    ],
    sections: [
      {
        id: 'what-works',
        title: 'What works',
        paragraphs: [
          'These things are part of our tests, and we do not publish a page that fails.',
        ],
        list: [
          'You can reach and use everything with a keyboard. The first Tab shows a link that skips to the main part.',
          'You can make text twice as large without losing anything. Pages fit a screen 320 pixels wide.',
          'Whatever moves by itself has a pause button. If your device asks for less motion, nothing starts to move.',
          'Text stands out from its background, and color is never the only sign.',
          'Each picture has a description in words.',
          'Forms name each problem in words, next to the question and at the top. Nothing you typed is lost.',
          'Forms and pages work with scripts turned off.',
          'Buttons and links are large enough for a thumb.',
        ],
      },
      {
        id: 'known-limits',
        title: 'What does not work well yet',
        paragraphs: ['We would rather tell you than let you find out.'],
        list: [
          'The site is in English and in Spanish. Some events are only in English, and their Spanish cards say so. Call us and we read them to you.',
          'The donation page, the RSVP form, the needs survey and the map belong to other companies. We cannot fix their pages. Call us and we will go through them with you.',
          'The chat needs scripts. Without them, please call or write.',
          'We have no sign language videos yet.',
        ],
      },
      {
        id: 'how-we-test',
        title: 'How we test',
        paragraphs: [
          'Each change runs through an automatic check of all pages, on a small and a large screen. The tests also fill out each form with a keyboard and with scripts turned off.',
        ],
      },
    ],
    contact: {
      title: 'Tell us about a problem',
      text: 'Say which page and what went wrong. We answer within 24 hours, and until it is fixed we get you what you came for by phone.',
      links: [{ text: email.text, href: `${email.href}?subject=Accessibility` }, phone],
    },
  },
  '/complaints': complaints,
};
