// Emergencies: rows that are unopened until a person who may act on them opens them.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { EmergencySubject } from '#domain/messages';
import { isAllowed } from '#domain/roles';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { emergencies, outbox } from '../db/schema/outbox.ts';
import { notifyCaseWorkers, notifyOnCall } from './emergency-messages.ts';
import type { NotifyContext } from './notify.ts';

type NewEmergency = {
  subject: EmergencySubject;
  subjectId: number;
  /**
   * Marked for review on arrival: counted in the banner and the digest, without a separate message.
   */
  needsReview: boolean;
};

export async function raiseEmergency(
  tx: Transaction,
  notifyContext: NotifyContext,
  { subject, subjectId, needsReview }: NewEmergency,
): Promise<void> {
  const [row] = await tx
    .insert(emergencies)
    .values({ subject, subjectId, createdAt: notifyContext.now })
    .onConflictDoNothing()
    .returning();
  if (row !== undefined && !needsReview) await notifyOnCall(tx, notifyContext, row);
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

/** True while this emergency, or any if no id is given, is unopened. */
export async function isUnopened(db: Queries, emergencyId?: number): Promise<boolean> {
  const isThis = emergencyId === undefined ? undefined : eq(emergencies.id, emergencyId);
  const [row] = await db
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(and(isThis, isNull(emergencies.seenAt)))
    .limit(1);
  return row !== undefined;
}

function isOf(subject: EmergencySubject, subjectId: number) {
  return and(eq(emergencies.subject, subject), eq(emergencies.subjectId, subjectId));
}

/** SQL condition for a query that reads the row anyway. */
export function buildUnseenCondition(subject: EmergencySubject, subjectId: number): SQL<boolean> {
  const isThis = and(isOf(subject, subjectId), isNull(emergencies.seenAt));
  return sql<boolean>`exists (select from ${emergencies} where ${isThis})`;
}

/** Marks emergencies as opened when a person who may act on them opens or changes their subject. */
export async function markSeen(
  tx: Transaction,
  session: StaffSession,
  subject: EmergencySubject,
  subjectIds: readonly number[],
  now: Date,
): Promise<void> {
  if (!isAllowed(session.role, 'cases.write')) return;
  // Read first: an update notifies screens even if it changes nothing.
  const unseen = await tx
    .select({ id: emergencies.id, subjectId: emergencies.subjectId })
    .from(emergencies)
    .where(
      and(
        eq(emergencies.subject, subject),
        inArray(emergencies.subjectId, [...subjectIds]),
        isNull(emergencies.seenAt),
      ),
    )
    .orderBy(emergencies.id)
    .for('update');
  if (unseen.length === 0) return;
  const ids = unseen.map(({ id }) => id);
  await tx
    .update(emergencies)
    .set({ seenAt: now, seenBy: session.username })
    .where(inArray(emergencies.id, ids));
  await tx
    .update(outbox)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(outbox.subject, 'emergency'),
        inArray(outbox.subjectId, ids),
        eq(outbox.status, 'waiting'),
      ),
    );
  for (const { subjectId } of unseen) {
    await audit(tx, session, now, {
      action: 'seen',
      subject,
      subjectId,
      memberId: subject === 'member' ? subjectId : undefined,
    });
  }
}

/** Asks case workers once for each unopened emergency, however often it is called. */
export async function requestCaseWorker(
  tx: Transaction,
  session: StaffSession,
  notifyContext: NotifyContext,
): Promise<void> {
  const { now } = notifyContext;
  const requested = await tx
    .update(emergencies)
    .set({ requestedAt: now, requestedBy: session.username })
    .where(and(isNull(emergencies.seenAt), isNull(emergencies.requestedAt)))
    .returning({ subject: emergencies.subject, subjectId: emergencies.subjectId });
  if (requested.length === 0) return;
  await notifyCaseWorkers(tx, notifyContext);
  for (const { subject, subjectId } of requested) {
    const memberId = subject === 'member' ? subjectId : undefined;
    await audit(tx, session, now, { action: 'requested', subject, subjectId, memberId });
  }
}

/** Reopens the emergency that an undone contact attempt had opened. */
export async function markUnseen(
  tx: Transaction,
  subject: EmergencySubject,
  subjectId: number,
  seenAt: Date,
): Promise<void> {
  await tx
    .update(emergencies)
    .set({ seenAt: null, seenBy: null })
    .where(and(isOf(subject, subjectId), eq(emergencies.seenAt, seenAt)));
}
