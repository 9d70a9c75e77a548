// Three vocabularies name the same needs: 12 service areas (public), 15 program areas (intake) and
// 9 service types (records). The mapping between them is written once, here, as topics.
import type { ProgramSlug } from './programs.ts';

export const serviceAreas = [
  { name: 'Housing & Shelter', program: 'home-at-heart' },
  { name: 'Clothing & Basic Necessities', program: 'home-at-heart' },
  { name: 'Food, Nutrition & Agriculture', program: 'five-group-foods' },
  { name: 'Health & Mental Wellness', program: 'maybe-more' },
  { name: 'Job & Career Opportunities', program: 'will-work-win' },
  { name: 'Entrepreneurship & Financial Literacy', program: 'will-work-win' },
  { name: 'Education & Training', program: 'evergreen-student' },
  { name: 'Family & Relationship Support', program: 'blended-roots' },
  { name: 'Youth Programs & Special Needs', program: 'blended-roots' },
  { name: 'Crisis Intervention & Recovery', program: 'maybe-more' },
  { name: 'Environmental & Wildlife Stewardship', program: 'nurture-nature' },
  { name: 'Arts, Technology & Spiritual Development', program: 'in-his-hands' },
] as const satisfies readonly { name: string; program: ProgramSlug }[];

export type ServiceArea = (typeof serviceAreas)[number]['name'];
export const serviceAreaNames = serviceAreas.map((area) => area.name);

export const programAreas = [
  'Housing & Shelter',
  'Clothing & Basic Necessities',
  'Food & Nutrition',
  'Agriculture Support',
  'Health & Mental Wellness',
  'Crisis Intervention & Recovery',
  'Job & Career Opportunities',
  'Entrepreneurship & Financial Literacy',
  'Education & Training',
  'Family & Relationship Support',
  'Youth Programs & Special Needs',
  'Environmental & Wildlife Stewardship',
  'Arts, Technology & Spiritual Development',
  'Digital Literacy & Technology Education',
  'AI & Innovation Training',
] as const;

export type ProgramArea = (typeof programAreas)[number];

export const serviceTypes = {
  housing: 'Housing',
  food: 'Food',
  'mental-health': 'Mental health',
  'job-training': 'Job training',
  healthcare: 'Healthcare',
  education: 'Education',
  'family-support': 'Family support',
  'crisis-intervention': 'Crisis intervention',
  other: 'Other',
} as const;

export type ServiceType = keyof typeof serviceTypes;

type Topic = {
  label: string;
  areas: readonly (ServiceArea | ProgramArea)[];
  serviceTypes: readonly ServiceType[];
};

/** One need and every name it goes by. A filter by a topic finds all of them. */
export const topics = {
  housing: { label: 'Housing', areas: ['Housing & Shelter'], serviceTypes: ['housing'] },
  clothing: { label: 'Clothing', areas: ['Clothing & Basic Necessities'], serviceTypes: [] },
  food: {
    label: 'Food',
    areas: ['Food, Nutrition & Agriculture', 'Food & Nutrition', 'Agriculture Support'],
    serviceTypes: ['food'],
  },
  health: {
    label: 'Health',
    areas: ['Health & Mental Wellness'],
    serviceTypes: ['mental-health', 'healthcare'],
  },
  crisis: {
    label: 'Crisis',
    areas: ['Crisis Intervention & Recovery'],
    serviceTypes: ['crisis-intervention'],
  },
  work: { label: 'Work', areas: ['Job & Career Opportunities'], serviceTypes: ['job-training'] },
  money: { label: 'Money', areas: ['Entrepreneurship & Financial Literacy'], serviceTypes: [] },
  education: { label: 'Education', areas: ['Education & Training'], serviceTypes: ['education'] },
  family: {
    label: 'Family',
    areas: ['Family & Relationship Support'],
    serviceTypes: ['family-support'],
  },
  youth: { label: 'Youth', areas: ['Youth Programs & Special Needs'], serviceTypes: [] },
  environment: {
    label: 'Environment',
    areas: ['Environmental & Wildlife Stewardship'],
    serviceTypes: [],
  },
  culture: {
    label: 'Arts, technology and spirit',
    areas: [
      'Arts, Technology & Spiritual Development',
      'Digital Literacy & Technology Education',
      'AI & Innovation Training',
    ],
    serviceTypes: [],
  },
} as const satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;

/** Every area name, public or intake, in which the topic may be stored. */
export function areasOfTopic(topic: TopicName): readonly string[] {
  return topics[topic].areas;
}

export function topicOfArea(area: string): TopicName | undefined {
  return (Object.keys(topics) as TopicName[]).find((name) => areasOfTopic(name).includes(area));
}
