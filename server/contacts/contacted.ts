// Answers a message when its sender was reached or a reply was sent, or plans the next attempt.
import { eq } from 'drizzle-orm';
import { changeRow } from '../api/change.ts';
import { beforeStep } from '../api/undo.ts';
import {
  givePlanUp,
  handOver,
  isSameMoment,
  plannedAttempt,
  type ReachedSubject,
  responseWithout,
} from '../cases/contact-log/reached.ts';
import type { Transaction } from '../db/client.ts';
import { contacts } from '../db/schema/public.ts';
import { markSeen, takeSeenBack } from '../notifications/emergencies.ts';
import type { SentReply, StopClocks } from '../notifications/replies.ts';

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

/** The mail server has accepted a reply. */
export const answerMessage: StopClocks['contact'] = (tx, reply) =>
  noteOnMessage(tx, reply, (row) => ({
    followUpDate: null,
    ...firstAnswer(row, reply.now, reply.session.username),
  }));

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

/** Needs no version: whatever a colleague changed meanwhile, the person was reached or written to. */
export function noteOnMessage(
  tx: Transaction,
  { id, session, now }: SentReply,
  columns: (row: Message) => Partial<Message>,
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
      return { action: isFirst ? 'answered' : 'changed' };
    },
  });
}
