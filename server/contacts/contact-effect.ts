// The effect of a contact or a sent reply on a message.
import { changeRow } from '../api/change.ts';
import { type ContactSubject, computeFirstResponse } from '../cases/contact-log/contact-effect.ts';
import type { Transaction } from '../db/client.ts';
import { contacts } from '../db/schema/public.ts';
import type { SentReply, StopClocks } from '../notifications/replies.ts';

type Message = typeof contacts.$inferSelect;

export const undoableMessage = { table: contacts, subject: 'contact', name: 'Message' } as const;

export const messageContact: ContactSubject = {
  ...undoableMessage,
  record: (tx, contact) =>
    changeMessageAnyVersion(tx, contact, (row) => {
      const response = computeFirstResponse(contact, row.answeredAt);
      return {
        isRead: true,
        ...(contact.isReached ? { needsReview: false, followUpDate: null } : {}),
        ...(contact.plan === null ? {} : { followUpDate: contact.plan }),
        ...(response === undefined
          ? {}
          : { answeredAt: response?.at ?? null, answeredBy: response?.by ?? null }),
      };
    }),
};

/** Called when the mail server has accepted a reply. */
export const markMessageAnswered: StopClocks['contact'] = (tx, reply) =>
  changeMessageAnyVersion(tx, reply, (row) => ({
    followUpDate: null,
    ...computeFirstAnswer(row, reply.now, reply.session.username),
  }));

/** The first reply met the response due time; a second reply must not change it. */
export function computeFirstAnswer({ answeredAt }: Message, now: Date, username: string) {
  return answeredAt === null ? { answeredAt: now, answeredBy: username } : {};
}

/** Ignores the version: the person was reached, even if a colleague changed the message since. */
export function changeMessageAnyVersion(
  tx: Transaction,
  { id, session, now }: SentReply,
  columns: (row: Message) => Partial<Message>,
) {
  return changeRow(tx, {
    ...undoableMessage,
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
