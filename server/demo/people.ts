// The people of the demo: invented, with numbers and addresses that cannot exist.
import type { MemberStatus, Priority } from '#domain/cases/member';
import type { KnownArea } from '#domain/service-areas';

export type DemoMember = {
  name: [first: string, last: string];
  daysAgo: number;
  status: MemberStatus;
  priority: Priority;
  areas: KnownArea[];
  city?: string;
  zipCode?: string;
  age?: number;
  householdSize?: number;
  tags?: string[];
  source?: string;
  notes: string;
  isApplicant?: boolean;
  emergency?: 'YES' | 'NO' | 'NOT SURE';
  homeSafety?: string;
  language?: string;
};

export const demoMembers: readonly DemoMember[] = [
  {
    name: ['Denise', 'Okafor'],
    daysAgo: 0.1,
    status: 'active',
    priority: 'urgent',
    areas: ['Food, Nutrition & Agriculture'],
    isApplicant: true,
    emergency: 'YES',
    homeSafety: 'SAFE',
    notes:
      'The fridge stopped working on Friday. Three children at home and nothing for the weekend.',
  },
  {
    name: ['José', 'Ramírez'],
    daysAgo: 0.4,
    status: 'active',
    priority: 'high',
    areas: ['Housing & Shelter'],
    isApplicant: true,
    emergency: 'NOT SURE',
    homeSafety: 'NOT SURE',
    language: 'Spanish',
    notes: 'We got a notice on the door and do not understand all of it.',
  },
  {
    name: ['Tamika', 'Brooks'],
    daysAgo: 0.8,
    status: 'active',
    priority: 'urgent',
    areas: ['Crisis Intervention & Recovery'],
    isApplicant: true,
    emergency: 'NO',
    homeSafety: 'NOT SAFE',
    notes: 'Please call only before 3 in the afternoon.',
  },
  {
    name: ['Walter', 'Hughes'],
    daysAgo: 1.2,
    status: 'active',
    priority: 'normal',
    areas: ['Health & Mental Wellness'],
    isApplicant: true,
    emergency: 'NO',
    homeSafety: 'SAFE',
    notes: 'Looking for a group for people who lost somebody.',
  },
  {
    name: ['Aaliyah', 'Jefferson'],
    daysAgo: 2.5,
    status: 'active',
    priority: 'normal',
    areas: ['Job & Career Opportunities'],
    isApplicant: true,
    emergency: 'NO',
    homeSafety: 'SAFE',
    notes: 'I have a forklift license from another state. Does it count here?',
  },
  {
    name: ['Marcus', 'Whitfield'],
    daysAgo: 12,
    status: 'active',
    priority: 'high',
    areas: ['Housing & Shelter', 'Food & Nutrition', 'Job & Career Opportunities'],
    age: 41,
    householdSize: 4,
    zipCode: '23222',
    notes:
      'Hours were cut at the warehouse. Two months behind on rent; the landlord is willing to talk.',
  },
  {
    name: ['Linh', 'Nguyen'],
    daysAgo: 20,
    status: 'active',
    priority: 'normal',
    areas: ['Education & Training', 'Digital Literacy & Technology Education'],
    age: 34,
    householdSize: 3,
    zipCode: '23228',
    notes: 'Working toward a GED. Needs evening classes and a laptop.',
  },
  {
    name: ['Gloria', 'Patterson'],
    daysAgo: 33,
    status: 'active',
    priority: 'low',
    areas: ['Clothing & Basic Necessities'],
    age: 67,
    householdSize: 1,
    zipCode: '23224',
    notes: 'Winter coat and warm blankets. Lives on the third floor without an elevator.',
  },
  {
    name: ['Samir', 'Haddad'],
    daysAgo: 41,
    status: 'active',
    priority: 'normal',
    areas: ['Entrepreneurship & Financial Literacy'],
    age: 29,
    householdSize: 2,
    zipCode: '23220',
    notes: 'Wants to turn a weekend food stall into a small business.',
  },
  {
    name: ['Renée', 'Dubois'],
    daysAgo: 48,
    status: 'on-hold',
    priority: 'normal',
    areas: ['Family & Relationship Support', 'Youth Programs & Special Needs'],
    age: 38,
    householdSize: 5,
    zipCode: '23231',
    notes: 'Waiting for the school to finish its evaluation.',
  },
  {
    name: ['Carl', 'Johansen'],
    daysAgo: 60,
    status: 'on-hold',
    priority: 'low',
    areas: ['Environmental & Wildlife Stewardship'],
    age: 55,
    householdSize: 1,
    zipCode: '23225',
    notes: 'Travelling for work until spring. Asked us to call back then.',
  },
  {
    name: ['Shanice', 'Turner'],
    daysAgo: 75,
    status: 'completed',
    priority: 'normal',
    areas: ['Housing & Shelter'],
    age: 31,
    householdSize: 3,
    zipCode: '23223',
    notes: 'Moved into an apartment on Southside in the fall.',
  },
  {
    name: ['Priya', 'Raman'],
    daysAgo: 88,
    status: 'completed',
    priority: 'high',
    areas: ['Job & Career Opportunities', 'AI & Innovation Training'],
    age: 26,
    householdSize: 1,
    zipCode: '23230',
    notes: 'Finished the office skills course and found work at a clinic desk.',
  },
  {
    name: ['Earl', 'Simmons'],
    daysAgo: 110,
    status: 'inactive',
    priority: 'low',
    areas: ['Food & Nutrition'],
    age: 72,
    householdSize: 2,
    zipCode: '23227',
    notes: 'Moved to live with his daughter in Norfolk.',
  },
  {
    name: ['Yolanda', 'Castillo'],
    daysAgo: 130,
    status: 'inactive',
    priority: 'normal',
    areas: ['Arts, Technology & Spiritual Development'],
    age: 45,
    householdSize: 2,
    zipCode: '23234',
    notes: 'Joined the choir at the community center and needs nothing more for now.',
  },
  {
    name: ['Devon', "O'Malley"],
    daysAgo: 27,
    status: 'active',
    priority: 'urgent',
    areas: ['Crisis Intervention & Recovery', 'Health & Mental Wellness'],
    age: 36,
    householdSize: 1,
    zipCode: '23219',
    notes: 'Nine weeks in recovery. Check in every week, in the morning if possible.',
  },
];
