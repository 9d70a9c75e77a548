// Progress notes of a member.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { progressChangesSchema, progressSchema, progressTypes } from '#domain/cases/case-parts';
import { listValues } from '#domain/vocabulary';
import { compareChanges } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { changeRow, createRow } from '../../api/change.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import { type SortKey, sortBothWays } from '../../api/order.ts';
import { type Call, staffRoute } from '../../api/route.ts';
import { excludeErased } from '../../db/erased.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { memberProgress } from '../../db/schema/case-parts.ts';
import { notifyMentioned } from '../../notifications/notify.ts';
import { excludeRestricted } from '../access/case-access.ts';
import { requireCorrectable } from '../correction.ts';
import { getRequestedMember, memberQueryEntries } from '../open-work.ts';
import { planReminder } from '../reminders/plan-reminder.ts';

const idKey: SortKey = { by: memberProgress.id, type: 'int' };
const sorts = sortBothWays(
  'progressDate',
  { by: memberProgress.progressDate, type: 'timestamptz' },
  idKey,
);

const query = v.object({
  ...listQueryEntries(sorts),
  ...memberQueryEntries,
  progressType: v.optional(v.picklist(listValues(progressTypes))),
});
const noteResponse = buildRowSchema(memberProgress);
export type ProgressNote = v.InferOutput<typeof noteResponse>;

async function list(call: Call<unknown, v.InferOutput<typeof query>, StaffSession>) {
  const memberId = getRequestedMember(call.params, call.query);
  const { progressType } = call.query;
  const page = await listPage(call.db, {
    table: memberProgress,
    where: [
      memberId === undefined ? undefined : eq(memberProgress.memberId, memberId),
      progressType && eq(memberProgress.progressType, progressType),
    ],
    except: [
      excludeRestricted(memberProgress.memberId, call, call.session),
      ...(memberId === undefined ? excludeErased(memberProgress) : []),
    ],
    sort: sorts[call.query.sort ?? '-progressDate'],
    query: call.query,
    url: call.request.url,
  });
  return { body: page.rows, headers: page.headers };
}

export const memberProgressRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/member-progress',
    needs: 'cases.read',
    summary: 'Progress notes, of one member or of all',
    reads: 'member',
    query,
    response: v.array(noteResponse),
    handle: list,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/member-progress/{id}',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'Progress notes of one member',
    reads: 'member',
    query,
    response: v.array(noteResponse),
    handle: list,
  }),
  staffRoute({
    method: 'POST',
    path: '/api/member-progress',
    needs: 'cases.write',
    summary: 'Add a progress note; a next check-in makes its reminder',
    status: 201,
    idempotency: 'key-optional',
    body: progressSchema,
    response: noteResponse,
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        const at = now();
        const row = await createRow(tx, {
          table: memberProgress,
          subject: 'progress-note',
          columns: {
            ...body,
            progressDate: body.progressDate ?? at,
            reminderSet: body.reminderSet || Boolean(body.nextCheckIn),
            createdAt: at,
          },
          session,
          now: at,
          entry: ({ memberId, progressType }) => ({ memberId, note: progressType }),
        });
        await planReminder(tx, session, row.nextCheckIn, {
          memberId: row.memberId,
          reminderType: 'check-in',
          title: `Check in: ${row.title}`,
          description: row.description,
          createdAt: row.createdAt,
        });
        await notifyMentioned(tx, now(), {
          text: `${row.title}\n${row.description}`,
          by: session.username,
          noteId: row.id,
          memberId: row.memberId,
        });
        return { body: row };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/member-progress/{id}',
    needs: 'cases.write',
    caseBy: 'progress-note',
    summary: 'Set the status; on the day it was written, correct the note',
    body: progressChangesSchema,
    response: noteResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const row = await db.transaction(async (tx) => {
        const changed = await changeRow(tx, {
          table: memberProgress,
          subject: 'progress-note',
          name: 'Progress note',
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (stored) => compareChanges(stored, body),
          columns: (stored) => {
            const changed = Object.keys(compareChanges(stored, body));
            requireCorrectable(stored.createdAt, now(), changed, ['status', 'outcome']);
            return body as Partial<typeof memberProgress.$inferSelect>;
          },
          entry: ({ memberId, progressType }) => ({ memberId, note: progressType }),
        });
        const { row, before } = changed;
        await notifyMentioned(tx, now(), {
          text: `${row.title}\n${row.description}`,
          before: `${before.title}\n${before.description}`,
          by: session.username,
          noteId: row.id,
          memberId: row.memberId,
        });
        return row;
      });
      return { body: row };
    },
  }),
];
