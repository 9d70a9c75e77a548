// Keeps the columns of a case that follow from its household and its relationships: the names of companions, for the
// search, and the "keep apart" mark, for the caution in every list.
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { buildLookupColumns } from '../cases/people/member-list.ts';
import type { Transaction } from '../db/client.ts';
import { caseRelationships, householdPeople } from '../db/schema/households.ts';
import { members } from '../db/schema/members.ts';

/** Call it in the transaction of every change, after the households are locked. */
export async function refreshCases(
  tx: Transaction,
  memberIds: readonly (number | null)[],
): Promise<void> {
  const ids = [...new Set(memberIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const cases = await tx
    .select()
    .from(members)
    .where(and(inArray(members.id, ids), isNull(members.erasedAt)))
    .orderBy(members.id)
    .for('update');
  const names = await readCompanionNames(tx, ids);
  const apart = await findKeptApart(tx, ids);
  for (const row of cases) {
    const companionNames = names.get(row.id) ?? [];
    const isKeptApart = apart.has(row.id);
    const isSame =
      isKeptApart === row.isKeptApart &&
      companionNames.join('\n') === row.companionNames.join('\n');
    if (isSame) continue;
    const { searchText } = buildLookupColumns({ ...row, companionNames });
    await tx
      .update(members)
      .set({ companionNames, isKeptApart, searchText })
      .where(eq(members.id, row.id));
  }
}

async function readCompanionNames(tx: Transaction, ids: number[]): Promise<Map<number, string[]>> {
  const stays = await tx
    .select({ id: householdPeople.memberId, householdId: householdPeople.householdId })
    .from(householdPeople)
    .where(and(inArray(householdPeople.memberId, ids), isNull(householdPeople.untilOn)));
  const householdIds = [...new Set(stays.map(({ householdId }) => householdId))];
  if (householdIds.length === 0) return new Map();
  const companions = await tx
    .select()
    .from(householdPeople)
    .where(
      and(
        inArray(householdPeople.householdId, householdIds),
        isNull(householdPeople.memberId),
        isNull(householdPeople.untilOn),
      ),
    )
    .orderBy(householdPeople.id);
  const names = new Map<number, string[]>();
  for (const { id, householdId } of stays) {
    const own = companions
      .filter((one) => one.householdId === householdId)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
    names.set(id ?? 0, [...(names.get(id ?? 0) ?? []), ...own]);
  }
  return names;
}

const isOneOfTwo = sql`${members.id} in (${caseRelationships.memberId}, ${caseRelationships.otherId})`;

async function findKeptApart(tx: Transaction, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ memberId: caseRelationships.memberId, otherId: caseRelationships.otherId })
    .from(caseRelationships)
    .where(
      and(
        eq(caseRelationships.kind, 'keep-apart'),
        isNull(caseRelationships.untilOn),
        or(inArray(caseRelationships.memberId, ids), inArray(caseRelationships.otherId, ids)),
        // A merged case is the same person.
        sql`not exists (select from ${members} where ${and(isNotNull(members.mergedIntoId), isOneOfTwo)})`,
      ),
    );
  return new Set(rows.flatMap(({ memberId, otherId }) => [memberId, otherId]));
}
