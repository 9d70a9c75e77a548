import type { GetAssistance } from '../page-shape.ts';
import { organization } from './organization.ts';

const { email, hours, inOtherLanguage, phone } = organization;

export const getAssistance: GetAssistance = {
  title: 'Get help',
  intro:
    'You do not have to explain why you need help. If things at home, at work or in your life are too much right now, start here. It is free.',
  hero: {
    picture: 'page-get-help',
    alt: 'A mother and her son sit at a table with a staff member who listens and takes notes.',
  },
  stepsTitle: 'Three steps',
  steps: [
    {
      title: 'Sign up free',
      text: 'Fill out one short form. It takes about five minutes. No ID, no fee, no papers.',
    },
    {
      title: 'Tell us what you need',
      text: 'Food, rent, work, a safe place, someone to talk to. Choose one thing. We can talk about the rest later.',
    },
    {
      title: 'We follow up within 24-48 hours',
      text: 'One person from our team contacts you the way you chose, on working days, and makes a plan with you.',
    },
  ],
  apply: { text: 'Ask for help now', href: '/membership-assistance' },
  applyNote: 'Free. Private. Three short steps.',
  expect: {
    title: 'What you can count on',
    items: [
      'You tell your story once. The same person stays with you.',
      'We do not ask where you were born or whether you have papers.',
      'You can say no to any question on the phone, and still get help.',
      'If we cannot help with something, we find who can and call them with you.',
    ],
  },
  crisis: {
    title: 'In danger right now?',
    text: 'This form is not for emergencies. Please use one of these lines first. We will still be here.',
    emergency: 'If you or someone near you may get hurt, call 911.',
    lifeline:
      'If you cannot cope or think about ending your life, call or text 988. It is free, open 24/7, in English and Spanish.',
  },
  otherWays: {
    title: 'Prefer to talk?',
    text: `Call us ${hours.spoken}. We fill out the form for you.`,
    links: [phone, email, { text: 'Come by our office', href: '/contact' }],
  },
  inOtherLanguage,
  backHome: { text: 'Back to the home page', href: '/' },
};
