// What an attempt to reach somebody who wrote a message does to it: it is answered, or there is a date to
// try again.
import { eq } from 'drizzle-orm';
import type { AuditAction } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { beforeStep } from '../api/undo.ts';
import {
  type Attempt,
  givePlanUp,
  handOver,
  isSameMoment,
  plannedAttempt,
  type ReachedSubject,
  responseWithout,
} from '../contact-log/reached.ts';
import type { Transaction } from '../db/client.ts';
import { contacts } from '../db/schema/public.ts';
import { markSeen, takeSeenBack } from '../outbox/emergencies.ts';

type Message = typeof contacts.$inferSelect;

export const reachedSender: ReachedSubject = {
  async apply(tx, attempt) {
    const isReached = attempt.outcome === 'reached';
    const plan = await plannedAttempt(tx, 'contactId', attempt);
    const { before } = await noteOnMessage(tx, attempt, (row) => {
      if (!isReached) return plan === null ? {} : { isRead: true, followUpDate: plan };
      return {
        isRead: true,
        needsReview: false,
        followUpDate: null,
        ...firstAnswer(row, attempt.now, attempt.session.username),
      };
    });
    await markSeen(tx, attempt.session, 'contact', [attempt.id], attempt.now);
    return {
      followUpAt: plan,
      replacedFollowUpAt: before.followUpDate,
      reminderId: null,
      isFirstResponse: isReached && before.answeredAt === null,
    };
  },

  async takeBack(tx, taken, by) {
    const id = taken.contactId ?? 0;
    await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id)).for('update');
    const next = await responseWithout(tx, 'contactId', taken);
    await handOver(tx, taken, next);
    const { followUpAt, createdAt, isFirstResponse, outcome } = taken;
    // Whoever was answered since need not be tried as planned before.
    const isMet = outcome === 'reached' && next !== undefined;
    const isGivenUp = await givePlanUp(tx, 'contactId', taken);
    await noteOnMessage(tx, { id, ...by }, (row) => ({
      ...(isFirstResponse && isSameMoment(row.answeredAt, createdAt)
        ? { answeredAt: next?.at ?? null, answeredBy: next?.by ?? null }
        : {}),
      ...(isGivenUp && !isMet && isSameMoment(row.followUpDate, followUpAt)
        ? { followUpDate: taken.replacedFollowUpAt }
        : {}),
    }));
    await takeSeenBack(tx, 'contact', id, taken);
  },
};

/** The first reply met what was due; replying again must not move it. */
export function firstAnswer({ answeredAt }: Message, now: Date, username: string) {
  return answeredAt === null ? { answeredAt: now, answeredBy: username } : {};
}

/** Who had replied, and when, before somebody said that nobody had. */
export async function earlierAnswer(tx: Transaction, row: Message, now: Date) {
  if (row.answeredAt !== null) return {};
  const { answeredAt, answeredBy } = await beforeStep(tx, {
    table: contacts,
    subject: 'contact',
    row,
    now,
    isStep: (changes) => changes.answeredAt?.[1] === null,
  });
  return { answeredAt, answeredBy };
}

/** When somebody was to be tried again, before a colleague said that they were answered. */
export async function earlierPlan(tx: Transaction, row: Message, now: Date) {
  if (row.answeredAt === null) return {};
  const { followUpDate } = await beforeStep(tx, {
    table: contacts,
    subject: 'contact',
    row,
    now,
    isStep: (changes) => changes.answeredAt?.[0] === null,
  });
  return { followUpDate };
}

/** Whatever somebody marked meanwhile, the attempt was made, the reply was written. */
export function noteOnMessage(
  tx: Transaction,
  { id, session, now }: Pick<Attempt, 'id' | 'session' | 'now'>,
  columns: (row: Message) => Partial<Message>,
  action?: AuditAction,
) {
  return changeRow(tx, {
    table: contacts,
    subject: 'contact',
    name: 'Message',
    id,
    version: undefined,
    session,
    now,
    columns,
    entry: (row) => {
      const isFirst = columns(row).answeredAt != null && row.answeredAt === null;
      return { action: action ?? (isFirst ? 'answered' : 'changed') };
    },
  });
}
