// Changing several cases or submissions at once. Each row is changed by its own rules and leaves its
// own entry in the log; what cannot be changed is named and the rest goes on.
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { memberStatuses, priorities } from '#domain/cases/member';
import { submissionStatuses } from '#domain/cases/submission-status';
import { optionalText } from '#domain/text/text-check';
import { values } from '#domain/vocabulary';
import { AppError } from '../api/app-error.ts';
import { audit, changesBetween } from '../api/audit.ts';
import { idListSchema } from '../api/id-list.ts';
import { staffRoute } from '../api/route.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import { members, getInvolvedSubmissions as submissions } from '../db/schema.ts';
import { changeSubmission } from '../submissions/submission-changes.ts';

const assignee = v.optional(v.nullable(optionalText()));

/** How each row was before, so that the change can be taken back. */
const bulkAnswer = v.strictObject({
  changed: v.array(
    v.strictObject({
      id: v.number(),
      status: v.string(),
      priority: v.optional(v.string()),
      assignedTo: v.nullable(v.string()),
    }),
  ),
  refused: v.array(v.strictObject({ id: v.number(), reason: v.string() })),
});

export const bulkRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/members/bulk',
    summary: 'Change the status, priority or assignment of several members',
    body: v.object({
      ids: idListSchema,
      status: v.optional(v.picklist(values(memberStatuses), 'Choose a status')),
      priority: v.optional(v.picklist(values(priorities), 'Choose a priority')),
      assignedTo: assignee,
    }),
    answer: bulkAnswer,
    handle: async ({ db, body, session, now }) =>
      db.transaction(async (tx) => {
        const { ids, assignedTo, ...rest } = body;
        if (assignedTo) await requireStaff(tx, assignedTo);
        const wanted = {
          ...rest,
          ...(assignedTo === undefined ? {} : { assignedTo: assignedTo || null }),
        };
        // In one order, so that two such changes at once cannot wait for each other.
        const rows = await tx
          .select()
          .from(members)
          .where(inArray(members.id, ids))
          .orderBy(asc(members.id))
          .for('update');
        const changed = [];
        for (const before of rows) {
          const changes = changesBetween(before, wanted);
          if (Object.keys(changes).length === 0) continue;
          await audit(tx, session, now(), {
            action: 'changed',
            subject: 'member',
            subjectId: before.id,
            memberId: before.id,
            changes,
          });
          const { id, status, priority, assignedTo: had } = before;
          changed.push({ id, status, priority, assignedTo: had });
        }
        if (changed.length > 0) {
          await tx
            .update(members)
            .set({ ...wanted, updatedAt: now() })
            .where(
              inArray(
                members.id,
                changed.map((row) => row.id),
              ),
            );
        }
        const found = new Set(rows.map((row) => row.id));
        const refused = ids
          .filter((id) => !found.has(id))
          .map((id) => ({ id, reason: 'Member not found.' }));
        return { body: { changed, refused } };
      }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/get-involved-submissions/bulk',
    summary: 'Change the status or assignment of several submissions',
    body: v.object({
      ids: idListSchema,
      status: v.optional(v.picklist(values(submissionStatuses), 'Choose a status')),
      assignedTo: assignee,
    }),
    answer: bulkAnswer,
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
