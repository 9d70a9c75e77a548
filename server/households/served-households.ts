// On a service day: the people whose household was served already.
import { and, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { relations } from '#domain/households/household';
import { deriveRelation } from '#domain/households/rules';
import { listValues } from '#domain/vocabulary';
import { staffRoute } from '../api/route.ts';
import { findHidden } from '../cases/access/case-access.ts';
import {
  getDayBounds,
  readServicesBetween,
  serviceDayQuery,
} from '../cases/services/service-day.ts';
import type { Queries } from '../db/client.ts';
import { householdPeople } from '../db/schema/households.ts';
import { isCurrent, readHouseholdIds } from './household-rows.ts';

const mostServed = 1_000;

/** A case whose household was served: who was, and when. */
const servedMate = v.strictObject({
  memberId: v.number(),
  servedId: v.number(),
  /** What the served person is to this one. */
  relation: v.picklist(listValues(relations)),
  at: v.string(),
});

const servedHouseholds = v.strictObject({
  /** The households of all served people; a person without one counts as a household. */
  total: v.number(),
  mates: v.array(servedMate),
});
export type ServedHouseholds = v.InferOutput<typeof servedHouseholds>;

export const servedHouseholdRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/service-day/households',
    needs: 'services.give',
    summary: 'How many households had a service on a day, and who lives with somebody who had it',
    query: serviceDayQuery,
    reads: (body) => ({
      member: (body as ServedHouseholds).mates.map(({ memberId }) => memberId),
    }),
    response: servedHouseholds,
    handle: async ({ db, query: { serviceType, date }, session, now }) => {
      const records = await readServicesBetween(db, serviceType, getDayBounds(date), mostServed);
      const stays = await readStaysWith(
        db,
        records.map(({ memberId }) => memberId),
      );
      const ids = [...records, ...stays].map(({ memberId }) => memberId);
      const hidden = await findHidden({ db, now }, session, ids);
      const served = records.filter(({ memberId }) => !hidden.has(memberId));
      const people = stays.filter(({ memberId }) => !hidden.has(memberId));
      const times = new Map(served.map(({ memberId, at }) => [memberId, at]));
      const mates = people.flatMap((person) =>
        people.flatMap((other) => {
          const at = times.get(other.memberId ?? 0);
          const isSame = other.memberId === person.memberId;
          if (isSame || other.householdId !== person.householdId || at === undefined) return [];
          return {
            memberId: person.memberId ?? 0,
            servedId: other.memberId ?? 0,
            relation: deriveRelation(other, person),
            at: at.toISOString(),
          };
        }),
      );
      const homes = new Map(people.map(({ memberId, householdId }) => [memberId, householdId]));
      const total = new Set([...times.keys()].map((id) => homes.get(id) ?? `case ${id}`)).size;
      return { body: { total, mates } };
    },
  }),
];

/** Everyone with a case who lives in a household of these cases. */
async function readStaysWith(db: Queries, memberIds: readonly number[]) {
  const householdIds = await readHouseholdIds(db, memberIds);
  if (householdIds.length === 0) return [];
  return db
    .select()
    .from(householdPeople)
    .where(
      and(
        inArray(householdPeople.householdId, householdIds),
        isNotNull(householdPeople.memberId),
        isCurrent,
      ),
    );
}
