// Stores outgoing messages in the transaction of their cause, so that both are stored or neither
// is.
import { randomUUID } from 'node:crypto';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Language } from '#content/languages';
import type { MessageChannel, MessageKind, MessageParams, MessageState } from '#domain/messages';
import { isEmail } from '#domain/text/text';
import { website } from '#organization';
import type { Queries, Transaction } from '../db/client.ts';
import { normalizeMailbox } from '../db/columns.ts';
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
  /** Cause and recipient, so that one cause notifies a recipient only once. */
  dedupeKey: string;
  isUrgent?: boolean;
  /** Time to send; immediately by default. */
  at?: Date;
  now: Date;
};

/** Returns the new id, or undefined for an invalid address, a number that replied STOP, or a duplicate. */
export async function enqueue(tx: Transaction, message: NewMessage): Promise<number | undefined> {
  const [id] = await enqueueAll(tx, [message]);
  return id;
}

/** Stores several messages in one statement. Returns the ids of the new ones. */
export async function enqueueAll(
  tx: Transaction,
  messages: readonly NewMessage[],
): Promise<number[]> {
  const rows: (typeof outbox.$inferInsert)[] = [];
  for (const { channel = 'email', now, at = now, ...columns } of messages) {
    if (channel === 'email' && !isEmail(columns.recipient)) continue;
    if (channel === 'text' && (await hasStopped(tx, columns.recipient))) continue;
    const times = { plannedAt: at, dueAt: at, createdAt: now };
    rows.push({ ...columns, ...times, channel, messageId: newMessageId() });
  }
  if (rows.length === 0) return [];
  const stored = await tx
    .insert(outbox)
    .values(rows)
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return stored.map(({ id }) => id);
}

/**
 * Adds one to a count in a message that collects everything before it is due. Returns false if that
 * message is already in flight and must not change.
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
  // The params are sealed, so count here, while the row is locked.
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

/** Counts the messages of a kind to one address and to all, for limits on mail that strangers can cause. */
export async function countRecent(
  tx: Transaction,
  { kind, recipient, since }: Pick<NewMessage, 'kind' | 'recipient'> & { since: Date },
): Promise<{ theirs: number; all: number }> {
  const [counted] = await tx
    .select({
      theirs: sql<number>`(count(*) filter (where ${normalizeMailbox(outbox.recipient)} = ${normalizeMailbox(recipient)}))::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), gte(outbox.createdAt, since)));
  return { theirs: counted?.theirs ?? 0, all: counted?.all ?? 0 };
}

type About = { kind: MessageKind; subject: string; subjectId: number };

function isAbout({ kind, subject, subjectId }: About) {
  return and(eq(outbox.kind, kind), eq(outbox.subject, subject), eq(outbox.subjectId, subjectId));
}

/** Withdraws unsent messages. One that is being sent is checked again before a retry. */
export async function withdrawMessages(tx: Transaction, about: About): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'withdrawn' })
    .where(and(isAbout(about), eq(outbox.status, 'waiting')));
}

export type MessageCounts = Partial<Record<MessageState, number>>;

/** The number of messages in each state, by the id of their subject. */
export async function countStates(
  db: Queries,
  { kind, subject, subjectIds }: Omit<About, 'subjectId'> & { subjectIds: readonly number[] },
): Promise<Map<number, MessageCounts>> {
  const rows = await db
    .select({
      subjectId: outbox.subjectId,
      status: outbox.status,
      total: sql<number>`count(*)::int`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        eq(outbox.subject, subject),
        inArray(outbox.subjectId, [...subjectIds]),
      ),
    )
    .groupBy(outbox.subjectId, outbox.status);
  const counts = new Map<number, MessageCounts>();
  for (const { subjectId, status, total } of rows) {
    counts.set(subjectId ?? 0, { ...counts.get(subjectId ?? 0), [status]: total });
  }
  return counts;
}

const { hostname } = new URL(website);

function newMessageId(): string {
  return `<${randomUUID()}@${hostname}>`;
}
