// Compares new and changed cases with all others in the background, and stores the likely pairs for review.
import { and, inArray, or, sql } from 'drizzle-orm';
import { likelyScore } from '#domain/duplicates/match';
import type { Queries } from '../../db/client.ts';
import { duplicatePairs, isNotCompared, isOpenPair, members } from '../../db/schema/members.ts';
import { comparedColumns, findCandidates, prepareMember } from './candidates.ts';
import { orderPair } from './pairs.ts';

const casesAtOnce = 50;

/** Compares until nothing is left or the time is over, and returns the number of compared cases. */
export async function compareNewCases(db: Queries, maxMs = Number.POSITIVE_INFINITY) {
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

// Without a lock: two processes that compare the same case store the same pairs.
async function compareCases(db: Queries, rows: readonly Row[]): Promise<void> {
  const pairs = new Map<string, typeof duplicatePairs.$inferInsert>();
  for (const row of rows) {
    const found = await findCandidates(db, prepareMember(row), likelyScore, { except: [row.id] });
    for (const { id, score, reasons } of found) {
      const pair = orderPair(row.id, id);
      // Version 0, so that an answer that was started before the pair was stored still fits.
      pairs.set(keyOf(pair), { ...pair, score, reasons, version: 0 });
    }
  }
  await dropOtherPairs(
    db,
    rows.map(({ id }) => id),
    pairs,
  );
  if (pairs.size > 0) {
    await db
      .insert(duplicatePairs)
      .values([...pairs.values()])
      .onConflictDoUpdate({
        target: [duplicatePairs.memberId, duplicatePairs.otherId],
        set: { score: sql`excluded.score`, reasons: sql`excluded.reasons` },
      });
  }
  await markCompared(db, rows);
}

const keyOf = ({ memberId, otherId }: { memberId: number; otherId: number }) =>
  `${memberId} ${otherId}`;

/** Pairs of these cases that are no longer alike. The row stays for its version. */
async function dropOtherPairs(db: Queries, ids: number[], pairs: ReadonlyMap<string, unknown>) {
  const open = await db
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
  await db.update(duplicatePairs).set({ score: 0 }).where(inArray(duplicatePairs.id, past));
}

/** Marks cases as compared, except those that changed during the comparison. */
async function markCompared(db: Queries, rows: readonly { id: number; version: number }[]) {
  const seen = sql.join(
    rows.map(({ id, version }) => sql`(${id}::int, ${version}::int)`),
    sql`, `,
  );
  await db
    .update(members)
    .set({ isCompared: true })
    .where(sql`(${members.id}, ${members.version}) in (values ${seen})`);
}
