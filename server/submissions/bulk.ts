// Changing several submissions at once, each by its own rules.
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { submissionStatuses } from '#domain/cases/submission-status';
import { values } from '#domain/vocabulary';
import { AppError } from '../api/app-error.ts';
import { assigneeEntry, bulkResponse } from '../api/bulk.ts';
import { idListSchema } from '../api/id-list.ts';
import { staffRoute } from '../api/route.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema.ts';
import { changeSubmission } from './submission-changes.ts';

export const submissionBulkRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/get-involved-submissions/bulk',
    summary: 'Change the status or assignment of several submissions',
    body: v.object({
      ids: idListSchema,
      status: v.optional(v.picklist(values(submissionStatuses), 'Choose a status')),
      assignedTo: assigneeEntry,
    }),
    response: bulkResponse,
    handle: async ({ db, body, session, now }) =>
      db.transaction(async (tx) => {
        const { ids, ...wanted } = body;
        if (wanted.assignedTo) await requireStaff(tx, wanted.assignedTo);
        const rows = await tx
          .select()
          .from(submissions)
          .where(inArray(submissions.id, ids))
          .orderBy(asc(submissions.id))
          .for('update');
        const changed = [];
        const refused = [];
        for (const { id, status, assignedTo, updatedAt } of rows) {
          try {
            const after = await changeSubmission(tx, id, wanted, session, now());
            if (after.updatedAt.getTime() !== updatedAt.getTime())
              changed.push({ id, status, assignedTo });
          } catch (error) {
            if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
            refused.push({ id, reason: error.message });
          }
        }
        return { body: { changed, refused } };
      }),
  }),
];
