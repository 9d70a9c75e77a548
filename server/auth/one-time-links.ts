// One-time links for setting a password, for a new account or a lost password. A link is 128 random
// bits, stored as a hash, valid once for three days; a newer link or password ends it.
import { and, eq, gt, lt } from 'drizzle-orm';
import { hourMs } from '#domain/calendar/durations';
import type { Queries, Transaction } from '../db/client.ts';
import { staffLinks } from '../db/schema/accounts.ts';
import { createToken, hashToken } from './tokens.ts';

const goodForMs = 72 * hourMs;

export async function createOneTimeLink(tx: Transaction, staffId: number, now: Date) {
  const token = createToken(16);
  const expiresAt = new Date(now.getTime() + goodForMs);
  await deleteLinksOf(tx, staffId);
  await tx.insert(staffLinks).values({ tokenHash: hashToken(token), staffId, expiresAt });
  // The token is after a #, so it is sent to no server and appears in no log.
  return { path: `/admin/welcome#${token}`, expiresAt };
}

function isGood(token: string, now: Date) {
  return and(eq(staffLinks.tokenHash, hashToken(token)), gt(staffLinks.expiresAt, now));
}

/** True if the link is valid now. Of several simultaneous requests only one can spend it. */
export async function isValidLink(db: Queries, token: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ staffId: staffLinks.staffId })
    .from(staffLinks)
    .where(isGood(token, now));
  return found !== undefined;
}

/** Returns the account of a valid link and invalidates the link. */
export async function consumeOneTimeLink(tx: Transaction, token: string, now: Date) {
  const [spent] = await tx
    .delete(staffLinks)
    .where(isGood(token, now))
    .returning({ staffId: staffLinks.staffId });
  return spent?.staffId;
}

/** An old link must not work after a new password or after a disabled account is enabled again. */
export async function deleteLinksOf(db: Queries, staffId: number): Promise<void> {
  await db.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
}

export async function deleteOldLinks(db: Queries, now: Date): Promise<void> {
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, now));
}
