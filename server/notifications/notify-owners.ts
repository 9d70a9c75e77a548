// Notifies owners of possible intrusions: restricted cases opened with a reason, wrong sign-ins,
// new devices, mass reading. The message names nobody; the list of notices does.
import { and, eq, gt, max, sql } from 'drizzle-orm';
import { minuteMs } from '#domain/calendar/durations';
import type { Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { NotifyContext } from './notify.ts';
import { enqueue } from './outbox.ts';

export const minMsBetweenNotices = 15 * minuteMs;

/** Sends one message per `cause` in each quarter of an hour. */
export async function notifyOwners(
  tx: Transaction,
  { env, now }: Pick<NotifyContext, 'now'> & { env: Pick<NotifyContext['env'], 'staffInbox'> },
  cause: string,
): Promise<void> {
  const owners = await tx
    .select({ email: staffAccounts.email })
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.role, 'owner'),
        eq(staffAccounts.isDisabled, false),
        eq(staffAccounts.isDemo, false),
      ),
    );
  const known = owners.map(({ email }) => email ?? '').filter(Boolean);
  for (const recipient of new Set(known.length > 0 ? known : [env.staffInbox])) {
    await enqueue(tx, {
      kind: 'notice',
      recipient,
      params: { path: '/admin/accounts' },
      subject: 'staff',
      dedupeKey: `${keyOf(cause)}${Math.floor(now.getTime() / minMsBetweenNotices)}:${recipient}`,
      now,
    });
  }
}

/** Returns when owners were last notified of this cause since `since`. */
export async function findLastNotifiedAt(
  tx: Transaction,
  cause: string,
  since: Date,
): Promise<Date | undefined> {
  const [told] = await tx
    .select({ at: max(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'notice'),
        gt(outbox.createdAt, since),
        sql`starts_with(${outbox.dedupeKey}, ${keyOf(cause)})`,
      ),
    );
  return told?.at ?? undefined;
}

const keyOf = (cause: string) => `notice:${cause}:`;
