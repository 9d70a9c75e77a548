import { contactLinks } from '../contact-links.ts';
import * as facts from '../organisation.ts';
import type { Organisation } from '../shape.ts';
import { crisis } from './crisis.ts';

const { email, ein, links, name, office, phone, shortName, social, status, website } = facts;

export const organisation: Organisation = {
  name,
  shortName,
  tagline: 'A small crew on a wide river mouth',
  summary:
    'We are people of the north coast of Oregon. We help with food, rent, work, children and a hard day, and it costs nothing.',
  founded: { date: facts.foundedOn, text: 'March 15, 2019' },
  status,
  ein: `${ein} (sample)`,
  website,
  ...contactLinks({ phone, email }),
  address: office,
  hours: {
    text: 'Tuesday-Saturday 10:00 AM-7:00 PM Pacific',
    spoken: 'from Tuesday to Saturday, 10:00 AM to 7:00 PM',
    days: 'Tuesday to Saturday',
    openNow: 'Open now, until {time}',
    closed: 'Closed now. We open {day} at {time}.',
  },
  links,
  crisis,
  taxLine: `${name} is a ${status} non-profit. Your gift is tax-deductible as far as the law allows.`,
  speaks: 'English',
  visit: ['The blue door at the end of the wharf.', 'There are no steps.'],
  giftDoes: ['$10 fills one bag of groceries.'],
  giftThanks: 'Your gift keeps a light on at the end of the wharf.',
  social,
  sampleProfile: 'Sample profile',
};
