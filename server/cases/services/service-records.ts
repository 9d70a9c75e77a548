// Routes of the services that a member received.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  serviceOutcomes,
  serviceRecordChangesSchema,
  serviceRecordSchema,
} from '#domain/cases/case-parts';
import { serviceTypes } from '#domain/service-areas';
import { listValues } from '#domain/vocabulary';
import { compareChanges } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { changeRow } from '../../api/change.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { type SortKey, sortBothWays } from '../../api/order.ts';
import { type Call, staffRoute } from '../../api/route.ts';
import { excludeErased } from '../../db/erased.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { serviceRecords } from '../../db/schema/case-parts.ts';
import { excludeRestricted } from '../access/case-access.ts';
import { requireCorrectable } from '../correction.ts';
import { getRequestedMember, memberQueryEntries } from '../open-work.ts';
import { requireOwnEntry } from '../own-entry.ts';
import { planReminder } from '../reminders/plan-reminder.ts';
import { createServiceRecords } from './create-service-records.ts';
import { requireFirstOfDay } from './service-day.ts';

const idKey: SortKey = { by: serviceRecords.id, type: 'int' };
const sorts = sortBothWays(
  'serviceDate',
  { by: serviceRecords.serviceDate, type: 'timestamptz' },
  idKey,
);

const query = v.object({
  ...listQueryEntries(sorts),
  ...memberQueryEntries,
  serviceType: v.optional(v.picklist(listValues(serviceTypes))),
  outcome: v.optional(v.picklist(listValues(serviceOutcomes))),
});
const recordResponse = buildRowSchema(serviceRecords);
export type ServiceRecord = v.InferOutput<typeof recordResponse>;

async function list(call: Call<unknown, v.InferOutput<typeof query>, StaffSession>) {
  const memberId = getRequestedMember(call.params, call.query);
  const { serviceType, outcome } = call.query;
  const page = await listPage(call.db, {
    table: serviceRecords,
    where: [
      memberId === undefined ? undefined : eq(serviceRecords.memberId, memberId),
      serviceType && eq(serviceRecords.serviceType, serviceType),
      outcome && eq(serviceRecords.outcome, outcome),
    ],
    except: [
      excludeRestricted(serviceRecords.memberId, call, call.session),
      ...(memberId === undefined ? excludeErased(serviceRecords) : []),
    ],
    sort: sorts[call.query.sort ?? '-serviceDate'],
    query: call.query,
    url: call.request.url,
  });
  return { body: page.rows, headers: page.headers };
}

export const serviceRecordRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/service-records',
    needs: 'cases.read',
    summary: 'Service records, of one member or of all',
    reads: 'member',
    query,
    response: v.array(recordResponse),
    handle: list,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/service-records/{id}',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'Service records of one member',
    reads: 'member',
    query,
    response: v.array(recordResponse),
    handle: list,
  }),
  staffRoute({
    method: 'POST',
    path: '/api/service-records',
    needs: 'services.give',
    summary: 'Add a service record; a follow-up date makes its reminder',
    status: 201,
    idempotency: 'key-optional',
    query: v.object({
      /** Refuses the record if the person already had this service that day. */
      onceADay: v.optional(v.picklist(['true'])),
    }),
    body: serviceRecordSchema,
    response: recordResponse,
    handle: async ({ once, query: { onceADay }, body, session, now }) =>
      once(async (tx) => {
        const at = now();
        if (onceADay) {
          await requireFirstOfDay(tx, { ...body, serviceDate: body.serviceDate ?? at });
        }
        const [row] = await createServiceRecords(tx, [body], { session, now: at });
        if (row === undefined) throw new Error('the service record was not stored');
        await planReminder(tx, session, row.followUpDate, {
          memberId: row.memberId,
          title: 'Follow up on a service',
          description: row.description,
          createdAt: row.createdAt,
        });
        return { body: row };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/service-records/{id}',
    needs: 'services.give',
    caseBy: 'service-record',
    summary:
      'Set the outcome; on the day it was written, correct the record; the front desk only its own, within the hour',
    body: serviceRecordChangesSchema,
    response: recordResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const { row } = await db.transaction((tx) =>
        changeRow(tx, {
          table: serviceRecords,
          subject: 'service-record',
          name: 'Service record',
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (stored) => compareChanges(stored, body),
          columns: async (stored) => {
            await requireOwnEntry(tx, stored.id, {
              subject: 'service-record',
              session,
              now: now(),
            });
            const changed = Object.keys(compareChanges(stored, body));
            requireCorrectable(stored.createdAt, now(), changed, ['outcome']);
            return body as Partial<typeof serviceRecords.$inferSelect>;
          },
          entry: ({ memberId, serviceType }) => ({ memberId, note: serviceType }),
        }),
      );
      return { body: row };
    },
  }),
];
