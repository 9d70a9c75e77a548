// Shows owners the missing setup steps and lets them dismiss steps that do not apply.
import * as v from 'valibot';
import { compareChanges } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { staffRoute } from '../api/route.ts';
import { undoRoute } from '../api/undo-route.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { checklistItems } from '../db/schema/operation.ts';
import { readChecklist } from './checklist.ts';

const itemResponse = buildRowSchema(checklistItems);
const checklistResponse = v.array(v.strictObject({ ...itemResponse.entries, isDone: v.boolean() }));
export type Checklist = v.InferOutput<typeof checklistResponse>;

const undoableStep = { table: checklistItems, subject: 'checklist', name: 'Step' } as const;

export const checklistRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/checklist',
    needs: 'staff.manage',
    summary: 'The steps to a real site, and whether each is done or dismissed',
    response: checklistResponse,
    handle: async ({ db, env }) => ({ body: await readChecklist(db, env) }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/checklist/{id}',
    needs: 'staff.manage',
    summary: 'Dismiss a step to a real site, or show it again',
    body: v.object({ isDismissed: v.boolean('Say whether the step is dismissed') }),
    response: itemResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const { row } = await db.transaction((tx) =>
        changeRow(tx, {
          ...undoableStep,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (item) => compareChanges(item, body),
          columns: () => body,
          entry: (item) => ({ note: item.name }),
        }),
      );
      return { body: row };
    },
  }),
  undoRoute({
    collection: 'checklist',
    needs: 'staff.manage',
    response: itemResponse,
    undoable: undoableStep,
  }),
];
