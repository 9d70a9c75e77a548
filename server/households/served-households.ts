// On a service day: the people whose household was served already.
import { and, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { relations } from '#domain/households/household';
import { deriveRelation } from '#domain/households/rules';
import { listValues } from '#domain/vocabulary';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { findHidden } from '../cases/access/case-access.ts';
import {
  getDayBounds,
  readServicesBetween,
  serviceDayQuery,
} from '../cases/services/service-day.ts';
import { householdPeople } from '../db/schema/households.ts';
import { isCurrent, readHouseholdIds } from './household-rows.ts';

const mostServed = 1_000;

export const servedHouseholdRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/service-day/households',
    needs: 'services.give',
    summary: 'Cases whose household was served on a day: who was served, and when',
    query: serviceDayQuery,
    reads: (body) => ({
      member: (body as { memberId: number }[]).map(({ memberId }) => memberId),
    }),
    response: v.array(
      v.strictObject({
        memberId: v.number(),
        servedId: v.number(),
        /** What the served person is to this one. */
        relation: v.picklist(listValues(relations)),
        at: v.string(),
      }),
    ),
    handle: async ({ db, query: { serviceType, date }, session, now }) => {
      const served = await readServicesBetween(db, serviceType, getDayBounds(date), mostServed);
      const householdIds = await readHouseholdIds(
        db,
        served.map(({ memberId }) => memberId),
      );
      if (householdIds.length === 0) return { body: [] };
      const people = await db
        .select()
        .from(householdPeople)
        .where(
          and(
            inArray(householdPeople.householdId, householdIds),
            isNotNull(householdPeople.memberId),
            isCurrent,
          ),
        );
      const hidden = await findHidden(
        { db, now },
        session,
        people.map(({ memberId }) => memberId),
      );
      const shown = people.filter(({ memberId }) => !hidden.has(memberId));
      const times = new Map(served.map(({ memberId, at }) => [memberId, at]));
      const body = shown.flatMap((person) =>
        shown.flatMap((other) => {
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
      return { body };
    },
  }),
];

export type ServedHousehold = ResponseOf<typeof servedHouseholdRoutes>[number];
