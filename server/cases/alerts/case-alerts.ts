// Alerts on cases. An alert is active while it is switched on and not resolved: one rule, one count.
import { eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { alertChangesSchema, alertSchema } from '#domain/cases/case-parts';
import { alertPriorities } from '#domain/cases/triage';
import { namedByThemselves, values } from '#domain/vocabulary';
import { asAsked, assignedCondition, assignedEntry } from '../../api/assigned.ts';
import { changesBetween } from '../../api/audit.ts';
import { excludeRestricted } from '../../api/case-access.ts';
import { changeRow } from '../../api/change.ts';
import { callAtOnce } from '../../api/danger-alert.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { makeRow } from '../../api/make.ts';
import { type SortKey, upAndDown } from '../../api/order.ts';
import { idsNamed } from '../../api/read-log.ts';
import { staffRoute } from '../../api/route.ts';
import type { Queries } from '../../db/client.ts';
import { excludeErased } from '../../db/erased.ts';
import { rowSchema } from '../../db/row-schema.ts';
import { caseAlerts } from '../../db/schema/case-parts.ts';
import { members } from '../../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../../db/schema/public.ts';
import { isActiveAlert, mostPressingAlerts } from '../../triage/what-matters.ts';
import { memberQueryEntries, ofMemberEntries, withMembers } from '../open-work.ts';

const idKey: SortKey = { by: caseAlerts.id, type: 'int' };
const sorts = {
  ...upAndDown('createdAt', { by: caseAlerts.createdAt, type: 'timestamptz' }, idKey),
  queue: mostPressingAlerts,
};
const states = namedByThemselves(['active', 'resolved', 'all']);

const alertResponse = rowSchema(caseAlerts);
export type CaseAlert = v.InferOutput<typeof alertResponse>;
const listedResponse = v.strictObject({
  ...alertResponse.entries,
  ...ofMemberEntries,
  assignedTo: v.nullable(v.string()),
});
export type ListedAlert = v.InferOutput<typeof listedResponse>;

export const caseAlertRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/case-alerts',
    needs: 'cases.read',
    summary: 'Alerts; the active ones unless asked otherwise',
    reads: idsNamed,
    query: v.object({
      ...listQueryEntries(sorts),
      ...memberQueryEntries,
      ...assignedEntry,
      status: v.optional(v.picklist(values(states), 'Choose a status'), 'active'),
      priority: v.optional(v.picklist(values(alertPriorities))),
    }),
    response: v.array(listedResponse),
    handle: async ({ db, query: sent, request, session, now }) => {
      const query = asAsked(sent, session);
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
      once(async (tx, earlier) => {
        const at = now();
        const { row } = await makeRow(tx, {
          table: caseAlerts,
          subject: 'alert',
          schema: alertSchema,
          columns: { ...body, createdAt: at },
          earlier,
          session,
          now: at,
          entry: ({ title }) => ({ memberId: body.memberId, note: title }),
        });
        await callAtOnce(tx, row, at);
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
          table: caseAlerts,
          subject: 'alert',
          name: 'Alert',
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (alert) => changesBetween(alert, body),
          columns: () => ({ isResolved }),
          derived: () =>
            isResolved
              ? {
                  resolvedAt: now(),
                  resolvedBy: session.username,
                  resolution: resolution ?? null,
                }
              : { isActive: true, resolvedAt: null, resolvedBy: null, resolution: null },
          entry: ({ memberId }) => ({
            action: isResolved ? 'resolved' : 'reopened',
            memberId: memberId ?? undefined,
            note: resolution,
          }),
        });
        if (outcome.isChanged && !isResolved) await callAtOnce(tx, outcome.row, now());
        return outcome;
      });
      return { body: row };
    },
  }),
];

function stateCondition(status: keyof typeof states) {
  if (status === 'active') return isActiveAlert;
  if (status === 'resolved')
    return or(eq(caseAlerts.isResolved, true), ne(caseAlerts.isActive, true));
  return undefined;
}

type Alert = typeof caseAlerts.$inferSelect;

/** Whom each alert is about, and who has that: a case, or whoever wrote the message or the form. */
async function withNames(db: Queries, rows: Alert[]) {
  const cases = await holdersOf(db, members, idsOf(rows, 'memberId'));
  const senders = await holdersOf(db, contacts, idsOf(rows, 'contactId'));
  const helpers = await holdersOf(db, submissions, idsOf(rows, 'submissionId'));
  const known = await withMembers(db, rows);
  return known.map((row) => {
    const its =
      cases.get(row.memberId ?? 0) ??
      senders.get(row.contactId ?? 0) ??
      helpers.get(row.submissionId ?? 0);
    return { ...row, memberName: its?.name ?? '', assignedTo: its?.assignedTo ?? null };
  });
}

const idsOf = (rows: Alert[], key: 'memberId' | 'contactId' | 'submissionId') =>
  rows.map((row) => row[key]).filter((id) => id !== null);

type Held = typeof members | typeof contacts | typeof submissions;
type Holder = { name: string; assignedTo: string | null };

async function holdersOf(db: Queries, table: Held, ids: number[]): Promise<Map<number, Holder>> {
  if (ids.length === 0) return new Map();
  const name =
    'name' in table
      ? sql<string>`${table.name}`
      : sql<string>`${table.firstName} || ' ' || ${table.lastName}`;
  const found = await db
    .select({ id: table.id, name, assignedTo: table.assignedTo })
    .from(table)
    .where(inArray(table.id, ids));
  return new Map(found.map(({ id, ...holder }) => [id, holder]));
}

/** An alert is in the hands of whoever has what it is about. */
function isHeldBy(assignedTo: string): SQL | undefined {
  const its = (id: AnyPgColumn, table: Held) =>
    // Asked of one alert after the other (offset 0): all at once would read every case that somebody has.
    sql`exists (select from ${table as PgTable} where ${table.id} = ${id}
      and ${assignedCondition(table.assignedTo, assignedTo)} offset 0)`;
  return or(
    its(caseAlerts.memberId, members),
    its(caseAlerts.contactId, contacts),
    its(caseAlerts.submissionId, submissions),
  );
}
