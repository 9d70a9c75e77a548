// What an attempt to reach a person does to the case: the response clock stops, or the next try is planned
// as a follow-up. One plan a case: a second try moves it.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { reachingTypes } from '#domain/cases/case-parts';
import { notFound } from '../../api/app-error.ts';
import { changeRow } from '../../api/change.ts';
import type { Transaction } from '../../db/client.ts';
import { contactAttempts, followUpReminders as reminders } from '../../db/schema/case-parts.ts';
import { auditEntries } from '../../db/schema/logs.ts';
import { members } from '../../db/schema/members.ts';
import { markSeen, takeSeenBack } from '../../notifications/emergencies.ts';
import {
  type Attempt,
  type Effect,
  handOver,
  isSameMoment,
  noEffect,
  passPlanOn,
  plannedAttempt,
  planWithout,
  type ReachedSubject,
  responseWithout,
  type StoredAttempt,
} from '../contact-log/reached.ts';
import { setReminders } from './case-course.ts';
import { changeMember } from './member-changes.ts';

type Reminder = typeof reminders.$inferSelect;
type Member = typeof members.$inferSelect;

export const reachedMember: ReachedSubject = {
  async apply(tx, attempt) {
    // A change of a reminder locks the reminder first, then its member.
    const waiting = await lockWaiting(tx, attempt);
    const member = await lockMember(tx, attempt.id);
    await markSeen(tx, attempt.session, 'member', [attempt.id], attempt.now);
    const plan = await plannedAttempt(tx, 'memberId', attempt);
    if (attempt.outcome === 'reached') return meet(tx, attempt, member, waiting);
    return plan === null ? noEffect : planAgain(tx, attempt, member, waiting, plan);
  },

  async takeBack(tx, taken, by) {
    const id = taken.memberId ?? 0;
    const change = { id, version: undefined, ...by };
    // In the order of apply.
    await lockTouched(tx, taken);
    const member = await lockMember(tx, id);
    await takeSeenBack(tx, 'member', id, taken);
    const next = await responseWithout(tx, 'memberId', taken);
    await handOver(tx, taken, next);
    if (taken.outcome !== 'reached') await takePlanBack(tx, taken, change);
    else {
      if (next !== undefined) await meetLater(tx, taken, next.at);
      const met = await tx
        .select({ id: reminders.id })
        .from(reminders)
        .where(
          and(
            eq(reminders.memberId, id),
            eq(reminders.isCompleted, true),
            eq(reminders.completedAt, taken.createdAt),
          ),
        )
        .orderBy(reminders.id);
      await setReminders(
        tx,
        met.map((reminder) => reminder.id),
        false,
        change,
      );
    }
    if (taken.isFirstResponse && isSameMoment(member.firstContactedAt, taken.createdAt)) {
      const fields = { firstContactedAt: next?.at ?? null };
      await changeMember(tx, { ...change, fields });
    }
    await setNextAttempt(tx, member, await planWithout(tx, 'memberId', taken));
  },
};

/** The follow-ups that reaching the person meets: those to reach them, and the one it was done for. */
function lockWaiting(tx: Transaction, { id, reminderId }: Attempt): Promise<Reminder[]> {
  return tx
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.memberId, id),
        eq(reminders.isCompleted, false),
        or(
          inArray(reminders.reminderType, [...reachingTypes]),
          reminderId === undefined ? undefined : eq(reminders.id, reminderId),
        ),
      ),
    )
    .orderBy(reminders.id)
    .for('update');
}

/** The follow-ups that an attempt may have moved, made or met, and those that another one took over from it. */
async function lockTouched(
  tx: Transaction,
  { memberId, reminderId, createdAt }: StoredAttempt,
): Promise<void> {
  await tx
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        eq(reminders.memberId, memberId ?? 0),
        or(
          inArray(reminders.reminderType, [...reachingTypes]),
          eq(reminders.completedAt, createdAt),
          reminderId === null ? undefined : eq(reminders.id, reminderId),
        ),
      ),
    )
    .orderBy(reminders.id)
    .for('update');
}

async function lockMember(tx: Transaction, id: number): Promise<Member> {
  const [member] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  if (member === undefined) throw notFound('Member');
  return member;
}

async function meet(
  tx: Transaction,
  { id, session, now, reminderId = 0 }: Attempt,
  member: Member,
  waiting: readonly Reminder[],
): Promise<Effect> {
  const ids = waiting.map((reminder) => reminder.id);
  await setReminders(tx, ids, true, { session, id, now });
  const isFirstResponse = member.dueAt !== null && member.firstContactedAt === null;
  if (isFirstResponse) {
    const fields = { firstContactedAt: now };
    await changeMember(tx, { id, version: undefined, fields, session, now });
  }
  await setNextAttempt(tx, member, null);
  const met = ids.includes(reminderId) ? reminderId : (ids[0] ?? null);
  return {
    followUpAt: null,
    replacedFollowUpAt: member.nextAttemptAt,
    reminderId: met,
    isFirstResponse,
  };
}

/** Whoever was reached by somebody else since need not be reached first: that call met these. */
async function meetLater(tx: Transaction, taken: StoredAttempt, at: Date): Promise<void> {
  await tx
    .update(reminders)
    .set({ completedAt: at })
    .where(
      and(
        eq(reminders.memberId, taken.memberId ?? 0),
        eq(reminders.completedAt, taken.createdAt),
        inArray(reminders.reminderType, [...reachingTypes]),
      ),
    );
}

async function planAgain(
  tx: Transaction,
  { id, session, now, reminderId }: Attempt,
  member: Member,
  waiting: readonly Reminder[],
  plan: Date,
): Promise<Effect> {
  await setNextAttempt(tx, member, plan);
  const effect = { followUpAt: plan, isFirstResponse: false };
  const moved = waiting.find((reminder) => reminder.id === reminderId) ?? waiting[0];
  if (moved !== undefined) {
    await moveReminder(tx, moved, plan, { session, now });
    return { ...effect, reminderId: moved.id, replacedFollowUpAt: moved.dueDate };
  }
  const [made] = await tx
    .insert(reminders)
    .values({
      memberId: id,
      reminderType: 'try-again',
      title: 'Try again',
      dueDate: plan,
      priority: member.priority,
      assignedTo: session.username,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: reminders.id });
  return { ...effect, reminderId: made?.id ?? null, replacedFollowUpAt: null };
}

type By = Pick<Attempt, 'session' | 'now'>;

async function takePlanBack(tx: Transaction, taken: StoredAttempt, by: By): Promise<void> {
  if (taken.reminderId === null) return;
  const later = await passPlanOn(tx, 'memberId', taken);
  const [planned] = await tx.select().from(reminders).where(eq(reminders.id, taken.reminderId));
  // What somebody has moved, done or worked on since stays, and what somebody tried for since is theirs.
  if (planned === undefined || later.some(({ followUpAt }) => followUpAt !== null)) return;
  if (planned.isCompleted ? !(await isMetByCall(tx, planned)) : later.length > 0) return;
  if (!isSameMoment(planned.dueDate, taken.followUpAt)) return;
  if (taken.replacedFollowUpAt !== null) {
    await moveReminder(tx, planned, taken.replacedFollowUpAt, by);
  } else if (!(await isWorkedOn(tx, planned))) {
    await tx.delete(reminders).where(eq(reminders.id, planned.id));
  }
}

/** Whether reaching the person did it: taken back as well, that opens it again. */
async function isMetByCall(tx: Transaction, { memberId, completedAt }: Reminder): Promise<boolean> {
  if (completedAt === null) return false;
  const [call] = await tx
    .select({ id: contactAttempts.id })
    .from(contactAttempts)
    .where(
      and(
        eq(contactAttempts.memberId, memberId),
        eq(contactAttempts.outcome, 'reached'),
        eq(contactAttempts.createdAt, completedAt),
      ),
    )
    .limit(1);
  return call !== undefined;
}

/** Whether anybody has changed more of it than its day; done and open again, it is as it was. */
async function isWorkedOn(tx: Transaction, { id }: Reminder): Promise<boolean> {
  const entries = await tx
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, 'reminder'), eq(auditEntries.subjectId, id)));
  return entries.some(({ changes }) =>
    Object.keys(changes ?? {}).some((key) => !['dueDate', 'isCompleted'].includes(key)),
  );
}

function moveReminder(tx: Transaction, locked: Reminder, dueDate: Date, { session, now }: By) {
  return changeRow(tx, {
    table: reminders,
    subject: 'reminder',
    name: 'Reminder',
    id: locked.id,
    version: undefined,
    locked,
    session,
    now,
    differs: () => ({}),
    columns: () => ({ dueDate }),
    entry: ({ memberId }) => ({ memberId }),
  });
}

/** No change that anybody made to the case, so its version stays: it says when the queue shows it again. */
async function setNextAttempt(tx: Transaction, member: Member, at: Date | null): Promise<void> {
  if (isSameMoment(member.nextAttemptAt, at)) return;
  await tx
    .update(members)
    .set({ nextAttemptAt: at === null ? sql`null` : at })
    .where(eq(members.id, member.id));
}
