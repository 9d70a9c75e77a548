// Owners hear at once of what may be somebody in the wrong place: a restricted case opened with a reason,
// wrong sign-ins, a new device, somebody who reads very much. The message names nobody; the list does.
import { and, eq, gt, max, sql } from 'drizzle-orm';
import { minuteMs } from '#domain/calendar/durations';
import type { Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/outbox.ts';
import { enqueue } from './outbox.ts';
import type { Telling } from './tell.ts';

export const quietMs = 15 * minuteMs;

/** `cause` is told once a quarter of an hour, however often it happens. */
export async function tellOwners(
  tx: Transaction,
  { env, now }: Pick<Telling, 'now'> & { env: Pick<Telling['env'], 'staffInbox'> },
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
      dedupeKey: `${keyOf(cause)}${Math.floor(now.getTime() / quietMs)}:${recipient}`,
      now,
    });
  }
}

/** When owners were last told of this cause, if that was since then. */
export async function lastTold(
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
