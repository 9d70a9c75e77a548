// Adds people to the household of a case, and puts one case into the household of another.
import { and, eq, sql } from 'drizzle-orm';
import { toOfficeDate } from '#domain/calendar/office-hours';
import type { Companion, Join } from '#domain/households/household';
import { changeHead, ensureOneHead } from '#domain/households/rules';
import { households as text } from '#text/staff/households';
import { AppError, notFound } from '../api/app-error.ts';
import type { Transaction } from '../db/client.ts';
import { householdPeople } from '../db/schema/households.ts';
import { members } from '../db/schema/members.ts';
import { getLastDay } from './change-household.ts';
import {
  type By,
  createHousehold,
  type Household,
  isCurrent,
  lockHouseholds,
  type PersonDraft,
  type PersonRow,
  readPeople,
  savePeople,
} from './household-rows.ts';

/** Joins run one after the other: two at once would each make a household. Not a row lock, because there is no row yet. */
async function waitForTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('join households'))`);
}

async function lockCases(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const [row] = await tx
      .select({ erasedAt: members.erasedAt, mergedIntoId: members.mergedIntoId })
      .from(members)
      .where(eq(members.id, id))
      .for('update');
    if (row === undefined) throw notFound('Member');
    if (row.erasedAt !== null) throw new AppError('conflict', text.problems.erased);
  }
}

/** The households that a case lives in, those with full custody first. */
async function readStays(tx: Transaction, memberId: number) {
  const rows = await tx
    .select({ householdId: householdPeople.householdId, custody: householdPeople.custody })
    .from(householdPeople)
    .where(and(eq(householdPeople.memberId, memberId), isCurrent))
    .orderBy(householdPeople.custody, householdPeople.id);
  return rows.map(({ householdId }) => householdId);
}

const createStay = (householdId: number, memberId: number | null, now: Date) => ({
  ...{ householdId, memberId, firstName: '', lastName: '', birthYear: null },
  ...{ custody: 'full' as const, fromOn: toOfficeDate(now), untilOn: null },
});

/** Adds companions to the household of a case, and makes the household if there is none. */
export async function addCompanions(
  tx: Transaction,
  {
    memberId,
    people,
    ...by
  }: By & { memberId: number; people: readonly (Companion & { memberId?: number })[] },
): Promise<number> {
  await waitForTurn(tx);
  const [householdId] = await readStays(tx, memberId);
  const [found] = householdId === undefined ? [] : await lockHouseholds(tx, [householdId]);
  await lockCases(tx, [memberId]);
  const household = found ?? (await createHousehold(tx, by.now));
  const before = await readPeople(tx, [household.id]);
  const head: PersonDraft[] =
    before.length > 0
      ? []
      : [{ ...createStay(household.id, memberId, by.now), relation: 'head' as const }];
  const added = people.map((person): PersonDraft => {
    const { firstName, lastName, birthYear, relation } = person;
    const name = person.memberId === undefined ? { firstName, lastName, birthYear } : {};
    return { ...createStay(household.id, person.memberId ?? null, by.now), ...name, relation };
  });
  await savePeople(tx, {
    by,
    step: found === undefined ? 'created' : 'added',
    householdId: household.id,
    locked: [household],
    before,
    after: [...before, ...head, ...added],
  });
  return household.id;
}

/** Puts a case into the household of the other case. Returns the household; a second call changes nothing. */
export async function joinHousehold(
  tx: Transaction,
  { memberId, otherId, relation, custody, withOthers, ...by }: By & Join,
): Promise<number> {
  if (memberId === otherId) throw new AppError('conflict', text.problems.sameCase);
  await waitForTurn(tx);
  const [mine, theirs] = [await readStays(tx, memberId), await readStays(tx, otherId)];
  const shared = mine.find((id) => theirs.includes(id));
  if (shared !== undefined) return shared;
  const locked = await lockHouseholds(tx, [...mine, ...theirs]);
  await lockCases(tx, [memberId, otherId]);
  const found = locked.find(({ id }) => id === theirs[0]);
  const receiving = found ?? (await createHousehold(tx, by.now));
  const leaving = custody === 'shared' ? [] : locked.filter(({ id }) => mine.includes(id));
  const kept = custody === 'shared' ? locked.filter(({ id }) => mine.includes(id)) : [];
  const touched: Household[] = [receiving, ...leaving, ...kept];
  const before = await readPeople(
    tx,
    touched.map(({ id }) => id),
  );
  const here = before.filter(({ householdId }) => householdId === receiving.id);
  const base: PersonDraft[] =
    here.length > 0 ? here : [{ ...createStay(receiving.id, otherId, by.now), relation: 'head' }];
  const moving = findMovingPeople(before, { memberId, leaving, withOthers });
  const today = toOfficeDate(by.now);
  const after: PersonDraft[] = [
    ...base,
    ...planArrivals(moving, {
      memberId,
      relation,
      custody,
      householdId: receiving.id,
      now: by.now,
    }),
    ...leaving.flatMap(({ id }) => {
      const own = before.filter(({ householdId }) => householdId === id);
      const gone = own.filter((person) => moving.includes(person));
      return [
        ...ensureOneHead(own.filter((person) => !gone.includes(person))),
        ...gone.map((person) => ({ ...person, untilOn: getLastDay(person, today) })),
      ];
    }),
    ...kept.flatMap(({ id }) =>
      before
        .filter(({ householdId }) => householdId === id)
        .map((person) => (person.memberId === memberId ? { ...person, custody } : person)),
    ),
  ];
  await savePeople(tx, {
    by,
    step: found === undefined ? 'created' : 'joined',
    householdId: receiving.id,
    locked: touched,
    before,
    after,
  });
  return receiving.id;
}

type Moving = { memberId: number; leaving: readonly Household[]; withOthers: boolean };

function findMovingPeople(people: readonly PersonRow[], { memberId, leaving, withOthers }: Moving) {
  const isLeaving = ({ householdId }: PersonRow) => leaving.some(({ id }) => id === householdId);
  return people.filter(
    (person) => isLeaving(person) && (withOthers || person.memberId === memberId),
  );
}

type Arriving = Pick<Join, 'memberId' | 'relation' | 'custody'> & {
  householdId: number;
  now: Date;
};

/** The case with the given relation; people who come along are relatives of the head, or others. */
function planArrivals(
  moving: readonly PersonRow[],
  { memberId, relation, custody, householdId, now }: Arriving,
): PersonDraft[] {
  const self = { ...createStay(householdId, memberId, now), relation, custody };
  const others = moving.filter((person) => person.memberId !== memberId);
  const own = moving.find((person) => person.memberId === memberId);
  const toOwn = own === undefined ? others : changeHead([own, ...others], own.id);
  return [
    self,
    ...others.map((person) => {
      const toMember = toOwn.find(({ id }) => id === person.id)?.relation ?? 'other';
      const related = relation === 'partner' && toMember === 'child' ? 'child' : 'relative';
      const { id: _, ...stayed } = person;
      const isOther = relation === 'other' || toMember === 'other';
      return {
        ...stayed,
        ...{ householdId, fromOn: toOfficeDate(now), untilOn: null },
        relation: isOther ? ('other' as const) : (related as 'child' | 'relative'),
      };
    }),
  ];
}
