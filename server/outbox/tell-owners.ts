// Owners hear at once of what may be somebody in the wrong place: a restricted case opened with a reason,
// wrong sign-ins, a new device, somebody who reads very much. The message names nobody; the list does.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { enqueue } from './outbox.ts';
import type { Telling } from './tell.ts';

const quietMs = 15 * 60_000;

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
      dedupeKey: `notice:${cause}:${Math.floor(now.getTime() / quietMs)}:${recipient}`,
      now,
    });
  }
}
