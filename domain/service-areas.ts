// Three vocabularies name the same needs: 12 service areas (public), 15 program areas (intake) and
// 9 service types (records). The mapping between them is in topics.ts.
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
/** As a member may be stored with, from either list. */
export type KnownArea = ProgramArea | ServiceArea;

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
