// What happens to households and relationships when a case is merged, separated again, or erased.
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { ensureOneHead } from '#domain/households/rules';
import type { Queries, Transaction } from '../db/client.ts';
import { caseRelationships, householdPeople, households } from '../db/schema/households.ts';
import { refreshCases } from './case-columns.ts';
import {
  bumpVersions,
  isCurrent,
  lockHouseholds,
  type PersonRow,
  readHouseholdIds,
  readPeople,
} from './household-rows.ts';

/** Locks the households of cases that are about to change. They are locked before the cases. */
export async function lockHouseholdsOf(tx: Transaction, memberIds: readonly number[]) {
  return lockHouseholds(tx, await readHouseholdIds(tx, memberIds, { ever: true }));
}

/** Relationships of a case, from either side. */
export const buildRelationshipCondition = (memberId: number) =>
  or(eq(caseRelationships.memberId, memberId), eq(caseRelationships.otherId, memberId));

async function readRelatedCases(tx: Transaction, memberId: number): Promise<number[]> {
  const rows = await tx
    .select()
    .from(caseRelationships)
    .where(buildRelationshipCondition(memberId));
  return rows.flatMap((row) => [row.memberId, row.otherId]);
}

/** The ids of the households and relationships of a case, and of the households that only it holds together. */
export async function readHouseholdsAbout(db: Queries, memberId: number) {
  const householdIds = await readHouseholdIds(db, [memberId], { ever: true });
  const people = await readPeople(db, householdIds, { ever: true });
  const isLeft = (id: number) =>
    people.some((one) => one.householdId === id && ![null, memberId].includes(one.memberId));
  const related = await db
    .select({ id: caseRelationships.id })
    .from(caseRelationships)
    .where(buildRelationshipCondition(memberId));
  return {
    householdIds,
    emptiedIds: householdIds.filter((id) => !isLeft(id)),
    relationshipIds: related.map(({ id }) => id),
  };
}

/** Removes a case from its households. A household without another case goes, with the names of its companions. */
export async function forgetHouseholds(tx: Transaction, memberId: number, now: Date) {
  const locked = await lockHouseholdsOf(tx, [memberId]);
  const { emptiedIds } = await readHouseholdsAbout(tx, memberId);
  const related = await readRelatedCases(tx, memberId);
  await tx.delete(caseRelationships).where(buildRelationshipCondition(memberId));
  await tx.delete(householdPeople).where(eq(householdPeople.memberId, memberId));
  if (emptiedIds.length > 0) await tx.delete(households).where(inArray(households.id, emptiedIds));
  const left = locked.filter(({ id }) => !emptiedIds.includes(id));
  await bumpVersions(tx, left, now);
  const people = await readPeople(
    tx,
    left.map(({ id }) => id),
  );
  for (const { id } of left) {
    const own = people.filter(({ householdId }) => householdId === id);
    await storeRelations(tx, own, ensureOneHead(own));
  }
  const others = [...related, ...people.map((one) => one.memberId)];
  await refreshCases(
    tx,
    others.filter((id) => id !== memberId),
  );
}

async function storeRelations(
  tx: Transaction,
  before: readonly PersonRow[],
  after: readonly PersonRow[],
) {
  const changed = after.filter(
    ({ id, relation }) => before.find((one) => one.id === id)?.relation !== relation,
  );
  for (const { id, relation } of changed) {
    await tx.update(householdPeople).set({ relation }).where(eq(householdPeople.id, id));
  }
}

/**
 * Ends the stays of a merged case in households where the kept case lives too. If it was the head, the kept case
 * becomes the head. Returns the ended rows.
 */
export async function endDoubleStays(
  tx: Transaction,
  { goneId, keptId, now }: { goneId: number; keptId: number; now: Date },
): Promise<number[]> {
  const doubled = await tx
    .select()
    .from(householdPeople)
    .where(and(eq(householdPeople.memberId, goneId), isCurrent));
  for (const { id, householdId, relation, fromOn } of doubled) {
    const today = toOfficeDate(now);
    const untilOn = fromOn > today ? fromOn : today;
    await tx.update(householdPeople).set({ untilOn }).where(eq(householdPeople.id, id));
    if (relation !== 'head') continue;
    await tx
      .update(householdPeople)
      .set({ relation })
      .where(
        and(
          eq(householdPeople.householdId, householdId),
          eq(householdPeople.memberId, keptId),
          isCurrent,
        ),
      );
  }
  return doubled.map(({ id }) => id);
}

/** Gives a separated case its stays back. The kept case stays the head. */
export async function resumeStays(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const head = sql`exists (select from ${householdPeople} as head where
    head.household_id = ${householdPeople.householdId} and head.relation = 'head' and head.until_on is null)`;
  await tx
    .update(householdPeople)
    .set({
      untilOn: null,
      relation: sql`case when ${householdPeople.relation} = 'head' and ${head} then 'other'
        else ${householdPeople.relation} end`,
    })
    .where(inArray(householdPeople.id, [...ids]));
}

/** A household that a merge or its undo changed can no longer be undone. */
export async function refreshHouseholds(
  tx: Transaction,
  memberIds: readonly number[],
  now: Date,
): Promise<void> {
  await bumpVersions(tx, await lockHouseholdsOf(tx, memberIds), now);
  const related = await Promise.all(memberIds.map((id) => readRelatedCases(tx, id)));
  await refreshCases(tx, [...memberIds, ...related.flat()]);
}

/** The stays of a case and the companions of its households, for the person's copy. */
export async function readHouseholdRows(db: Queries, memberId: number): Promise<object[]> {
  const stays = await db
    .select({
      ...{ relation: householdPeople.relation, custody: householdPeople.custody },
      ...{ fromOn: householdPeople.fromOn, untilOn: householdPeople.untilOn },
    })
    .from(householdPeople)
    .where(eq(householdPeople.memberId, memberId))
    .orderBy(householdPeople.id);
  const ids = await readHouseholdIds(db, [memberId]);
  const companions =
    ids.length === 0
      ? []
      : await db
          .select({
            ...{ firstName: householdPeople.firstName, lastName: householdPeople.lastName },
            ...{ birthYear: householdPeople.birthYear, relation: householdPeople.relation },
            ...{ fromOn: householdPeople.fromOn, untilOn: householdPeople.untilOn },
          })
          .from(householdPeople)
          .where(and(inArray(householdPeople.householdId, ids), isNull(householdPeople.memberId)))
          .orderBy(householdPeople.id);
  return [...stays, ...companions];
}

/** The relationships of a case without the other person. A "keep apart" protects that person, so no copy tells of it. */
export async function readRelationshipRows(db: Queries, memberId: number): Promise<object[]> {
  return db
    .select({
      relationship: caseRelationships.kind,
      ...{ fromOn: caseRelationships.fromOn, untilOn: caseRelationships.untilOn },
    })
    .from(caseRelationships)
    .where(and(buildRelationshipCondition(memberId), ne(caseRelationships.kind, 'keep-apart')))
    .orderBy(caseRelationships.id);
}
