import type { Newsletter } from '../page-shape.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;

export const newsletter: Newsletter = {
  title: 'Get our updates',
  intro: 'News about our programs and events, by email.',
  label: 'Your email address',
  button: 'Sign up',
  steps: {
    title: 'How it works',
    items: [
      'We send you one email with a link.',
      'Open the link and press the button. Only then are you on the list.',
      'Each update has a link to unsubscribe. When you use it, we erase your address within a day.',
    ],
  },
  sent: {
    title: 'Check your mail',
    text: 'If this address is not on our list yet, we sent it a mail with a link. Open the link within 7 days and press the button. No mail? Look in your spam folder.',
  },
  problems: {
    email: 'Enter an email address like name@example.org',
    tooMany: 'Many people sign up from your network right now. Please try again in a few minutes.',
    failed: `This did not work. Please try again in a moment, or write to ${email.text}.`,
  },
  confirm: {
    title: 'Confirm your sign-up',
    text: 'Press the button to get our updates at the address that received this link.',
    button: 'Yes, send me updates',
    done: {
      title: 'You are on the list',
      text: 'Thank you. You get our next update. Each one has a link to unsubscribe.',
    },
  },
  unsubscribe: {
    title: 'Stop our updates',
    text: 'Press the button, and the address that received this link gets no more updates.',
    button: 'Unsubscribe',
    done: {
      title: 'You are unsubscribed',
      text: 'You get no more updates. We still answer when you write to us.',
    },
  },
  unknown: {
    title: 'This link does not work',
    text: `It may be old, or used already. If you still get updates that you do not want, use the link in the newest one, write to ${email.text}, or call ${phone.text}.`,
  },
};
