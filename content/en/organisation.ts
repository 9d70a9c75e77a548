import { contactLinks } from '../contact-links.ts';
import * as facts from '../organisation.ts';
import type { Organisation } from '../shape.ts';
import { crisis } from './crisis.ts';

const { email, ein, links, name, office, phone, shortName, social, status, website } = facts;

export const organisation: Organisation = {
  name,
  shortName,
  tagline: `Neighbors helping neighbors in ${office.city}, ${office.stateName}`,
  summary: `We are neighbors in ${office.city}, ${office.stateName}. We help people with food, a safe home, work, school, family and health, and it costs them nothing.`,
  founded: { date: facts.foundedOn, text: 'July 1, 2025' },
  status,
  ein: `${ein} (sample)`,
  website,
  ...contactLinks({ phone, email }),
  address: office,
  hours: {
    text: 'Monday-Friday 8:00 AM-6:00 PM EST',
    spoken: 'on weekdays from 8:00 AM to 6:00 PM',
    days: 'Monday to Friday',
    openNow: 'Open now, until {time}',
    closed: 'Closed now. We open {day} at {time}.',
  },
  links,
  crisis,
  taxLine: `${name} is a ${status} non-profit. Your gift is tax-deductible as far as the law allows. EIN ${ein} (sample).`,
  speaks: 'English and Spanish',
  visit: [
    'Five minutes on foot from the nearest Pulse stop.',
    'The door on the left has a ramp. Ring the low bell and we come out.',
  ],
  giftDoes: [
    'Every $1 donated equals $30 of food.',
    '$5 = 20 meals.',
    'Every dollar gives at least 10 meals.',
  ],
  giftThanks: 'Your generosity helps create a wondrous world of completion.',
  inOtherLanguage: {
    lang: 'es',
    title: '¿Habla español?',
    text: `Llámenos al ${phone} y le ayudamos en español. Es gratis y privado. En una emergencia llame al 911. Para una crisis, llame al 988 y oprima 2, o mande un mensaje de texto con la palabra AYUDA al 988.`,
  },
  social,
  sampleProfile: 'Sample profile',
  sampleNote: 'This is a sample site. The people, partners, addresses and numbers are made up.',
};
