// The organization's facts that code needs, in one place; its texts are in each language's folder.
// docs/your-organization.md explains them.
import type { OrganizationFacts as Facts } from '#domain/organization';

export const name = 'Wondrous World Initiative';
export const shortName = 'Wondrous World';
export const status = '501(c)(3)';
export const ein = '00-0000000';
/** Begins every reference: WW-7K4M-9RTX. */
export const referencePrefix = 'WW';
export const foundedOn = '2025-07-01';
export const website = 'https://wondrous-world.example.org';
export const phone = '804-555-0142';
export const email = 'hello@example.org';

export const office = {
  name: 'Wondrous World House',
  street: '100 Example Street',
  city: 'Richmond',
  state: 'VA',
  stateName: 'Virginia',
  zip: '23220',
} as const satisfies Facts['office'];

export const zone = 'America/New_York';
export const currency = 'USD';
/** The smallest count that the public pages show as a figure. */
export const figuresFrom = 100;
export const officeHours: Facts['officeHours'] = {
  days: [1, 2, 3, 4, 5],
  opens: 8,
  closes: 18,
  holidays: [
    'new-year',
    'martin-luther-king',
    'presidents',
    'memorial',
    'juneteenth',
    'independence',
    'labor',
    'columbus',
    'veterans',
    'thanksgiving',
    'christmas',
  ],
  closedDays: [],
};

export const programs = [
  { slug: 'home-at-heart', name: 'Home at Heart', inChecklist: true },
  { slug: 'will-work-win', name: 'Will Work Win', inChecklist: true },
  { slug: 'five-group-foods', name: 'Five Group Foods', inChecklist: true },
  { slug: 'maybe-more', name: 'M.A.Y.B.E. More', inChecklist: true },
  { slug: 'blended-roots', name: 'Blended Roots', inChecklist: true },
  { slug: 'evergreen-student', name: 'Evergreen Student', inChecklist: true },
  { slug: 'in-his-hands', name: 'In His Hands', inChecklist: true },
  { slug: 'nurture-nature', name: 'Nurture Nature', inChecklist: true },
  { slug: 'digital-diaspora', name: 'Digital Diaspora', inChecklist: false },
] as const satisfies Facts['programs'];

type OfProgram = { program: (typeof programs)[number]['slug'] };

export const serviceAreas = [
  { name: 'Housing & Shelter', program: 'home-at-heart', topic: 'housing' },
  { name: 'Clothing & Basic Necessities', program: 'home-at-heart', topic: 'clothing' },
  { name: 'Food, Nutrition & Agriculture', program: 'five-group-foods', topic: 'food' },
  { name: 'Health & Mental Wellness', program: 'maybe-more', topic: 'health' },
  { name: 'Job & Career Opportunities', program: 'will-work-win', topic: 'work' },
  { name: 'Entrepreneurship & Financial Literacy', program: 'will-work-win', topic: 'money' },
  { name: 'Education & Training', program: 'evergreen-student', topic: 'education' },
  { name: 'Family & Relationship Support', program: 'blended-roots', topic: 'family' },
  { name: 'Youth Programs & Special Needs', program: 'blended-roots', topic: 'youth' },
  { name: 'Crisis Intervention & Recovery', program: 'maybe-more', topic: 'crisis' },
  { name: 'Environmental & Wildlife Stewardship', program: 'nurture-nature', topic: 'environment' },
  { name: 'Arts, Technology & Spiritual Development', program: 'in-his-hands', topic: 'culture' },
] as const satisfies readonly (Facts['serviceAreas'][number] & OfProgram)[];

export const intakeAreas = [
  { name: 'Housing & Shelter', topic: 'housing' },
  { name: 'Clothing & Basic Necessities', topic: 'clothing' },
  { name: 'Food & Nutrition', topic: 'food' },
  { name: 'Agriculture Support', topic: 'food' },
  { name: 'Health & Mental Wellness', topic: 'health' },
  { name: 'Crisis Intervention & Recovery', topic: 'crisis' },
  { name: 'Job & Career Opportunities', topic: 'work' },
  { name: 'Entrepreneurship & Financial Literacy', topic: 'money' },
  { name: 'Education & Training', topic: 'education' },
  { name: 'Family & Relationship Support', topic: 'family' },
  { name: 'Youth Programs & Special Needs', topic: 'youth' },
  { name: 'Environmental & Wildlife Stewardship', topic: 'environment' },
  { name: 'Arts, Technology & Spiritual Development', topic: 'culture' },
  { name: 'Digital Literacy & Technology Education', topic: 'culture' },
  { name: 'AI & Innovation Training', topic: 'culture' },
] as const satisfies Facts['intakeAreas'];

export const serviceRegions = {
  'richmond-metro': 'Richmond Metro',
  'central-virginia': 'Central Virginia',
  'northern-virginia': 'Northern Virginia',
  'eastern-virginia': 'Eastern Virginia',
  'out-of-state': 'Out of State',
} as const satisfies Facts['serviceRegions'];

export const referralSources = [
  'Community Partner Organization',
  'Healthcare Provider',
  'Social Services',
  'Government Agency',
  'Faith-Based Organization',
  'School/Educational Institution',
  'Family/Friend Referral',
  'Online Search',
  'Social Media',
  'Community Event',
  'Walk-in/Self-Referral',
  'Other',
] as const satisfies Facts['referralSources'];

export const eventTypes = [
  'Workshop',
  'Community Event',
  'Food Distribution',
  'Giveaway',
  'Job Fair',
  'Support Group',
  'Fundraiser',
] as const satisfies Facts['eventTypes'];

export const spokenLanguages = [
  'English',
  'Spanish',
  'French',
  'Other',
] as const satisfies Facts['spokenLanguages'];

export const links: Facts['links'] = {
  donate: 'https://give.example.org/wondrous-world',
  rsvp: 'https://forms.example.org/workshop-rsvp',
  needsAssessment: 'https://forms.example.org/public-needs-assessment',
  map: 'https://maps.example.org/100-example-street-richmond-va',
};

export const social: Facts['social'] = [
  { text: 'Facebook', href: 'https://social.example.org/facebook/wondrous-world' },
  { text: 'Instagram', href: 'https://social.example.org/instagram/wondrous-world' },
  { text: 'LinkedIn', href: 'https://social.example.org/linkedin/wondrous-world' },
  { text: 'YouTube', href: 'https://social.example.org/youtube/wondrous-world' },
];

export const demoPassword = 'wondrous-demo';
export const samplePhones: Facts['samplePhones'] = {
  areaCodes: ['804', '571', '703', '757', '540', '276', '434'],
};
