import { foundedOn, social } from '../organization.ts';
import type { Organization } from '../shape.ts';
import {
  ein,
  email,
  hoursTexts,
  links,
  name,
  office,
  phone,
  shortName,
  status,
  website,
} from '../tokens.ts';
import { crisis } from './crisis.ts';

// Separate exports for pages that need only these texts.
export const hours: Organization['hours'] = {
  text: hoursTexts.text,
  spoken: hoursTexts.spoken,
  days: hoursTexts.days,
  openNow: 'Open now, until {time}',
  closed: 'Closed now. We open {day} at {time}.',
  holidays: hoursTexts.holidays,
};
export const foundedText = 'March 15, 2019';
/** The text below "Thank you for your donation!" */
export const giftThanks = 'Your gift keeps a light on at the end of the wharf.';

export const organization: Organization = {
  name,
  shortName,
  tagline: 'A small crew on a wide river mouth',
  summary:
    'We are people of the north coast of Oregon. We help with food, rent, work, children and a hard day, and it costs nothing.',
  founded: { date: foundedOn, text: foundedText },
  status,
  ein: `${ein} (sample)`,
  website,
  phone,
  email,
  address: office,
  hours,
  links,
  crisis,
  taxLine: `${name} is a ${status} non-profit. Your gift is tax-deductible as far as the law allows.`,
  speaks: 'English',
  visit: ['The blue door at the end of the wharf.', 'There are no steps.'],
  giftDoes: ['$10 fills one bag of groceries.'],
  giftThanks,
  social,
  sampleProfile: 'Sample profile',
};
