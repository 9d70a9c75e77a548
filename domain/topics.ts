// Links the names of one need, so that a filter by food finds "Food, Nutrition & Agriculture" and "food".
import { intakeAreas, serviceAreas } from '#organization';
import type { KnownArea, ServiceType } from './service-areas.ts';
import type { TopicName } from './topic-names.ts';

export type { TopicName };

type Topic = { serviceTypes: readonly ServiceType[] };

export const topics: Record<TopicName, Topic> = {
  housing: { serviceTypes: ['housing'] },
  clothing: { serviceTypes: [] },
  food: { serviceTypes: ['food'] },
  health: { serviceTypes: ['mental-health', 'healthcare'] },
  crisis: { serviceTypes: ['crisis-intervention'] },
  work: { serviceTypes: ['job-training'] },
  money: { serviceTypes: [] },
  education: { serviceTypes: ['education'] },
  family: { serviceTypes: ['family-support'] },
  youth: { serviceTypes: [] },
  environment: { serviceTypes: [] },
  culture: { serviceTypes: [] },
};

const named: readonly { name: KnownArea; topic: TopicName }[] = [...serviceAreas, ...intakeAreas];

/** Every area name, public or intake, that belongs to the topic. */
export function listAreasOfTopic(topic: TopicName): readonly KnownArea[] {
  return [...new Set(named.filter((area) => area.topic === topic).map(({ name }) => name))];
}
