import type { Failures } from '../vocabulary-shape.ts';

export const failures: Failures = {
  invalid: 'Please check the marked fields.',
  'too-many': 'Too much came from your network at once. Please wait {time} and try again.',
  'over-quota':
    'We got so many forms from your network that we cannot take more until our staff have read them.',
  unavailable: 'We cannot save this right now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side.',
  busy: 'We are very busy. Please try again in a moment.',
  tooLarge: 'This is more text than we can take at once. Please go back and make it shorter.',
  otherSite: 'This form was sent from another website. Open our page and send it from there.',
  tooManyPages:
    'Your network asked for too many pages at once. Go back, wait a few seconds, and try again.',
  call: 'Or call us: {phone}',
  eventNotFound: 'Event not found',
  page: {
    title: 'Something went wrong on our side',
    offline: 'You are offline',
    call: 'Please try again in a moment, or call us at',
  },
  offline: {
    title: 'You are offline',
    works: [
      'Phone calls and text messages work without the internet.',
      'A form that is still open in another tab keeps what you typed. Send it when you are back online.',
    ],
    retry: 'Try to load the page again',
  },
};
