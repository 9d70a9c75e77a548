// A person taken in at a service day with a name, a household size, and a ZIP code.

import { type Newcomer, reviewTag } from '#domain/cases/member';
import { type ProgramArea, programAreas, type ServiceType } from '#domain/service-areas';
import { listAreasOfTopic, type TopicName, topics } from '#domain/topics';
import type { StaffSession } from '../../api/caller.ts';
import type { Transaction } from '../../db/client.ts';
import { createPerson } from './create-people.ts';

/**
 * The case is listed with the new applicants. It has no response due time: nobody asked for a call, and no phone
 * number or email is known.
 */
export async function storeNewcomer(
  tx: Transaction,
  newcomer: Newcomer,
  serviceType: ServiceType,
  session: StaffSession,
  now: Date,
): Promise<number> {
  const person = { ...newcomer, tags: [reviewTag], programAreas: areasOf(serviceType) };
  const { id } = await createPerson(tx, person, { session, now });
  return id;
}

/** The first program area of the same need. */
function areasOf(serviceType: ServiceType): ProgramArea[] {
  const names = Object.keys(topics) as TopicName[];
  const topic = names.find((name) => topics[name].serviceTypes.includes(serviceType));
  const known: readonly string[] = topic === undefined ? [] : listAreasOfTopic(topic);
  return programAreas.filter((area) => known.includes(area)).slice(0, 1);
}
