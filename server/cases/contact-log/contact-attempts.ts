// Routes of the contact log: every attempt to reach the person of a case, a submission, or a message.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { identifierSchema } from '#domain/cases/case-parts';
import {
  contactAttemptSchema,
  contactOutcomes,
  describeAttempt,
} from '#domain/cases/contact-attempt';
import { entryProblem } from '#domain/forms/entry-problem';
import { listValues } from '#domain/vocabulary';
import * as labels from '#text/staff/case-labels';
import { createRow, removeRow } from '../../api/change.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { type SortKey, sortBothWays } from '../../api/order.ts';
import { collectReferencedIds } from '../../api/read-log.ts';
import { staffRoute } from '../../api/route.ts';
import type { Transaction } from '../../db/client.ts';
import type { Exclusion } from '../../db/counts.ts';
import { excludeErased } from '../../db/erased.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { contactAttempts } from '../../db/schema/case-parts.ts';
import { excludeRestricted } from '../access/case-access.ts';
import {
  type Author,
  applyContact,
  type ContactSubjects,
  getAttemptSubject,
  type StoredAttempt,
  undoContact,
} from './contact-effect.ts';

const idKey: SortKey = { by: contactAttempts.id, type: 'int' };
const sorts = sortBothWays(
  'createdAt',
  { by: contactAttempts.createdAt, type: 'timestamptz' },
  idKey,
);

const subjectQuery = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), identifierSchema),
);
export const attemptListQuery = v.object({
  ...listQueryEntries(sorts),
  memberId: subjectQuery,
  submissionId: subjectQuery,
  contactId: subjectQuery,
  author: v.optional(v.pipe(v.string(), v.maxLength(200))),
  outcome: v.optional(v.picklist(listValues(contactOutcomes), entryProblem('contactOutcome'))),
});
type AttemptListQuery = v.InferOutput<typeof attemptListQuery>;

/** Builds the query of the list, for listPage and for the export. */
export function buildAttemptList(query: AttemptListQuery, isRestricted: Exclusion | undefined) {
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

const attemptResponse = buildRowSchema(contactAttempts);
export type ContactAttempt = v.InferOutput<typeof attemptResponse>;

const name = 'Contact';

export function createContactAttemptRoutes(subjects: ContactSubjects) {
  return [
    staffRoute({
      method: 'GET',
      path: '/api/contact-attempts',
      needs: 'cases.read',
      summary: 'The contact log, newest first, of one person or of all',
      reads: collectReferencedIds,
      query: attemptListQuery,
      response: v.array(attemptResponse),
      handle: async ({ db, query, request, session, now }) => {
        const isRestricted = excludeRestricted(contactAttempts.memberId, { db, now }, session);
        const list = buildAttemptList(query, isRestricted);
        const page = await listPage(db, { ...list, query, url: request.url });
        return { body: page.rows, headers: page.headers };
      },
    }),
    staffRoute({
      method: 'POST',
      path: '/api/contact-attempts',
      needs: 'cases.write',
      summary:
        'Log or correct an attempt to reach somebody; being reached stops the response clock, else the next try is planned',
      status: 201,
      idempotency: 'key-required',
      body: contactAttemptSchema,
      response: attemptResponse,
      handle: async ({ once, body, session, now, site }) =>
        once(async (tx) => {
          const at = now();
          const subject = getAttemptSubject(body);
          const { outcome, followUpAt, reminderId, corrects } = body;
          const plan = await applyContact(tx, subjects, {
            ...{ subject, id: body[subject] ?? 0, session, now: at },
            ...{ outcome, followUpAt, reminderId, corrects },
            officeHours: site().facts.officeHours,
          });
          const { corrects: _, reminderId: __, ...columns } = body;
          const row = await createRow(tx, {
            table: contactAttempts,
            subject: 'contact-attempt',
            columns: { ...columns, followUpAt: plan, author: session.username, createdAt: at },
            session,
            now: at,
            entry: (made) => ({
              memberId: made.memberId ?? undefined,
              note: describeAttempt(made, labels),
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
      summary: 'Undo the newest attempt, with what came of it, within ten minutes',
      response: attemptResponse,
      handle: async ({ db, params, version, session, now }) => ({
        body: await db.transaction((tx) =>
          remove(tx, subjects, { id: Number(params.id), version }, { session, now: now() }),
        ),
      }),
    }),
  ];
}

async function remove(
  tx: Transaction,
  subjects: ContactSubjects,
  { id, version }: { id: number; version: number | undefined },
  by: Author,
): Promise<StoredAttempt> {
  const row = await removeRow(tx, {
    table: contactAttempts,
    subject: 'contact-attempt',
    name,
    id,
    version,
    ...by,
    entry: (attempt) => ({
      memberId: attempt.memberId ?? undefined,
      note: describeAttempt(attempt, labels),
    }),
  });
  await undoContact(tx, subjects, row, by);
  return row;
}
