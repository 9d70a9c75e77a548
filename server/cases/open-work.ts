// Queries of open case work for other subjects: active alerts, due reminders, and
// the person of each.
import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { memberIdSchema } from '#domain/cases/case-parts';
import { findHomeReason } from '#domain/cases/triage';
import { createEnum } from '#domain/vocabulary';
import type { Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { caseAlerts, followUpReminders as reminders } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { endOfToday } from '../triage/call-conditions.ts';
import { isActiveAlert, isPressingAlert } from '../triage/what-matters.ts';

export const memberQueryEntries = { memberId: v.optional(memberIdSchema) };

/** The requested member id, from the path or the query. */
export function getRequestedMember(
  params: Record<string, string>,
  query: { memberId?: number | undefined },
): number | undefined {
  return params.id === undefined ? query.memberId : Number(params.id);
}

const named = alias(members, 'named');

/** Reads names by member id. A merged case gets the name of the case that remains; erased people have none. */
export async function readMemberNames(
  db: Queries,
  memberIds: readonly (number | null)[],
): Promise<Map<number, string>> {
  const ids = [...new Set(memberIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: members.id, firstName: named.firstName, lastName: named.lastName })
    .from(members)
    .innerJoin(named, eq(named.id, sql`coalesce(${members.mergedIntoId}, ${members.id})`))
    .where(and(inArray(members.id, ids), isNull(named.erasedAt)));
  return new Map(found.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
}

/** Columns with the cautions before contacting a member. */
export const reachColumns = [
  ...(['safeContact', 'triageReasons', 'preferredContactMethod', 'notes', 'isKeptApart'] as const),
];
const mostWords = 300;

/** Decrypts the notes only of members with a cautionary answer. */
export const cautionaryNotes =
  sql`case when ${members.triageReasons} = '[]' then null else ${members.notes} end`.mapWith(
    members.notes,
  );

/** In lists, shows the notes only when the home may not be safe, truncated. */
export function truncateNotes<
  Row extends Pick<typeof members.$inferSelect, 'triageReasons' | 'notes'>,
>(row: Row): Row {
  const words = findHomeReason(row.triageReasons) === undefined ? null : row.notes;
  const isLong = words !== null && words.length > mostWords;
  return { ...row, notes: isLong ? `${words.slice(0, mostWords)}…` : words };
}

/** The member of a case part in a list, with the cautions before contacting them. */
export const memberEntries = {
  memberName: v.string(),
  ...buildRowSchema(members, ['phone', 'email']).entries,
  reach: buildRowSchema(members, reachColumns),
};

export async function withMembers<Row extends { memberId: number | null }>(
  db: Queries,
  rows: Row[],
) {
  const ids = [...new Set(rows.map((row) => row.memberId).filter((id) => id !== null))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({
            id: members.id,
            memberName: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
            phone: members.phone,
            email: members.email,
            reach: {
              safeContact: members.safeContact,
              triageReasons: members.triageReasons,
              preferredContactMethod: members.preferredContactMethod,
              notes: members.notes,
              isKeptApart: members.isKeptApart,
            },
          })
          .from(members)
          .where(inArray(members.id, ids));
  const byId = new Map(
    found.map(({ id, reach, ...known }) => [id, { ...known, reach: truncateNotes(reach) }]),
  );
  const nobody = {
    memberName: '',
    phone: null,
    email: null,
    reach: {
      ...{ safeContact: null, triageReasons: [], preferredContactMethod: null, notes: null },
      isKeptApart: false,
    },
  };
  return rows.map((row) => ({ ...row, ...(byId.get(row.memberId ?? 0) ?? nobody) }));
}

const alertsOfCase = (is: SQL | undefined) =>
  sql`from ${caseAlerts} where ${and(eq(caseAlerts.memberId, members.id), is)}`;

/** Columns with the open work of each case in a list. */
export const openWorkColumns = {
  hasAlerts: sql<boolean>`exists (select ${alertsOfCase(isActiveAlert)})`,
  pressingAlerts: sql<number>`(select count(*)::int ${alertsOfCase(isPressingAlert)})`,
  nextReminderAt: sql<Date | null>`(select min(${sql`${reminders.dueDate}`}) from ${reminders}
    where ${and(eq(reminders.memberId, members.id), eq(reminders.isCompleted, false))})`.mapWith(
    reminders.dueDate,
  ),
};

export const openWorkEntries = {
  hasAlerts: v.boolean(),
  pressingAlerts: v.number(),
  nextReminderAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
};

export const reminderStates = createEnum(['pending', 'overdue', 'today', 'upcoming', 'completed']);

export function buildReminderCondition(state: keyof typeof reminderStates | undefined, now: Date) {
  if (state === undefined) return undefined;
  if (state === 'completed') return eq(reminders.isCompleted, true);
  const open = eq(reminders.isCompleted, false);
  if (state === 'overdue') return and(open, lt(reminders.dueDate, now));
  if (state === 'today') return and(open, lt(reminders.dueDate, endOfToday(now)));
  return state === 'upcoming' ? and(open, gte(reminders.dueDate, now)) : open;
}
