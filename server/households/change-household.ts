// Changes one household: a person's details, the head, a move out, a split, a new address, a case for a companion.
import { inArray } from 'drizzle-orm';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { type HouseholdChange, hasSafeContactNote } from '#domain/households/household';
import { changeHead, computeAgeInYear, ensureOneHead } from '#domain/households/rules';
import { households as text } from '#text/staff/households';
import { AppError, notFound } from '../api/app-error.ts';
import { type Changes, compareChanges } from '../api/audit.ts';
import { createRow, findChangedFields } from '../api/change.ts';
import { createReference } from '../api/reference.ts';
import { findHidden } from '../cases/access/case-access.ts';
import { buildLookupColumns } from '../cases/people/member-list.ts';
import type { Transaction } from '../db/client.ts';
import { members } from '../db/schema/members.ts';
import { listAddresses, writeAddresses } from './household-addresses.ts';
import {
  type Addresses,
  type By,
  createHousehold,
  type Household,
  lockHouseholds,
  type PersonDraft,
  type PersonRow,
  readPeople,
  savePeople,
} from './household-rows.ts';
import { readLastHouseholdChange } from './undo-household.ts';

type Change = By & { id: number; version: number | undefined; change: HouseholdChange };
type Changing = By & { tx: Transaction; household: Household; people: readonly PersonRow[] };
type Outcome = {
  after: PersonDraft[];
  /** Another household that the change makes. */
  made?: Household;
  addresses?: [Addresses, Addresses];
};

export async function changeHousehold(
  tx: Transaction,
  { id, version, change, ...by }: Change,
): Promise<void> {
  const [household] = await lockHouseholds(tx, [id]);
  if (household === undefined) throw notFound('Household');
  const ever = await findVisible(tx, await readPeople(tx, [id], { ever: true }), by);
  const differs = findDifferences(ever, change);
  if (Object.keys(differs).length === 0) return;
  if (household.version !== version) {
    const current = { id, version: household.version };
    throw findChangedFields(current, differs, await readLastHouseholdChange(tx, id));
  }
  const all = await readPeople(tx, [id]);
  const people = ever.filter(({ untilOn }) => untilOn === null);
  const { after, made, addresses } = await planChange(
    { ...by, tx, household, people },
    all,
    change,
  );
  await savePeople(tx, {
    by,
    step: change.step,
    householdId: id,
    locked: made === undefined ? [household] : [household, made],
    before: all,
    after,
    addresses,
  });
}

/** The people whom the caller may name: all but restricted cases without access. */
async function findVisible(tx: Transaction, people: readonly PersonRow[], { session, now }: By) {
  const ids = people.map(({ memberId }) => memberId);
  const hidden = await findHidden({ db: tx, now: () => now }, session, ids);
  return people.filter(({ memberId }) => memberId === null || !hidden.has(memberId));
}

/** The parts of the change that are not so yet. Empty when it was made already, as after a lost response. */
function findDifferences(ever: readonly PersonRow[], change: HouseholdChange): Changes {
  const now = (personId: number) => ever.find(({ id }) => id === personId);
  const isMade = (isDone: boolean): Changes => (isDone ? {} : { step: [null, change.step] });
  switch (change.step) {
    case 'changed': {
      const { step: _, personId, ...fields } = change;
      const person = findPerson(ever, personId);
      return compareChanges(person, applyPersonChanges(person, fields));
    }
    case 'removed':
      return isMade(now(change.personId) === undefined);
    case 'headed':
      return isMade(now(change.personId)?.relation === 'head');
    case 'moved-out':
      return isMade((now(change.personId)?.untilOn ?? null) !== null);
    case 'split':
      return isMade(change.personIds.every((id) => (now(id)?.untilOn ?? null) !== null));
    case 'case-opened':
      return isMade((now(change.personId)?.memberId ?? null) !== null);
    case 'moved':
      return isMade(false);
  }
}

function planChange(
  changing: Changing,
  all: readonly PersonRow[],
  change: HouseholdChange,
): Outcome | Promise<Outcome> {
  const { people, now } = changing;
  switch (change.step) {
    case 'changed': {
      const { step: _, personId, ...fields } = change;
      const person = findPerson(people, personId);
      return { after: replacePerson(all, applyPersonChanges(person, fields)) };
    }
    case 'removed':
      return { after: ensureOneHead(omitPeople(all, [findPerson(people, change.personId)])) };
    case 'headed':
      return { after: changeHead(all, findPerson(people, change.personId).id) };
    case 'moved-out': {
      const person = findPerson(people, change.personId);
      const untilOn = change.untilOn ?? toOfficeDate(now);
      if (untilOn < person.fromOn) throw new AppError('conflict', text.problems.outBeforeIn);
      const rest = ensureOneHead(omitPeople(all, [person]), change.headId);
      return { after: [...rest, { ...person, untilOn }] };
    }
    case 'split':
      return splitOff(changing, all, change);
    case 'case-opened':
      return openCase(changing, all, change.personId);
    case 'moved':
      return moveTogether(changing, all, change);
  }
}

function findPerson(people: readonly PersonRow[], id: number): PersonRow {
  const person = people.find((one) => one.id === id);
  if (person === undefined) throw notFound('Person of the household');
  return person;
}

const omitPeople = (people: readonly PersonRow[], left: readonly PersonRow[]) =>
  people.filter(({ id }) => !left.some((one) => one.id === id));

const replacePerson = (people: readonly PersonRow[], person: PersonRow) =>
  people.map((one) => (one.id === person.id ? person : one));

type PersonChanges = Omit<Extract<HouseholdChange, { step: 'changed' }>, 'step' | 'personId'>;

/** A member's name and birth date are those of the case; the head keeps that relation. */
function applyPersonChanges(person: PersonRow, fields: PersonChanges): PersonRow {
  const { firstName, lastName, birthYear, relation, custody, fromOn } = fields;
  const isCompanion = person.memberId === null;
  return {
    ...person,
    ...(isCompanion && firstName !== undefined ? { firstName } : {}),
    ...(isCompanion && lastName !== undefined ? { lastName } : {}),
    ...(isCompanion && birthYear !== undefined ? { birthYear } : {}),
    ...(relation === undefined || person.relation === 'head' ? {} : { relation }),
    ...(custody === undefined ? {} : { custody }),
    ...(fromOn === undefined ? {} : { fromOn }),
  };
}

/** Some of the people become a household of their own, from today on. */
async function splitOff(
  { tx, people, now }: Changing,
  all: readonly PersonRow[],
  { personIds, headId }: Extract<HouseholdChange, { step: 'split' }>,
): Promise<Outcome> {
  const leaving = personIds.map((id) => findPerson(people, id));
  const staying = omitPeople(all, leaving);
  if (staying.length === 0) throw new AppError('conflict', text.problems.splitAll);
  const made = await createHousehold(tx, now);
  const today = toOfficeDate(now);
  const head = ensureOneHead(leaving, headId);
  return {
    made,
    after: [
      ...ensureOneHead(staying),
      ...leaving.map((person) => ({ ...person, untilOn: getLastDay(person, today) })),
      ...head.map(({ id: _, ...person }) => ({
        ...person,
        householdId: made.id,
        fromOn: today,
        untilOn: null,
      })),
    ],
  };
}

/** The last day of a stay that ends today. It may have been planned to begin later. */
export function getLastDay({ fromOn }: { fromOn: string }, today: string): string {
  return fromOn > today ? fromOn : today;
}

/** Opens a case for a companion, with the address of the household. The person keeps the row. */
async function openCase(
  { tx, people, session, now }: Changing,
  all: readonly PersonRow[],
  personId: number,
): Promise<Outcome> {
  const person = findPerson(people, personId);
  if (person.memberId !== null) throw new AppError('conflict', text.problems.hasCase);
  const caseIds = people.map(({ memberId }) => memberId).filter((id) => id !== null);
  const [home] =
    caseIds.length === 0
      ? []
      : await tx
          .select()
          .from(members)
          .where(inArray(members.id, caseIds))
          .orderBy(members.isRestricted, members.id)
          .limit(1);
  const memberId = await createFamilyCase(tx, { person, home, session, now });
  const opened = { ...person, memberId, firstName: '', lastName: '', birthYear: null };
  return { after: replacePerson(all, opened) };
}

type FamilyCase = By & {
  person: { firstName: string; lastName: string; birthYear: number | null };
  home: typeof members.$inferSelect | undefined;
};

/** A case with the name and the age of the person, and with address, phone, and areas of a case of the household. */
export async function createFamilyCase(
  tx: Transaction,
  { person, home, session, now }: FamilyCase,
): Promise<number> {
  const reference = createReference();
  const { firstName, lastName, birthYear } = person;
  const columns = {
    ...{ reference, firstName, lastName: lastName || (home?.lastName ?? '') },
    age:
      birthYear === null
        ? null
        : computeAgeInYear(birthYear, Number(toOfficeDate(now).slice(0, 4))),
    ...(home === undefined || home.isRestricted
      ? {}
      : {
          ...{ address: home.address, city: home.city, state: home.state, zipCode: home.zipCode },
          ...{ phone: home.phone, serviceRegion: home.serviceRegion },
        }),
    programAreas: home?.programAreas ?? [],
    assignedTo: session.username,
    createdAt: now,
    updatedAt: now,
  };
  const row = await createRow(tx, {
    table: members,
    subject: 'member',
    columns: { ...columns, ...buildLookupColumns({ email: null, phone: null, ...columns }) },
    session,
    now,
    entry: ({ id }) => ({ memberId: id }),
  });
  return row.id;
}

/** Writes the new address to the cases. Restricted cases and safe-contact notes change only if the caller named them. */
async function moveTogether(
  { tx, people, session, now }: Changing,
  all: readonly PersonRow[],
  { memberIds, address, city, state, zipCode }: Extract<HouseholdChange, { step: 'moved' }>,
): Promise<Outcome> {
  const ids = people.map(({ memberId }) => memberId).filter((id) => id !== null);
  if (memberIds?.some((id) => !ids.includes(id))) throw notFound('Member');
  const cases = await tx
    .select()
    .from(members)
    .where(inArray(members.id, ids.length === 0 ? [0] : ids))
    .orderBy(members.id)
    .for('update');
  const moving = cases.filter(
    (row) =>
      row.erasedAt === null &&
      (memberIds === undefined
        ? !row.isRestricted && !hasSafeContactNote(row.safeContact)
        : memberIds.includes(row.id)),
  );
  if (moving.length === 0) throw new AppError('conflict', text.problems.nobodyMoves);
  const to = { address, city, state, zipCode };
  return {
    after: [...all],
    addresses: [
      listAddresses(moving),
      await writeAddresses(tx, moving, () => to, { session, now }),
    ],
  };
}
