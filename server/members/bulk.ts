// Changing several cases at once. Each row is changed by its own rules and leaves its
// own entry in the log; what cannot be changed is named and the rest goes on.
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { memberStatuses, priorities } from '#domain/cases/member';
import { values } from '#domain/vocabulary';
import { audit, changesBetween } from '../api/audit.ts';
import { assigneeEntry, bulkResponse } from '../api/bulk.ts';
import { idListSchema } from '../api/id-list.ts';
import { staffRoute } from '../api/route.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import { members } from '../db/schema.ts';

export const memberBulkRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/members/bulk',
    summary: 'Change the status, priority or assignment of several members',
    body: v.object({
      ids: idListSchema,
      status: v.optional(v.picklist(values(memberStatuses), 'Choose a status')),
      priority: v.optional(v.picklist(values(priorities), 'Choose a priority')),
      assignedTo: assigneeEntry,
    }),
    response: bulkResponse,
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
];
