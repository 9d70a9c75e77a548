// Shows the outbox to staff (sent, waiting, and failed messages) and sends failed messages again.
import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SiteContent } from '#content/site-content';
import { dayMs } from '#domain/calendar/durations';
import { messageKinds, messageStates } from '#domain/messages';
import { isAllowed } from '#domain/roles';
import { listValues } from '#domain/vocabulary';
import { AppError, notFound } from '../api/app-error.ts';
import { compareChanges } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow } from '../api/change.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import { groupIdsBySubject } from '../api/read-log.ts';
import { type Services, staffRoute } from '../api/route.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { queryRows } from '../db/rows-of.ts';
import { outbox } from '../db/schema/outbox.ts';
import { render } from './render.ts';
import { configErrors } from './send-error.ts';

const idKey: SortKey = { by: outbox.id, type: 'int' };
const sorts = sortBothWays('createdAt', { by: outbox.createdAt, type: 'timestamptz' }, idKey);

const listedColumns = [
  ...(['id', 'version', 'channel', 'kind', 'recipient', 'status', 'attempts'] as const),
  ...(['lastError', 'dueAt', 'sentAt', 'createdAt', 'subject', 'subjectId'] as const),
];
const listedEntries = buildRowSchema(outbox, listedColumns).entries;
const listedResponse = v.strictObject({
  ...listedEntries,
  /** Only in a demo, where no real recipient exists. */
  text: v.optional(v.strictObject({ subject: v.string(), text: v.string() })),
});
export type ListedOutbox = v.InferOutput<typeof listedResponse>;

const stateResponse = v.strictObject({
  hasMail: v.boolean(),
  waiting: v.number(),
  failed: v.number(),
  /** Code of a configuration problem with the mail server. */
  trouble: v.nullable(v.string()),
});
type Row = typeof outbox.$inferSelect;

function shownRow(row: Row) {
  return Object.fromEntries(listedColumns.map((name) => [name, row[name]])) as Pick<
    Row,
    (typeof listedColumns)[number]
  >;
}

function textOf(row: Row, isDemo: boolean, site: SiteContent) {
  // Params are emptied a month after sending.
  if (!isDemo || Object.keys(row.params).length === 0) return {};
  const { subject, text } = render(row, '', site);
  return { text: { subject, text } };
}

function outboxReads(body: unknown) {
  const rows = body as { subject: string | null; subjectId: number | null }[];
  return groupIdsBySubject(rows.map(({ subject, subjectId: id }) => ({ subject, id })));
}

/** Hides thanks for gifts from staff who may not see gifts. */
function isOpenTo({ role }: StaffSession) {
  const isGift = eq(outbox.subject, 'donation');
  return isAllowed(role, 'gifts') ? undefined : or(isNull(outbox.subject), not(isGift));
}

async function requireOpen(
  asking: Pick<Services, 'db' | 'now' | 'caseAccess'>,
  session: StaffSession,
  id: number,
): Promise<void> {
  const [row] = await asking.db
    .select({ subject: outbox.subject, subjectId: outbox.subjectId })
    .from(outbox)
    .where(and(eq(outbox.id, id), isOpenTo(session)));
  if (row === undefined) throw notFound('Message');
  const cases = await asking.caseAccess.casesOf(asking.db, [row]);
  await asking.caseAccess.assertCases(
    asking,
    session,
    cases.filter((its) => its !== null),
  );
}

export const outboxRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/outbox',
    needs: 'outbox',
    summary: 'Messages that were sent, wait or failed, newest first',
    reads: outboxReads,
    query: v.object({
      ...listQueryEntries(sorts),
      status: v.optional(v.picklist(listValues(messageStates), 'Choose a state')),
      kind: v.optional(v.picklist(listValues(messageKinds), 'Choose a kind')),
    }),
    response: v.array(listedResponse),
    handle: async ({ db, env, site, caseAccess, query, request, session, now }) => {
      const isStatus = query.status && eq(outbox.status, query.status);
      const isKind = query.kind && eq(outbox.kind, query.kind);
      const page = await listPage(db, {
        table: outbox,
        where: [isStatus, isKind, isOpenTo(session)],
        except: [
          caseAccess.excludeSubjects(outbox.subject, outbox.subjectId, { db, now }, session),
        ],
        sort: sorts[query.sort ?? '-createdAt'],
        query,
        url: request.url,
      });
      const body = page.rows.map((row) => ({ ...shownRow(row), ...textOf(row, env.demo, site()) }));
      return { body, headers: page.headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/outbox/state',
    needs: 'self',
    summary: 'Whether mail goes out, and what waits or failed',
    response: stateResponse,
    handle: async ({ db, env, now }) => {
      const since = new Date(now().getTime() - failedShownMs).toISOString();
      const [state] = await queryRows<{ waiting: number; failed: number; trouble: string | null }>(
        db,
        sql`select
          (select count(*)::int from (select from ${outbox}
            where ${outbox.status} in ('waiting', 'sending') limit 1000) as w) as waiting,
          (select count(*)::int from (select from ${outbox}
            where ${outbox.status} = 'failed' and ${outbox.createdAt} > ${since}::timestamptz limit 1000) as f) as failed,
          (select ${outbox.lastError} from ${outbox}
            where ${outbox.status} in ('waiting', 'sending') and ${inArray(outbox.lastError, [...configErrors])}
            limit 1) as trouble`,
      );
      return {
        body: {
          hasMail: env.mail !== undefined,
          waiting: state?.waiting ?? 0,
          failed: state?.failed ?? 0,
          trouble: state?.trouble ?? null,
        },
      };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/outbox/{id}',
    needs: 'outbox',
    summary: 'Send a message that failed again',
    body: v.object({ status: v.literal('waiting', 'Only sending again is possible') }),
    response: v.strictObject(listedEntries),
    handle: async ({ db, caseAccess, body, params, version, session, now }) => {
      await requireOpen({ db, now, caseAccess }, session, Number(params.id));
      const { row } = await db.transaction((tx) =>
        changeRow(tx, {
          table: outbox,
          subject: 'outbox',
          name: 'Message',
          shown: shownRow,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (message) => compareChanges(message, body),
          columns: (message) => {
            if (message.status === 'waiting') return {};
            if (message.status !== 'failed' || Object.keys(message.params).length === 0) {
              throw new AppError('conflict', 'Only a message that failed can be sent again.');
            }
            return body;
          },
          derived: () => ({ dueAt: now(), plannedAt: now(), unclear: 0, lastError: null }),
        }),
      );
      return { body: shownRow(row) };
    },
  }),
];

const failedShownMs = 7 * dayMs;
