// Alerts on cases. An alert is active while it is switched on and not resolved: one rule, one count.
import { eq, inArray, ne, or } from 'drizzle-orm';
import * as v from 'valibot';
import { alertChangesSchema, alertSchema } from '#domain/cases/case-work';
import { alertPriorities } from '#domain/cases/triage';
import { values } from '#domain/vocabulary';
import { changesBetween } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { shownTo } from '../api/closed-cases.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { makeRow } from '../api/make.ts';
import { type SortKey, upAndDown } from '../api/order.ts';
import { idsNamed } from '../api/read-log.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { rowSchema } from '../db/row-schema.ts';
import { caseAlerts } from '../db/schema/case-work.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { totalUnless } from '../db/tallies.ts';
import {
  isActiveAlert,
  memberQueryEntries,
  ofMemberEntries,
  requireMember,
  withMembers,
} from './open-work.ts';

const idKey: SortKey = { by: caseAlerts.id, type: 'int' };
const sorts = upAndDown('createdAt', { by: caseAlerts.createdAt, type: 'timestamptz' }, idKey);
const states = { active: 'Active', resolved: 'Resolved', all: 'All' } as const;

const alertResponse = rowSchema(caseAlerts);
export type CaseAlert = v.InferOutput<typeof alertResponse>;
const listedResponse = v.strictObject({ ...alertResponse.entries, ...ofMemberEntries });
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
      status: v.optional(v.picklist(values(states), 'Choose a status'), 'active'),
      priority: v.optional(v.picklist(values(alertPriorities))),
    }),
    response: v.array(listedResponse),
    handle: async ({ db, query, request, session, now }) => {
      const page = await listPage(db, {
        table: caseAlerts,
        where: [
          query.memberId === undefined ? undefined : eq(caseAlerts.memberId, query.memberId),
          stateCondition(query.status),
          query.priority && eq(caseAlerts.priority, query.priority),
        ],
        sort: sorts[(query.sort ?? '-createdAt') as keyof typeof sorts],
        query,
        url: request.url,
        total: await totalUnless(
          db,
          [query.memberId, query.priority],
          'alerts',
          query.status === 'all' ? undefined : query.status,
        ),
      });
      const rows = await withNames(db, page.rows);
      const ids = rows.map((row) => row.memberId);
      const shown = await shownTo({ db, now }, session, ids);
      return { body: rows.map((row) => shown.row(row, row.memberId)), headers: page.headers };
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
        await requireMember(tx, body.memberId);
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
      const { row } = await db.transaction((tx) =>
        changeRow(tx, {
          table: caseAlerts,
          subject: 'alert',
          name: 'Alert',
          shown: (alert) => alert,
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
        }),
      );
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

/** Whom each alert is about: a case, or whoever wrote the message or the form. */
async function withNames(db: Queries, rows: Alert[]) {
  const ids = (key: 'contactId' | 'submissionId') =>
    rows.map((row) => row[key]).filter((id) => id !== null);
  const senders = await namesIn(ids('contactId'), (found) =>
    db
      .select({ id: contacts.id, name: contacts.name })
      .from(contacts)
      .where(inArray(contacts.id, found)),
  );
  const helpers = await namesIn(ids('submissionId'), async (found) => {
    const people = await db.select().from(submissions).where(inArray(submissions.id, found));
    return people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  });
  const known = await withMembers(db, rows);
  return known.map((row) => ({
    ...row,
    memberName:
      senders.get(row.contactId ?? 0) ?? helpers.get(row.submissionId ?? 0) ?? row.memberName,
  }));
}

async function namesIn(
  ids: number[],
  find: (ids: number[]) => Promise<{ id: number; name: string }[]>,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await find(ids)).map(({ id, name }) => [id, name]));
}
