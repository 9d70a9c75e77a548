// The numbers of the staff area. Each equals the total of the list it leads to, and none is counted:
// what a day changes is kept by the day, and only what is due today is looked at.
import { and, count, desc, eq, gt, gte, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dateAfter, momentInZone, officeDate } from '#domain/calendar/office-hours';
import { memberStatuses } from '#domain/cases/member';
import { submissionStatuses } from '#domain/forms/submission';
import { values } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { countHidden } from '../api/case-access.ts';
import { dueCondition } from '../api/response-due.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { findStaff } from '../auth/staff-accounts.ts';
import { contactResponseDue } from '../contacts/contacts.ts';
import type { Queries } from '../db/client.ts';
import { followUpReminders as reminders } from '../db/schema/case-work.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { readTallies, type Tally, totalOf } from '../db/tallies.ts';
import { isDueToSomebody, memberResponseDue } from '../members/member-list.ts';
import { submissionResponseDue } from '../submissions/submission-list.ts';

/** Those of one moment of today: the days before it are kept as numbers. */
async function countToday(
  db: Queries,
  table: PgTable,
  column: AnyPgColumn,
  { today, now, tomorrow }: { today: Date; now: Date; tomorrow: Date },
  where: SQL | undefined,
) {
  const [row] = await db
    .select({
      late: sql<number>`count(*) filter (where ${lt(column, now)})::int`,
      today: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(and(gte(column, today), lt(column, tomorrow), where));
  return row ?? { late: 0, today: 0 };
}

function byStatus(statuses: readonly string[], found: readonly Tally[], name: string) {
  return {
    total: totalOf(found, name),
    ...Object.fromEntries(statuses.map((status) => [status, totalOf(found, name, status)])),
  };
}

/** So many entries of the history are looked at: whoever was away for months is told of the newest. */
const mostLookedAt = 2_000;

/** What others did since this person was here last: by what and how often. */
async function changesSince(db: Queries, session: StaffSession, now: Date) {
  const account = await findStaff(db, session.username);
  const lastHere = account?.previousVisitAt ?? null;
  if (lastHere === null) return { since: null, changes: [] };
  const [oldest] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(gt(auditEntries.at, lastHere), lte(auditEntries.at, now)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .offset(mostLookedAt)
    .limit(1);
  const since = oldest?.at ?? lastHere;
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
    needs: 'self',
    summary: 'The numbers of the staff area',
    response: v.strictObject({
      members: v.record(v.string(), number),
      submissions: v.record(v.string(), number),
      activeAlerts: number,
      pendingReminders: number,
      overdueReminders: number,
      unreadMessages: number,
      needsReview: v.strictObject({
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
      const date = officeDate(at);
      const day = {
        today: momentInZone(date, 0),
        now: at,
        tomorrow: momentInZone(dateAfter(date, 1), 0),
      };
      const found = await readTallies(db, figures);
      const past = await readTallies(db, dueFigures, { before: date });
      const dueOf = async (
        name: string,
        table: PgTable,
        { dueAt, keptAt }: { dueAt: AnyPgColumn; keptAt: AnyPgColumn },
        where: SQL,
      ) => {
        const counted = await countToday(db, table, dueAt, day, and(isNull(keptAt), where));
        const before = totalOf(past, `${name}.open`);
        return { today: before + counted.today, late: before + counted.late };
      };
      const due = await dueOf('members', members, memberResponseDue, isDueToSomebody);
      const closed = await countHidden({ db, now }, session, {
        today: and(dueCondition(memberResponseDue, 'today', at), isDueToSomebody),
        late: and(dueCondition(memberResponseDue, 'late', at), isDueToSomebody),
      });
      const isHere = eq(submissions.needsReview, false);
      const isInbox = eq(contacts.needsReview, false);
      const isOpen = eq(reminders.isCompleted, false);
      const remindersToday = await countToday(db, reminders, reminders.dueDate, day, isOpen);
      return {
        body: {
          members: byStatus(values(memberStatuses), found, 'members'),
          submissions: byStatus(values(submissionStatuses), found, 'submissions'),
          activeAlerts: totalOf(found, 'alerts', 'active'),
          pendingReminders: totalOf(found, 'reminders.open'),
          overdueReminders: totalOf(past, 'reminders.open') + remindersToday.late,
          unreadMessages: totalOf(found, 'contacts', 'unread'),
          needsReview: {
            submissions: totalOf(found, 'submissions.needs-review'),
            contacts: totalOf(found, 'contacts.needs-review'),
            donations: totalOf(found, 'donations.needs-review'),
            members: totalOf(found, 'members.needs-review'),
          },
          responsesDue: {
            members: { today: due.today - closed.today, late: due.late - closed.late },
            submissions: await dueOf('submissions', submissions, submissionResponseDue, isHere),
            contacts: await dueOf('contacts', contacts, contactResponseDue, isInbox),
          },
          sinceLastVisit: await changesSince(db, session, at),
        },
      };
    },
  }),
];

const figures = [
  ...['members', 'submissions', 'contacts', 'alerts', 'reminders.open'],
  ...['members', 'submissions', 'contacts', 'donations'].map((name) => `${name}.needs-review`),
];
const dueFigures = ['members.open', 'submissions.open', 'contacts.open', 'reminders.open'];
export type Summary = ResponseOf<typeof summaryRoutes>;
