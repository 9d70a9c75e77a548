// One short sentence with a link, for visitors who may have meant something else.
import type { Replies } from '#domain/assistant-content';
import { organization } from './organization.ts';

const { address, hours, phone } = organization;

export const pointers: Replies['pointers'] = {
  volunteer: 'If you would like to volunteer, see /volunteer.',
  'chapter-leader': 'If you would like to lead a chapter, see /chapter-leader.',
  'host-drive': 'If you would like to host a drive or a giveaway, see /host-drive-giveaway.',
  'media-partner': 'If you write, film or post, you can be a media partner: /media-partner.',
  'resource-partner': 'If you offer rooms, goods or skills, be our partner: /resource-partner.',
  'donate-money': 'If you would like to give money, go to /donate.',
  'donate-supplies': 'If you have things to give, tell us at /get-started?type=donate.',
  programs: 'All our programs are at /programs.',
  apply: 'To ask for help, fill out the form at /membership-assistance.',
  'for-someone-else': 'You may also fill out the form at /membership-assistance for someone else.',
  hours: `Our office is open ${hours.text}.`,
  address: `Our office is at ${address.street}, ${address.city}; directions are at /contact.`,
  visit: 'How to find us is at /contact.',
  phone: `You can always call us: ${phone.text}.`,
  email: 'To write to us, use /contact.',
  contact: `To reach us, call ${phone.text} or use /contact.`,
  human: `To talk to a person, call ${phone.text}.`,
  leadership: 'Who leads what is at /leadership.',
  founders: 'Who founded us is at /about.',
  founded: 'Our story is at /about.',
  status: 'About us as a nonprofit, see /about.',
  about: 'More about us is at /about.',
  'tax-deductible': 'About gifts and taxes, see /donate.',
  impact: 'Where gifts go is at /donate-funds-supplies.',
  'gift-payment': 'How giving works is at /donate.',
  'response-time': 'We get back to you within 24-48 hours.',
  events: 'What is coming up is at /events.',
  'area-served': 'Where we work is at /about.',
  cost: 'Our help is free.',
  eligibility: 'You need no ID and no papers to ask for help.',
  languages: `We speak ${organization.speaks}.`,
  privacy: 'What you tell us stays private: /privacy.',
  'delete-data': 'To see or delete what we have about you, read /privacy.',
  hiring: 'About jobs with us, ask at /contact.',
};
