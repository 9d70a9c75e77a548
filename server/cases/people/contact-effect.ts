// The effect of a contact on a case: the response clock, and the follow-ups to reach the person.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { contactReminderTypes } from '#domain/cases/case-parts';
import { notFound } from '../../api/app-error.ts';
import { compareChanges } from '../../api/audit.ts';
import { changeRow } from '../../api/change.ts';
import { findStep, isUnchanged, restore } from '../../api/undo.ts';
import type { Transaction } from '../../db/client.ts';
import { followUpReminders as reminders } from '../../db/schema/case-parts.ts';
import { auditEntries } from '../../db/schema/logs.ts';
import { members } from '../../db/schema/members.ts';
import {
  type Author,
  type ContactSubject,
  computeFirstResponse,
  findPlannedAttempt,
  getContactStep,
  isSameMoment,
  type LoggedContact,
  type StoredAttempt,
} from '../contact-log/contact-effect.ts';
import { undoableReminder } from '../reminders/reminders.ts';
import { setReminders } from './case-course.ts';
import { changeMember, undoableMember } from './member-changes.ts';

type Reminder = typeof reminders.$inferSelect;
type Member = typeof members.$inferSelect;

export const memberContact: ContactSubject = {
  ...undoableMember,
  record: recordContact,
  undoParts,
};

async function recordContact(tx: Transaction, contact: LoggedContact): Promise<void> {
  const { id, session, now, isReached, plan } = contact;
  // Every change locks reminders before their member.
  await lockReminders(tx, id);
  const member = await lockMember(tx, id);
  const response =
    member.dueAt === null ? undefined : computeFirstResponse(contact, member.firstContactedAt);
  const waiting = await waitingReminders(tx, contact);
  const ids = waiting.map((reminder) => reminder.id);
  if (isReached) await setReminders(tx, ids, true, { session, id, now });
  if (response !== undefined) {
    const fields = { firstContactedAt: response?.at ?? null };
    await changeMember(tx, { id, version: undefined, fields, session, now });
  }
  if (plan !== null) await planAgain(tx, contact, member, plan);
  if (isReached || plan !== null) await setNextAttempt(tx, member, plan);
}

async function undoParts(tx: Transaction, undone: StoredAttempt, by: Author): Promise<void> {
  const id = undone.memberId ?? 0;
  await lockReminders(tx, id);
  const own = and(eq(auditEntries.subject, 'reminder'), eq(auditEntries.memberId, id));
  for (const entry of await findStep(tx, getContactStep(undone), own)) {
    // Do not restore a follow-up that somebody has changed since.
    if (await isUnchanged(tx, undoableReminder, entry)) {
      await restore(tx, undoableReminder, entry, by);
    }
  }
  const made = await tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.memberId, id), eq(reminders.createdAt, undone.createdAt)));
  const asMade = { ...newAttempt(undone.author), dueDate: undone.followUpAt, isCompleted: false };
  for (const reminder of made) {
    if (Object.keys(compareChanges(reminder, asMade)).length > 0) continue;
    await tx.delete(reminders).where(eq(reminders.id, reminder.id));
  }
  const member = await lockMember(tx, id);
  await setNextAttempt(tx, member, await findPlannedAttempt(tx, 'memberId', id));
}

function lockReminders(tx: Transaction, memberId: number) {
  return tx
    .select({ id: reminders.id })
    .from(reminders)
    .where(eq(reminders.memberId, memberId))
    .orderBy(reminders.id)
    .for('update');
}

async function lockMember(tx: Transaction, id: number): Promise<Member> {
  const [member] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  if (member === undefined) throw notFound('Member');
  return member;
}

/** Open follow-ups to reach the person, and the one that this contact was made for. */
function waitingReminders(tx: Transaction, { id, reminderId }: LoggedContact): Promise<Reminder[]> {
  return tx
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.memberId, id),
        eq(reminders.isCompleted, false),
        or(
          inArray(reminders.reminderType, [...contactReminderTypes]),
          reminderId === undefined ? undefined : eq(reminders.id, reminderId),
        ),
      ),
    )
    .orderBy(reminders.id);
}

/** The follow-up that a contact creates. Undo deletes it unless somebody has changed it. */
const newAttempt = (username: string) =>
  ({ reminderType: 'try-again', title: 'Try again', assignedTo: username }) as const;

/** Each case has one planned attempt: a second contact moves the existing follow-up. */
async function planAgain(
  tx: Transaction,
  contact: LoggedContact,
  { id, priority }: Member,
  plan: Date,
): Promise<void> {
  const { session, now, reminderId } = contact;
  // Read again: a correction opens the first follow-up of an applicant.
  const waiting = await waitingReminders(tx, contact);
  const moved = waiting.find((reminder) => reminder.id === reminderId) ?? waiting[0];
  if (moved === undefined) {
    await tx.insert(reminders).values({
      ...newAttempt(session.username),
      memberId: id,
      dueDate: plan,
      priority,
      createdAt: now,
      updatedAt: now,
    });
    return;
  }
  await changeRow(tx, {
    ...undoableReminder,
    id: moved.id,
    version: undefined,
    session,
    now,
    columns: () => ({ dueDate: plan }),
    entry: ({ memberId }) => ({ memberId }),
  });
}

/** Does not raise the version of the case: this only changes when the queue shows it again. */
async function setNextAttempt(tx: Transaction, member: Member, at: Date | null): Promise<void> {
  if (isSameMoment(member.nextAttemptAt, at)) return;
  await tx
    .update(members)
    .set({ nextAttemptAt: at === null ? sql`null` : at })
    .where(eq(members.id, member.id));
}
