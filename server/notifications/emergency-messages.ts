// Messages to on-call staff: one for each new emergency, and a digest of unopened ones.
import { and, count, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#domain/calendar/durations';
import { type MessageChannel, toTextNumber } from '#domain/messages';
import { isAllowed, permissions, type Role } from '#domain/roles';
import type { Db, Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { emergencies, outbox } from '../db/schema/outbox.ts';
import { workLists } from '../triage/what-matters.ts';
import { getStaffPath, type NotifyContext } from './notify.ts';
import { enqueue } from './outbox.ts';

/** Maximum number of immediate notifications per hour; the digest counts the rest. */
export const notifiedPerHour = 30;
export const digestEveryMs = 15 * minuteMs;

type Emergency = typeof emergencies.$inferSelect;

/** True if the emergency's subject is marked for review; such emergencies are only counted. */
export const needsReview: SQL<boolean> = sql<boolean>`(${sql.join(
  Object.values(workLists).map(
    ({ subject, id, needsReview: isMarked }) =>
      sql`(${emergencies.subject} = ${sql.raw(`'${subject}'`)} and exists (
        select from ${id.table} where ${id} = ${emergencies.subjectId} and ${isMarked}))`,
  ),
  sql` or `,
)})`;

/** Sends one message to each on-call person, unless the hourly limit is reached. */
export async function notifyOnCall(
  tx: Transaction,
  { env, now }: NotifyContext,
  emergency: Emergency,
): Promise<void> {
  await lockMessages(tx);
  const [recent] = await tx
    .select({ notified: count() })
    .from(emergencies)
    .where(gt(emergencies.notifiedAt, new Date(now.getTime() - hourMs)));
  if ((recent?.notified ?? 0) >= notifiedPerHour) return;
  await tx.update(emergencies).set({ notifiedAt: now }).where(eq(emergencies.id, emergency.id));
  for (const { channel, recipient, role } of await recipientsOnCall(tx, env)) {
    await enqueue(tx, {
      ...{ channel, recipient, kind: 'emergency', isUrgent: true, now },
      params: { path: emergencyPath(role, emergency) },
      subject: 'emergency',
      subjectId: emergency.id,
      dedupeKey: `emergency:${emergency.id}:${channel}:${recipient}`,
    });
  }
}

/** Sends the digest, if due, to each on-call person who got none in the last 15 minutes. */
export async function sendEmergencyDigest(db: Db, { env, now }: NotifyContext): Promise<void> {
  const since = new Date(now.getTime() - digestEveryMs);
  const isOld = sql`${emergencies.createdAt} <= ${since.toISOString()}::timestamptz`;
  const [unopened] = await db
    .select({
      count: count(),
      isDigestDue: sql<boolean>`coalesce(bool_or(${isOld}
        or (${emergencies.notifiedAt} is null and not ${needsReview})), false)`,
    })
    .from(emergencies)
    .where(isNull(emergencies.seenAt));
  if (!unopened?.isDigestDue) return;
  await db.transaction(async (tx) => {
    await lockMessages(tx);
    // A digest still waiting for the mail server is enough; another would only pile up.
    const recent = await tx
      .select({ recipient: outbox.recipient })
      .from(outbox)
      .where(
        and(
          eq(outbox.kind, 'emergency-digest'),
          or(gt(outbox.createdAt, since), inArray(outbox.status, ['waiting', 'sending'])),
        ),
      );
    const recipients = await recipientsOnCall(tx, env);
    const missing = recipients.filter(
      ({ recipient }) => !recent.some((one) => one.recipient === recipient),
    );
    await enqueueDigest(tx, missing, unopened.count, now);
  });
}

/** Sends the digest now to on-call staff and everyone else who may change cases. */
export async function notifyCaseWorkers(
  tx: Transaction,
  { env, now }: NotifyContext,
): Promise<void> {
  const caseWorkers = await tx
    .select({ recipient: staffAccounts.email, role: staffAccounts.role })
    .from(staffAccounts)
    .where(
      and(
        inArray(staffAccounts.role, [...permissions['cases.write']]),
        eq(staffAccounts.isDisabled, false),
      ),
    );
  const byMail = caseWorkers.map(({ recipient, role }) => ({
    ...{ channel: 'email' as const, recipient: recipient ?? '', role },
  }));
  const [unopened] = await tx
    .select({ count: count() })
    .from(emergencies)
    .where(isNull(emergencies.seenAt));
  const recipients = [...(await recipientsOnCall(tx, env)), ...byMail];
  await enqueueDigest(tx, recipients, unopened?.count ?? 0, now);
}

async function enqueueDigest(
  tx: Transaction,
  recipients: readonly Recipient[],
  unopened: number,
  now: Date,
): Promise<void> {
  for (const { channel, recipient, role } of recipients) {
    await enqueue(tx, {
      ...{ channel, recipient, kind: 'emergency-digest', isUrgent: true, now },
      params: { unopened, path: digestPath(role) },
      dedupeKey: `emergency-digest:${now.toISOString()}:${channel}:${recipient}`,
    });
  }
}

type Recipient = { channel: MessageChannel; recipient: string; role: Role };

/**
 * Serializes transactions: two at once could both stay under the limit, or both send the digest.
 */
function lockMessages(tx: Transaction) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtext('emergency-messages'))`);
}

/** Each email address and phone number of each on-call person, and the staff inbox. */
async function recipientsOnCall(tx: Transaction, env: NotifyContext['env']): Promise<Recipient[]> {
  const { email, phone, role } = staffAccounts;
  const onCall = await tx
    .select({ email, phone, role })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.isOnCall, true), eq(staffAccounts.isDisabled, false)));
  const inbox = { email: env.staffInbox, phone: null, role: 'owner' as const };
  // A shared address gets one message: for the person with the most permissions.
  return [...onCall, inbox]
    .toSorted((one, other) => Number(opensCases(other.role)) - Number(opensCases(one.role)))
    .flatMap((person) => {
      const number = env.texts === undefined ? undefined : toTextNumber(person.phone ?? '');
      return [
        { channel: 'email' as const, recipient: person.email ?? '', role: person.role },
        { channel: 'text' as const, recipient: number ?? '', role: person.role },
      ];
    })
    .filter(({ recipient }) => recipient !== '');
}

const opensCases = (role: Role) => isAllowed(role, 'cases.read');
const dashboard = '/admin/dashboard';

/** Links to the case only if the role can open it. */
function emergencyPath(role: Role, { subject, subjectId }: Emergency): string {
  const canOpen = isAllowed(role, subject === 'member' ? 'cases.read' : 'inbox.read');
  return canOpen ? getStaffPath(subject, subjectId) : dashboard;
}

/** The path does not reveal the list's content, because others may see the message. */
function digestPath(role: Role): string {
  return isAllowed(role, 'people.find') ? '/admin/unopened' : dashboard;
}
