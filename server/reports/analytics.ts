// Six plain figures about the work.
import {
  and,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dateAfter, momentInZone, officeDate, officeZone } from '#domain/calendar/office-hours';
import { applicationReferral, memberStatuses } from '#domain/cases/member';
import { areasOfTopic, type TopicName, topics } from '#domain/topics';
import { values } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { excludeRestricted } from '../api/case-access.ts';
import { type ResponseOf, type Services, staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { countByValue } from '../db/counts.ts';
import { serviceRecords } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { isDelivered, type ResponseKind, responses } from './responses.ts';

const weeksShown = 12;
const monthsShown = 12;
const responseDays = 90;

async function casesByStatus({ db, now }: Pick<Services, 'db' | 'now'>, session: StaffSession) {
  const isListed = and(
    isNull(members.erasedAt),
    excludeRestricted(members.id, { db, now }, session),
  );
  const statuses = values(memberStatuses);
  const { total: _, ...counted } = await countByValue(db, members.status, statuses, isListed);
  return Object.entries(counted).map(([name, total]) => ({ name, total }));
}

/** Counts each list of areas once: a case may be in several topics. */
async function casesByTopic({ db, now }: Pick<Services, 'db' | 'now'>, session: StaffSession) {
  const found = await db
    .select({ areas: members.programAreas, total: count() })
    .from(members)
    .where(and(isNull(members.erasedAt), excludeRestricted(members.id, { db, now }, session)))
    .groupBy(members.programAreas);
  return (Object.keys(topics) as TopicName[]).map((name) => {
    const ofTopic = areasOfTopic(name);
    const counted = found.filter(({ areas }) => areas.some((area) => ofTopic.includes(area)));
    return { name, total: counted.reduce((sum, { total }) => sum + total, 0) };
  });
}

/** The Monday of the week of a date. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return dateAfter(date, -((weekday + 6) % 7));
}

type Day = { day: string; total: number };

/** Rows by the date of a column at the office, from a date on. */
function countByDay(
  db: Queries,
  column: AnyPgColumn,
  since: string,
  where: SQL | undefined,
): Promise<Day[]> {
  const day = sql<string>`(${column} at time zone ${officeZone})::date::text`;
  return db
    .select({ day, total: count() })
    .from(column.table)
    .where(and(gte(column, momentInZone(since, 0)), where))
    .groupBy(sql`1`);
}

/** Adds days up into weeks or months, each named by its first day. */
function sumDays(days: readonly Day[], firstDayOf: (day: string) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, total } of days) {
    const first = firstDayOf(day);
    sums.set(first, (sums.get(first) ?? 0) + total);
  }
  return sums;
}

async function applicationsByWeek(db: Queries, now: Date) {
  const lastMonday = mondayOf(officeDate(now));
  const weeks = Array.from({ length: weeksShown }, (_, at) =>
    dateAfter(lastMonday, -7 * (weeksShown - 1 - at)),
  );
  const since = weeks[0] ?? lastMonday;
  const isApplication = eq(members.referralSource, applicationReferral);
  const isReviewed = eq(submissions.needsReview, false);
  const applied = await countByDay(db, members.createdAt, since, isApplication);
  const submitted = await countByDay(db, submissions.createdAt, since, isReviewed);
  const [assistance, involvement] = [sumDays(applied, mondayOf), sumDays(submitted, mondayOf)];
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
  const since = months[0] ?? officeDate(now);
  const days = await countByDay(db, serviceRecords.serviceDate, since, isDelivered);
  const found = sumDays(days, (day) => `${day.slice(0, 7)}-01`);
  return months.map((name) => ({ month: name, total: found.get(name) ?? 0 }));
}

/** How long people waited, and how many were in time, over the last three months. */
async function responsesDueOf(db: Queries, name: ResponseKind, now: Date) {
  const { table, createdAt, dueAt, respondedAt, isCounted, isAwaited } = responses[name];
  const since = momentInZone(dateAfter(officeDate(now), -responseDays), 0);
  const isLate = or(gt(respondedAt, dueAt), and(isNull(respondedAt), lt(dueAt, now)));
  const [row] = await db
    .select({
      medianMinutes: sql<number | null>`(percentile_cont(0.5) within group
        (order by extract(epoch from (${respondedAt} - ${createdAt}))) / 60)::int`,
      kept: countWhere(lte(respondedAt, dueAt)),
      late: countWhere(isLate),
      open: countWhere(and(isNull(respondedAt), gte(dueAt, now), isAwaited)),
    })
    .from(table)
    .where(and(gte(createdAt, since), isNotNull(dueAt), isCounted));
  return { name, ...(row ?? { medianMinutes: null, kept: 0, late: 0, open: 0 }) };
}

const countWhere = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;

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
        casesByStatus: await casesByStatus({ db, now }, session),
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
