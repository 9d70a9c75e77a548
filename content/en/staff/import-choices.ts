// The labels by which a file may name the values of lists.
import { referralSources, serviceRegions } from '#domain/cases/member';
import type { ImportChoices } from '#domain/imports/cell-values';
import { usStates } from '#domain/imports/us-states';
import { type KnownArea, programAreas } from '#domain/service-areas';
import { listAreasOfTopic, type TopicName, topics as topicNames } from '#domain/topics';
import {
  disabilityStatuses,
  genders,
  memberStatuses,
  priorities,
  races,
  serviceTypes,
  topics,
} from './case-labels.ts';

function labelsOf(labels: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, [label]]));
}

function namesOf(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, []]));
}

/** "Food", or the name of a public service area, means the first intake area of the same need. */
function areaLabels(): Record<string, string[]> {
  const labels: Record<string, string[]> = Object.fromEntries(
    programAreas.map((name) => [name, []]),
  );
  for (const topic of Object.keys(topicNames) as TopicName[]) {
    const known = listAreasOfTopic(topic);
    const first = programAreas.find((area) => (known as readonly string[]).includes(area));
    if (first === undefined) continue;
    const others = known.filter((area: KnownArea) => !(area in labels));
    labels[first]?.push(topics[topic], ...others);
  }
  return labels;
}

export const importChoices: ImportChoices = {
  serviceRegion: labelsOf(serviceRegions),
  programAreas: areaLabels(),
  referralSource: namesOf(referralSources),
  race: labelsOf(races),
  gender: labelsOf(genders),
  disabilityStatus: labelsOf(disabilityStatuses),
  veteranStatus: { yes: ['Yes'], no: ['No'] },
  status: labelsOf(memberStatuses),
  priority: labelsOf(priorities),
  serviceType: labelsOf(serviceTypes),
  state: labelsOf(usStates),
};
