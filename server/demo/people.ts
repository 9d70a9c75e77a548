// People of the demo: invented, with phone numbers and addresses that cannot exist.
import type { MemberStatus, Priority } from '#domain/cases/member';
import type { TopicName } from '#domain/topics';

export type DemoMember = {
  name: [first: string, last: string];
  daysAgo: number;
  status: MemberStatus;
  priority: Priority;
  /** Topics, which the organization maps to its own service areas. */
  needs: TopicName[];
  city?: string;
  age?: number;
  householdSize?: number;
  tags?: string[];
  source?: string;
  notes: string;
  isApplicant?: boolean;
  emergency?: 'YES' | 'NO' | 'NOT SURE';
  homeSafety?: string;
  /** Prefers the second of the offered languages. */
  speaksOther?: boolean;
};

export const demoMembers: readonly DemoMember[] = [
  {
    name: ['Denise', 'Okafor'],
    daysAgo: 0.1,
    status: 'active',
    priority: 'urgent',
    needs: ['food'],
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
    needs: ['housing'],
    isApplicant: true,
    emergency: 'NOT SURE',
    homeSafety: 'NOT SURE',
    speaksOther: true,
    notes: 'We got a notice on the door and do not understand all of it.',
  },
  {
    name: ['Tamika', 'Brooks'],
    daysAgo: 0.8,
    status: 'active',
    priority: 'urgent',
    needs: ['crisis'],
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
    needs: ['health'],
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
    needs: ['work'],
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
    needs: ['housing', 'food', 'work'],
    age: 41,
    householdSize: 4,
    notes:
      'Hours were cut at the warehouse. Two months behind on rent; the landlord is willing to talk.',
  },
  {
    name: ['Linh', 'Nguyen'],
    daysAgo: 20,
    status: 'active',
    priority: 'normal',
    needs: ['education', 'culture'],
    age: 34,
    householdSize: 3,
    notes: 'Working toward a GED. Needs evening classes and a laptop.',
  },
  {
    name: ['Gloria', 'Patterson'],
    daysAgo: 33,
    status: 'active',
    priority: 'low',
    needs: ['clothing'],
    age: 67,
    householdSize: 1,
    notes: 'Winter coat and warm blankets. Lives on the third floor without an elevator.',
  },
  {
    name: ['Samir', 'Haddad'],
    daysAgo: 41,
    status: 'active',
    priority: 'normal',
    needs: ['money'],
    age: 29,
    householdSize: 2,
    notes: 'Wants to turn a weekend food stall into a small business.',
  },
  {
    name: ['Renée', 'Dubois'],
    daysAgo: 48,
    status: 'on-hold',
    priority: 'normal',
    needs: ['family', 'youth'],
    age: 38,
    householdSize: 5,
    notes: 'Waiting for the school to finish its evaluation.',
  },
  {
    name: ['Carl', 'Johansen'],
    daysAgo: 60,
    status: 'on-hold',
    priority: 'low',
    needs: ['environment'],
    age: 55,
    householdSize: 1,
    notes: 'Travelling for work until spring. Asked us to call back then.',
  },
  {
    name: ['Shanice', 'Turner'],
    daysAgo: 75,
    status: 'completed',
    priority: 'normal',
    needs: ['housing'],
    age: 31,
    householdSize: 3,
    notes: 'Moved into an apartment on Southside in the fall.',
  },
  {
    name: ['Priya', 'Raman'],
    daysAgo: 88,
    status: 'completed',
    priority: 'high',
    needs: ['work', 'culture'],
    age: 26,
    householdSize: 1,
    notes: 'Finished the office skills course and found work at a clinic desk.',
  },
  {
    name: ['Earl', 'Simmons'],
    daysAgo: 110,
    status: 'inactive',
    priority: 'low',
    needs: ['food'],
    age: 72,
    householdSize: 2,
    notes: 'Moved to live with his daughter in Norfolk.',
  },
  {
    name: ['Yolanda', 'Castillo'],
    daysAgo: 130,
    status: 'inactive',
    priority: 'normal',
    needs: ['culture'],
    age: 45,
    householdSize: 2,
    notes: 'Joined the choir at the community center and needs nothing more for now.',
  },
  {
    name: ['Devon', "O'Malley"],
    daysAgo: 27,
    status: 'active',
    priority: 'urgent',
    needs: ['crisis', 'health'],
    age: 36,
    householdSize: 1,
    notes: 'Nine weeks in recovery. Check in every week, in the morning if possible.',
  },
];
