// Six plain figures about the work, from the conditions of the lists they stand for.
import { and, count, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dateAfter, momentInZone, officeDate, officeZone } from '#domain/calendar/office-hours';
import { applicationReferral, memberStatuses } from '#domain/cases/member';
import { type TopicName, topics } from '#domain/topics';
import { values } from '#domain/vocabulary';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { contactResponseDue } from '../contacts/contacts.ts';
import type { Queries } from '../db/client.ts';
import {
  contacts,
  memberCounts,
  members,
  serviceRecords,
  getInvolvedSubmissions as submissions,
} from '../db/schema.ts';
import { hasTopic, memberResponseDue } from '../members/member-list.ts';
import { submissionResponseDue } from '../submissions/submission-list.ts';

const weeksShown = 12;
const monthsShown = 12;
const responseDays = 90;

async function casesByStatus(db: Queries) {
  const rows = await db
    .select({ name: memberCounts.status, total: sql<number>`sum(${memberCounts.count})::int` })
    .from(memberCounts)
    .groupBy(memberCounts.status);
  const found = new Map(rows.map((row) => [row.name, row.total]));
  return values(memberStatuses).map((name) => ({ name, total: found.get(name) ?? 0 }));
}

async function casesByTopic(db: Queries) {
  const names = Object.keys(topics) as TopicName[];
  // One pass over the members for all topics.
  const [row] = await db
    .select(
      Object.fromEntries(
        names.map((name) => [name, sql<number>`count(*) filter (where ${hasTopic(name)})::int`]),
      ),
    )
    .from(members);
  return names.map((name) => ({ name, total: Number(row?.[name] ?? 0) }));
}

/** The Monday of the week of a date. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return dateAfter(date, -((weekday + 6) % 7));
}

async function countedBy(
  db: Queries,
  unit: 'week' | 'month',
  table: PgTable,
  column: AnyPgColumn,
  since: Date,
  where?: SQL,
): Promise<Map<string, number>> {
  const period = sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${column} at time zone ${sql.raw(`'${officeZone}'`)}), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ period, total: count() })
    .from(table)
    .where(and(gte(column, since), where))
    .groupBy(period);
  return new Map(rows.map((row) => [row.period, row.total]));
}

async function applicationsByWeek(db: Queries, now: Date) {
  const lastMonday = mondayOf(officeDate(now));
  const weeks = Array.from({ length: weeksShown }, (_, at) =>
    dateAfter(lastMonday, -7 * (weeksShown - 1 - at)),
  );
  const since = momentInZone(weeks[0] ?? lastMonday, 0);
  const assistance = await countedBy(
    db,
    'week',
    members,
    members.createdAt,
    since,
    eq(members.referralSource, applicationReferral),
  );
  const involvement = await countedBy(
    db,
    'week',
    submissions,
    submissions.createdAt,
    since,
    eq(submissions.isQuarantined, false),
  );
  return weeks.map((week) => ({
    week,
    assistance: assistance.get(week) ?? 0,
    involvement: involvement.get(week) ?? 0,
  }));
}

async function servicesByMonth(db: Queries, now: Date) {
  const [year = 0, month = 0] = officeDate(now).split('-').map(Number);
  const months = Array.from({ length: monthsShown }, (_, at) =>
    new Date(Date.UTC(year, month - monthsShown + at, 1)).toISOString().slice(0, 10),
  );
  const since = momentInZone(months[0] ?? officeDate(now), 0);
  const found = await countedBy(db, 'month', serviceRecords, serviceRecords.serviceDate, since);
  return months.map((name) => ({ month: name, total: found.get(name) ?? 0 }));
}

type Awaited = {
  table: PgTable;
  createdAt: AnyPgColumn;
  dueAt: AnyPgColumn;
  keptAt: AnyPgColumn;
  where?: SQL;
};

const awaited: Record<'applications' | 'submissions' | 'messages', Awaited> = {
  applications: { table: members, createdAt: members.createdAt, ...memberResponseDue },
  submissions: {
    table: submissions,
    createdAt: submissions.createdAt,
    where: eq(submissions.isQuarantined, false),
    ...submissionResponseDue,
  },
  messages: {
    table: contacts,
    createdAt: contacts.createdAt,
    where: eq(contacts.isQuarantined, false),
    ...contactResponseDue,
  },
};

/** How long people waited, and how many were in time, over the last three months. */
async function responsesDueOf(db: Queries, kind: keyof typeof awaited, now: Date) {
  const { table, createdAt, dueAt, keptAt, where } = awaited[kind];
  const since = new Date(now.getTime() - responseDays * 86_400_000);
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      medianMinutes: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by extract(epoch from (${keptAt} - ${createdAt}))) / 60)::int`,
      kept: sql<number>`count(*) filter (where ${keptAt} <= ${dueAt})::int`,
      late: sql<number>`count(*) filter (where ${keptAt} > ${dueAt} or (${keptAt} is null and ${dueAt} < ${at}))::int`,
      open: sql<number>`count(*) filter (where ${keptAt} is null and ${dueAt} >= ${at})::int`,
    })
    .from(table)
    .where(and(gte(createdAt, since), isNotNull(dueAt), where));
  return {
    name: kind,
    medianMinutes: row?.medianMinutes ?? null,
    kept: row?.kept ?? 0,
    late: row?.late ?? 0,
    open: row?.open ?? 0,
  };
}

const named = v.array(v.strictObject({ name: v.string(), total: v.number() }));

export const analyticsRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/analytics',
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
    handle: async ({ db, now }) => ({
      body: {
        casesByStatus: await casesByStatus(db),
        casesByTopic: await casesByTopic(db),
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
