// Six plain figures about the work, from the numbers kept by day: none of them is counted.
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dateAfter, momentInZone, officeDate } from '#domain/calendar/office-hours';
import { memberStatuses } from '#domain/cases/member';
import { type TopicName, topics } from '#domain/topics';
import { values } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { countHidden } from '../api/case-access.ts';
import { type ResponseOf, type Services, staffRoute } from '../api/route.ts';
import { contactResponseDue } from '../contacts/contacts.ts';
import type { Queries } from '../db/client.ts';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { tallies } from '../db/schema/requests.ts';
import { isDelivered, readDays, readTallies, totalOf } from '../db/tallies.ts';
import {
  hasTopic,
  isDueToSomebody,
  memberResponseDue,
  topicTotals,
} from '../members/member-list.ts';
import { submissionResponseDue } from '../submissions/submission-list.ts';

const weeksShown = 12;
const monthsShown = 12;
const responseDays = 90;
/** The median is that of the newest so many: more would not change it, only take longer. */
const waitsLookedAt = 1_000;

async function casesByStatus(db: Queries) {
  const found = await readTallies(db, ['members']);
  return values(memberStatuses).map((name) => ({ name, total: totalOf(found, 'members', name) }));
}

async function casesByTopic(asking: Pick<Services, 'db' | 'now'>, session: StaffSession) {
  const names = Object.keys(topics) as TopicName[];
  const totals = await topicTotals(asking.db, names);
  const kinds = Object.fromEntries(names.map((name) => [name, hasTopic(name)]));
  const closed = await countHidden(asking, session, kinds as Record<TopicName, SQL>);
  return names.map((name) => ({ name, total: totals[name] - closed[name] }));
}

/** The Monday of the week of a date. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return dateAfter(date, -((weekday + 6) % 7));
}

/** Days summed up into weeks or months, each named by its first day. */
function summed(
  days: readonly { name: string; day: string; total: number }[],
  name: string,
  firstDayOf: (day: string) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of days) {
    const first = firstDayOf(one.day);
    if (one.name === name) sums.set(first, (sums.get(first) ?? 0) + one.total);
  }
  return sums;
}

async function applicationsByWeek(db: Queries, now: Date) {
  const lastMonday = mondayOf(officeDate(now));
  const weeks = Array.from({ length: weeksShown }, (_, at) =>
    dateAfter(lastMonday, -7 * (weeksShown - 1 - at)),
  );
  const received = ['members.received', 'submissions.received'] as const;
  const days = await readDays(db, received, weeks[0] ?? lastMonday);
  const [assistance, involvement] = received.map((name) => summed(days, name, mondayOf));
  return weeks.map((week) => ({
    week,
    assistance: assistance?.get(week) ?? 0,
    involvement: involvement?.get(week) ?? 0,
  }));
}

async function servicesByMonth(db: Queries, now: Date) {
  const [year = 0, month = 0] = officeDate(now).split('-').map(Number);
  const months = Array.from({ length: monthsShown }, (_, at) =>
    new Date(Date.UTC(year, month - monthsShown + at, 1)).toISOString().slice(0, 10),
  );
  const days = await readDays(db, ['services'], months[0] ?? officeDate(now), isDelivered);
  const found = summed(days, 'services', (day) => `${day.slice(0, 7)}-01`);
  return months.map((name) => ({ month: name, total: found.get(name) ?? 0 }));
}

type Awaited = {
  /** Under which name its numbers are kept. */
  tally: string;
  table: PgTable;
  createdAt: AnyPgColumn;
  dueAt: AnyPgColumn;
  keptAt: AnyPgColumn;
  where: SQL;
  /** Which of them somebody still waits for; without it all of them. */
  isAwaited?: SQL;
};

const awaited: Record<'applications' | 'submissions' | 'messages', Awaited> = {
  applications: {
    tally: 'members',
    table: members,
    createdAt: members.createdAt,
    where: eq(members.needsReview, false),
    isAwaited: isDueToSomebody,
    ...memberResponseDue,
  },
  submissions: {
    tally: 'submissions',
    table: submissions,
    createdAt: submissions.createdAt,
    where: eq(submissions.needsReview, false),
    ...submissionResponseDue,
  },
  messages: {
    tally: 'contacts',
    table: contacts,
    createdAt: contacts.createdAt,
    where: eq(contacts.needsReview, false),
    ...contactResponseDue,
  },
};

/** How long people waited, and how many were in time, over the last three months. */
async function responsesDueOf(db: Queries, kind: keyof typeof awaited, now: Date) {
  const { tally, table, createdAt, dueAt, keptAt, where } = awaited[kind];
  const today = officeDate(now);
  const since = dateAfter(today, -responseDays);
  const found = await readTallies(db, [`${tally}.kept`], { since });
  const open = await openResponses(db, awaited[kind], { since, today, now });
  const waits = db
    .select({ seconds: sql`extract(epoch from (${keptAt} - ${createdAt}))`.as('seconds') })
    .from(table)
    .where(and(gte(createdAt, momentInZone(since, 0)), isNotNull(dueAt), isNotNull(keptAt), where))
    .orderBy(desc(createdAt))
    .limit(waitsLookedAt)
    .as('waits');
  const [row] = await db
    .select({
      medianMinutes: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${waits.seconds}) / 60)::int`,
    })
    .from(waits);
  return {
    name: kind,
    medianMinutes: row?.medianMinutes ?? null,
    kept: totalOf(found, `${tally}.kept`, 'in-time'),
    late: totalOf(found, `${tally}.kept`, 'late') + open.late,
    open: open.open,
  };
}

/**
 * Nobody has responded yet: overdue or not. Those due today are looked at one by one. What was closed without a
 * response is waited for no more, and counts as late from the day after it was due.
 */
async function openResponses(
  db: Queries,
  { tally, table, createdAt, dueAt, keptAt, where, isAwaited = where }: Awaited,
  { since, today, now }: { since: string; today: string; now: Date },
) {
  const waiting = `${tally}.open`;
  const [kept] = await db
    .select({
      late: sql<number>`coalesce(sum(${tallies.count}) filter (where ${lt(tallies.day, today)}), 0)::int`,
      open: sql<number>`coalesce(sum(${tallies.count}) filter (where ${and(gt(tallies.day, today), eq(tallies.name, waiting))}), 0)::int`,
    })
    .from(tallies)
    // Here the value is the day on which it came.
    .where(
      and(inArray(tallies.name, [waiting, `${tally}.closed-unreached`]), gte(tallies.value, since)),
    );
  const [counted] = await db
    .select({
      late: sql<number>`count(*) filter (where ${lt(dueAt, now)})::int`,
      open: sql<number>`count(*) filter (where ${gte(dueAt, now)})::int`,
    })
    .from(table)
    .where(
      and(
        gte(dueAt, momentInZone(today, 0)),
        lt(dueAt, momentInZone(dateAfter(today, 1), 0)),
        isNull(keptAt),
        gte(createdAt, momentInZone(since, 0)),
        isAwaited,
      ),
    );
  return {
    late: (kept?.late ?? 0) + (counted?.late ?? 0),
    open: (kept?.open ?? 0) + (counted?.open ?? 0),
  };
}

const named = v.array(v.strictObject({ name: v.string(), total: v.number() }));

export const analyticsRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/analytics',
    needs: 'figures.read',
    summary: 'Six figures about the work',
    response: v.strictObject({
      casesByStatus: named,
      casesByTopic: named,
      applicationsByWeek: v.array(
        v.strictObject({ week: v.string(), assistance: v.number(), involvement: v.number() }),
      ),
      servicesByMonth: v.array(v.strictObject({ month: v.string(), total: v.number() })),
      responsesDue: v.array(
        v.strictObject({
          name: v.string(),
          medianMinutes: v.nullable(v.number()),
          kept: v.number(),
          late: v.number(),
          open: v.number(),
        }),
      ),
    }),
    handle: async ({ db, session, now }) => ({
      body: {
        casesByStatus: await casesByStatus(db),
        casesByTopic: await casesByTopic({ db, now }, session),
        applicationsByWeek: await applicationsByWeek(db, now()),
        servicesByMonth: await servicesByMonth(db, now()),
        responsesDue: [
          await responsesDueOf(db, 'applications', now()),
          await responsesDueOf(db, 'submissions', now()),
          await responsesDueOf(db, 'messages', now()),
        ],
      },
    }),
  }),
];

export type AnalyticsResponse = ResponseOf<typeof analyticsRoutes>;
