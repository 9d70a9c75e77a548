// Compares new and changed cases with all others in the background, and stores the likely pairs for review.
import { and, inArray, or, sql } from 'drizzle-orm';
import { likelyScore } from '#domain/duplicates/match';
import type { Db, Transaction } from '../../db/client.ts';
import { duplicatePairs, isNotCompared, isOpenPair, members } from '../../db/schema/members.ts';
import { comparedColumns, findCandidates, prepareMember } from './candidates.ts';
import { orderPair } from './pairs.ts';

const casesAtOnce = 20;

/** Compares until nothing is left or the time is over, and returns the number of compared cases. */
export async function compareNewCases(db: Db, maxMs = Number.POSITIVE_INFINITY) {
  const end = performance.now() + maxMs;
  let compared = 0;
  while (performance.now() < end) {
    const rows = await db
      .select({ id: members.id, version: members.version, ...comparedColumns })
      .from(members)
      .where(isNotCompared(members))
      .orderBy(members.id)
      .limit(casesAtOnce);
    if (rows.length > 0) await compareCases(db, rows);
    compared += rows.length;
    if (rows.length < casesAtOnce) break;
  }
  return compared;
}

type Row = { id: number; version: number } & Parameters<typeof prepareMember>[0];

async function compareCases(db: Db, rows: readonly Row[]): Promise<void> {
  const pairs = new Map<string, NewPair>();
  for (const row of rows) {
    const found = await findCandidates(db, prepareMember(row), likelyScore, { except: [row.id] });
    for (const { id, score, reasons } of found) {
      const pair = orderPair(row.id, id);
      // Version 0, so that an answer that was started before the pair was stored still fits.
      pairs.set(keyOf(pair), { ...pair, score, reasons, version: 0 });
    }
  }
  const ids = rows.map(({ id }) => id);
  const paired = [...pairs.values()].flatMap(({ memberId, otherId }) => [memberId, otherId]);
  await db.transaction(async (tx) => {
    // Lock the cases in id order, as merges and answers do, so that none of them can deadlock.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(inArray(members.id, [...ids, ...paired]))
      .orderBy(members.id)
      .for('no key update');
    await dropOtherPairs(tx, ids, pairs);
    if (pairs.size > 0) await storePairs(tx, [...pairs.values()]);
    await markCompared(tx, rows);
  });
}
type NewPair = typeof duplicatePairs.$inferInsert;

async function storePairs(tx: Transaction, pairs: NewPair[]): Promise<void> {
  await tx
    .insert(duplicatePairs)
    .values(pairs)
    .onConflictDoUpdate({
      target: [duplicatePairs.memberId, duplicatePairs.otherId],
      set: { score: sql`excluded.score`, reasons: sql`excluded.reasons` },
    });
}

const keyOf = ({ memberId, otherId }: { memberId: number; otherId: number }) =>
  `${memberId} ${otherId}`;

/** Pairs of these cases that are no longer alike. The row stays for its version. */
async function dropOtherPairs(tx: Transaction, ids: number[], pairs: ReadonlyMap<string, unknown>) {
  const open = await tx
    .select({
      id: duplicatePairs.id,
      memberId: duplicatePairs.memberId,
      otherId: duplicatePairs.otherId,
    })
    .from(duplicatePairs)
    .where(
      and(
        or(inArray(duplicatePairs.memberId, ids), inArray(duplicatePairs.otherId, ids)),
        isOpenPair(duplicatePairs),
      ),
    );
  const past = open.filter((pair) => !pairs.has(keyOf(pair))).map(({ id }) => id);
  if (past.length === 0) return;
  await tx.update(duplicatePairs).set({ score: 0 }).where(inArray(duplicatePairs.id, past));
}

/** Marks cases as compared, except those that changed during the comparison. */
async function markCompared(tx: Transaction, rows: readonly Row[]) {
  const seen = sql.join(
    rows.map(({ id, version }) => sql`(${id}::int, ${version}::int)`),
    sql`, `,
  );
  await tx
    .update(members)
    .set({ isCompared: true })
    .where(sql`(${members.id}, ${members.version}) in (values ${seen})`);
}
