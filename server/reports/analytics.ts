// The figures of the analytics page.
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
import { dateAfter, momentInZone, officeDate } from '#domain/calendar/office-hours';
import { applicationReferral, memberStatuses } from '#domain/cases/member';
import { areasOfTopic, type TopicName, topics } from '#domain/topics';
import { values } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { type ResponseOf, type Services, staffRoute } from '../api/route.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import type { Queries } from '../db/client.ts';
import { countByValue, countGroups } from '../db/counts.ts';
import { serviceRecords } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { isDelivered, type ResponseKind, responses } from './responses.ts';

const weeksShown = 12;
const monthsShown = 12;
const responseDays = 90;

type Asking = Pick<Services, 'db' | 'now'>;

function listedCases(asking: Asking, session: StaffSession) {
  return {
    where: isNull(members.erasedAt),
    except: [excludeRestricted(members.id, asking, session)],
  };
}

async function casesByStatus(asking: Asking, session: StaffSession) {
  const listed = listedCases(asking, session);
  const statuses = values(memberStatuses);
  const { total: _, ...counted } = await countByValue(asking.db, members.status, statuses, listed);
  return Object.entries(counted).map(([name, total]) => ({ name, total }));
}

/** Counts cases per topic. One query groups them by their list of areas, because a case may have several topics. */
async function casesByTopic(asking: Asking, session: StaffSession) {
  const listed = listedCases(asking, session);
  const found = await countGroups<string[]>(asking.db, members.programAreas, listed);
  return (Object.keys(topics) as TopicName[]).map((name) => {
    const ofTopic: readonly string[] = areasOfTopic(name);
    const counted = found.filter(({ value }) => value.some((area) => ofTopic.includes(area)));
    return { name, total: counted.reduce((sum, { rows }) => sum + rows, 0) };
  });
}

/** The Monday on or before a date. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return dateAfter(date, -((weekday + 6) % 7));
}

/** The number of rows from midnight of each of these dates to the next one. */
async function countByPeriod(
  db: Queries,
  column: AnyPgColumn,
  dates: readonly string[],
  where: SQL,
): Promise<number[]> {
  const bounds = dates.map((date) => momentInZone(date, 0).toISOString());
  // Pass one array parameter: PostgreSQL would rebuild an array of several parameters for each row.
  const period = sql<number>`width_bucket(${column}, ${sql.param(bounds)}::timestamptz[])`;
  const found = await db
    .select({ period, total: count() })
    .from(column.table)
    .where(and(sql`${column} >= ${bounds[0]}`, sql`${column} < ${bounds.at(-1)}`, where))
    .groupBy(sql`1`);
  const totals = new Map(found.map((row) => [row.period, row.total]));
  return dates.slice(1).map((_, at) => totals.get(at + 1) ?? 0);
}

async function applicationsByWeek(db: Queries, now: Date) {
  const lastMonday = mondayOf(officeDate(now));
  const mondays = Array.from({ length: weeksShown + 1 }, (_, at) =>
    dateAfter(lastMonday, -7 * (weeksShown - 1 - at)),
  );
  const isApplication = eq(members.referralSource, applicationReferral);
  const isReviewed = eq(submissions.needsReview, false);
  const assistance = await countByPeriod(db, members.createdAt, mondays, isApplication);
  const involvement = await countByPeriod(db, submissions.createdAt, mondays, isReviewed);
  return mondays.slice(0, -1).map((week, at) => ({
    week,
    assistance: assistance[at] ?? 0,
    involvement: involvement[at] ?? 0,
  }));
}

async function servicesByMonth(db: Queries, now: Date) {
  const [year = 0, month = 0] = officeDate(now).split('-').map(Number);
  const months = Array.from({ length: monthsShown + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - monthsShown + at, 1)).toISOString().slice(0, 10),
  );
  const totals = await countByPeriod(db, serviceRecords.serviceDate, months, isDelivered);
  return months.slice(0, -1).map((name, at) => ({ month: name, total: totals[at] ?? 0 }));
}

/** The median wait, and the numbers of responses in time, late, and open, of the last three months. */
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
