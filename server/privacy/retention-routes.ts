// Retention periods, upcoming erasures, and holds.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { dayMs } from '#domain/calendar/durations';
import {
  type PersonSubject,
  personSubjects,
  promisedRetentionMonths,
  retentionNoticeDays,
  retentionRules,
} from '#domain/privacy';
import { textLimits } from '#domain/text/text';
import { requiredText } from '#domain/text/text-check';
import { listValues } from '#domain/vocabulary';
import { AppError, invalid, notFound } from '../api/app-error.ts';
import { audit, compareChanges } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { listQueryEntries } from '../api/list.ts';
import { groupIdsBySubject } from '../api/read-log.ts';
import { staffRoute } from '../api/route.ts';
import { buildSearchCondition } from '../api/search.ts';
import { excludeRestricted, findHidden } from '../cases/access/case-access.ts';
import type { Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { members } from '../db/schema/members.ts';
import { recurringJobs } from '../db/schema/outbox.ts';
import { retentionHolds, retentionPeriods } from '../db/schema/privacy.ts';
import { personNames, personTables } from './person-rows.ts';
import { getPersonName } from './related.ts';
import { type DueErasure, readDuePage, readPeriods } from './retention.ts';

/** Rows on a page of upcoming erasures. */
const pageLimit = 20;

const periodResponse = buildRowSchema(retentionPeriods);
const holdResponse = buildRowSchema(retentionHolds);
const personKey = { subject: v.picklist(listValues(personSubjects)), name: v.string() };
const retentionResponse = v.strictObject({
  periods: v.array(v.strictObject({ ...periodResponse.entries, promised: v.number() })),
  holds: v.array(v.strictObject({ ...holdResponse.entries, name: v.string() })),
  /** The day on which the job last ran. */
  lastRun: v.nullable(v.string()),
});
export type Retention = v.InferOutput<typeof retentionResponse>;

const nextErasure = v.strictObject({
  ...personKey,
  id: v.number(),
  goesAt: v.string(),
  rule: v.picklist(retentionRules),
});
export type NextErasure = v.InferOutput<typeof nextErasure>;

type PersonKey = Pick<DueErasure, 'subject' | 'id'>;

/** The people of holds. */
function peopleOf(holds: readonly { subject: PersonSubject; subjectId: number }[]): PersonKey[] {
  return holds.map(({ subject, subjectId: id }) => ({ subject, id }));
}

async function namesOf(db: Queries, keys: readonly PersonKey[]) {
  const names = new Map<string, string>();
  for (const [subject, some] of Map.groupBy(keys, (key) => key.subject)) {
    const table = personTables[subject];
    const ids = some.map(({ id }) => id);
    const rows = await db
      .select()
      .from(table as typeof members)
      .where(inArray(table.id, ids));
    for (const row of rows) names.set(`${subject}-${row.id}`, getPersonName(subject, row));
  }
  return (subject: PersonSubject, id: number) => names.get(`${subject}-${id}`) ?? '';
}

/** Everything due today is announced until this time. */
function noticeEnds(now: Date): Date {
  return new Date(now.getTime() + retentionNoticeDays * dayMs);
}

function linkTo(url: string, offset: number): string {
  const next = new URL(url);
  next.searchParams.set('cursor', String(offset));
  return `<${next.pathname}${next.search}>; rel="next"`;
}

export const retentionRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/retention',
    needs: 'privacy.manage',
    summary: 'How long what is kept, and what is on hold',
    reads: (body) => groupIdsBySubject(peopleOf((body as Retention).holds)),
    response: retentionResponse,
    handle: async ({ db, now, session }) => {
      const periods = await readPeriods(db, now());
      const holds = await db
        .select()
        .from(retentionHolds)
        .where(isNull(retentionHolds.endsAt))
        .orderBy(retentionHolds.id);
      const people = peopleOf(holds);
      const name = await namesOf(db, people);
      const cases = people.filter(({ subject }) => subject === 'member').map(({ id }) => id);
      const hidden = await findHidden({ db, now }, session, cases);
      const [job] = await db
        .select()
        .from(recurringJobs)
        .where(eq(recurringJobs.name, 'retention'));
      return {
        body: {
          periods: periods.map((period) => ({
            ...period,
            promised: promisedRetentionMonths[period.name],
          })),
          holds: holds
            .filter(({ subject, subjectId }) => subject !== 'member' || !hidden.has(subjectId))
            .map((hold) => ({ ...hold, name: name(hold.subject, hold.subjectId) })),
          lastRun: job?.lastDay ?? null,
        },
      };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/retention-next',
    needs: 'privacy.manage',
    summary: 'What is erased in the next month, soonest first',
    reads: (body) => groupIdsBySubject(body as NextErasure[]),
    query: v.object({
      ...v.pick(v.object(listQueryEntries({ goesAt: true })), ['search', 'sort', 'limit']).entries,
      cursor: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Use a number'), v.transform(Number)),
      ),
    }),
    response: v.array(nextErasure),
    handle: async ({ db, now, session, request, query }) => {
      const { search = '', limit = pageLimit, cursor: offset = 0 } = query;
      const isOpen = excludeRestricted(members.id, { db, now }, session)?.isListed;
      const periods = await readPeriods(db, now());
      const { rows, total } = await readDuePage(db, periods, noticeEnds(now()), {
        offset,
        limit,
        isWanted: (subject) =>
          and(
            buildSearchCondition(personTables[subject], search),
            subject === 'member' ? isOpen : undefined,
          ),
      });
      const name = await namesOf(db, rows);
      const next = offset + limit;
      return {
        body: rows.map(({ subject, id, goesAt, by }) => ({
          ...{ subject, id, name: name(subject, id), rule: by.source.rule },
          goesAt: goesAt.toISOString(),
        })),
        headers: {
          'X-Total-Count': String(total),
          ...(next < total ? { Link: linkTo(request.url, next) } : {}),
        },
      };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/retention-periods/{id}',
    needs: 'privacy.manage',
    summary: 'Keep something for a shorter time than promised; never longer',
    needsFreshSignIn: true,
    body: v.object({
      months: v.pipe(v.number('Use a number'), v.integer('Use a whole number'), v.minValue(1)),
    }),
    response: periodResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const { row } = await db.transaction((tx) =>
        changeRow(tx, {
          table: retentionPeriods,
          subject: 'retention',
          name: 'Period',
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (period) => compareChanges(period, body),
          columns: (period) => {
            const promised = promisedRetentionMonths[period.name];
            if (body.months > promised) {
              const code = `Our privacy page promises at most ${promised} months`;
              throw invalid([{ field: 'months', code }]);
            }
            return body;
          },
          // Rows due by a shorter period are announced as long as any others.
          derived: (period) =>
            body.months < period.months ? { notBefore: noticeEnds(now()) } : {},
          entry: (period) => ({ note: period.name }),
        }),
      );
      return { body: row };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/retention-holds',
    needs: 'privacy.manage',
    summary: 'Keep something until the hold is ended, whatever its period says',
    status: 201,
    idempotency: 'key-required',
    body: v.object({
      subject: personKey.subject,
      subjectId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
      reason: requiredText('Say why', textLimits.line),
    }),
    response: holdResponse,
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        const table = personTables[body.subject];
        // Waits for a concurrent erasure.
        const [row] = await tx
          .select({ erasedAt: table.erasedAt })
          .from(table as typeof members)
          .where(eq(table.id, body.subjectId))
          .for('share');
        if (row === undefined) throw notFound(personNames[body.subject]);
        if (row.erasedAt !== null) throw new AppError('conflict', 'This was erased already.');
        // Each reason is a separate hold, so that ending one does not end a colleague's.
        const [hold] = await tx
          .insert(retentionHolds)
          .values({ ...body, heldBy: session.username, createdAt: now() })
          .returning();
        if (hold === undefined) throw new Error('the hold was not stored');
        await audit(tx, session, now(), {
          action: 'created',
          subject: 'retention',
          subjectId: hold.id,
          note: 'hold',
        });
        return { body: hold };
      }),
  }),
  staffRoute({
    method: 'DELETE',
    path: '/api/retention-holds/{id}',
    needs: 'privacy.manage',
    summary: 'End a hold; what it held goes a month later at the soonest',
    response: holdResponse,
    handle: async ({ db, params, version, session, now }) => {
      const id = Number(params.id);
      return db.transaction(async (tx) => {
        const [hold] = await tx
          .select({ id: retentionHolds.id })
          .from(retentionHolds)
          .where(and(eq(retentionHolds.id, id), isNull(retentionHolds.endsAt)));
        if (hold === undefined) throw notFound('Hold');
        const { row } = await changeRow(tx, {
          table: retentionHolds,
          subject: 'retention',
          name: 'Hold',
          id,
          version,
          session,
          now: now(),
          columns: () => ({ endsAt: noticeEnds(now()) }),
          entry: () => ({ action: 'deleted', changes: undefined, note: 'hold' }),
        });
        return { body: row };
      });
    },
  }),
];
