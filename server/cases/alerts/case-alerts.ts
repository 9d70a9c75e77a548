// Routes for alerts on cases. An alert is active while it is switched on and not resolved.
import { eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { alertChangesSchema, alertSchema } from '#domain/cases/case-parts';
import { alertPriorities } from '#domain/cases/triage';
import { createEnum, listValues } from '#domain/vocabulary';
import { assignedEntry, buildAssignedCondition, resolveAssignedTo } from '../../api/assigned.ts';
import { compareChanges } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { changeRow, createRow } from '../../api/change.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { type SortKey, sortBothWays } from '../../api/order.ts';
import { collectReferencedIds } from '../../api/read-log.ts';
import { staffRoute } from '../../api/route.ts';
import { undoRoute } from '../../api/undo-route.ts';
import type { Queries } from '../../db/client.ts';
import { excludeErased } from '../../db/erased.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { caseAlerts } from '../../db/schema/case-parts.ts';
import { moveCallToNow } from '../../triage/danger-alert.ts';
import {
  isActiveAlert,
  mostPressingAlerts,
  type WorkList,
  workLists,
} from '../../triage/what-matters.ts';
import { excludeRestricted } from '../access/case-access.ts';
import { memberEntries, memberQueryEntries, withMembers } from '../open-work.ts';

const idKey: SortKey = { by: caseAlerts.id, type: 'int' };
const sorts = {
  ...sortBothWays('createdAt', { by: caseAlerts.createdAt, type: 'timestamptz' }, idKey),
  queue: mostPressingAlerts,
};
const states = createEnum(['active', 'resolved', 'all']);

const alertResponse = buildRowSchema(caseAlerts);
export type CaseAlert = v.InferOutput<typeof alertResponse>;
const listedResponse = v.strictObject({
  ...alertResponse.entries,
  ...memberEntries,
  assignedTo: v.nullable(v.string()),
});
export type ListedAlert = v.InferOutput<typeof listedResponse>;

export const undoableAlert = { table: caseAlerts, subject: 'alert', name: 'Alert' } as const;

export const caseAlertRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/case-alerts',
    needs: 'cases.read',
    summary: 'Alerts; the active ones unless asked otherwise',
    reads: collectReferencedIds,
    query: v.object({
      ...listQueryEntries(sorts),
      ...memberQueryEntries,
      ...assignedEntry,
      status: v.optional(v.picklist(listValues(states), 'Choose a status'), 'active'),
      priority: v.optional(v.picklist(listValues(alertPriorities))),
    }),
    response: v.array(listedResponse),
    handle: async ({ db, query: sent, request, session, now }) => {
      const query = resolveAssignedTo(sent, session);
      const page = await listPage(db, {
        table: caseAlerts,
        where: [
          query.memberId === undefined ? undefined : eq(caseAlerts.memberId, query.memberId),
          stateCondition(query.status),
          query.priority && eq(caseAlerts.priority, query.priority),
          query.assignedTo === undefined ? undefined : isHeldBy(query.assignedTo),
        ],
        except: [
          excludeRestricted(caseAlerts.memberId, { db, now }, session),
          ...(query.memberId === undefined ? excludeErased(caseAlerts) : []),
        ],
        sort: sorts[query.sort ?? 'queue'],
        query,
        url: request.url,
      });
      return { body: await withNames(db, page.rows), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/case-alerts',
    needs: 'cases.write',
    summary: 'Raise an alert on a case',
    status: 201,
    idempotency: 'key-required',
    body: alertSchema,
    response: alertResponse,
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        const at = now();
        const row = await createRow(tx, {
          table: caseAlerts,
          subject: 'alert',
          columns: { ...body, createdAt: at },
          session,
          now: at,
          entry: ({ title }) => ({ memberId: body.memberId, note: title }),
        });
        await moveCallToNow(tx, row, at);
        return { body: row };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/case-alerts/{id}',
    needs: 'cases.write',
    caseBy: 'alert',
    summary: 'Resolve an alert with a word, or reopen it',
    body: alertChangesSchema,
    response: alertResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const { isResolved, resolution } = body;
      const { row } = await db.transaction(async (tx) => {
        const outcome = await changeRow(tx, {
          ...undoableAlert,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (alert) => compareChanges(alert, body),
          columns: (alert) =>
            // The first resolution stays.
            alert.isResolved === isResolved
              ? {}
              : buildResolutionColumns(isResolved, resolution, session, now()),
          entry: ({ memberId }) => ({
            action: isResolved ? 'resolved' : 'reopened',
            memberId: memberId ?? undefined,
            note: resolution,
          }),
        });
        if (outcome.isChanged && !isResolved) await moveCallToNow(tx, outcome.row, now());
        return outcome;
      });
      return { body: row };
    },
  }),
  undoRoute({
    collection: 'case-alerts',
    needs: 'cases.write',
    caseBy: 'alert',
    response: alertResponse,
    undoable: undoableAlert,
    onUndone: async (tx, alert, now) => {
      if (!alert.isResolved) await moveCallToNow(tx, alert, now);
    },
  }),
];

/** The columns that resolving an alert, or reopening it, writes. */
export function buildResolutionColumns(
  isResolved: boolean,
  resolution: string | undefined,
  { username }: StaffSession,
  now: Date,
): Partial<Alert> {
  return isResolved
    ? { isResolved, resolvedAt: now, resolvedBy: username, resolution: resolution ?? null }
    : { isResolved, isActive: true, resolvedAt: null, resolvedBy: null, resolution: null };
}

function stateCondition(status: keyof typeof states) {
  if (status === 'active') return isActiveAlert;
  if (status === 'resolved')
    return or(eq(caseAlerts.isResolved, true), ne(caseAlerts.isActive, true));
  return undefined;
}

type Alert = typeof caseAlerts.$inferSelect;

/** Adds the name and the assignee of the case, message, or form that each alert is about. */
async function withNames(db: Queries, rows: Alert[]) {
  const holders = new Map<string, Holder>();
  for (const { subject, id, name, assignedTo } of Object.values(workLists)) {
    const ids = rows.map((row) => row[`${subject}Id`]).filter((its) => its !== null);
    if (ids.length === 0) continue;
    const found = await db
      .select({ id, name, assignedTo: sql<string | null>`${assignedTo}` })
      .from(id.table)
      .where(inArray(id, ids));
    for (const row of found) holders.set(`${subject} ${row.id as number}`, row);
  }
  const known = await withMembers(db, rows);
  return known.map((row) => {
    const holder = Object.values(workLists)
      .map(({ subject }) => holders.get(`${subject} ${row[`${subject}Id`]}`))
      .find((found) => found !== undefined);
    return { ...row, memberName: holder?.name ?? '', assignedTo: holder?.assignedTo ?? null };
  });
}

type Holder = { name: string; assignedTo: string | null };

/** True for an alert about a case, message, or form that is assigned to this person. */
function isHeldBy(assignedTo: string): SQL | undefined {
  const isAssigned = ({ id, alertColumn, assignedTo: column }: WorkList) =>
    // `offset 0` makes PostgreSQL test each alert, instead of reading every case of the assignee.
    sql`exists (select from ${id.table} where ${id} = ${alertColumn}
      and ${buildAssignedCondition(column, assignedTo)} offset 0)`;
  return or(...Object.values(workLists).map(isAssigned));
}
