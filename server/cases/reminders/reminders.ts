// Follow-up reminders. Whether one is overdue is computed from its due date whenever it is read.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { reminderChangesSchema, reminderSchema } from '#domain/cases/case-parts';
import { priorities } from '#domain/cases/member';
import { listValues } from '#domain/vocabulary';
import { assignedEntry, buildAssignedCondition, resolveAssignedTo } from '../../api/assigned.ts';
import { compareChanges } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { changeRow, createRow } from '../../api/change.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { type SortKey, sortBothWays } from '../../api/order.ts';
import { type Call, staffRoute } from '../../api/route.ts';
import { undoRoute } from '../../api/undo-route.ts';
import { requireStaff } from '../../auth/staff-accounts.ts';
import type { Transaction } from '../../db/client.ts';
import { assigneeOrEmpty } from '../../db/columns.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { followUpReminders as reminders } from '../../db/schema/case-parts.ts';
import { notifyAssignee } from '../../notifications/notify.ts';
import { excludeRestricted } from '../access/case-access.ts';
import {
  buildReminderCondition,
  getRequestedMember,
  memberEntries,
  memberQueryEntries,
  reminderStates,
  withMembers,
} from '../open-work.ts';

const idKey: SortKey = { by: reminders.id, type: 'int' };
const sorts = {
  ...sortBothWays(
    'person',
    { by: assigneeOrEmpty(reminders.assignedTo), type: 'text' },
    { by: reminders.dueDate, type: 'timestamptz' },
    idKey,
  ),
  ...sortBothWays('dueDate', { by: reminders.dueDate, type: 'timestamptz' }, idKey),
  ...sortBothWays('createdAt', { by: reminders.createdAt, type: 'timestamptz' }, idKey),
};
const query = v.object({
  ...listQueryEntries(sorts),
  ...memberQueryEntries,
  status: v.optional(v.picklist(listValues(reminderStates), 'Choose a status')),
  priority: v.optional(v.picklist(listValues(priorities))),
  ...assignedEntry,
});

type StoredReminder = typeof reminders.$inferSelect;

export const undoableReminder = {
  table: reminders,
  subject: 'reminder',
  name: 'Reminder',
} as const;

function shown<Row extends StoredReminder>(row: Row, now: Date): Row {
  return { ...row, isOverdue: !row.isCompleted && row.dueDate < now };
}

const reminderResponse = buildRowSchema(reminders);
export type Reminder = v.InferOutput<typeof reminderResponse>;
const listedResponse = v.strictObject({ ...reminderResponse.entries, ...memberEntries });
export type ListedReminder = v.InferOutput<typeof listedResponse>;

async function list(call: Call<unknown, v.InferOutput<typeof query>, StaffSession>) {
  const memberId = getRequestedMember(call.params, call.query);
  const { status, priority, assignedTo } = resolveAssignedTo(call.query, call.session);
  const sort = call.query.sort ?? 'dueDate';
  const page = await listPage(call.db, {
    table: reminders,
    where: [
      memberId === undefined ? undefined : eq(reminders.memberId, memberId),
      buildReminderCondition(status, call.now()),
      priority && eq(reminders.priority, priority),
      buildAssignedCondition(reminders.assignedTo, assignedTo),
    ],
    except: [excludeRestricted(reminders.memberId, call, call.session)],
    sort: sorts[sort],
    query: call.query,
    url: call.request.url,
  });
  const named = await withMembers(call.db, page.rows);
  return { body: named.map((row) => shown(row, call.now())), headers: page.headers };
}

export const reminderRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/reminders',
    needs: 'cases.read',
    summary: 'Reminders, soonest first, of one member or of all',
    reads: 'member',
    query,
    response: v.array(listedResponse),
    handle: list,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/reminders/{id}',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'Reminders of one member',
    reads: 'member',
    query,
    response: v.array(listedResponse),
    handle: list,
  }),
  staffRoute({
    method: 'POST',
    path: '/api/reminders',
    needs: 'cases.write',
    summary: 'Add a reminder',
    status: 201,
    idempotency: 'key-required',
    body: reminderSchema,
    response: reminderResponse,
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        if (body.assignedTo) await requireStaff(tx, body.assignedTo, 'cases.read');
        const at = now();
        const row = await createRow(tx, {
          table: reminders,
          subject: 'reminder',
          columns: {
            ...body,
            assignedTo: body.assignedTo || session.username,
            createdAt: at,
            updatedAt: at,
          },
          session,
          now: at,
          entry: ({ memberId }) => ({ memberId }),
        });
        await tellOwner(tx, row, session.username, at);
        return { body: shown(row, now()) };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/reminders/{id}',
    needs: 'cases.write',
    caseBy: 'reminder',
    summary: 'Change, complete or reopen a reminder',
    body: reminderChangesSchema,
    response: reminderResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const { isCompleted } = body;
      const { row } = await db.transaction(async (tx) => {
        if (body.assignedTo) await requireStaff(tx, body.assignedTo, 'cases.read');
        const changed = await changeRow(tx, {
          ...undoableReminder,
          id: Number(params.id),
          version,
          session,
          now: now(),
          shown: (reminder) => shown(reminder, now()),
          differs: (reminder) => compareChanges(reminder, body),
          columns: (reminder) => ({ ...body, ...completion(reminder, isCompleted, now()) }),
          entry: (reminder) => ({
            action: actionOf(reminder, isCompleted),
            memberId: reminder.memberId,
          }),
        });
        await tellOwner(tx, changed.row, session.username, now(), changed.before.assignedTo);
        return changed;
      });
      return { body: shown(row, now()) };
    },
  }),
  undoRoute({
    collection: 'reminders',
    needs: 'cases.write',
    caseBy: 'reminder',
    response: reminderResponse,
    undoable: undoableReminder,
    shown,
  }),
];

async function tellOwner(
  tx: Transaction,
  { id, version, memberId, assignedTo }: StoredReminder,
  by: string,
  now: Date,
  before: string | null = null,
) {
  const assigned = { before, after: assignedTo, by, subject: 'reminder', id, version } as const;
  await notifyAssignee(tx, now, { ...assigned, memberId });
}

function completion(
  reminder: StoredReminder,
  isCompleted = reminder.isCompleted,
  now: Date,
): Partial<StoredReminder> {
  return isCompleted === reminder.isCompleted ? {} : { completedAt: isCompleted ? now : null };
}

function actionOf(reminder: StoredReminder, isCompleted: boolean | undefined) {
  if (isCompleted === undefined || isCompleted === reminder.isCompleted) return 'changed';
  return isCompleted ? 'completed' : 'reopened';
}
