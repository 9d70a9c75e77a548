// Puts updates into the outbox in batches, so that mail goes out at a limited rate. The outbox takes each
// address once per update, so a batch that is repeated after a crash sends nothing twice.
import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { defaultLanguage, type Language, localizePath } from '#content/languages';
import { minuteMs } from '#domain/calendar/durations';
import { buildLinkPath } from '#domain/secret-links';
import type { UpdateAudience } from '#domain/updates';
import { changeRow } from '../api/change.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { newsletters } from '../db/schema/public.ts';
import { updateStops, updates } from '../db/schema/updates.ts';
import type { Env } from '../env.ts';
import { createLink } from '../links/secret-links.ts';
import { countStates, enqueue, type OutboxRow } from '../notifications/outbox.ts';
import {
  countVolunteerAddresses,
  listAcceptedVolunteers,
  volunteerAddress,
} from '../submissions/accepted-volunteers.ts';
import { isSafeToMail } from '../triage/safe-contact.ts';

export type UpdateRow = typeof updates.$inferSelect;

const isConfirmed = sql`${newsletters.isActive} and ${newsletters.confirmedAt} is not null`;

function hasNotStopped(db: Queries) {
  return notExists(
    db.select({ one: sql`1` }).from(updateStops).where(eq(updateStops.email, volunteerAddress)),
  );
}

export async function countRecipients(db: Queries, audience: UpdateAudience): Promise<number> {
  if (audience === 'volunteers') return countVolunteerAddresses(db, hasNotStopped(db));
  return db.$count(newsletters, isConfirmed);
}

type Recipient = { id: number; email: string; language: Language };

async function nextRecipients(
  db: Queries,
  { audience, lastRecipientId: after, startedAt }: UpdateRow,
  limit: number,
): Promise<Recipient[]> {
  if (audience === 'volunteers') {
    return listAcceptedVolunteers(db, { where: hasNotStopped(db), after, limit });
  }
  return db
    .select({ id: newsletters.id, email: newsletters.email, language: newsletters.language })
    .from(newsletters)
    .where(
      and(
        isConfirmed,
        gt(newsletters.id, after),
        startedAt === null ? undefined : lte(newsletters.confirmedAt, startedAt),
      ),
    )
    .orderBy(asc(newsletters.id))
    .limit(limit);
}

export type UpdateMail = { subject: string; body: string; path: string; audience: UpdateAudience };

/** The values of the mail in a language, or in the first language when the update lacks it. */
export function buildUpdateMail(
  { texts, audience }: Pick<UpdateRow, 'texts' | 'audience'>,
  language: Language,
  token: string,
): { language: Language; params: UpdateMail } {
  const own = texts[language] === undefined ? defaultLanguage : language;
  const { subject = '', body = '' } = texts[own] ?? {};
  const path = localizePath(own, buildLinkPath('unsubscribe', token));
  return { language: own, params: { subject, body, path, audience } };
}

async function enqueueFor(
  tx: Transaction,
  update: UpdateRow,
  { id, email, language }: Recipient,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const { audience } = update;
  const token = await createLink(tx, {
    purpose: 'unsubscribe',
    subject: audience === 'volunteers' ? 'submission' : 'subscriber',
    subjectId: id,
    scope: { audience },
    now,
  });
  await enqueue(tx, {
    kind: 'update',
    ...buildUpdateMail(update, language, token),
    recipient: email,
    subject: 'update',
    subjectId: update.id,
    dedupeKey: `update:${update.id}:${email}`,
    at,
    now,
  });
}

type Sending = { env: Pick<Env, 'updatesPerMinute'>; now: Date };

/** Runs with each pass over the outbox. Sends one update at a time, because all share the rate limit. */
export async function sendUpdates(db: Db, sending: Sending): Promise<void> {
  const isSending = eq(updates.status, 'sending');
  const [any] = await db.select({ id: updates.id }).from(updates).where(isSending).limit(1);
  if (any === undefined) return;
  await db.transaction(async (tx) => {
    const [update] = await tx
      .select()
      .from(updates)
      .where(and(isSending, isNotNull(updates.nextBatchAt)))
      .orderBy(asc(updates.startedAt), asc(updates.id))
      .limit(1)
      .for('update');
    if (update !== undefined) await enqueueBatch(tx, update, sending);
  });
  const queued = await db
    .select({ id: updates.id })
    .from(updates)
    .where(and(isSending, isNull(updates.nextBatchAt)));
  for (const { id } of queued) await db.transaction((tx) => endIfSettled(tx, id, sending.now));
}

async function enqueueBatch(tx: Transaction, update: UpdateRow, { env, now }: Sending) {
  // Another process may have taken this batch while this one waited for the lock.
  if (update.nextBatchAt === null || update.nextBatchAt > now) return;
  const limit = env.updatesPerMinute;
  const batch = await nextRecipients(tx, update, limit);
  for (const [place, recipient] of batch.entries()) {
    const at = new Date(now.getTime() + (place * minuteMs) / limit);
    await enqueueFor(tx, update, recipient, { at, now });
  }
  await tx
    .update(updates)
    .set({
      lastRecipientId: batch.at(-1)?.id ?? update.lastRecipientId,
      nextBatchAt: batch.length < limit ? null : new Date(now.getTime() + minuteMs),
    })
    .where(eq(updates.id, update.id));
}

async function endIfSettled(tx: Transaction, id: number, now: Date): Promise<void> {
  const counts = await countStates(tx, { kind: 'update', subject: 'update', subjectIds: [id] });
  const { waiting = 0, sending = 0 } = counts.get(id) ?? {};
  if (waiting + sending > 0) return;
  await changeRow(tx, {
    table: updates,
    subject: 'update',
    name: 'Update',
    id,
    version: undefined,
    session: 'system',
    now,
    columns: ({ status }): Partial<UpdateRow> =>
      status === 'sending' ? { status: 'sent', endedAt: now } : {},
    entry: () => ({ action: 'completed' }),
  });
}

/** Checked right before sending: the update may be stopped, or the person may have unsubscribed. */
export async function canStillSendUpdate(
  db: Queries,
  { subjectId, recipient }: Pick<OutboxRow, 'subjectId' | 'recipient'>,
): Promise<boolean> {
  const [update] = await db
    .select({ status: updates.status, audience: updates.audience })
    .from(updates)
    .where(eq(updates.id, subjectId ?? 0));
  if (update?.status !== 'sending' && update?.status !== 'sent') return false;
  const isListed =
    update.audience === 'volunteers'
      ? !(await hasStopped(db, recipient))
      : await isSubscribed(db, recipient);
  return isListed && isSafeToMail(db, recipient);
}

async function isSubscribed(db: Queries, email: string): Promise<boolean> {
  return (await db.$count(newsletters, and(eq(newsletters.email, email), isConfirmed))) > 0;
}

async function hasStopped(db: Queries, email: string): Promise<boolean> {
  return (await db.$count(updateStops, eq(updateStops.email, email))) > 0;
}
