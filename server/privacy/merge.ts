// Merges two cases of one person, and undoes a merge.
import { and, eq, getTableColumns, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { dayMs } from '#domain/calendar/durations';
import type { CasePartName } from '#domain/cases/case-parts';
import { memberChangesSchema } from '#domain/cases/member';
import { type MergeChoices, mergeValues, undoMergeDays } from '#domain/cases/merge';
import { merging as text } from '#text/staff/merging';
import { AppError, notFound } from '../api/app-error.ts';
import { audit, type Changes, compareChanges } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow } from '../api/change.ts';
import { parseWith } from '../api/request-checks.ts';
import { orderPair } from '../cases/duplicates/pairs.ts';
import { partEntries } from '../cases/parts.ts';
import { undoableMember } from '../cases/people/member-changes.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { caseAccess, duplicatePairs, memberMerges, members } from '../db/schema/members.ts';
import {
  endDoubleStays,
  lockHouseholdsOf,
  refreshHouseholds,
  resumeStays,
} from '../households/case-households.ts';
import { markSeen } from '../notifications/emergencies.ts';
import { notifyAssignee } from '../notifications/notify.ts';
import { lockParts, moveRows, moveRowsBack } from './merge-tables.ts';
import { blankedColumns } from './person-rows.ts';

type Member = typeof members.$inferSelect;
type Merge = typeof memberMerges.$inferSelect;
type By = { session: StaffSession; now: Date };
type Named = { id: number; version: number | undefined };

/** Locks both cases in one order, so that two merges at once cannot wait for each other. */
async function lockCases(tx: Transaction, keptId: number, otherId: number) {
  const rows = await tx
    .select()
    .from(members)
    .where(inArray(members.id, [keptId, otherId]))
    .orderBy(members.id)
    .for('update');
  const kept = rows.find(({ id }) => id === keptId);
  const other = rows.find(({ id }) => id === otherId);
  if (kept === undefined || other === undefined) throw notFound('Member');
  return { kept, other };
}

function refuseGone(rows: readonly Member[]): void {
  if (rows.some(({ mergedIntoId }) => mergedIntoId !== null)) {
    throw new AppError('conflict', text.mergedAlready);
  }
  if (rows.some(({ erasedAt }) => erasedAt !== null)) {
    throw new AppError('conflict', text.erased);
  }
}

async function namedOn(tx: Transaction, memberId: number) {
  return tx
    .select({ staffId: caseAccess.staffId, until: caseAccess.until })
    .from(caseAccess)
    .where(eq(caseAccess.memberId, memberId))
    .orderBy(caseAccess.staffId);
}

/** A merge lets nobody in who was on only one of two access lists. */
async function mergeAccess(tx: Transaction, { kept, other, now }: Pair & { now: Date }) {
  if (!other.isRestricted) return;
  const ofOther = await namedOn(tx, other.id);
  if (!kept.isRestricted) {
    await tx.delete(caseAccess).where(eq(caseAccess.memberId, kept.id));
    if (ofOther.length === 0) return;
    await tx
      .insert(caseAccess)
      .values(ofOther.map((row) => ({ ...row, memberId: kept.id, createdAt: now })));
    return;
  }
  const permanent = (rows: typeof ofOther) =>
    rows.filter(({ until }) => until === null).map(({ staffId }) => staffId);
  if (permanent(ofOther).join() !== permanent(await namedOn(tx, kept.id)).join()) {
    throw new AppError('conflict', text.otherAccess);
  }
}

type Pair = { kept: Member; other: Member };

/** What staff said about the other case and a third one holds for the kept case too. */
async function copyDecisions(tx: Transaction, { kept, other }: Pair): Promise<number[]> {
  const rows = await tx
    .select()
    .from(duplicatePairs)
    .where(or(eq(duplicatePairs.memberId, other.id), eq(duplicatePairs.otherId, other.id)));
  const thirdOf = (row: (typeof rows)[number]) =>
    row.memberId === other.id ? row.otherId : row.memberId;
  const wanted = rows.filter((row) => row.decision !== null && thirdOf(row) !== kept.id);
  if (wanted.length === 0) return [];
  const copied = await tx
    .insert(duplicatePairs)
    .values(wanted.map((row) => ({ ...row, ...orderPair(kept.id, thirdOf(row)), version: 1 })))
    .onConflictDoNothing()
    .returning();
  return copied.map((row) => (row.memberId === kept.id ? row.otherId : row.memberId));
}

/** The blank row of a merged case. No figure counts it. */
function blankOf(row: Member): Partial<Member> {
  return {
    ...blankedColumns.member(row),
    reference: `merged-${row.id}`,
    firstName: text.mergedName,
    dueAt: null,
    firstContactedAt: null,
    needsReview: false,
  };
}

type Merging = By & { kept: Named; other: Named; choices: MergeChoices };

export async function mergeCases(tx: Transaction, merging: Merging): Promise<Member> {
  const { session, now, choices } = merging;
  const by = { session, now };
  if (merging.kept.id === merging.other.id) throw new AppError('conflict', text.sameCase);
  await lockParts(tx, merging.other.id);
  await lockHouseholdsOf(tx, [merging.kept.id, merging.other.id]);
  const pair = await lockCases(tx, merging.kept.id, merging.other.id);
  refuseGone([pair.kept, pair.other]);
  const values = mergeValues(pair.kept, pair.other, choices);
  // Both texts together may be longer than staff can edit afterward.
  const { notes, safeContact } = values;
  parseWith(memberChangesSchema, {
    notes: notes ?? '',
    ...(safeContact == null ? {} : { safeContact }),
  });
  await mergeAccess(tx, { ...pair, now });
  const changes = compareChanges(pair.kept, values);
  const { row } = await changeRow(tx, {
    ...undoableMember,
    ...by,
    ...merging.kept,
    locked: pair.kept,
    columns: () => values,
    entry: () => ({
      action: 'merged',
      memberId: pair.kept.id,
      changes: { ...changes, mergedCase: [null, pair.other.id] },
    }),
  });
  const moved = await moveRows(tx, pair.other.id, pair.kept.id);
  const endedStays = await endDoubleStays(tx, {
    goneId: pair.other.id,
    keptId: pair.kept.id,
    now,
  });
  await markSeen(tx, session, 'member', [pair.other.id], now);
  const links = await copyDecisions(tx, pair);
  const former = await tx
    .update(members)
    .set({ mergedIntoId: pair.kept.id })
    .where(eq(members.mergedIntoId, pair.other.id))
    .returning({ id: members.id });
  await changeRow(tx, {
    ...undoableMember,
    derived: () => ({}),
    ...by,
    ...merging.other,
    locked: pair.other,
    columns: (other) => ({
      ...blankOf(other),
      isRestricted: row.isRestricted,
      mergedIntoId: row.id,
      erasedAt: now,
    }),
    entry: () => ({
      action: 'merged',
      memberId: pair.other.id,
      changes: { mergedIntoId: [null, row.id] },
    }),
  });
  await tx
    .update(members)
    .set({ isRestricted: row.isRestricted })
    .where(eq(members.mergedIntoId, row.id));
  await tx.insert(memberMerges).values({
    keptId: row.id,
    goneId: pair.other.id,
    gone: pair.other,
    changes,
    moved: { ...moved, links, endedStays, former: former.map(({ id }) => id) },
    mergedBy: session.username,
    createdAt: now,
  });
  await refreshHouseholds(tx, [row.id, pair.other.id], now);
  await notifyAssignee(tx, now, {
    before: pair.kept.assignedTo,
    after: row.assignedTo,
    by: session.username,
    subject: 'member',
    id: row.id,
    version: row.version,
  });
  return row;
}

export function canUndoMerge({ mergedBy, createdAt }: Merge, { session, now }: By): boolean {
  if (session.role === 'owner') return true;
  const isOver = now.getTime() - createdAt.getTime() > undoMergeDays * dayMs;
  return mergedBy === session.username && !isOver;
}

/** The row as it was before the merge: stored moments are text. */
function rowBefore({ gone }: Merge): Partial<Member> {
  const columns = Object.entries(getTableColumns(members)).filter(
    ([name, { generated, primary }]) =>
      !generated && !primary && !['version', 'updatedAt'].includes(name),
  );
  return Object.fromEntries(
    columns.map(([name, { dataType }]) => {
      const value = gone[name] ?? null;
      return [name, dataType === 'date' && value !== null ? new Date(`${value}`) : value];
    }),
  ) as Partial<Member>;
}

/** Gives a merged row its values back. */
async function restoreGone(tx: Transaction, merge: Merge, now: Date): Promise<Member> {
  await tx.delete(memberMerges).where(eq(memberMerges.id, merge.id));
  const [row] = await tx
    .update(members)
    .set({ ...rowBefore(merge), version: sql`${members.version} + 1`, updatedAt: now })
    .where(eq(members.id, merge.goneId))
    .returning();
  if (row === undefined) throw notFound('Member');
  return row;
}

/** Separates the cases that were merged into this one, so that they can be erased one by one. */
export async function separateMergedCases(tx: Transaction, keptId: number, now: Date) {
  const merges = await tx.select().from(memberMerges).where(eq(memberMerges.keptId, keptId));
  for (const merge of merges) await restoreGone(tx, merge, now);
  return merges.map(({ goneId }) => goneId);
}

/** The values of the kept case that nobody changed since the merge, as they were before it. */
function valuesBefore(kept: Member, { changes, gone }: Merge): Partial<Member> {
  const columns = getTableColumns(members);
  const former = [gone.reference, ...((gone.formerReferences as string[] | undefined) ?? [])];
  const before: Record<string, unknown> = {};
  for (const [field, [old, after]] of Object.entries(changes)) {
    const column = columns[field as keyof typeof columns];
    const isUnchanged = Object.keys(compareChanges(kept, { [field]: after })).length === 0;
    if (!isUnchanged) continue;
    before[field] = column.dataType === 'date' && old !== null ? new Date(`${old}`) : old;
  }
  return {
    ...before,
    formerReferences: kept.formerReferences.filter((reference) => !former.includes(reference)),
  } as Partial<Member>;
}

export type AddedPart = { kind: CasePartName; rows: number };

/** Rows that were added to the kept case since the merge. They stay there. */
async function addedSince(tx: Transaction, { keptId, createdAt, moved }: Merge) {
  const added: AddedPart[] = [];
  for (const [kind, { table }] of partEntries) {
    const ids = moved[kind] ?? [];
    const { createdAt: at } = getTableColumns(table) as Record<string, AnyPgColumn>;
    const isAdded = and(
      eq(table.memberId, keptId),
      gt(at as AnyPgColumn, createdAt),
      ids.length === 0 ? undefined : notInArray(table.id, ids),
    );
    const rows = await tx.$count(table, isAdded);
    if (rows > 0) added.push({ kind, rows });
  }
  return added;
}

export async function undoMerge(tx: Transaction, keptId: number, mergeId: number, by: By) {
  const isMeant = and(eq(memberMerges.id, mergeId), eq(memberMerges.keptId, keptId));
  const [found] = await tx.select().from(memberMerges).where(isMeant);
  if (found === undefined) throw notFound('Merge');
  if (!canUndoMerge(found, by)) throw new AppError('not-allowed', text.undoNotAllowed);
  await lockParts(tx, keptId);
  await lockHouseholdsOf(tx, [keptId, found.goneId]);
  const { kept, other } = await lockCases(tx, keptId, found.goneId);
  const [merge] = await tx.select().from(memberMerges).where(isMeant);
  if (merge === undefined) throw new AppError('conflict', text.undoneAlready);
  refuseGone([kept]);
  const added = await addedSince(tx, merge);
  const values = valuesBefore(kept, merge);
  const changes: Changes = compareChanges(kept, values);
  await changeRow(tx, {
    ...undoableMember,
    ...by,
    id: keptId,
    version: undefined,
    locked: kept,
    columns: () => values,
    entry: () => ({
      action: 'unmerged',
      memberId: keptId,
      changes: { ...changes, mergedCase: [other.id, null] },
    }),
  });
  if (values.isRestricted === false) {
    await tx.delete(caseAccess).where(eq(caseAccess.memberId, keptId));
  }
  const restored = await restoreGone(tx, merge, by.now);
  await audit(tx, by.session, by.now, {
    action: 'unmerged',
    subject: 'member',
    subjectId: other.id,
    memberId: other.id,
    changes: { mergedIntoId: [keptId, null] },
  });
  await moveRowsBack(tx, merge.moved, other.id, keptId);
  const { former = [], links = [], endedStays = [] } = merge.moved;
  await resumeStays(tx, endedStays);
  await refreshHouseholds(tx, [keptId, other.id], by.now);
  if (former.length > 0) {
    await tx
      .update(members)
      .set({ mergedIntoId: other.id, isRestricted: restored.isRestricted })
      .where(and(inArray(members.id, former), eq(members.mergedIntoId, keptId)));
  }
  for (const third of links) {
    const { memberId, otherId } = orderPair(keptId, third);
    await tx
      .delete(duplicatePairs)
      .where(
        and(
          eq(duplicatePairs.memberId, memberId),
          eq(duplicatePairs.otherId, otherId),
          eq(duplicatePairs.version, 1),
        ),
      );
  }
  await tx
    .update(members)
    .set({ isRestricted: values.isRestricted ?? kept.isRestricted })
    .where(eq(members.mergedIntoId, keptId));
  return { keptId, otherId: other.id, added };
}

export async function listMergesInto(db: Queries, keptId: number) {
  return db
    .select()
    .from(memberMerges)
    .where(eq(memberMerges.keptId, keptId))
    .orderBy(memberMerges.id);
}

/** Returns the id of the case into which this one was merged, or its own id. */
export async function findKeptCase(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx
    .select({ mergedIntoId: members.mergedIntoId })
    .from(members)
    .where(eq(members.id, id));
  return row?.mergedIntoId ?? id;
}
