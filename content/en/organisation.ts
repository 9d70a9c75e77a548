import type { Organisation } from '../shape.ts';

export const organisation: Organisation = {
  name: 'Wondrous World Initiative',
  shortName: 'Wondrous World',
  tagline: 'Neighbors helping neighbors in Richmond, Virginia',
  summary:
    'We are neighbors in Richmond, Virginia. We help people with food, a safe home, work, school, family and health, and it costs them nothing.',
  founded: { date: '2025-07-01', text: 'July 1, 2025' },
  status: '501(c)(3)',
  ein: '00-0000000 (sample)',
  website: 'https://wondrous-world.example.org',
  phone: { text: '804-555-0142', href: 'tel:+18045550142' },
  email: { text: 'hello@example.org', href: 'mailto:hello@example.org' },
  address: {
    name: 'Wondrous World House',
    street: '100 Example Street',
    city: 'Richmond',
    state: 'VA',
    zip: '23220',
  },
  hours: {
    text: 'Monday-Friday 8:00 AM-6:00 PM EST',
    openNow: 'Open now, until {time}',
    closed: 'Closed now. We open {day} at {time}.',
  },
  links: {
    donate: 'https://give.example.org/wondrous-world',
    rsvp: 'https://forms.example.org/workshop-rsvp',
    needsAssessment: 'https://forms.example.org/public-needs-assessment',
    map: 'https://maps.example.org/100-example-street-richmond-va',
  },
  crisis: {
    emergency: { text: 'Call 911', href: 'tel:911' },
    lifeline: {
      call: { text: 'Call 988', href: 'tel:988' },
      text: { text: 'Text 988', href: 'sms:988' },
      spoken: { call: 'call(?= or text 988)', text: 'text 988' },
      about: 'The 988 crisis line is free and open 24/7, by call or text, in English and Spanish.',
    },
    bar: {
      label: 'Help in a crisis',
      danger: 'In danger? Call 911.',
      lifeline: 'Crisis line: call or text 988 (English · Español), 24/7',
    },
  },
  taxLine:
    'Wondrous World Initiative is a 501(c)(3) non-profit. Your gift is tax-deductible as far as the law allows. EIN 00-0000000 (sample).',
  social: [
    { text: 'Facebook', href: 'https://social.example.org/facebook/wondrous-world' },
    { text: 'Instagram', href: 'https://social.example.org/instagram/wondrous-world' },
    { text: 'LinkedIn', href: 'https://social.example.org/linkedin/wondrous-world' },
    { text: 'YouTube', href: 'https://social.example.org/youtube/wondrous-world' },
  ],
  sampleProfile: 'Sample profile',
  sampleNote: 'This is a sample site. The people, partners, addresses and numbers are made up.',
};
