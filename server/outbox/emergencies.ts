// Somebody may be in danger. Everybody on call and the staff's inbox are told at once, and again every
// 15 minutes, until one person has opened it.
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type EmergencySubject, textNumber } from '#domain/messages';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { rowSchema } from '../db/row-schema.ts';
import { emergencies, outbox, staffAccounts } from '../db/schema.ts';
import { enqueue } from './outbox.ts';
import { pathOf, type Telling } from './tell.ts';

export const repeatMs = 15 * 60_000;
/** More at once is somebody who plays with us: the screens show them all, the mail tells of these. */
const toldAtOnce = 10;
/** How long a screen still says who has seen it. */
const shownSeenMs = 10 * 60_000;

type Emergency = typeof emergencies.$inferSelect;

export async function raiseEmergency(
  tx: Transaction,
  telling: Telling,
  subject: EmergencySubject,
  subjectId: number,
): Promise<void> {
  const { now } = telling;
  const unseen = await tx
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(isNull(emergencies.seenAt))
    .limit(toldAtOnce);
  const [row] = await tx
    .insert(emergencies)
    .values({ subject, subjectId, createdAt: now, repeatAt: new Date(now.getTime() + repeatMs) })
    .onConflictDoNothing()
    .returning();
  if (row !== undefined && unseen.length < toldAtOnce) await tellEverybody(tx, telling, row);
}

async function tellEverybody(tx: Transaction, telling: Telling, row: Emergency): Promise<void> {
  const { env, now } = telling;
  const onCall = await tx
    .select({ email: staffAccounts.email, phone: staffAccounts.phone })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.isOnCall, true), eq(staffAccounts.isDisabled, false)));
  const mails = new Set([...onCall.map(({ email }) => email ?? ''), env.staffInbox]);
  const phones = env.texts === undefined ? [] : onCall.map(({ phone }) => textNumber(phone ?? ''));
  // Who has not even got the last one needs no second.
  const waiting = await tx
    .select({ recipient: outbox.recipient })
    .from(outbox)
    .where(and(isAbout(row.id), inArray(outbox.status, ['waiting', 'sending'])));
  const recipients = [
    ...[...mails].map((recipient) => ({ channel: 'email' as const, recipient })),
    ...[...new Set(phones)].map((recipient = '') => ({ channel: 'text' as const, recipient })),
  ].filter(({ recipient }) => !waiting.some((one) => one.recipient === recipient));
  for (const { channel, recipient } of recipients) {
    if (recipient === '') continue;
    await enqueue(tx, {
      channel,
      kind: 'emergency',
      recipient,
      params: { path: pathOf(row.subject, row.subjectId) },
      subject: 'emergency',
      subjectId: row.id,
      dedupeKey: `emergency:${row.id}:${row.repeats}:${channel}:${recipient}`,
      isUrgent: true,
      now,
    });
  }
}

function isAbout(id: number) {
  return and(eq(outbox.subject, 'emergency'), eq(outbox.subjectId, id));
}

/** Tells again of what nobody has opened. Several processes may do it: each takes what no other has. */
export async function repeatEmergencies(db: Db, telling: Telling): Promise<void> {
  const { now } = telling;
  for (let told = 0; ; told++) {
    const isDone = await db.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(emergencies)
        .where(and(isNull(emergencies.seenAt), lte(emergencies.repeatAt, now)))
        .orderBy(asc(emergencies.repeatAt), asc(emergencies.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (due === undefined) return true;
      const row = { ...due, repeats: due.repeats + 1 };
      await tx
        .update(emergencies)
        .set({ repeats: row.repeats, repeatAt: new Date(now.getTime() + repeatMs) })
        .where(eq(emergencies.id, row.id));
      if (told < toldAtOnce) await tellEverybody(tx, telling, row);
      return false;
    });
    if (isDone) return;
  }
}

export async function isEmergency(
  db: Queries,
  subject: EmergencySubject,
  subjectId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(isOf(subject, subjectId));
  return row !== undefined;
}

function isOf(subject: EmergencySubject, subjectId: number) {
  return and(eq(emergencies.subject, subject), eq(emergencies.subjectId, subjectId));
}

/** A person has it open: nobody needs to be told again. */
export async function markSeen(
  db: Db,
  session: StaffSession,
  subject: EmergencySubject,
  subjectId: number,
  now: Date,
): Promise<void> {
  const isThis = isOf(subject, subjectId);
  // Nearly always there is none, and then nothing is locked or written.
  const [open] = await db
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(and(isThis, isNull(emergencies.seenAt)));
  if (open === undefined) return;
  await db.transaction(async (tx) => {
    const [seen] = await tx
      .update(emergencies)
      .set({ seenAt: now, seenBy: session.username })
      .where(and(isThis, isNull(emergencies.seenAt)))
      .returning({ id: emergencies.id });
    if (seen === undefined) return;
    await tx
      .update(outbox)
      .set({ status: 'withdrawn' })
      .where(and(isAbout(seen.id), eq(outbox.status, 'waiting')));
    await audit(tx, session, now, {
      action: 'seen',
      subject,
      subjectId,
      memberId: subject === 'member' ? subjectId : undefined,
    });
  });
}

const emergencyResponse = rowSchema(emergencies, [
  ...(['id', 'subject', 'subjectId', 'createdAt', 'seenAt', 'seenBy'] as const),
]);

export const emergencyRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/emergencies',
    summary: 'What nobody has opened yet, and who has just opened one',
    response: v.array(emergencyResponse),
    handle: async ({ db, now }) => ({
      body: await db
        .select({
          id: emergencies.id,
          subject: emergencies.subject,
          subjectId: emergencies.subjectId,
          createdAt: emergencies.createdAt,
          seenAt: emergencies.seenAt,
          seenBy: emergencies.seenBy,
        })
        .from(emergencies)
        .where(
          or(
            isNull(emergencies.seenAt),
            gt(emergencies.seenAt, new Date(now().getTime() - shownSeenMs)),
          ),
        )
        .orderBy(sql`${emergencies.seenAt} is not null`, desc(emergencies.id))
        .limit(20),
    }),
  }),
];

export type EmergencyResponse = ResponseOf<typeof emergencyRoutes>;
