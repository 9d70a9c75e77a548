// Compares new and changed cases with all others in the background, and stores the likely pairs for review.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
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
    for (const row of rows) await storePairs(db, row);
    if (rows.length > 0) await markCompared(db, rows);
    compared += rows.length;
    if (rows.length < casesAtOnce) break;
  }
  return compared;
}

type Row = { id: number } & Parameters<typeof prepareMember>[0];

// Without a lock: two processes that compare the same case store the same pairs.
async function storePairs(db: Queries, row: Row): Promise<void> {
  const found = await findCandidates(db, prepareMember(row), likelyScore, { except: [row.id] });
  const pairs = found.map(({ id, score, reasons }) => ({
    ...orderPair(row.id, id),
    score,
    reasons,
  }));
  const open = await db
    .select({ id: duplicatePairs.id, other: selectOtherCase(row.id) })
    .from(duplicatePairs)
    .where(and(isPairOf(row.id), isOpenPair(duplicatePairs)));
  const likely = new Set(found.map(({ id }) => id));
  const past = open.filter(({ other }) => !likely.has(other)).map(({ id }) => id);
  if (past.length > 0) {
    await db.update(duplicatePairs).set({ score: 0 }).where(inArray(duplicatePairs.id, past));
  }
  if (pairs.length === 0) return;
  await db
    .insert(duplicatePairs)
    // Version 0, so that an answer that was started before the pair was stored still fits.
    .values(pairs.map((pair) => ({ ...pair, version: 0 })))
    .onConflictDoUpdate({
      target: [duplicatePairs.memberId, duplicatePairs.otherId],
      set: { score: sql`excluded.score`, reasons: sql`excluded.reasons` },
    });
}

const selectOtherCase = (id: number) =>
  sql<number>`case when ${duplicatePairs.memberId} = ${id} then ${duplicatePairs.otherId} else ${duplicatePairs.memberId} end`;

const isPairOf = (id: number) =>
  or(eq(duplicatePairs.memberId, id), eq(duplicatePairs.otherId, id));

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
