// What the course of a case does to its reminders and alerts: who was reached need not be reminded of
// first; a case that is closed may take its open work with it. Taken back, both are open again.
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { closedStatuses, type MemberChanges } from '#domain/cases/member';
import { type AuditAction, audit } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import type { Transaction } from '../../db/client.ts';
import {
  caseAlerts as alerts,
  followUpReminders as reminders,
} from '../../db/schema/case-parts.ts';
import { auditEntries } from '../../db/schema/logs.ts';
import { isActiveAlert } from '../../triage/what-matters.ts';

type Ids = { reminders: number[]; alerts: number[] };
export type CaseWork = {
  close: Ids;
  reopen: Ids;
  /** What is closed instead, if the case is, and what is opened as well, if the case is open then. */
  closeWithCase?: Ids;
  reopenWithCase?: Ids;
};

const none: Ids = { reminders: [], alerts: [] };
const isOpen = eq(reminders.isCompleted, false);
const isFirstContact = eq(reminders.reminderType, 'first-contact');

/** Before the member is locked: a change of a reminder locks the reminder first, then its member. */
export async function lockWork(
  tx: Transaction,
  memberId: number,
  { firstContactedAt, openWork }: MemberChanges,
): Promise<CaseWork> {
  const work: CaseWork = { close: none, reopen: none };
  if (openWork === 'close') work.closeWithCase = await lock(tx, [memberId], isOpen, isActiveAlert);
  if (firstContactedAt) work.close = await lock(tx, [memberId], and(isOpen, isFirstContact));
  if (openWork === 'reopen') {
    // What was closed with the case was closed at the same moment, whatever was changed since.
    const [closing] = await tx
      .select({ at: auditEntries.at })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subject, 'member'),
          eq(auditEntries.subjectId, memberId),
          eq(auditEntries.action, 'completed'),
        ),
      )
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(1);
    if (closing !== undefined) {
      work.reopenWithCase = await lock(
        tx,
        [memberId],
        eq(reminders.completedAt, closing.at),
        eq(alerts.resolvedAt, closing.at),
      );
    }
  } else if (firstContactedAt === null) {
    work.reopen = await lock(tx, [memberId], and(eq(reminders.isCompleted, true), isFirstContact));
  }
  return work;
}

/** Whether closing the case would have closed something with it. */
export function hasOpenWork({ closeWithCase = none }: CaseWork): boolean {
  return closeWithCase.reminders.length + closeWithCase.alerts.length > 0;
}

/** Several cases are about to be locked: what is open in them comes before. */
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

export async function changeWork(
  tx: Transaction,
  work: CaseWork,
  change: Change & { action: AuditAction },
): Promise<void> {
  const close = (change.action === 'completed' && work.closeWithCase) || work.close;
  await setReminders(tx, close.reminders, true, change);
  await setReminders(tx, work.reopen.reminders, false, change);
  await setAlerts(tx, close.alerts, true, change);
}

/** Also where a colleague has opened the case meanwhile: they left closed what was closed with it. */
export async function reopenWork(
  tx: Transaction,
  { reopenWithCase = none }: CaseWork,
  change: Change & { status: string },
): Promise<void> {
  if (closedStatuses.includes(change.status)) return;
  await setReminders(tx, reopenWithCase.reminders, false, change);
  await setAlerts(tx, reopenWithCase.alerts, false, change);
}

export async function setReminders(
  tx: Transaction,
  ids: number[],
  isCompleted: boolean,
  { session, id: memberId, now }: Change,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(reminders)
    .set({
      isCompleted,
      completedAt: isCompleted ? now : null,
      updatedAt: now,
      version: sql`${reminders.version} + 1`,
    })
    .where(inArray(reminders.id, ids));
  for (const subjectId of ids) {
    await audit(tx, session, now, {
      action: isCompleted ? 'completed' : 'reopened',
      subject: 'reminder',
      subjectId,
      memberId,
      changes: { isCompleted: [!isCompleted, isCompleted] },
    });
  }
}

const resolution = 'Closed together with the case.';

async function setAlerts(
  tx: Transaction,
  ids: number[],
  isResolved: boolean,
  { session, id: memberId, now }: Change,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(alerts)
    .set({
      isResolved,
      ...(isResolved
        ? { resolvedAt: now, resolvedBy: session.username, resolution }
        : { isActive: true, resolvedAt: null, resolvedBy: null, resolution: null }),
      version: sql`${alerts.version} + 1`,
    })
    .where(inArray(alerts.id, ids));
  for (const subjectId of ids) {
    await audit(tx, session, now, {
      action: isResolved ? 'resolved' : 'reopened',
      subject: 'alert',
      subjectId,
      memberId,
      changes: { isResolved: [!isResolved, isResolved] },
      note: isResolved ? resolution : undefined,
    });
  }
}
