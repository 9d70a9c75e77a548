// A person taken in at a service day with a name, a household size, and a ZIP code.

import { type Newcomer, reviewTag } from '#domain/cases/member';
import { type ProgramArea, programAreas, type ServiceType } from '#domain/service-areas';
import { listAreasOfTopic, type TopicName, topics } from '#domain/topics';
import type { StaffSession } from '../../api/caller.ts';
import { createRow } from '../../api/change.ts';
import { createReference } from '../../api/reference.ts';
import type { Transaction } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { buildLookupColumns } from './member-list.ts';

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
  const reference = createReference();
  const row = await createRow(tx, {
    table: members,
    subject: 'member',
    columns: {
      ...newcomer,
      reference,
      tags: [reviewTag],
      programAreas: areasOf(serviceType),
      createdAt: now,
      updatedAt: now,
      ...buildLookupColumns({ ...newcomer, email: null, phone: null, reference }),
    },
    session,
    now,
    entry: ({ id }) => ({ memberId: id }),
  });
  return row.id;
}

/** The first program area of the same need. */
function areasOf(serviceType: ServiceType): ProgramArea[] {
  const names = Object.keys(topics) as TopicName[];
  const topic = names.find((name) => topics[name].serviceTypes.includes(serviceType));
  const known: readonly string[] = topic === undefined ? [] : listAreasOfTopic(topic);
  return programAreas.filter((area) => known.includes(area)).slice(0, 1);
}
