// Serves unopened emergencies to staff screens: the banner's summary, and the complete list.
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isAllowed } from '#domain/roles';
import type { StaffSession } from '../api/caller.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import type { Sort } from '../api/order.ts';
import { groupIdsBySubject } from '../api/read-log.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { emergencies } from '../db/schema/outbox.ts';
import { workLists } from '../triage/what-matters.ts';
import { requestCaseWorker } from './emergencies.ts';
import { needsReview } from './emergency-messages.ts';

/** Emergencies marked for review last, then the newest first. */
const sort: Sort = {
  keys: [
    { by: sql`(not ${needsReview})::int`, type: 'int' },
    { by: emergencies.createdAt, type: 'timestamptz' },
    { by: emergencies.id, type: 'int' },
  ],
  descending: true,
};
const sorts = { '-createdAt': sort };

const shownColumns = ['id', 'subject', 'subjectId', 'createdAt'] as const;
const requestColumns = ['requestedAt', 'requestedBy'] as const;
const { id, subject, createdAt } = buildRowSchema(emergencies, shownColumns).entries;
/** Subject id null if the caller may not open cases. */
const shownEntries = { id, subject, subjectId: v.nullable(v.number()), createdAt };
const summaryResponse = v.strictObject({
  count: v.number(),
  newest: v.nullable(
    v.strictObject({ ...shownEntries, ...buildRowSchema(emergencies, requestColumns).entries }),
  ),
  /** Empty while no emergency is unopened. */
  onCall: v.array(buildRowSchema(staffAccounts, ['username', 'phone'])),
  /** True if this server can send mail or text messages. */
  sendsMessages: v.boolean(),
  /** For owners: true while further forms over the limit are refused. */
  isReviewFull: v.boolean(),
});
export type EmergencySummary = v.InferOutput<typeof summaryResponse>;

const listedResponse = v.strictObject({
  ...shownEntries,
  name: v.nullable(v.string()),
  needsReview: v.boolean(),
});
export type ListedEmergency = v.InferOutput<typeof listedResponse>;

type Row = Pick<typeof emergencies.$inferSelect, (typeof shownColumns)[number]>;

function shownRow<R extends Row>({ subjectId, ...row }: R, { role }: StaffSession) {
  const isShown = row.subject !== 'member' || isAllowed(role, 'cases.read');
  return { ...row, createdAt: row.createdAt.toISOString(), subjectId: isShown ? subjectId : null };
}

export const emergencyRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/emergencies/summary',
    needs: 'people.find',
    summary: 'How many emergencies are unopened, the newest, and who is on call',
    response: summaryResponse,
    handle: async ({ db, env, isReviewFull, session }) => {
      const [unopened] = await db
        .select({ count: count() })
        .from(emergencies)
        .where(isNull(emergencies.seenAt));
      const [newest] = await db
        .select({
          id: emergencies.id,
          subject: emergencies.subject,
          subjectId: emergencies.subjectId,
          createdAt: emergencies.createdAt,
          requestedAt: emergencies.requestedAt,
          requestedBy: emergencies.requestedBy,
        })
        .from(emergencies)
        .where(isNull(emergencies.seenAt))
        .orderBy(...sort.keys.map(({ by }) => desc(by)))
        .limit(1);
      return {
        body: {
          count: unopened?.count ?? 0,
          newest: newest === undefined ? null : shownRow(newest, session),
          onCall: newest === undefined ? [] : await onCallPeople(db),
          sendsMessages: env.mail !== undefined || env.texts !== undefined,
          isReviewFull: isAllowed(session.role, 'staff.manage') && (await isReviewFull(db)),
        },
      };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/emergencies/request',
    needs: 'people.find',
    summary: 'Ask all case workers to open the unopened emergencies now',
    idempotency: 'key-required',
    response: v.strictObject({}),
    handle: async ({ once, env, site, session, now }) =>
      once(async (tx) => {
        await requestCaseWorker(tx, session, { env, site, now: now() });
        return { body: {} };
      }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/emergencies',
    needs: 'people.find',
    summary: 'All unopened emergencies: those marked for review last, the newest first',
    reads: (body) =>
      groupIdsBySubject(
        (body as ListedEmergency[]).map((row) => ({ subject: row.subject, id: row.subjectId })),
      ),
    query: v.object(listQueryEntries(sorts)),
    response: v.array(listedResponse),
    handle: async ({ db, caseAccess, query, request, session, now }) => {
      const page = await listPage(db, {
        table: emergencies,
        columns: shownColumns,
        where: [isNull(emergencies.seenAt)],
        sort,
        query,
        url: request.url,
      });
      const cases = page.rows.map((row) => (row.subject === 'member' ? row.subjectId : null));
      const hidden = await caseAccess.findHidden({ db, now }, session, cases);
      const details = await detailsOf(db, page.rows);
      const body = page.rows.map((row, at) => {
        const { name, needsReview: isMarked } = details.get(row.id) ?? {};
        const known = shownRow(row, session);
        // List every emergency: even without a name, its id lets staff open it with a reason.
        const isNameless = known.subjectId === null || hidden.has(cases[at] ?? null);
        return {
          ...known,
          name: isNameless ? null : (name ?? null),
          needsReview: isMarked ?? false,
        };
      });
      return { body, headers: page.headers };
    },
  }),
];

function onCallPeople(db: Queries) {
  const { username, phone, isOnCall, isDisabled } = staffAccounts;
  return db
    .select({ username, phone })
    .from(staffAccounts)
    .where(and(eq(isOnCall, true), eq(isDisabled, false)))
    .orderBy(username);
}

/** Returns the names of these emergencies and whether each is marked for review. */
async function detailsOf(db: Queries, rows: readonly Row[]) {
  const names = Object.values(workLists).map(
    ({ subject: name, id: itsId, name: itsName }) =>
      sql`when ${name} then (select ${itsName} from ${itsId.table} where ${itsId} = ${emergencies.subjectId})`,
  );
  const found = await db
    .select({
      id: emergencies.id,
      name: sql<string | null>`case ${emergencies.subject} ${sql.join(names, sql` `)} end`,
      needsReview: sql<boolean>`${needsReview}`,
    })
    .from(emergencies)
    .where(
      inArray(
        emergencies.id,
        rows.map((row) => row.id),
      ),
    );
  return new Map(found.map((row) => [row.id, row]));
}
