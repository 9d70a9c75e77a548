import type { OrganizationFacts as Facts } from '#domain/organization';

export const name = 'Cedar Bay Neighbors';
export const shortName = 'Cedar Bay';
export const status = '501(c)(3)';
export const ein = '00-0000001';
export const referencePrefix = 'CBN';
export const foundedOn = '2019-03-15';
export const website = 'https://cedar-bay.example.org';
export const phone = '503-555-0117';
export const email = 'front-desk@example.org';

export const office = {
  name: 'The Net Shed',
  street: '12 Sample Wharf',
  city: 'Astoria',
  state: 'OR',
  stateName: 'Oregon',
  zip: '97103',
} as const satisfies Facts['office'];

export const zone = 'America/Los_Angeles';
export const currency = 'USD';
/** The smallest count that the public pages show as a figure. */
export const figuresFrom = 1;
export const officeHours: Facts['officeHours'] = {
  days: [2, 3, 4, 5, 6],
  opens: 10,
  closes: 19,
  holidays: ['new-year', 'thanksgiving', 'christmas'],
  closedDays: [],
};

export const programs = [
  { slug: 'warm-table', name: 'Warm Table', inChecklist: true },
  { slug: 'roof-and-key', name: 'Roof and Key', inChecklist: true },
  { slug: 'first-shift', name: 'First Shift', inChecklist: true },
  { slug: 'steady-hand', name: 'Steady Hand', inChecklist: true },
  { slug: 'little-boats', name: 'Little Boats', inChecklist: true },
] as const satisfies Facts['programs'];

type OfProgram = { program: (typeof programs)[number]['slug'] };

export const serviceAreas = [
  { name: 'Groceries and meals', program: 'warm-table', topic: 'food' },
  { name: 'Rent and shelter', program: 'roof-and-key', topic: 'housing' },
  { name: 'Finding work', program: 'first-shift', topic: 'work' },
  { name: 'Someone to talk to', program: 'steady-hand', topic: 'health' },
  { name: 'Children and school', program: 'little-boats', topic: 'family' },
] as const satisfies readonly (Facts['serviceAreas'][number] & OfProgram)[];

export const intakeAreas = [
  { name: 'Groceries and meals', topic: 'food' },
  { name: 'Rent and shelter', topic: 'housing' },
  { name: 'Finding work', topic: 'work' },
  { name: 'Someone to talk to', topic: 'health' },
  { name: 'Recovery', topic: 'crisis' },
  { name: 'Children and school', topic: 'family' },
] as const satisfies Facts['intakeAreas'];

export const serviceRegions = {
  clatsop: 'Clatsop County',
  tillamook: 'Tillamook County',
  elsewhere: 'Somewhere else',
} as const satisfies Facts['serviceRegions'];

export const referralSources = [
  'A neighbor',
  'A clinic',
  'The harbor office',
  'Other',
] as const satisfies Facts['referralSources'];

export const eventTypes = ['Supper', 'Class', 'Beach day'] as const satisfies Facts['eventTypes'];

export const spokenLanguages = ['English', 'Other'] as const satisfies Facts['spokenLanguages'];

export const links: Facts['links'] = {
  donate: 'https://give.example.org/cedar-bay',
  rsvp: 'https://forms.example.org/cedar-bay-rsvp',
  needsAssessment: 'https://forms.example.org/cedar-bay-survey',
  map: 'https://maps.example.org/12-sample-wharf',
};

export const social: Facts['social'] = [
  { text: 'Facebook', href: 'https://social.example.org/facebook/cedar-bay' },
];

export const demoPassword = 'cedar-bay-demo';
export const samplePhones: Facts['samplePhones'] = { areaCodes: ['503'] };
