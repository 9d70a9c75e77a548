// One need and every name it goes by, so that a filter by food finds "Food, Nutrition & Agriculture",
// "Food & Nutrition" and "food".
import type { KnownArea, ServiceType } from './service-areas.ts';

type Topic = {
  label: string;
  areas: readonly KnownArea[];
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
export function areasOfTopic(topic: TopicName): readonly KnownArea[] {
  return topics[topic].areas;
}

export function topicOfArea(area: string): TopicName | undefined {
  return (Object.keys(topics) as TopicName[]).find((name) =>
    areasOfTopic(name).includes(area as KnownArea),
  );
}
