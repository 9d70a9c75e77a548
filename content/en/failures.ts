import type { Failures } from '../vocabulary-shape.ts';

export const failures: Failures = {
  invalid: 'Please check the marked fields.',
  'too-many': 'Too many tries. Please wait {time} and try again.',
  unavailable: 'We cannot save this right now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side.',
  busy: 'We are very busy. Please try again in a moment.',
  tooLarge: 'This is more text than we can take at once. Please go back and make it shorter.',
  otherSite: 'This form was sent from another website. Open our page and send it from there.',
  tooManyPages:
    'Your network asked for too many pages at once. Go back, wait a few seconds, and try again.',
  eventNotFound: 'Event not found',
  page: {
    title: 'Something went wrong on our side',
    call: 'Please try again in a moment, or call us at',
  },
};
