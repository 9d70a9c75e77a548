// One need and every name it goes by, so that a filter by food finds "Food, Nutrition & Agriculture",
// "Food & Nutrition" and "food".
import { intakeAreas, serviceAreas } from '#organisation';
import type { KnownArea, ServiceType } from './service-areas.ts';
import { type TopicName, topicNames } from './topic-names.ts';

export type { TopicName };

type Topic = { label: string; serviceTypes: readonly ServiceType[] };

export const topics: Record<TopicName, Topic> = {
  housing: { label: 'Housing', serviceTypes: ['housing'] },
  clothing: { label: 'Clothing', serviceTypes: [] },
  food: { label: 'Food', serviceTypes: ['food'] },
  health: { label: 'Health', serviceTypes: ['mental-health', 'healthcare'] },
  crisis: { label: 'Crisis', serviceTypes: ['crisis-intervention'] },
  work: { label: 'Work', serviceTypes: ['job-training'] },
  money: { label: 'Money', serviceTypes: [] },
  education: { label: 'Education', serviceTypes: ['education'] },
  family: { label: 'Family', serviceTypes: ['family-support'] },
  youth: { label: 'Youth', serviceTypes: [] },
  environment: { label: 'Environment', serviceTypes: [] },
  culture: { label: 'Arts, technology and spirit', serviceTypes: [] },
};

const named: readonly { name: KnownArea; topic: TopicName }[] = [...serviceAreas, ...intakeAreas];

/** Every area name, public or intake, in which the topic may be stored. */
export function areasOfTopic(topic: TopicName): readonly KnownArea[] {
  return [...new Set(named.filter((area) => area.topic === topic).map(({ name }) => name))];
}

export function topicOfArea(area: string): TopicName | undefined {
  const topic = named.find(({ name }) => name === area)?.topic;
  return topicNames.find((each) => each === topic);
}
