import type { Donate } from '../form-shape.ts';
import { organization } from './organization.ts';

export const donate: Donate = {
  title: 'Donate',
  intro:
    'Tell us what you would like to give. First you make a pledge here. Then you pay on our hosted donation page.',
  hero: { picture: 'detail-jar', alt: 'A jar of coins with a heart on it, and an envelope.' },
  formTitle: 'Pledge a gift',
  labels: {
    type: 'How often?',
    presets: 'Choose an amount',
    popular: 'Popular',
    amount: 'Amount in dollars',
  },
  impact: {
    title: 'What your gift does',
    line: organization.giftDoes[1] ?? '',
  },
  pledge: {
    title: 'Nothing is charged here',
    paragraphs: [
      'This form saves your pledge: the amount, your name and your email. We never ask for a card number on this site.',
      'After you send it, we hand you over to our hosted donation page. You pay there, and your receipt comes by email.',
    ],
  },
  status: {
    title: `${organization.status} nonprofit`,
    text: organization.taxLine,
  },
  learn: { text: 'Learn About My Donation', href: '/donate-funds-supplies' },
  leave: {
    title: 'Complete your gift to make a difference',
    text: 'Your donation helps us bridge the gap from distress to prosperity.',
    stay: "I'm ready",
    leave: 'Not today',
  },
  success: {
    title: 'Nothing has been charged yet',
    text: 'Thank you, neighbor. Your pledge is saved.',
    next: [
      'Now: finish your gift on our hosted donation page. It opens in a new tab.',
      'Right after you pay: your receipt comes by email from that page.',
      'Changed your mind? Just do not pay. The pledge costs you nothing.',
    ],
    again: 'Make another pledge',
    links: [{ text: 'See where your gift goes', href: '/donate-funds-supplies' }],
    handOver: 'One step left: pay on the donation page',
    hosted: { text: 'Go to the donation page', href: organization.links.donate },
  },
  supplies: {
    title: 'Prefer to give things?',
    text: 'Coats, food, soap, school supplies and laptops are just as welcome. We pick up four bags or more.',
    link: { text: 'Give supplies', href: '/get-started?type=donate' },
  },
};
