// Second factors of an account: one-time codes, passkeys, or both. With a factor, the password
// alone is not enough; a passkey alone is, because the device verifies the person.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { dayMs } from '#domain/calendar/durations';
import { notFound } from '../api/app-error.ts';
import { type Actor, audit } from '../api/audit.ts';
import { staffRoute } from '../api/route.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { staffAccounts, staffPasskeys } from '../db/schema/accounts.ts';
import type { Account } from './complete-sign-in.ts';
import { hasPasskeys } from './passkey-rows.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';
import { closeSessionsOf } from './session.ts';

/** Never required in a demo: its account is shared, and one visitor must not lock out the next. */
export async function listFactors(db: Queries, account: Account) {
  const factors = {
    hasCodes: account.totpSecret !== null,
    hasPasskeys: await hasPasskeys(db, account.id),
  };
  const isNeeded = !account.isDemo && (factors.hasCodes || factors.hasPasskeys);
  return { ...factors, isNeeded };
}

export async function getOwnAccount(db: Queries, staffId: number): Promise<Account> {
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.id, staffId));
  if (account === undefined) throw notFound('Account');
  return account;
}

/** Like `getOwnAccount`, with a lock: concurrent changes to factors wait for each other. */
export async function lockOwnAccount(tx: Transaction, staffId: number): Promise<Account> {
  await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, staffId))
    .for('update');
  return getOwnAccount(tx, staffId);
}

export function auditFactors(
  tx: Queries,
  actor: Actor | Account,
  account: Account,
  at: Date,
  what: string,
) {
  const by = typeof actor === 'object' && 'id' in actor ? { ...actor, staffId: actor.id } : actor;
  return audit(tx, by, at, {
    action: 'changed',
    subject: 'staff',
    subjectId: account.id,
    note: `${account.username}: ${what}`,
  });
}

const graceMs = 14 * dayMs;

/** Removes all second factors and signs the person out everywhere. */
export async function resetFactors(db: Db, id: number, actor: Actor, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .update(staffAccounts)
      .set({ totpSecret: null, factorDueAt: new Date(now.getTime() + graceMs) })
      .where(eq(staffAccounts.id, id))
      .returning();
    if (account === undefined) throw notFound('Account');
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id));
    await deleteRecoveryCodes(tx, id);
    await closeSessionsOf(tx, id);
    await auditFactors(tx, actor, account, now, 'passkeys and one-time codes were reset');
  });
}

export const factorRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/accounts/{id}/reset-factors',
    needs: 'staff.manage',
    needsFreshSignIn: true,
    summary:
      'For somebody who lost app, devices and recovery codes: the password alone, and all of it anew',
    idempotency: { nothingToRepeat: 'reset again, they are as absent as before' },
    response: v.strictObject({ reset: v.literal(true) }),
    handle: async ({ db, params, session, now }) => {
      await resetFactors(db, Number(params.id), session, now());
      return { body: { reset: true } };
    },
  }),
];
