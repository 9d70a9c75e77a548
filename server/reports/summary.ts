// The numbers of the staff area. Each comes from the very condition of the list it leads to.
import { and, count, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { memberStatuses } from '#domain/cases/member';
import { submissionStatuses } from '#domain/forms/submission';
import { values } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { dueCondition } from '../api/response-due.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { findStaff } from '../auth/staff-accounts.ts';
import { isActiveAlert, reminderCondition } from '../case-work/open-work.ts';
import { contactResponseDue } from '../contacts/contacts.ts';
import type { Queries } from '../db/client.ts';
import {
  auditEntries,
  caseAlerts,
  contacts,
  donations,
  followUpReminders,
  memberCounts,
  members,
  getInvolvedSubmissions as submissions,
} from '../db/schema.ts';
import { memberResponseDue } from '../members/member-list.ts';
import { submissionResponseDue } from '../submissions/submission-list.ts';

async function countOf(db: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(where);
  return row?.total ?? 0;
}

async function countsByStatus(db: Queries) {
  const cases = await db
    .select({ status: memberCounts.status, total: sql<number>`sum(${memberCounts.count})::int` })
    .from(memberCounts)
    .groupBy(memberCounts.status);
  const received = await db
    .select({ status: submissions.status, total: count() })
    .from(submissions)
    .where(eq(submissions.isQuarantined, false))
    .groupBy(submissions.status);
  return {
    members: withTotal(values(memberStatuses), cases),
    submissions: withTotal(values(submissionStatuses), received),
  };
}

function withTotal(statuses: readonly string[], rows: { status: string; total: number }[]) {
  const found = new Map(rows.map((row) => [row.status, row.total]));
  return {
    total: rows.reduce((sum, row) => sum + row.total, 0),
    ...Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0])),
  };
}

async function responsesDueOf(
  db: Queries,
  table: PgTable,
  columns: Parameters<typeof dueCondition>[0],
  now: Date,
  alsoWhere?: SQL,
) {
  return {
    today: await countOf(db, table, and(dueCondition(columns, 'today', now), alsoWhere)),
    late: await countOf(db, table, and(dueCondition(columns, 'late', now), alsoWhere)),
  };
}

/** What others did since this person was here last: by what and how often. */
async function changesSince(db: Queries, session: StaffSession, now: Date) {
  const account = await findStaff(db, session.username);
  const since = account?.previousVisitAt ?? null;
  if (since === null) return { since: null, changes: [] };
  const changes = await db
    .select({ subject: auditEntries.subject, action: auditEntries.action, total: count() })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.at, since),
        lte(auditEntries.at, now),
        ne(auditEntries.actor, session.username),
        ne(auditEntries.action, 'viewed'),
        ne(auditEntries.subject, 'staff'),
      ),
    )
    .groupBy(auditEntries.subject, auditEntries.action);
  return { since: since.toISOString(), changes };
}

const number = v.number();
const dueResponse = v.strictObject({ today: number, late: number });

export const summaryRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/summary',
    summary: 'The numbers of the staff area',
    response: v.strictObject({
      members: v.record(v.string(), number),
      submissions: v.record(v.string(), number),
      activeAlerts: number,
      pendingReminders: number,
      overdueReminders: number,
      unreadMessages: number,
      setAside: v.strictObject({
        submissions: number,
        contacts: number,
        donations: number,
        members: number,
      }),
      responsesDue: v.strictObject({
        members: dueResponse,
        submissions: dueResponse,
        contacts: dueResponse,
      }),
      sinceLastVisit: v.strictObject({
        since: v.nullable(v.string()),
        changes: v.array(
          v.strictObject({ subject: v.string(), action: v.string(), total: number }),
        ),
      }),
    }),
    handle: async ({ db, session, now }) => {
      const at = now();
      const isHere = eq(submissions.isQuarantined, false);
      const isInbox = eq(contacts.isQuarantined, false);
      return {
        body: {
          ...(await countsByStatus(db)),
          activeAlerts: await countOf(db, caseAlerts, isActiveAlert),
          pendingReminders: await countOf(db, followUpReminders, reminderCondition('pending', at)),
          overdueReminders: await countOf(db, followUpReminders, reminderCondition('overdue', at)),
          unreadMessages: await countOf(db, contacts, and(eq(contacts.isRead, false), isInbox)),
          setAside: {
            submissions: await countOf(db, submissions, eq(submissions.isQuarantined, true)),
            contacts: await countOf(db, contacts, eq(contacts.isQuarantined, true)),
            donations: await countOf(db, donations, eq(donations.isQuarantined, true)),
            members: await countOf(db, members, eq(members.isFlagged, true)),
          },
          responsesDue: {
            members: await responsesDueOf(db, members, memberResponseDue, at),
            submissions: await responsesDueOf(db, submissions, submissionResponseDue, at, isHere),
            contacts: await responsesDueOf(db, contacts, contactResponseDue, at, isInbox),
          },
          sinceLastVisit: await changesSince(db, session, at),
        },
      };
    },
  }),
];

export type Summary = ResponseOf<typeof summaryRoutes>;
