// Changes the reminders and alerts of a case with its course: reaching the person completes the first
// reminder, closing the case may close its open work, and a new assignee may get the follow-ups of the previous one.
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { MemberChanges } from '#domain/cases/member';
import type { AuditAction } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { changeRow } from '../../api/change.ts';
import type { Transaction } from '../../db/client.ts';
import {
  caseAlerts as alerts,
  followUpReminders as reminders,
} from '../../db/schema/case-parts.ts';
import { isActiveAlert } from '../../triage/what-matters.ts';
import { buildResolutionColumns, undoableAlert } from '../alerts/case-alerts.ts';
import { undoableReminder } from '../reminders/reminders.ts';

type Ids = { reminders: number[]; alerts: number[] };
export type CaseWorkChanges = {
  close: Ids;
  reopen: Ids;
  /** Alerts and follow-ups to close with the case. */
  closeWithCase?: Ids;
  /** Open reminders; those of the previous assignee go to the new one. */
  handOver?: Ids;
};

const none: Ids = { reminders: [], alerts: [] };
const isOpen = eq(reminders.isCompleted, false);
const isFirstContact = eq(reminders.reminderType, 'first-contact');

/** Call before locking the member: every change locks reminders before their member. */
export async function lockCaseWork(
  tx: Transaction,
  memberId: number,
  { firstContactedAt, openWork, assignedTo }: MemberChanges,
): Promise<CaseWorkChanges> {
  const work: CaseWorkChanges = { close: none, reopen: none };
  if (openWork === 'hand-over' && assignedTo !== undefined) {
    work.handOver = await lock(tx, [memberId], isOpen);
  }
  if (openWork === 'close') work.closeWithCase = await lock(tx, [memberId], isOpen, isActiveAlert);
  if (firstContactedAt) work.close = await lock(tx, [memberId], and(isOpen, isFirstContact));
  if (firstContactedAt === null) {
    work.reopen = await lock(tx, [memberId], and(eq(reminders.isCompleted, true), isFirstContact));
  }
  return work;
}

/** True if closing the case would also close alerts or reminders. */
export function hasOpenWork({ closeWithCase = none }: CaseWorkChanges): boolean {
  return closeWithCase.reminders.length + closeWithCase.alerts.length > 0;
}

/** Locks the open work of several cases. Call before locking the cases. */
export async function lockOpenWork(tx: Transaction, memberIds: number[]): Promise<void> {
  await lock(tx, memberIds, isOpen, isActiveAlert);
}

async function lock(
  tx: Transaction,
  memberIds: number[],
  ofReminders: SQL | undefined,
  ofAlerts?: SQL,
): Promise<Ids> {
  const lockedReminders = await tx
    .select({ id: reminders.id })
    .from(reminders)
    .where(and(inArray(reminders.memberId, memberIds), ofReminders))
    .orderBy(reminders.id)
    .for('update');
  const lockedAlerts =
    ofAlerts === undefined
      ? []
      : await tx
          .select({ id: alerts.id })
          .from(alerts)
          .where(and(inArray(alerts.memberId, memberIds), ofAlerts))
          .orderBy(alerts.id)
          .for('update');
  return {
    reminders: lockedReminders.map(({ id }) => id),
    alerts: lockedAlerts.map(({ id }) => id),
  };
}

type Change = { session: StaffSession; id: number; now: Date };
type Assignee = string | null;

export async function changeWork(
  tx: Transaction,
  work: CaseWorkChanges,
  change: Change & { action: AuditAction; assigned: { from: Assignee; to: Assignee } },
): Promise<void> {
  const close = (change.action === 'completed' && work.closeWithCase) || work.close;
  await setReminders(tx, close.reminders, true, change);
  await setReminders(tx, work.reopen.reminders, false, change);
  await resolveAlerts(tx, close.alerts, change);
  if (work.handOver !== undefined) await handOver(tx, work.handOver.reminders, change);
}

/** Reassigns only the follow-ups of the previous assignee. */
async function handOver(
  tx: Transaction,
  ids: number[],
  { id: memberId, session, now, assigned: { from, to } }: Parameters<typeof changeWork>[2],
): Promise<void> {
  if (from === to) return;
  const ofPrevious = from === null ? isNull(reminders.assignedTo) : eq(reminders.assignedTo, from);
  const found = await tx
    .select({ id: reminders.id })
    .from(reminders)
    .where(and(inArray(reminders.id, ids), ofPrevious))
    .orderBy(reminders.id);
  for (const { id } of found) {
    await changeRow(tx, {
      ...undoableReminder,
      session,
      now,
      id,
      version: undefined,
      columns: () => ({ assignedTo: to }),
      entry: () => ({ action: 'changed', memberId }),
    });
  }
}

export async function setReminders(
  tx: Transaction,
  ids: number[],
  isCompleted: boolean,
  { id: memberId, session, now }: Change,
): Promise<void> {
  for (const id of ids) {
    await changeRow(tx, {
      ...undoableReminder,
      session,
      now,
      id,
      version: undefined,
      columns: () => ({ isCompleted, completedAt: isCompleted ? now : null }),
      entry: () => ({ action: isCompleted ? 'completed' : 'reopened', memberId }),
    });
  }
}

const resolution = 'Closed together with the case.';

async function resolveAlerts(
  tx: Transaction,
  ids: number[],
  { id: memberId, session, now }: Change,
): Promise<void> {
  for (const id of ids) {
    await changeRow(tx, {
      ...undoableAlert,
      session,
      now,
      id,
      version: undefined,
      columns: () => buildResolutionColumns(true, resolution, session, now),
      entry: () => ({ action: 'resolved', memberId, note: resolution }),
    });
  }
}
