// Get-involved submissions: received from the public form, worked on by staff.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  formTypes,
  type SubmissionStatus,
  submissionMoves,
  submissionStatuses,
} from '#domain/get-involved';
import { type SubmissionPayload, submissionSchemaOf } from '#domain/get-involved-check';
import { optionalMoment } from '#domain/moment';
import { promiseDue } from '#domain/promises';
import { foldText, textLimits } from '#domain/text';
import { optionalText } from '#domain/text-check';
import { labelOf, values } from '#domain/vocabulary';
import { AppError, notFound } from './app-error.ts';
import { type AuditAction, audit, changesBetween } from './audit.ts';
import type { Queries } from './db/client.ts';
import { rowSchema, withoutInternals } from './db/row-schema.ts';
import { getInvolvedSubmissions as submissions } from './db/schema.ts';
import { listPage, searchTextOf } from './list.ts';
import { acceptPublicWrite, referenceAnswer, trapEntries } from './public-write.ts';
import { parseWith } from './request-checks.ts';
import { publicRoute, staffRoute } from './route.ts';
import { requireStaff } from './staff-accounts.ts';
import { submissionConditions, submissionListQuery, submissionSort } from './submission-list.ts';

type Submission = typeof submissions.$inferSelect;

/** What staff read: the row, and the combined name that the list shows. */
function shown(row: Submission) {
  return { ...withoutInternals(row), name: `${row.firstName} ${row.lastName}` };
}
const submissionAnswer = rowSchema(submissions, { name: v.string() });

/** The columns of a new submission that follow from what was sent and when. */
export function submissionColumns(payload: SubmissionPayload, reference: string, now: Date) {
  const { firstName, lastName, email, phone, formType } = payload;
  return {
    reference,
    searchText: searchTextOf(
      [firstName, lastName, email, formType, labelOf(formTypes, formType), reference],
      phone,
    ),
    sortName: foldText(`${lastName} ${firstName}`),
    dueAt: promiseDue('submission', now),
    createdAt: now,
    updatedAt: now,
  };
}

export const getInvolvedRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/get-involved-submissions',
    summary: 'Offer help: volunteer, lead, partner, give, host, report',
    status: 201,
    body: v.looseObject({
      formType: v.picklist(values(formTypes), 'Choose how you would like to help'),
      ...trapEntries,
    }),
    bodyChoices: values(formTypes).map(submissionSchemaOf),
    answer: referenceAnswer,
    handle: (call) => {
      // The form type picks the check, so that every problem names a field of that form.
      const payload = parseWith(
        submissionSchemaOf(call.body.formType),
        call.body,
      ) as SubmissionPayload;
      return acceptPublicWrite(
        call,
        { scope: 'get-involved' },
        async (tx, { reference, suspicion, now }) => {
          const [row] = await tx
            .insert(submissions)
            .values({
              formType: payload.formType,
              firstName: payload.firstName,
              lastName: payload.lastName,
              email: payload.email,
              phone: payload.phone,
              corePrograms: payload.corePrograms,
              formData: payload.formData,
              notes: payload.notes,
              ...submissionColumns(payload, reference, now),
              isQuarantined: suspicion !== undefined,
              quarantineReason: suspicion,
            })
            .returning({ id: submissions.id });
          await audit(tx, 'visitor', now, {
            action: 'received',
            subject: 'submission',
            subjectId: row?.id,
            note: payload.formType,
          });
        },
      );
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions',
    summary: 'Submissions, newest first',
    query: submissionListQuery,
    answer: v.array(submissionAnswer),
    handle: async ({ db, query, request, now }) => {
      const page = await listPage(db, {
        table: submissions,
        where: submissionConditions(query, now()),
        sort: submissionSort(query),
        query,
        url: request.url,
      });
      return { body: page.rows.map(shown), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions/{id}',
    summary: 'One submission',
    answer: submissionAnswer,
    handle: async ({ db, params }) => {
      const [row] = await db
        .select()
        .from(submissions)
        .where(eq(submissions.id, Number(params.id)));
      if (row === undefined) throw notFound('Submission');
      return { body: shown(row) };
    },
  }),
  staffRoute({
    method: 'PUT',
    path: '/api/get-involved-submissions/{id}',
    summary: 'Start, complete, hold, assign a submission',
    body: v.object({
      status: v.optional(v.picklist(values(submissionStatuses), 'Choose a status')),
      assignedTo: v.optional(v.nullable(optionalText())),
      notes: v.optional(optionalText(textLimits.story)),
      followUpDate: optionalMoment,
      isFollowUpComplete: v.optional(v.boolean()),
      isQuarantined: v.optional(v.boolean()),
    }),
    answer: submissionAnswer,
    handle: async ({ db, body, params, session, now }) =>
      db.transaction(async (tx) => {
        const id = Number(params.id);
        const [before] = await tx
          .select()
          .from(submissions)
          .where(eq(submissions.id, id))
          .for('update');
        if (before === undefined) throw notFound('Submission');
        const { assignedTo: _, ...rest } = body;
        const from = before.status as SubmissionStatus;
        if (body.status !== undefined) checkMove(before, from, body.status, session.username);
        const wanted = {
          ...rest,
          ...(await assignment(tx, body, from, session.username)),
          ...(body.status !== undefined &&
          from === 'new' &&
          body.status !== 'new' &&
          before.firstRespondedAt === null
            ? { firstRespondedAt: now() }
            : {}),
          // Putting it back in the queue starts the promise again.
          ...(body.status === 'new' ? { firstRespondedAt: null } : {}),
        };
        const changes = changesBetween(before, wanted);
        if (Object.keys(changes).length === 0) return { body: shown(before) };
        const [row] = await tx
          .update(submissions)
          .set({ ...wanted, updatedAt: now() })
          .where(eq(submissions.id, id))
          .returning();
        await audit(tx, session, now(), {
          action: actionOf(from, body.status),
          subject: 'submission',
          subjectId: id,
          note: before.formType,
          changes,
        });
        return { body: shown(row ?? before) };
      }),
  }),
];

function checkMove(
  before: Submission,
  from: SubmissionStatus,
  to: SubmissionStatus,
  username: string,
): void {
  if (from === to) {
    if (to === 'in-progress' && before.assignedTo !== null && before.assignedTo !== username) {
      throw new AppError('conflict', `${before.assignedTo} is already working on this.`);
    }
    return;
  }
  if (!submissionMoves[from].includes(to)) {
    throw new AppError(
      'conflict',
      `This is ${labelOf(submissionStatuses, from)}${before.assignedTo ? ` with ${before.assignedTo}` : ''}; it cannot become ${labelOf(submissionStatuses, to)}.`,
    );
  }
}

/** Who has it. Whoever starts one has it; giving it to somebody else needs a real account. */
async function assignment(
  tx: Queries,
  body: { status?: SubmissionStatus; assignedTo?: string | null },
  from: SubmissionStatus,
  username: string,
): Promise<{ assignedTo?: string | null }> {
  if (body.status === 'in-progress' && from === 'new') return { assignedTo: username };
  if (body.status === 'new') return { assignedTo: null };
  if (body.status !== undefined || body.assignedTo === undefined) return {};
  if (body.assignedTo === null || body.assignedTo === '') return { assignedTo: null };
  await requireStaff(tx, body.assignedTo);
  return { assignedTo: body.assignedTo };
}

function actionOf(from: SubmissionStatus, to: SubmissionStatus | undefined): AuditAction {
  if (to === 'completed') return 'completed';
  if (to === 'in-progress') return from === 'completed' ? 'reopened' : 'started';
  return 'changed';
}
