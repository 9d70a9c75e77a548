// Bulk changes of cases.
import * as v from 'valibot';
import { memberStatuses, openWorkEntry, priorities } from '#domain/cases/member';
import { listValues } from '#domain/vocabulary';
import { restricted as text } from '#text/staff/restricted';
import { assigneeSchema, buildBulkResponse, changeRows, chosenRowsSchema } from '../../api/bulk.ts';
import { staffRoute } from '../../api/route.ts';
import { undoSeveralRoute } from '../../api/undo-route.ts';
import { requireStaff } from '../../auth/staff-accounts.ts';
import { members } from '../../db/schema/members.ts';
import { markSeen } from '../../notifications/emergencies.ts';
import { findHidden } from '../access/case-access.ts';
import { lockOpenWork } from './case-course.ts';
import { changeMember, undoableMember } from './member-changes.ts';
import { memberResponse } from './members.ts';

export const memberBulkRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/members/bulk',
    needs: 'cases.write',
    summary: 'Change the status, priority or assignment of several members',
    idempotency: 'key-required',
    body: v.object({
      rows: chosenRowsSchema,
      status: v.optional(v.picklist(listValues(memberStatuses), 'Choose a status')),
      priority: v.optional(v.picklist(listValues(priorities), 'Choose a priority')),
      assignedTo: assigneeSchema,
      openWork: openWorkEntry,
    }),
    response: buildBulkResponse(memberResponse),
    handle: async ({ once, body: { rows: chosen, ...fields }, session, now }) =>
      once(async (tx) => {
        const ids = chosen.map(({ id }) => id);
        const hidden = await findHidden({ db: tx, now }, session, ids);
        const rows = chosen.filter(({ id }) => !hidden.has(id));
        if (fields.assignedTo) await requireStaff(tx, fields.assignedTo, 'cases.read');
        if (fields.openWork !== undefined) {
          await lockOpenWork(
            tx,
            rows.map(({ id }) => id),
          );
        }
        const body = await changeRows(tx, { table: members, rows, name: 'Member' }, (row, locked) =>
          changeMember(tx, { ...row, fields, session, now: now(), locked }),
        );
        const changed = body.changed.map(({ id }) => id);
        if (changed.length > 0) await markSeen(tx, session, 'member', changed, now());
        // Skip restricted cases and change the others.
        const refused = ids
          .filter((id) => hidden.has(id))
          .map((id) => ({ id, reason: text.refused }));
        return { body: { ...body, refused: [...body.refused, ...refused] } };
      }),
  }),
  undoSeveralRoute({ collection: 'members', needs: 'cases.write', undoable: undoableMember }),
];
