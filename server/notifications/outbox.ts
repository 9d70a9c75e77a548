// A message to be sent is a row, written in the transaction of its cause: both are stored or neither is.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Language } from '#content/languages';
import type { MessageChannel, MessageKind, MessageParams } from '#domain/messages';
import { isEmail } from '#domain/text/text';
import { organisation } from '#text/organisation';
import type { Transaction } from '../db/client.ts';
import { outbox } from '../db/schema/outbox.ts';
import { hasStopped } from './text-stops.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export type NewMessage = {
  channel?: MessageChannel;
  kind: MessageKind;
  language?: Language;
  recipient: string;
  params: MessageParams;
  subject?: string | undefined;
  subjectId?: number | undefined;
  /** The cause and the recipient; the same cause tells nobody twice. */
  dedupeKey: string;
  isUrgent?: boolean;
  /** When to send it; at once where nothing is said. */
  at?: Date;
  now: Date;
};

/** Whether there is a message now: none to what is no address, to a number that said STOP, or twice. */
export async function enqueue(tx: Transaction, message: NewMessage): Promise<number | undefined> {
  const { channel = 'email', now, at = now, ...columns } = message;
  if (channel === 'email' && !isEmail(message.recipient)) return undefined;
  if (channel === 'text' && (await hasStopped(tx, message.recipient))) return undefined;
  const [row] = await tx
    .insert(outbox)
    .values({
      ...columns,
      channel,
      messageId: newMessageId(),
      plannedAt: at,
      dueAt: at,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return row?.id;
}

/**
 * One message for all that comes in before it is due: each cause adds one to a count. Returns false
 * where that one is on its way already: what was said once must not change.
 */
export async function enqueueCounted(
  tx: Transaction,
  message: NewMessage & { at: Date },
  count: string,
): Promise<boolean> {
  if (!isEmail(message.recipient)) return true;
  const counted = { ...message.params, [count]: 1 };
  const first = await enqueue(tx, { ...message, channel: 'email', params: counted });
  if (first !== undefined) return true;
  // What it is filled with is sealed: it is counted here, while the row is locked.
  const [waiting] = await tx
    .select({ id: outbox.id, params: outbox.params })
    .from(outbox)
    .where(
      and(
        eq(outbox.dedupeKey, message.dedupeKey),
        eq(outbox.status, 'waiting'),
        eq(outbox.attempts, 0),
      ),
    )
    .for('update');
  if (waiting === undefined) return false;
  const params = { ...waiting.params, [count]: Number(waiting.params[count] ?? 0) + 1 };
  await tx.update(outbox).set({ params }).where(eq(outbox.id, waiting.id));
  return true;
}

const { hostname } = new URL(organisation.website);

function newMessageId(): string {
  return `<${randomUUID()}@${hostname}>`;
}
