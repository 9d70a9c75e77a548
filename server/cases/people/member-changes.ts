import { closedStatuses, type MemberChanges } from '#domain/cases/member';
import { AppError } from '../../api/app-error.ts';
import { type AuditAction, audit, compareChanges } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { changeRow } from '../../api/change.ts';
import type { UndoableRow } from '../../api/undo.ts';
import type { Transaction } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { notifyAssignee } from '../../notifications/notify.ts';
import { undoableAlert } from '../alerts/case-alerts.ts';
import { undoableReminder } from '../reminders/reminders.ts';
import { changeWork, hasOpenWork, lockCaseWork } from './case-course.ts';
import { planFirstContact } from './first-contact.ts';
import { buildLookupColumns } from './member-list.ts';

type Member = typeof members.$inferSelect;
type MemberChange = {
  id: number;
  version: number | undefined;
  fields: MemberChanges;
  session: StaffSession;
  now: Date;
  locked?: Member;
};

export const undoableMember = {
  table: members,
  subject: 'member',
  name: 'Member',
  derived: deriveColumns,
  parts: [undoableReminder, undoableAlert],
} as const satisfies UndoableRow<typeof members>;

function deriveColumns(row: Member, columns: Partial<Member>): Partial<Member> {
  const after = { ...row, ...definedOf(columns) };
  const lookup = buildLookupColumns(after);
  const isSamePerson =
    lookup.matchKeys.join() === row.matchKeys.join() && after.dateOfBirth === row.dateOfBirth;
  return { ...lookup, ...(isSamePerson ? {} : { isCompared: false }) };
}

export async function changeMember(tx: Transaction, { fields, ...change }: MemberChange) {
  const { openWork: _, reason, ...columns } = fields;
  const wanted = { ...columns, ...convertEmptyToNull(fields) };
  const work = await lockCaseWork(tx, change.id, fields);
  const outcome = await changeRow(tx, {
    ...change,
    ...undoableMember,
    differs: (row) => compareChanges(row, { ...wanted, ...reachedAt(row, fields, change.now) }),
    columns: (row) => ({ ...wanted, ...reachedAt(row, fields, change.now) }) as Partial<Member>,
    entry: ({ status }) => ({
      action: actionOf(status, fields.status),
      memberId: change.id,
      note: reason || undefined,
    }),
  });
  if (outcome.isChanged) {
    const action = actionOf(outcome.before.status, outcome.row.status);
    const assigned = { from: outcome.before.assignedTo, to: outcome.row.assignedTo };
    await changeWork(tx, work, { ...change, action, assigned });
  } else if (closedStatuses.includes(fields.status ?? '') && hasOpenWork(work)) {
    throw new AppError(
      'conflict',
      'This case was closed already. Its alerts and reminders are still open.',
    );
  } else if (fields.status !== undefined && reason) {
    // A colleague was faster: both reasons count.
    await audit(tx, change.session, change.now, {
      action: 'changed',
      subject: 'member',
      subjectId: change.id,
      memberId: change.id,
      note: reason,
    });
  }
  if (isFoundGenuine(outcome.before, fields) && outcome.row.dueAt !== null) {
    await planFirstContact(tx, { ...outcome.row, dueAt: outcome.row.dueAt }, change.now);
  }
  await notifyAssignee(tx, change.now, {
    before: outcome.before.assignedTo,
    after: outcome.row.assignedTo,
    by: change.session.username,
    subject: 'member',
    id: change.id,
    version: outcome.row.version,
  });
  return outcome;
}

/**
 * Limits the browser's time to between the application and now. It must differ from the audit entry's time: only a
 * logged contact has that, and the history uses it to choose the kind of undo.
 */
function reachedAt({ createdAt }: Member, { firstContactedAt: said }: MemberChanges, now: Date) {
  if (!said) return {};
  const past = said > now ? new Date(now.getTime() - 1) : said;
  return { firstContactedAt: past < createdAt ? createdAt : past };
}

function actionOf(from: string, to: string = from): AuditAction {
  const [wasClosed, isClosed] = [closedStatuses.includes(from), closedStatuses.includes(to)];
  if (wasClosed === isClosed) return 'changed';
  return isClosed ? 'completed' : 'reopened';
}

/** True if staff mark an application as genuine that nobody has contacted. */
function isFoundGenuine(row: Member, { needsReview }: MemberChanges): boolean {
  return (
    row.needsReview && needsReview === false && row.dueAt !== null && row.firstContactedAt === null
  );
}

/** Converts empty fields to null. */
export function convertEmptyToNull(
  fields: Partial<Record<'email' | 'notes' | 'assignedTo', string | null | undefined>>,
) {
  return Object.fromEntries(
    (['email', 'notes', 'assignedTo'] as const)
      .filter((key) => fields[key] !== undefined)
      .map((key) => [key, fields[key] || null]),
  );
}

function definedOf<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
