// Replies that staff write in the staff area: stored with their message or form, sent by the
// outbox.
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language } from '#content/languages';
import type { ThreadSubject } from '#domain/messages';
import { textLimits } from '#domain/text/text';
import { requiredText } from '#domain/text/text-check';
import { AppError } from '../api/app-error.ts';
import { type Actor, audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { outbox, replies } from '../db/schema/outbox.ts';
import type { Env } from '../env.ts';
import { isSafeToMail } from '../triage/safe-contact.ts';
import { enqueue } from './outbox.ts';

export const replyBody = v.object({ body: requiredText('Write something', textLimits.story) });

export const replyResponse = v.strictObject({
  ...buildRowSchema(replies, ['id', 'body', 'author', 'createdAt']).entries,
  /** State of the mail, and the error code if it failed. */
  ...buildRowSchema(outbox, ['status', 'lastError']).entries,
});
export type Reply = v.InferOutput<typeof replyResponse>;

export async function listReplies(db: Queries, subject: ThreadSubject, subjectId: number) {
  return db
    .select({
      id: replies.id,
      body: replies.body,
      author: replies.author,
      createdAt: replies.createdAt,
      status: outbox.status,
      lastError: outbox.lastError,
    })
    .from(replies)
    .innerJoin(outbox, eq(outbox.id, replies.messageId))
    .where(and(eq(replies.subject, subject), eq(replies.subjectId, subjectId)))
    .orderBy(asc(replies.id))
    .limit(200);
}

type NewReply = {
  subject: ThreadSubject;
  subjectId: number;
  email: string;
  reference: string;
  body: string;
  language: Language;
  note?: string;
  session: StaffSession;
  env: Pick<Env, 'mail'>;
  now: Date;
};

/** Stores a reply to be sent. The response clock runs until the mail server has accepted it. */
export async function storeReply(tx: Transaction, reply: NewReply) {
  const { subject, subjectId, body, session, now, note } = reply;
  if (reply.env.mail === undefined) {
    throw new AppError(
      'conflict',
      'Mail is not set up on this server, so nothing was sent. Write from your own mail program, or call.',
    );
  }
  await audit(tx, session, now, { action: 'replied', subject, subjectId, note });
  if (!(await isSafeToMail(tx, reply.email))) {
    throw new AppError(
      'conflict',
      'Mail may not be safe for this person, or they asked for another way. Their case says how to reach them: open it, or ask a case worker.',
    );
  }
  const messageId = await enqueue(tx, {
    kind: 'reply',
    language: reply.language,
    recipient: reply.email,
    params: { reference: reply.reference, body },
    subject,
    subjectId,
    dedupeKey: `reply:${randomUUID()}`,
    now,
  });
  if (messageId === undefined) {
    throw new AppError('conflict', 'There is no address to which a reply can be sent.');
  }
  const [stored] = await tx
    .insert(replies)
    .values({ subject, subjectId, body, author: session.username, messageId, createdAt: now })
    .returning();
  if (stored === undefined) throw new Error('the reply was not stored');
  const { id, author, createdAt } = stored;
  return { id, body, author, createdAt, status: 'waiting' as const, lastError: null };
}

export type SentReply = { id: number; session: Exclude<Actor, string>; now: Date };
/** Functions that stop the response clock of the answered message or form. */
export type StopClocks = Record<
  ThreadSubject,
  (tx: Transaction, reply: SentReply) => Promise<unknown>
>;

/**
 * Called when the mail server accepted a message. If it is a reply, marks its thread as answered.
 */
export async function getStopClock(
  tx: Transaction,
  stopClocks: StopClocks,
  { messageId, now }: { messageId: number; now: Date },
): Promise<void> {
  const [reply] = await tx
    .select({
      subject: replies.subject,
      id: replies.subjectId,
      username: replies.author,
      staffId: staffAccounts.id,
    })
    .from(replies)
    .innerJoin(staffAccounts, eq(staffAccounts.username, replies.author))
    .where(eq(replies.messageId, messageId));
  // An erasure may have deleted the reply while it was being sent.
  if (reply === undefined) return;
  const { subject, id, ...session } = reply;
  await stopClocks[subject](tx, { id, session, now });
}
