// Routes of a service day: who was served, and who usually comes.
import { and, desc, eq, gte, inArray, lt, notInArray } from 'drizzle-orm';
import * as v from 'valibot';
import { dateSchema } from '#domain/calendar/moment';
import { addDays, fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { undeliveredOutcomes } from '#domain/cases/case-parts';
import { entryProblem } from '#domain/forms/entry-problem';
import { serviceTypes } from '#domain/service-areas';
import { listValues } from '#domain/vocabulary';
import { AppError } from '../../api/app-error.ts';
import { type ResponseOf, staffRoute } from '../../api/route.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import { serviceRecords as records } from '../../db/schema/case-parts.ts';
import { isOpenCase, members } from '../../db/schema/members.ts';
import { findHidden } from '../access/case-access.ts';
import { readMemberNames } from '../open-work.ts';

/** Maximum of listed people, more than any day has; others are checked one at a time. */
const mostServed = 1_000;
/** Maximum of earlier records that are read to find expected people. */
const looked = 500;
const recentDays = 60;
const mostExpected = 100;

export const serviceDayQuery = v.object({
  serviceType: v.picklist(listValues(serviceTypes), entryProblem('serviceType')),
  date: dateSchema,
});

const person = { memberId: v.number(), name: v.string() };

export const serviceDayRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/service-day',
    summary: 'Who has had a service on a day, and who had it lately and may come',
    needs: 'services.give',
    query: serviceDayQuery,
    reads: (body) => {
      type Ids = readonly { memberId: number }[];
      const { served, expected } = body as { served: Ids; expected: Ids };
      return { member: [...served, ...expected].map(({ memberId }) => memberId) };
    },
    response: v.strictObject({
      served: v.array(
        v.strictObject({ ...person, recordId: v.number(), at: v.string(), by: v.string() }),
      ),
      expected: v.array(
        v.strictObject({
          ...person,
          lastAt: v.string(),
          householdSize: v.nullable(v.number()),
        }),
      ),
    }),
    handle: async ({ db, query: { serviceType, date }, session, now }) => {
      const served = await servedOn(db, serviceType, getDayBounds(date));
      const expected = await expectedOn(db, serviceType, date, served);
      const ids = [...served, ...expected].map(({ memberId }) => memberId);
      const hidden = await findHidden({ db, now }, session, ids);
      const isOpen = ({ memberId }: { memberId: number }) => !hidden.has(memberId);
      return {
        body: {
          served: served.filter(isOpen),
          expected: expected.filter(isOpen),
        },
      };
    },
  }),
];

type ServiceType = v.InferOutput<typeof serviceDayQuery>['serviceType'];

export function getDayBounds(date: string) {
  return { from: fromOfficeTime(date, 0), until: fromOfficeTime(addDays(date, 1), 0) };
}

/** Services given in a time, newest first. */
export function readServicesBetween(
  db: Queries,
  serviceType: ServiceType,
  day: { from: Date; until: Date },
  limit: number,
) {
  return db
    .select({
      recordId: records.id,
      memberId: records.memberId,
      at: records.serviceDate,
      by: records.assignedTeamMember,
    })
    .from(records)
    .where(
      and(
        eq(records.serviceType, serviceType),
        gte(records.serviceDate, day.from),
        lt(records.serviceDate, day.until),
        notInArray(records.outcome, undeliveredOutcomes),
      ),
    )
    .orderBy(desc(records.serviceDate), desc(records.id))
    .limit(limit);
}

type Given = { memberId: number; serviceType: ServiceType; serviceDate: Date };

/** Two desks may serve one person at the same time: this lock makes the second one wait. */
export async function requireFirstOfDay(tx: Transaction, given: Given): Promise<void> {
  const { memberId, serviceType, serviceDate } = given;
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
  const date = toOfficeDate(serviceDate);
  const [before] = await tx
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.memberId, memberId),
        eq(records.serviceType, serviceType),
        gte(records.serviceDate, fromOfficeTime(date, 0)),
        lt(records.serviceDate, fromOfficeTime(addDays(date, 1), 0)),
        notInArray(records.outcome, undeliveredOutcomes),
      ),
    )
    .limit(1);
  if (before !== undefined) {
    throw new AppError('conflict', 'This person has had this on that day already.', {
      details: { isGiven: true },
    });
  }
}

async function servedOn(db: Queries, type: ServiceType, day: { from: Date; until: Date }) {
  const found = await readServicesBetween(db, type, day, mostServed);
  const names = await readMemberNames(
    db,
    found.map(({ memberId }) => memberId),
  );
  return found.flatMap((one) => {
    const name = names.get(one.memberId);
    return name === undefined ? [] : [{ ...one, at: one.at.toISOString(), name }];
  });
}

async function expectedOn(
  db: Queries,
  type: ServiceType,
  date: string,
  served: readonly { memberId: number }[],
) {
  const before = {
    from: fromOfficeTime(addDays(date, -recentDays), 0),
    until: fromOfficeTime(date, 0),
  };
  const recent = await readServicesBetween(db, type, before, looked);
  const here = new Set(served.map(({ memberId }) => memberId));
  const last = new Map<number, Date>();
  for (const { memberId, at } of recent) {
    if (!here.has(memberId) && !last.has(memberId)) last.set(memberId, at);
  }
  if (last.size === 0) return [];
  const found = await db
    .select({
      memberId: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      householdSize: members.householdSize,
    })
    .from(members)
    .where(and(inArray(members.id, [...last.keys()]), isOpenCase(members)))
    .orderBy(members.sortName, members.id)
    .limit(mostExpected);
  return found.map(({ memberId, firstName, lastName, householdSize }) => ({
    memberId,
    name: `${firstName} ${lastName}`,
    householdSize,
    lastAt: (last.get(memberId) ?? before.from).toISOString(),
  }));
}

export type ServiceDay = ResponseOf<typeof serviceDayRoutes>;
