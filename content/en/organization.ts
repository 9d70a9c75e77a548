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

// A separate module for pages that need only these facts.
export const hours: Organization['hours'] = {
  text: hoursTexts.text,
  spoken: hoursTexts.spoken,
  days: hoursTexts.days,
  openNow: 'Open now, until {time}',
  closed: 'Closed now. We open {day} at {time}.',
  holidays: hoursTexts.holidays,
};
export const foundedText = 'July 1, 2025';
/** Shown under "Thank you for your donation!" */
export const giftThanks = 'Your generosity helps create a wondrous world of completion.';

export const organization: Organization = {
  name,
  shortName,
  tagline: `Neighbors helping neighbors in ${office.city}, ${office.stateName}`,
  summary: `We are neighbors in ${office.city}, ${office.stateName}. We help people with food, a safe home, work, school, family and health, and it costs them nothing.`,
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
  taxLine: `${name} is a ${status} nonprofit. Your gift is tax-deductible as far as the law allows. EIN ${ein} (sample).`,
  speaks: 'English and Spanish',
  visit: [
    'Five minutes on foot from the nearest Pulse stop.',
    'The door on the left has a ramp. Ring the low bell and we will come out.',
  ],
  giftDoes: [
    'Every $1 donated equals $30 of food.',
    '$5 = 20 meals.',
    'Every dollar gives at least 10 meals.',
  ],
  giftThanks,
  inOtherLanguage: {
    lang: 'es',
    title: '¿Habla español?',
    text: `Llámenos al ${phone.text} y le ayudamos en español. Es gratis y privado. En una emergencia llame al 911. Para una crisis, llame al 988 y oprima 2, o mande un mensaje de texto con la palabra AYUDA al 988.`,
  },
  social,
  sampleProfile: 'Sample profile',
  sampleNote: 'This is a sample site. The people, partners, addresses and numbers are made up.',
};
