// The stored answers about pairs of cases.
import { and, eq, inArray, or } from 'drizzle-orm';
import { duplicates as text } from '#text/staff/duplicates';
import { AppError, notFound } from '../../api/app-error.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import { duplicatePairs, members } from '../../db/schema/members.ts';

type StoredPair = typeof duplicatePairs.$inferSelect;
type Pair = Pick<StoredPair, 'memberId' | 'otherId'>;

export const orderPair = (one: number, other: number): Pair => ({
  memberId: Math.min(one, other),
  otherId: Math.max(one, other),
});

/** The stored pairs of a case, by the id of the other case. */
export async function readPairs(db: Queries, id: number): Promise<Map<number, StoredPair>> {
  const rows = await db
    .select()
    .from(duplicatePairs)
    .where(or(eq(duplicatePairs.memberId, id), eq(duplicatePairs.otherId, id)));
  return new Map(rows.map((row) => [row.memberId === id ? row.otherId : row.memberId, row]));
}

/** Locks two cases and returns the stored pair; version 0 if there is none. */
export async function lockPair(tx: Transaction, pair: Pair) {
  // Lock the cases, because the row of the pair may not exist yet.
  const cases = await tx
    .select({ id: members.id, erasedAt: members.erasedAt })
    .from(members)
    .where(inArray(members.id, [pair.memberId, pair.otherId]))
    .orderBy(members.id)
    .for('update');
  if (cases.length < 2) throw notFound('Member');
  if (cases.some(({ erasedAt }) => erasedAt !== null)) {
    throw new AppError('conflict', text.gone);
  }
  const [row] = await tx
    .select()
    .from(duplicatePairs)
    .where(
      and(eq(duplicatePairs.memberId, pair.memberId), eq(duplicatePairs.otherId, pair.otherId)),
    );
  if (row === undefined) return { decision: null, version: 0, last: undefined };
  const { decision, version, decidedBy, createdAt } = row;
  const last = decidedBy === null ? undefined : { actor: decidedBy, at: createdAt };
  return { decision, version, last };
}
