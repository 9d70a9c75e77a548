// Get-involved submissions: received from the public form, worked on by staff.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addOfficeHours } from '#domain/calendar/office-hours';
import { encodeProblem } from '#domain/forms/problem';
import { formTypes, getFields } from '#domain/forms/submission';
import { getSubmissionSchema, type SubmissionPayload } from '#domain/forms/submission-check';
import { listValues } from '#domain/vocabulary';
import { notFound } from '../api/app-error.ts';
import { resolveAssignedTo } from '../api/assigned.ts';
import { listPage } from '../api/list.ts';
import {
  acceptPublicWrite,
  honeypotSchema,
  receiptResponse,
  storeForm,
} from '../api/public-write.ts';
import { parseWith } from '../api/request-checks.ts';
import { publicRoute, staffRoute } from '../api/route.ts';
import { undoRoute } from '../api/undo-route.ts';
import { buildRowSchema, listPublicColumns } from '../db/row-schema.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { clearColleagueNotices, hasColleagueNotices } from '../notifications/colleague-notices.ts';
import { buildUnseenCondition, markSeen } from '../notifications/emergencies.ts';
import { notifyMarkedGenuine, notifyReceived } from '../notifications/notify-received.ts';
import { listReplies, replyBody, replyResponse, storeReply } from '../notifications/replies.ts';
import { chooseLanguage } from '../notifications/thanks.ts';
import {
  beginsWithDanger,
  dangerHours,
  dangerRules,
  mentionsDanger,
  raiseAlerts,
} from '../triage/danger-alert.ts';
import {
  changeSubmission,
  changeSubmissionAnyVersion,
  submissionChangesSchema,
  undoableSubmission,
} from './submission-changes.ts';
import {
  buildSubmissionColumns,
  buildSubmissionConditions,
  buildSubmissionSort,
  submissionListQuery,
  submissionResponse,
  toStaffSubmission,
} from './submission-list.ts';

export type SubmissionDetail = v.InferOutput<typeof submissionResponse>;

/** Columns of the list; the answers are read one submission at a time. */
const listedColumns = [
  ...(['id', 'version', 'formType', 'firstName', 'lastName', 'email', 'corePrograms'] as const),
  ...(['status', 'assignedTo', 'dueAt', 'firstRespondedAt', 'language', 'createdAt'] as const),
];
const listedResponse = v.strictObject({
  ...buildRowSchema(submissions, listedColumns).entries,
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
      formType: v.picklist(listValues(formTypes), encodeProblem('formType')),
      ...honeypotSchema,
    }),
    bodyChoices: listValues(formTypes).map(getSubmissionSchema),
    response: receiptResponse,
    confirms: { form: 'get-involved' },
    handle: (call) => {
      // Choose the schema by the form type, so that every problem names a field of that form.
      const payload = parseWith(
        getSubmissionSchema(call.body.formType),
        call.body,
      ) as SubmissionPayload;
      const texts = freeTexts(payload);
      const options = {
        scope: 'get-involved',
        isKeptOverLimit: () => beginsWithDanger(call.assistant, texts),
      };
      return acceptPublicWrite(call, options, async (tx, accepted) => {
        const isDanger = mentionsDanger(call.assistant, texts);
        const { reviewReason, now } = accepted;
        const { officeHours } = call.site().facts;
        const stored = await storeForm(tx, {
          table: submissions,
          subject: 'submission',
          accepted,
          note: payload.formType,
          columns: {
            formType: payload.formType,
            firstName: payload.firstName,
            lastName: payload.lastName,
            email: payload.email,
            phone: payload.phone,
            corePrograms: payload.corePrograms,
            formData: payload.formData,
            notes: payload.notes,
            language: chooseLanguage(call.request),
            ...buildSubmissionColumns(payload, accepted.reference, now, officeHours),
            ...(isDanger ? { dueAt: addOfficeHours(now, dangerHours, officeHours) } : {}),
            needsReview: reviewReason !== undefined,
            reviewReason,
          },
        });
        if (isDanger && reviewReason === undefined) {
          await raiseAlerts(tx, { submissionId: stored.id }, dangerRules, now);
        }
        const { email, phone } = payload;
        const received = { what: 'submission', email, phone, isUrgent: isDanger } as const;
        await notifyReceived(tx, call, accepted, stored, received);
        return { reference: stored.reference, isDanger };
      });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions',
    needs: 'inbox.read',
    summary: 'Submissions, newest first',
    reads: 'submission',
    query: submissionListQuery,
    response: v.array(listedResponse),
    handle: async ({ db, query: sent, session, request, now }) => {
      const query = resolveAssignedTo(sent, session);
      const { rows, headers } = await listPage(db, {
        table: submissions,
        columns: listedColumns,
        where: buildSubmissionConditions(query, now()),
        sort: buildSubmissionSort(query, now()),
        query,
        url: request.url,
      });
      return { body: rows.map(toStaffSubmission), headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions/{id}',
    needs: 'inbox.read',
    summary: 'One submission',
    reads: 'submission',
    response: submissionResponse,
    handle: async ({ db, params, session, now, isBackground }) => {
      const id = Number(params.id);
      const [found] = await db
        .select({
          row: listPublicColumns(submissions),
          isUnseen: buildUnseenCondition('submission', id),
          hasNotices: hasColleagueNotices(session, 'submission', id),
        })
        .from(submissions)
        .where(eq(submissions.id, id));
      if (found === undefined) throw notFound('Submission');
      if (found.isUnseen && !isBackground) {
        await db.transaction((tx) => markSeen(tx, session, 'submission', [id], now()));
      }
      if (found.hasNotices && !isBackground)
        await clearColleagueNotices(db, session, 'submission', id);
      return { body: toStaffSubmission(found.row) };
    },
  }),
  staffRoute({
    method: 'PUT',
    path: '/api/get-involved-submissions/{id}',
    needs: 'inbox.write',
    summary: 'Start, complete, hold, assign a submission',
    version: 'optional',
    body: submissionChangesSchema,
    response: submissionResponse,
    handle: async ({ db, env, site, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        const change = { id: Number(params.id), version, body, session, now: now() };
        const { row, before } = await changeSubmission(tx, change);
        if (before.needsReview && !row.needsReview && before.reviewReason !== null) {
          const { id, reference, email, phone, language } = row;
          const form = { what: 'submission', id, reference, email, phone, language } as const;
          await notifyMarkedGenuine(tx, { env, site, now: change.now }, session, form);
        }
        return { body: toStaffSubmission(row) };
      }),
  }),
  undoRoute({
    collection: 'get-involved-submissions',
    needs: 'inbox.write',
    response: submissionResponse,
    undoable: undoableSubmission,
    shown: toStaffSubmission,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions/{id}/replies',
    needs: 'inbox.read',
    summary: 'What staff wrote back to a submission',
    reads: 'submission',
    response: v.array(replyResponse),
    handle: async ({ db, params }) => ({
      body: await listReplies(db, 'submission', Number(params.id)),
    }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/get-involved-submissions/{id}/replies',
    needs: 'inbox.write',
    summary: 'Reply to a form by mail; it counts as answered once the mail server has the reply',
    status: 201,
    idempotency: 'key-required',
    body: replyBody,
    response: replyResponse,
    handle: async ({ once, env, body, params, session, now }) =>
      once(async (tx) => {
        const id = Number(params.id);
        const by = { session, now: now() };
        const { row } = await changeSubmissionAnyVersion(tx, { id, ...by }, () => ({
          needsReview: false,
        }));
        const { email, language, reference, formType: note } = row;
        const to = { subject: 'submission', subjectId: id, email, language, reference } as const;
        return { body: await storeReply(tx, { ...to, ...body, ...by, note, env }) };
      }),
  }),
];

/** The free-text answers in which a person may describe danger; not addresses or titles. */
function freeTexts({ formType, formData, notes }: SubmissionPayload): unknown[] {
  const long = getFields(formType).filter(({ control }) => control === 'textarea');
  return [
    notes,
    formData.message,
    formData.additionalInfo,
    ...long.map(({ key }) => formData[key]).filter((answer) => !offer.test(`${answer}`)),
  ];
}

/** An answer such as "help someone" to the question how they want to help is an offer, not a cry for help. */
const offer = /^\s*help (?:someone|somebody|anyone)[\s.]*$/i;
