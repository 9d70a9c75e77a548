// Links by which a person sets a password that nobody else has known: for a new account, or a lost password.
// A link is 128 random bits, stored as a hash, good once and for three days; a newer one replaces it,
// and a newer password ends it.
import { and, eq, gt, lt } from 'drizzle-orm';
import { hourMs } from '#domain/calendar/durations';
import type { Queries, Transaction } from '../db/client.ts';
import { staffLinks } from '../db/schema/accounts.ts';
import { hashOf, newToken } from './tokens.ts';

const goodForMs = 72 * hourMs;

export async function makeLink(tx: Transaction, staffId: number, now: Date) {
  const token = newToken(16);
  const expiresAt = new Date(now.getTime() + goodForMs);
  await forgetLinksOf(tx, staffId);
  await tx.insert(staffLinks).values({ tokenHash: hashOf(token), staffId, expiresAt });
  // Behind a #, the token goes to no server and into no log.
  return { path: `/admin/welcome#${token}`, expiresAt };
}

function isGood(token: string, now: Date) {
  return and(eq(staffLinks.tokenHash, hashOf(token)), gt(staffLinks.expiresAt, now));
}

/** Whether there is such a link now; of many who ask at once one will spend it. */
export async function isGoodLink(db: Queries, token: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ staffId: staffLinks.staffId })
    .from(staffLinks)
    .where(isGood(token, now));
  return found !== undefined;
}

/** The account behind a link that is good, which is then good no more. */
export async function spendLink(tx: Transaction, token: string, now: Date) {
  const [spent] = await tx
    .delete(staffLinks)
    .where(isGood(token, now))
    .returning({ staffId: staffLinks.staffId });
  return spent?.staffId;
}

/** Whoever found an old one must not get in by it after a new password, nor when a disabled account is let in again. */
export async function forgetLinksOf(db: Queries, staffId: number): Promise<void> {
  await db.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
}

export async function forgetOldLinks(db: Queries, now: Date): Promise<void> {
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, now));
}
