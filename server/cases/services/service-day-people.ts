// Finds people by name on a service day, and adds a newcomer together with the first service.

import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { addDays, fromOfficeTime } from '#domain/calendar/office-hours';
import { serviceRecordSchema, undeliveredOutcomes } from '#domain/cases/case-parts';
import { firstVisitSchema } from '#domain/cases/member';
import { createRow } from '../../api/change.ts';
import { idsEntry } from '../../api/id-list.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { staffRoute } from '../../api/route.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { serviceRecords as records } from '../../db/schema/case-parts.ts';
import { members } from '../../db/schema/members.ts';
import { buildExactMatchFilter, excludeRestricted, redactFor } from '../access/case-access.ts';
import { buildMemberConditions, memberSorts } from '../people/member-list.ts';
import { storeNewcomer } from '../people/newcomer.ts';
import { serviceDayQuery } from './service-day.ts';

const personColumns = [
  ...(['id', 'firstName', 'lastName', 'phone', 'age', 'address', 'householdSize'] as const),
  ...(['safeContact', 'triageReasons'] as const),
];
const personResponse = v.strictObject({
  ...v.omit(buildRowSchema(members, personColumns), ['safeContact', 'triageReasons']).entries,
  lastAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type ServiceDayPerson = v.InferOutput<typeof personResponse>;

const newcomerBody = v.object({
  ...firstVisitSchema.entries,
  ...v.pick(serviceRecordSchema, [
    ...(['serviceType', 'serviceDate', 'description', 'assignedTeamMember'] as const),
    ...(['outcome', 'quantity', 'quantityUnit'] as const),
  ]).entries,
});

export const serviceDayPeopleRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/service-day/people',
    needs: 'services.give',
    summary: 'People by name, phone or reference, with the last time they had a service',
    reads: 'member',
    query: v.object({
      ...v.pick(v.object(listQueryEntries(memberSorts)), ['search', 'limit']).entries,
      ...idsEntry,
      ...serviceDayQuery.entries,
    }),
    response: v.array(personResponse),
    handle: async ({ db, query, request, session, now }) => {
      const { serviceType, date, ...asked } = query;
      const hadBefore = and(
        eq(records.memberId, members.id),
        eq(records.serviceType, serviceType),
        lt(records.serviceDate, fromOfficeTime(addDays(date, 1), 0)),
        notInArray(records.outcome, undeliveredOutcomes),
      );
      const { rows, headers } = await listPage(db, {
        table: members,
        columns: personColumns,
        computed: {
          lastAt: sql<Date | null>`(select max(${sql`${records.serviceDate}`}) from ${records}
            where ${hadBefore})`.mapWith(records.serviceDate),
        },
        where: buildMemberConditions(asked, now()),
        except: [excludeRestricted(members.id, { db, now }, session)],
        foundBy: buildExactMatchFilter(session),
        sort: memberSorts.name,
        query: asked,
        url: request.url,
        isCounted: false,
      });
      const redact = redactFor(session);
      return {
        body: rows.map((row) => {
          const { safeContact: _, triageReasons: __, ...person } = redact(row);
          return person;
        }),
        headers,
      };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/service-day/newcomers',
    needs: 'services.give',
    summary: 'Take in a person who comes for the first time, and record the service given',
    status: 201,
    idempotency: 'key-required',
    body: newcomerBody,
    response: buildRowSchema(records),
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        const at = now();
        const { firstName, lastName, householdSize, zipCode, ...service } = body;
        const newcomer = { firstName, lastName, householdSize, zipCode };
        const memberId = await storeNewcomer(tx, newcomer, service.serviceType, session, at);
        const row = await createRow(tx, {
          table: records,
          subject: 'service-record',
          columns: {
            ...service,
            memberId,
            serviceDate: service.serviceDate ?? at,
            createdAt: at,
            updatedAt: at,
          },
          session,
          now: at,
          entry: () => ({ memberId, note: service.serviceType }),
        });
        return { body: row };
      }),
  }),
];
