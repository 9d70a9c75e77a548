// Bulk changes of submissions.
import * as v from 'valibot';
import { submissionStatuses } from '#domain/cases/submission-status';
import { listValues } from '#domain/vocabulary';
import { assigneeSchema, buildBulkResponse, changeRows, chosenRowsSchema } from '../api/bulk.ts';
import { staffRoute } from '../api/route.ts';
import { undoSeveralRoute } from '../api/undo-route.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { markSeen } from '../notifications/emergencies.ts';
import { changeSubmission, undoableSubmission } from './submission-changes.ts';
import { submissionResponse } from './submission-list.ts';

export const submissionBulkRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/get-involved-submissions/bulk',
    needs: 'inbox.write',
    summary: 'Change the status or assignment of several submissions',
    idempotency: 'key-required',
    body: v.object({
      rows: chosenRowsSchema,
      status: v.optional(v.picklist(listValues(submissionStatuses), 'Choose a status')),
      assignedTo: assigneeSchema,
    }),
    response: buildBulkResponse(submissionResponse),
    handle: async ({ once, body: { rows, ...wanted }, session, now }) =>
      once(async (tx) => {
        if (wanted.assignedTo) await requireStaff(tx, wanted.assignedTo, 'inbox.read');
        const body = await changeRows(
          tx,
          { table: submissions, rows, name: 'Submission' },
          (chosen, locked) =>
            changeSubmission(tx, { ...chosen, body: wanted, session, now: now(), locked }),
        );
        const changed = body.changed.map(({ id }) => id);
        if (changed.length > 0) await markSeen(tx, session, 'submission', changed, now());
        return { body };
      }),
  }),
  undoSeveralRoute({
    collection: 'get-involved-submissions',
    needs: 'inbox.write',
    undoable: undoableSubmission,
  }),
];
