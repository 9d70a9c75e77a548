// Get-involved submissions: received from the public form, worked on by staff.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { fieldsOf, formTypes } from '#domain/forms/submission';
import { type SubmissionPayload, submissionSchemaOf } from '#domain/forms/submission-check';
import { values } from '#domain/vocabulary';
import { notFound } from '../api/app-error.ts';
import { dangerRules, raiseAlerts, tellsOfDanger } from '../api/danger-alert.ts';
import { listPage } from '../api/list.ts';
import {
  acceptPublicWrite,
  referenceResponse,
  storeReceived,
  trapEntries,
} from '../api/public-write.ts';
import { parseWith } from '../api/request-checks.ts';
import { publicRoute, staffRoute } from '../api/route.ts';
import { rowSchema } from '../db/row-schema.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema.ts';
import { markSeen } from '../outbox/emergencies.ts';
import { tellReceived } from '../outbox/received.ts';
import { repliesTo, replyBody, replyResponse, storeReply } from '../outbox/replies.ts';
import { changeSubmission, noteResponse, submissionChangesSchema } from './submission-changes.ts';
import {
  knownSubmissionTotal,
  shownSubmission,
  submissionColumns,
  submissionConditions,
  submissionIndexFilter,
  submissionListQuery,
  submissionResponse,
  submissionSort,
} from './submission-list.ts';

export type SubmissionDetail = v.InferOutput<typeof submissionResponse>;

/** What a list shows; what somebody answered is read one at a time. */
const listedColumns = [
  ...(['id', 'version', 'formType', 'firstName', 'lastName', 'email', 'corePrograms'] as const),
  ...(['status', 'assignedTo', 'dueAt', 'firstRespondedAt', 'createdAt'] as const),
];
const listedResponse = v.strictObject({
  ...rowSchema(submissions, listedColumns).entries,
  name: v.string(),
});
export type ListedSubmission = v.InferOutput<typeof listedResponse>;

export const submissionRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/get-involved-submissions',
    summary: 'Offer help: volunteer, lead, partner, give, host, report',
    status: 201,
    idempotency: 'key-optional',
    body: v.looseObject({
      formType: v.picklist(values(formTypes), 'Choose how you would like to help'),
      ...trapEntries,
    }),
    bodyChoices: values(formTypes).map(submissionSchemaOf),
    response: referenceResponse,
    handle: (call) => {
      // The form type picks the check, so that every problem names a field of that form.
      const payload = parseWith(
        submissionSchemaOf(call.body.formType),
        call.body,
      ) as SubmissionPayload;
      return acceptPublicWrite(call, { scope: 'get-involved' }, async (tx, accepted) => {
        const { suspicion, now } = accepted;
        const isDanger = tellsOfDanger(call.assistant, freeTexts(payload));
        const stored = await storeReceived(tx, {
          table: submissions,
          subject: 'submission',
          accepted,
          answers: 'formData',
          note: payload.formType,
          columns: (known) => ({
            formType: payload.formType,
            firstName: payload.firstName,
            lastName: payload.lastName,
            email: payload.email,
            phone: payload.phone,
            corePrograms: payload.corePrograms,
            formData: payload.formData,
            notes: payload.notes,
            ...submissionColumns(payload, known, now),
            isQuarantined: suspicion !== undefined,
            quarantineReason: suspicion,
          }),
        });
        if (isDanger) await raiseAlerts(tx, { submissionId: stored.id }, dangerRules, now);
        const received = { what: 'submission', email: payload.email, isUrgent: isDanger } as const;
        await tellReceived(tx, call, accepted, stored, received);
        return stored.reference;
      });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions',
    summary: 'Submissions, newest first',
    reads: 'submission',
    query: submissionListQuery,
    response: v.array(listedResponse),
    handle: async ({ db, query, request, now }) => {
      const { rows, headers } = await listPage(db, {
        table: submissions,
        columns: listedColumns,
        where: submissionConditions(query, now()),
        inIndex: submissionIndexFilter(query),
        sort: submissionSort(query),
        query,
        url: request.url,
        total: await knownSubmissionTotal(db, query),
      });
      return { body: rows.map(shownSubmission), headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions/{id}',
    summary: 'One submission',
    reads: 'submission',
    response: submissionResponse,
    handle: async ({ db, params, session, now, isBackground }) => {
      const id = Number(params.id);
      const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
      if (row === undefined) throw notFound('Submission');
      if (!isBackground) await markSeen(db, session, 'submission', id, now());
      return { body: shownSubmission(row) };
    },
  }),
  staffRoute({
    method: 'PUT',
    path: '/api/get-involved-submissions/{id}',
    summary: 'Start, complete, hold, assign a submission',
    version: 'optional',
    body: submissionChangesSchema,
    response: submissionResponse,
    handle: async ({ db, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        const change = { id: Number(params.id), version, body, session, now: now() };
        return { body: shownSubmission((await changeSubmission(tx, change)).row) };
      }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions/{id}/replies',
    summary: 'What staff wrote back to a submission',
    reads: 'submission',
    response: v.array(replyResponse),
    handle: async ({ db, params }) => ({
      body: await repliesTo(db, 'submission', Number(params.id)),
    }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/get-involved-submissions/{id}/replies',
    summary: 'Write back to a submission by mail; it then counts as responded to',
    status: 201,
    idempotency: 'key-required',
    body: replyBody,
    response: replyResponse,
    handle: async ({ once, body, params, session, now }) =>
      once(async (tx) => {
        const id = Number(params.id);
        const row = await noteResponse(tx, id, session, now());
        const { email, reference } = row;
        const reply = { subject: 'submission', subjectId: id, email, reference, ...body } as const;
        return { body: await storeReply(tx, { ...reply, session, now: now() }) };
      }),
  }),
];

/** What a person wrote at length: an address or a title tells of no danger. */
function freeTexts({ formType, formData, notes }: SubmissionPayload): unknown[] {
  const long = fieldsOf(formType).filter(({ control }) => control === 'textarea');
  return [
    notes,
    formData.message,
    formData.additionalInfo,
    ...long.map(({ key }) => formData[key]),
  ];
}
