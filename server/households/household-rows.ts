// Reads, locks, and saves the people of households. Every change is one audit entry that holds the rows before and
// after, from which undo restores them.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { HouseholdStep } from '#domain/households/household';
import { type Actor, audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { householdPeople, households } from '../db/schema/households.ts';
import { refreshCases } from './case-columns.ts';

export type By = { session: StaffSession; now: Date };
export type PersonRow = Omit<typeof householdPeople.$inferSelect, 'createdAt'>;
/** A person to save; without an id, a new one. */
export type PersonDraft = Omit<PersonRow, 'id'> & { id?: number };
export type Household = typeof households.$inferSelect;
export type Address = { address: string | null; city: string | null; state: string | null } & {
  zipCode: string | null;
};
/** Addresses by case id. */
export type Addresses = Record<string, Address>;

/** The details of a household's audit entry: each value before and after. */
export type HouseholdChanges = {
  people: [PersonRow[], PersonRow[]];
  /** Versions by household id. */
  households: [Record<string, number>, Record<string, number>];
  addresses?: [Addresses, Addresses];
};

export const isCurrent = isNull(householdPeople.untilOn);

/** Locks households in id order, so that two changes at once cannot wait for each other. */
export async function lockHouseholds(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(households)
    .where(inArray(households.id, [...ids]))
    .orderBy(households.id)
    .for('update');
}

/** The ids of the households that these cases live in, or ever lived in. */
export async function readHouseholdIds(
  db: Queries,
  memberIds: readonly number[],
  { ever = false } = {},
): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: householdPeople.householdId })
    .from(householdPeople)
    .where(and(inArray(householdPeople.memberId, [...memberIds]), ever ? undefined : isCurrent))
    .orderBy(householdPeople.householdId);
  return rows.map(({ id }) => id);
}

export async function readPeople(
  db: Queries,
  householdIds: readonly number[],
  { ever = false } = {},
): Promise<PersonRow[]> {
  if (householdIds.length === 0) return [];
  const rows = await db
    .select()
    .from(householdPeople)
    .where(
      and(inArray(householdPeople.householdId, [...householdIds]), ever ? undefined : isCurrent),
    )
    .orderBy(asc(householdPeople.householdId), asc(householdPeople.id));
  return rows.map(({ createdAt: _, ...row }) => row);
}

export async function createHousehold(tx: Transaction, now: Date): Promise<Household> {
  const [row] = await tx.insert(households).values({ createdAt: now, updatedAt: now }).returning();
  if (row === undefined) throw new Error('the household was not stored');
  return row;
}

type Saving = {
  by: By;
  step: HouseholdStep | 'created' | 'undone';
  /** The household that the audit entry is about. */
  householdId: number;
  /** Every household that the change touches, locked. */
  locked: readonly Household[];
  before: readonly PersonRow[];
  after: readonly PersonDraft[];
  addresses?: [Addresses, Addresses] | undefined;
};

/** Saves the people as they should be, and writes the one audit entry of the change. */
export async function savePeople(tx: Transaction, saving: Saving): Promise<void> {
  const { by, step, householdId, locked, before, after, addresses } = saving;
  const stored = await storePeople(tx, before, after, by.now);
  const next = await bumpVersions(tx, locked, by.now);
  const changes: HouseholdChanges = {
    people: stored,
    households: [listVersions(locked), next],
    ...(addresses === undefined ? {} : { addresses }),
  };
  await audit(tx, by.session satisfies Actor, by.now, {
    action: step,
    subject: 'household',
    subjectId: householdId,
    changes,
  });
  const touched = [...before, ...after].map(({ memberId }) => memberId);
  const current = await readPeople(
    tx,
    locked.map(({ id }) => id),
  );
  await refreshCases(tx, [...touched, ...current.map(({ memberId }) => memberId)]);
}

const listVersions = (rows: readonly Pick<Household, 'id' | 'version'>[]) =>
  Object.fromEntries(rows.map(({ id, version }) => [id, version]));

export async function bumpVersions(tx: Transaction, locked: readonly Household[], now: Date) {
  if (locked.length === 0) return {};
  const ids = locked.map(({ id }) => id);
  const rows = await tx
    .update(households)
    .set({ version: sql`${households.version} + 1`, updatedAt: now })
    .where(inArray(households.id, ids))
    .returning({ id: households.id, version: households.version });
  return listVersions(rows);
}

const isHead = ({ relation, untilOn }: PersonDraft) => relation === 'head' && untilOn === null;
const isSame = (one: PersonRow, other: PersonDraft) =>
  (Object.keys(one) as (keyof PersonRow)[]).every((key) => one[key] === other[key]);

/** Stores the difference, and returns the rows that differ, before and after. */
async function storePeople(
  tx: Transaction,
  before: readonly PersonRow[],
  after: readonly PersonDraft[],
  now: Date,
): Promise<[PersonRow[], PersonRow[]]> {
  const old = new Map(before.map((row) => [row.id, row]));
  const keptIds = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !keptIds.has(id));
  const written = after.filter((row) => {
    const known = row.id === undefined ? undefined : old.get(row.id);
    return known === undefined || !isSame(known, row);
  });
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(householdPeople).where(inArray(householdPeople.id, ids));
  const stored: PersonRow[] = [];
  // Heads last: a household has one head at every moment.
  for (const row of written.toSorted((one, other) => Number(isHead(one)) - Number(isHead(other)))) {
    const { id, ...columns } = row;
    const [saved] =
      id !== undefined && old.has(id)
        ? await tx
            .update(householdPeople)
            .set(columns)
            .where(eq(householdPeople.id, id))
            .returning()
        : await tx
            .insert(householdPeople)
            .values({ ...row, createdAt: now })
            .returning();
    if (saved === undefined) throw new Error('the person of the household was not stored');
    const { createdAt: _, ...person } = saved;
    stored.push(person);
  }
  const changedBefore = written.flatMap(({ id }) => (id === undefined ? [] : (old.get(id) ?? [])));
  return [[...removed, ...changedBefore], stored];
}
