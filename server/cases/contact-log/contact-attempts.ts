// The contact log: every attempt to reach somebody, on a case, a form or a message.
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { identifierSchema } from '#domain/cases/case-parts';
import {
  type AttemptSubject,
  attemptSubjects,
  attemptText,
  contactAttemptSchema,
  contactOutcomes,
} from '#domain/cases/contact-attempt';
import { isCorrectable } from '#domain/cases/correction';
import { entryProblem } from '#domain/forms/entry-problem';
import { values } from '#domain/vocabulary';
import * as labels from '#text/staff/case-labels';
import { AppError } from '../../api/app-error.ts';
import { removeRow } from '../../api/change.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { makeRow } from '../../api/make.ts';
import { type SortKey, upAndDown } from '../../api/order.ts';
import { idsNamed } from '../../api/read-log.ts';
import { staffRoute } from '../../api/route.ts';
import type { Transaction } from '../../db/client.ts';
import type { Exclusion } from '../../db/counts.ts';
import { excludeErased } from '../../db/erased.ts';
import { rowSchema } from '../../db/row-schema.ts';
import { contactAttempts } from '../../db/schema/case-parts.ts';
import { excludeRestricted } from '../access/case-access.ts';
import type { ReachedSubject, StoredAttempt } from './reached.ts';

const idKey: SortKey = { by: contactAttempts.id, type: 'int' };
const sorts = upAndDown('createdAt', { by: contactAttempts.createdAt, type: 'timestamptz' }, idKey);

const subjectQuery = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), identifierSchema),
);
export const attemptListQuery = v.object({
  ...listQueryEntries(sorts),
  memberId: subjectQuery,
  submissionId: subjectQuery,
  contactId: subjectQuery,
  author: v.optional(v.pipe(v.string(), v.maxLength(200))),
  outcome: v.optional(v.picklist(values(contactOutcomes), entryProblem('contactOutcome'))),
});
type AttemptListQuery = v.InferOutput<typeof attemptListQuery>;

/** What the list is asked for, as listPage and the export take it. */
export function attemptList(query: AttemptListQuery, isRestricted: Exclusion | undefined) {
  const { memberId, submissionId, contactId, author, outcome } = query;
  const wanted = { memberId, submissionId, contactId, author, outcome };
  return {
    table: contactAttempts,
    where: Object.entries(wanted).map(([key, value]) =>
      value === undefined ? undefined : eq(contactAttempts[key as keyof typeof wanted], value),
    ),
    except: [
      isRestricted,
      ...((memberId ?? submissionId ?? contactId) ? [] : excludeErased(contactAttempts)),
    ],
    sort: sorts[query.sort ?? '-createdAt'],
  };
}

const attemptResponse = rowSchema(contactAttempts);
export type ContactAttempt = v.InferOutput<typeof attemptResponse>;

const name = 'Contact';

export function contactAttemptRoutes(subjects: Record<AttemptSubject, ReachedSubject>) {
  return [
    staffRoute({
      method: 'GET',
      path: '/api/contact-attempts',
      needs: 'cases.read',
      summary: 'The contact log, newest first, of one person or of all',
      reads: idsNamed,
      query: attemptListQuery,
      response: v.array(attemptResponse),
      handle: async ({ db, query, request, session, now }) => {
        const isRestricted = excludeRestricted(contactAttempts.memberId, { db, now }, session);
        const list = attemptList(query, isRestricted);
        const page = await listPage(db, { ...list, query, url: request.url });
        return { body: page.rows, headers: page.headers };
      },
    }),
    staffRoute({
      method: 'POST',
      path: '/api/contact-attempts',
      needs: 'cases.write',
      summary:
        'Log an attempt to reach somebody; being reached stops the response clock, else the next try is planned',
      status: 201,
      idempotency: 'key-required',
      body: contactAttemptSchema,
      response: attemptResponse,
      handle: async ({ once, body, session, now }) =>
        once(async (tx, earlier) => {
          const before = await untouched(tx, earlier);
          if (before !== undefined) {
            const by = { session, now: now() };
            await subjects[subjectOf(before)].takeBack(tx, before, by);
          }
          const at = before?.createdAt ?? now();
          const subject = subjectOf(body);
          const id = body[subject] ?? 0;
          const { outcome, followUpAt, reminderId } = body;
          const attempt = { id, outcome, followUpAt, reminderId, session, now: at };
          const effect = await subjects[subject].apply(tx, attempt);
          const { row } = await makeRow(tx, {
            table: contactAttempts,
            subject: 'contact-attempt',
            schema: contactAttemptSchema,
            // Of a form or a message: once it is taken back, nothing says whose it was.
            unlogged: body.memberId === undefined ? ['note'] : [],
            columns: { ...body, ...effect, author: session.username, createdAt: at },
            earlier,
            session,
            now: now(),
            entry: (made) => ({
              memberId: made.memberId ?? undefined,
              note: attemptText(made, labels),
            }),
          });
          return { body: row };
        }),
    }),
    staffRoute({
      method: 'DELETE',
      path: '/api/contact-attempts/{id}',
      needs: 'cases.write',
      caseBy: 'contact-attempt',
      summary: 'Take an attempt back on the day it was logged, with what came of it',
      response: attemptResponse,
      handle: async ({ db, params, version, session, now }) => {
        const row = await db.transaction(async (tx) => {
          await lockAttempts(tx, Number(params.id));
          const taken = await removeRow(tx, {
            table: contactAttempts,
            subject: 'contact-attempt',
            name,
            id: Number(params.id),
            version,
            session,
            now: now(),
            entry: (attempt) => ({
              memberId: attempt.memberId ?? undefined,
              note: attemptText(attempt, labels),
            }),
          });
          if (!isCorrectable(taken.createdAt, now())) {
            throw new AppError('conflict', 'This can be taken back on the day it was logged.');
          }
          await subjects[subjectOf(taken)].takeBack(tx, taken, { session, now: now() });
          return taken;
        });
        return { body: row };
      },
    }),
  ];
}

function subjectOf(attempt: Partial<Record<AttemptSubject, unknown>>): AttemptSubject {
  return attemptSubjects.find((key) => attempt[key] != null) ?? 'memberId';
}

/** What this corrects, where nobody has touched it since. */
async function untouched(tx: Transaction, earlier: unknown): Promise<StoredAttempt | undefined> {
  const { id, version } = (earlier ?? {}) as { id?: number; version?: number };
  if (id === undefined || version === undefined) return undefined;
  await lockAttempts(tx, id);
  const [row] = await tx
    .select()
    .from(contactAttempts)
    .where(and(eq(contactAttempts.id, id), eq(contactAttempts.version, version)));
  return row;
}

/**
 * This one and all others with the same person, before the person: what one did passes to another when it is taken back,
 * so two that are taken back at once must not look past each other. An erasure locks them in this order too.
 */
async function lockAttempts(tx: Transaction, id: number): Promise<void> {
  const { memberId, submissionId, contactId } = contactAttempts;
  const [whose] = await tx
    .select({ memberId, submissionId, contactId })
    .from(contactAttempts)
    .where(eq(contactAttempts.id, id));
  if (whose === undefined) return;
  const subject = subjectOf(whose);
  await tx
    .select({ id: contactAttempts.id })
    .from(contactAttempts)
    .where(eq(contactAttempts[subject], whose[subject] ?? 0))
    .orderBy(asc(contactAttempts.id))
    .for('update');
}
