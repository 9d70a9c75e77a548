// Shows who read what: the readers of a case, and monthly reviews of the access log.
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { addDays, fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { isCheckMissed } from '#domain/privacy';
import { AppError } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { accessReviews, checks, readEntries } from '../db/schema/logs.ts';

const monthSchema = v.pipe(
  v.string(),
  v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use a month like 2026-01'),
);
const monthsShown = 12;
const mostReaders = 100;

const howOften = (kind: string) =>
  sql<number>`count(*) filter (where ${readEntries.kind} = ${kind})::int`;

const readerResponse = v.strictObject({
  actor: v.string(),
  opened: v.number(),
  listed: v.number(),
  exported: v.number(),
  lastAt: v.string(),
});
const personResponse = v.strictObject({
  ...{ actor: v.string(), opened: v.number(), people: v.number() },
  ...{ lists: v.number(), searches: v.number(), exports: v.number(), exportedRows: v.number() },
});
const reviewResponse = v.strictObject({
  /** Null for today. */
  month: v.nullable(v.string()),
  isOver: v.boolean(),
  reviewedBy: v.nullable(v.string()),
  reviewedAt: v.nullable(v.string()),
  people: v.array(personResponse),
});
export type AccessReview = v.InferOutput<typeof reviewResponse>;
const reviewsResponse = v.strictObject({
  months: v.array(buildRowSchema(accessReviews)),
  open: v.array(v.string()),
  shown: reviewResponse,
});
const checkResponse = v.strictObject({ ...buildRowSchema(checks).entries, isLate: v.boolean() });
/** Returns the current month and eleven before it, such as "2026-01". */
function monthsUntil(now: Date): string[] {
  const [year = 0, month = 1] = toOfficeDate(now).split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

type Span = { from: Date; to: Date };

function spanOf(month: string): Span {
  const first = `${month}-01`;
  // Day 32 is always in the next month.
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: fromOfficeTime(first, 0), to: fromOfficeTime(next, 0) };
}

function todayOf(now: Date): Span {
  const today = toOfficeDate(now);
  return { from: fromOfficeTime(today, 0), to: fromOfficeTime(addDays(today, 1), 0) };
}

/** Counts the reads of each account in a span of time. */
function readsIn(db: Queries, { from, to }: Span) {
  const openedOnes = sql`count(distinct ${readEntries.subject} || ' ' || ${readEntries.ids}[1])`;
  return db
    .select({
      actor: readEntries.actor,
      opened: howOften('one'),
      people: sql<number>`(${openedOnes} filter (where ${inArray(readEntries.kind, ['one', 'part'])}))::int`,
      lists: howOften('list'),
      searches: sql<number>`(count(*) filter (where ' ' || ${readEntries.filters} || ' ' like '% search %'))::int`,
      exports: howOften('export'),
      exportedRows: sql<number>`coalesce(sum(cardinality(${readEntries.ids})) filter (where ${eq(readEntries.kind, 'export')}), 0)::int`,
    })
    .from(readEntries)
    .where(and(gte(readEntries.at, from), lt(readEntries.at, to)))
    .groupBy(readEntries.actor)
    .orderBy(readEntries.actor);
}

export const readerRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}/readers',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'Who opened, listed or exported a case',
    response: v.array(readerResponse),
    handle: async ({ db, params, reads }) => {
      await reads.flush();
      const rows = await db
        .select({
          actor: readEntries.actor,
          // Reading any part of a case counts as opening it once.
          opened: sql<number>`greatest(${howOften('one')}, least(${howOften('part')}, 1))`,
          listed: howOften('list'),
          exported: howOften('export'),
          lastAt: sql<Date>`max(${readEntries.at})`.mapWith(readEntries.at),
        })
        .from(readEntries)
        .where(
          and(
            sql`${readEntries.ids} @> array[${Number(params.id)}]::int[]`,
            eq(readEntries.subject, 'member'),
          ),
        )
        .groupBy(readEntries.actor)
        .orderBy(desc(sql`max(${readEntries.at})`))
        .limit(mostReaders);
      return { body: rows };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/access-reviews',
    needs: 'privacy.manage',
    summary: 'Who read how much today or in a month, and which months somebody has reviewed',
    query: v.object({ month: v.optional(monthSchema) }),
    response: reviewsResponse,
    handle: async ({ db, query, now, reads }) => {
      await reads.flush();
      const months = monthsUntil(now());
      const reviewed = await db
        .select()
        .from(accessReviews)
        .where(gte(accessReviews.month, months.at(-1) ?? ''))
        .orderBy(desc(accessReviews.month));
      const { month = null } = query;
      const people = await readsIn(db, month === null ? todayOf(now()) : spanOf(month));
      const review = reviewed.find((one) => one.month === month);
      const isOver = month !== null && month < (months[0] ?? '');
      const [first] = await db
        .select({ at: sql<string>`to_char(min(${readEntries.at}), 'YYYY-MM')` })
        .from(readEntries);
      return {
        body: {
          months: reviewed,
          open: months
            .slice(1)
            .filter((one) => first?.at && one >= first.at)
            .filter((one) => !reviewed.some((done) => done.month === one)),
          shown: {
            ...{ month, isOver, people },
            reviewedBy: review?.reviewedBy ?? null,
            reviewedAt: review?.reviewedAt.toISOString() ?? null,
          },
        },
      };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/access-reviews',
    needs: 'privacy.manage',
    summary: 'Tick off a month of the log of reads',
    status: 201,
    idempotency: 'key-required',
    body: v.object({ month: monthSchema }),
    response: buildRowSchema(accessReviews),
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        if (body.month >= (monthsUntil(now())[0] ?? '')) {
          throw new AppError('conflict', 'This month is not over yet.');
        }
        const reviewedAt = now();
        const [made] = await tx
          .insert(accessReviews)
          .values({ month: body.month, reviewedBy: session.username, reviewedAt })
          .onConflictDoNothing()
          .returning();
        const [found] = made
          ? [made]
          : await tx.select().from(accessReviews).where(eq(accessReviews.month, body.month));
        if (made) {
          const note = `access review ${body.month}`;
          await audit(tx, session, reviewedAt, { action: 'completed', subject: 'retention', note });
        }
        return { body: found };
      }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/checks',
    needs: 'privacy.manage',
    summary: 'How what runs by itself went the last time',
    response: v.array(checkResponse),
    handle: async ({ db, now }) => {
      const rows = await db.select().from(checks).orderBy(checks.name);
      return { body: rows.map((row) => ({ ...row, isLate: isCheckMissed(row, rows, now()) })) };
    },
  }),
];
