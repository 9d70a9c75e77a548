// The figures of the analytics page.
import { and, count, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { addDays, fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { formatPeriod } from '#domain/calendar/period';
import { applicationReferral, memberStatuses } from '#domain/cases/member';
import type { responseStates } from '#domain/cases/response-due';
import { listAreasOfTopic, type TopicName, topics } from '#domain/topics';
import { listValues, type ValueOf } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { periodCondition } from '../api/period.ts';
import { type ResponseOf, type Services, staffRoute } from '../api/route.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import { buildMemberConditions } from '../cases/people/member-list.ts';
import { buildMessageConditions } from '../contacts/contacts.ts';
import type { Queries } from '../db/client.ts';
import { countByValue, countGroups, isListed } from '../db/counts.ts';
import { isDelivered, serviceRecords } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { buildSubmissionConditions } from '../submissions/submission-list.ts';

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
  const statuses = listValues(memberStatuses);
  const { total: _, ...counted } = await countByValue(asking.db, members.status, statuses, listed);
  return Object.entries(counted).map(([name, total]) => ({ name, total }));
}

/** Counts cases per topic. One query groups them by their list of areas, because a case may have several topics. */
async function casesByTopic(asking: Asking, session: StaffSession) {
  const listed = listedCases(asking, session);
  const found = await countGroups<string[]>(asking.db, members.programAreas, listed);
  return (Object.keys(topics) as TopicName[]).map((name) => {
    const ofTopic: readonly string[] = listAreasOfTopic(name);
    const counted = found.filter(({ value }) => value.some((area) => ofTopic.includes(area)));
    return { name, total: counted.reduce((sum, { rows }) => sum + rows, 0) };
  });
}

/** The Monday on or before a date. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** Counts rows, and optionally distinct values, from midnight of each of these dates to the next one. */
async function countByPeriod(
  db: Queries,
  column: AnyPgColumn,
  dates: readonly string[],
  where: SQL | undefined,
  distinct: SQL = sql`0`,
): Promise<{ total: number; distinct: number }[]> {
  const bounds = dates.map((date) => fromOfficeTime(date, 0).toISOString());
  // Pass one array parameter: PostgreSQL would rebuild an array of several parameters for each row.
  const period = sql<number>`width_bucket(${column}, ${sql.param(bounds)}::timestamptz[])`;
  const found = await db
    .select({ period, total: count(), distinct: sql<number>`(${distinct})::int` })
    .from(column.table)
    .where(and(sql`${column} >= ${bounds[0]}`, sql`${column} < ${bounds.at(-1)}`, where))
    .groupBy(sql`1`);
  const totals = new Map(found.map((row) => [row.period, row]));
  return dates.slice(1).map((_, at) => totals.get(at + 1) ?? { total: 0, distinct: 0 });
}

async function applicationsByWeek(asking: Asking, session: StaffSession) {
  const { db, now } = asking;
  const lastMonday = mondayOf(toOfficeDate(now()));
  const mondays = Array.from({ length: weeksShown + 1 }, (_, at) =>
    addDays(lastMonday, -7 * (weeksShown - 1 - at)),
  );
  const isApplication = buildMemberConditions({ referralSource: applicationReferral }, now());
  const assistance = await countByPeriod(
    db,
    members.createdAt,
    mondays,
    isListed(and(...isApplication), listedCases(asking, session).except),
  );
  const involvement = await countByPeriod(
    db,
    submissions.createdAt,
    mondays,
    and(...buildSubmissionConditions({}, now())),
  );
  return mondays.slice(0, -1).map((week, at) => ({
    week,
    assistance: assistance[at]?.total ?? 0,
    involvement: involvement[at]?.total ?? 0,
  }));
}

/** Services count in any case; people only if the caller's case list shows them. */
async function servicesByMonth(asking: Asking, session: StaffSession) {
  const { db, now } = asking;
  const [year = 0, month = 0] = toOfficeDate(now()).split('-').map(Number);
  const months = Array.from({ length: monthsShown + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - monthsShown + at, 1)).toISOString().slice(0, 10),
  );
  const { where, except } = listedCases(asking, session);
  const isOfListedCase = inArray(
    serviceRecords.memberId,
    db.select({ id: members.id }).from(members).where(isListed(where, except)),
  );
  const totals = await countByPeriod(
    db,
    serviceRecords.serviceDate,
    months,
    isDelivered(serviceRecords),
    sql`count(distinct ${serviceRecords.memberId}) filter (where ${isOfListedCase})`,
  );
  return months.slice(0, -1).map((name, at) => ({
    month: name,
    total: totals[at]?.total ?? 0,
    people: totals[at]?.distinct ?? 0,
  }));
}

type ResponseFilter = { response?: ValueOf<typeof responseStates>; received: string };
type ResponseList = {
  table: PgTable;
  createdAt: AnyPgColumn;
  respondedAt: AnyPgColumn;
  /** The rows of the list with this filter, so that each figure equals the list that it opens. */
  listed: (filter: ResponseFilter) => SQL | undefined;
};

function responseLists(asking: Asking, session: StaffSession) {
  const now = asking.now();
  const { except } = listedCases(asking, session);
  return {
    applications: {
      table: members,
      createdAt: members.createdAt,
      respondedAt: members.firstContactedAt,
      listed: (filter) => isListed(and(...buildMemberConditions(filter, now)), except),
    },
    submissions: {
      table: submissions,
      createdAt: submissions.createdAt,
      respondedAt: submissions.firstRespondedAt,
      listed: (filter) => and(...buildSubmissionConditions(filter, now)),
    },
    messages: {
      table: contacts,
      createdAt: contacts.createdAt,
      respondedAt: contacts.answeredAt,
      listed: (filter) => and(...buildMessageConditions({ ...filter, needsReview: 'false' }, now)),
    },
  } satisfies Record<string, ResponseList>;
}

/** The median wait, and the numbers of responses in time, late, and open, of the last three months. */
async function responsesDueOf(
  db: Queries,
  name: string,
  { table, createdAt, respondedAt, listed }: ResponseList,
  received: string,
) {
  const waited = sql`extract(epoch from (${respondedAt} - ${createdAt}))`;
  const countOf = (response: ResponseFilter['response']) =>
    sql<number>`(count(*) filter (where ${listed({ response, received })}))::int`;
  const [row] = await db
    .select({
      medianMinutes: sql<number | null>`((percentile_cont(0.5) within group (order by ${waited})
        filter (where ${listed({ response: 'given', received })})) / 60)::int`,
      kept: countOf('on-time'),
      late: countOf('late'),
      open: countOf('waiting'),
    })
    .from(table)
    .where(periodCondition(createdAt, received));
  return { name, ...(row ?? { medianMinutes: null, kept: 0, late: 0, open: 0 }) };
}

async function responsesDue(asking: Asking, session: StaffSession) {
  const today = toOfficeDate(asking.now());
  const received = formatPeriod({ from: addDays(today, -responseDays), to: today });
  const rows = [];
  for (const [name, list] of Object.entries(responseLists(asking, session)))
    rows.push(await responsesDueOf(asking.db, name, list, received));
  return { received, rows };
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
      servicesByMonth: v.array(
        v.strictObject({ month: v.string(), total: v.number(), people: v.number() }),
      ),
      responsesDue: v.strictObject({
        /** The office dates that the rows cover, as the filter of the lists. */
        received: v.string(),
        rows: v.array(
          v.strictObject({
            name: v.string(),
            medianMinutes: v.nullable(v.number()),
            kept: v.number(),
            late: v.number(),
            open: v.number(),
          }),
        ),
      }),
    }),
    handle: async ({ db, session, now }) => ({
      body: {
        casesByStatus: await casesByStatus({ db, now }, session),
        casesByTopic: await casesByTopic({ db, now }, session),
        applicationsByWeek: await applicationsByWeek({ db, now }, session),
        servicesByMonth: await servicesByMonth({ db, now }, session),
        responsesDue: await responsesDue({ db, now }, session),
      },
    }),
  }),
];

export type AnalyticsResponse = ResponseOf<typeof analyticsRoutes>;
