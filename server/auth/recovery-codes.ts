// Recovery codes for a lost app or device: each replaces the second factor once, after the
// password.
import { createHash, randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../db/client.ts';
import { staffRecoveryCodes } from '../db/schema/accounts.ts';

// 24^16 is more than 73 bits, so a plain hash is enough.
const letters = '23456789acdefhjkmnprtwxy';
const codesMade = 8;

export function hashRecoveryCode(staffId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${staffId}:${plain}`).digest('hex');
}

/** Replaces all old codes. Shows the new ones once and stores only their hashes. */
export async function createRecoveryCodes(tx: Transaction, staffId: number): Promise<string[]> {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  const made = Array.from({ length: codesMade }, () => Array.from({ length: 4 }, group).join('-'));
  await deleteRecoveryCodes(tx, staffId);
  const rows = made.map((code) => ({ codeHash: hashRecoveryCode(staffId, code), staffId }));
  await tx.insert(staffRecoveryCodes).values(rows);
  return made;
}

export async function deleteRecoveryCodes(tx: Transaction, staffId: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

/** Spends a valid code. Of several simultaneous attempts only one returns true. */
export async function consumeRecoveryCode(
  tx: Transaction,
  staffId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [spent] = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.codeHash, hashRecoveryCode(staffId, code)),
        eq(staffRecoveryCodes.staffId, staffId),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ staffId: staffRecoveryCodes.staffId });
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Queries, staffId: number): Promise<number> {
  const [left] = await db
    .select({ total: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
  return left?.total ?? 0;
}
