// A household as one caller may see it: a restricted case without access is only counted.
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { closedStatuses, memberStatuses } from '#domain/cases/member';
import { custodies, hasSafeContactNote, relations } from '#domain/households/household';
import { computeAge, computeAgeInYear } from '#domain/households/rules';
import { listValues } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import type { AccessContext } from '../api/case-access.ts';
import { findHidden } from '../cases/access/case-access.ts';
import { households } from '../db/schema/households.ts';
import { members } from '../db/schema/members.ts';
import { type PersonRow, readPeople } from './household-rows.ts';

const personResponse = v.strictObject({
  id: v.number(),
  memberId: v.nullable(v.number()),
  firstName: v.string(),
  lastName: v.string(),
  birthYear: v.nullable(v.number()),
  age: v.nullable(v.number()),
  relation: v.picklist(listValues(relations)),
  custody: v.picklist(listValues(custodies)),
  fromOn: v.string(),
  untilOn: v.nullable(v.string()),
  /** Null for a companion. */
  status: v.nullable(v.picklist(listValues(memberStatuses))),
  hasOpenCase: v.boolean(),
  isRestricted: v.boolean(),
  hasSafeContactNote: v.boolean(),
});
export type HouseholdPerson = v.InferOutput<typeof personResponse>;

export const householdResponse = v.strictObject({
  id: v.number(),
  version: v.number(),
  people: v.array(personResponse),
  /** People who moved out. */
  former: v.array(personResponse),
  /** Restricted cases that the caller may not open. */
  morePeople: v.number(),
});
export type HouseholdView = v.InferOutput<typeof householdResponse>;

type Viewer = AccessContext & { session: StaffSession };

export async function viewHouseholds(
  { session, ...asking }: Viewer,
  ids: readonly number[],
): Promise<HouseholdView[]> {
  if (ids.length === 0) return [];
  const rows = await asking.db
    .select()
    .from(households)
    .where(inArray(households.id, [...ids]))
    .orderBy(households.id);
  const people = await readPeople(asking.db, ids, { ever: true });
  const memberIds = people.map(({ memberId }) => memberId).filter((id) => id !== null);
  const cases =
    memberIds.length === 0
      ? []
      : await asking.db.select().from(members).where(inArray(members.id, memberIds));
  const byId = new Map(cases.map((row) => [row.id, row]));
  const hidden = await findHidden(asking, session, memberIds);
  const today = toOfficeDate(asking.now());
  return rows.map(({ id, version }) => {
    const own = people.filter(({ householdId }) => householdId === id);
    const shown = own
      .filter(({ memberId }) => !hidden.has(memberId))
      .flatMap((row) => toPerson(row, byId.get(row.memberId ?? 0), today) ?? []);
    const unseen = own.filter(
      ({ memberId, untilOn }) => untilOn === null && memberId !== null && hidden.has(memberId),
    );
    return {
      id,
      version,
      people: shown.filter(({ untilOn }) => untilOn === null).toSorted(compareRelations),
      former: shown.filter(({ untilOn }) => untilOn !== null),
      morePeople: unseen.length,
    };
  });
}

const order: readonly string[] = listValues(relations);

/** The head first, then by relation, the oldest first. */
function compareRelations(one: HouseholdPerson, other: HouseholdPerson): number {
  const rank = ({ relation }: HouseholdPerson) => order.indexOf(relation);
  return rank(one) - rank(other) || (other.age ?? -1) - (one.age ?? -1) || one.id - other.id;
}

type Case = typeof members.$inferSelect;

/** Undefined for a case that was erased or merged into another one. */
function toPerson(
  row: PersonRow,
  found: Case | undefined,
  today: string,
): HouseholdPerson | undefined {
  const { id, memberId, relation, custody, fromOn, untilOn } = row;
  const stay = { id, memberId, relation, custody, fromOn, untilOn };
  if (memberId === null) {
    const { firstName, lastName, birthYear } = row;
    const age = birthYear === null ? null : computeAgeInYear(birthYear, Number(today.slice(0, 4)));
    return {
      ...{ ...stay, firstName, lastName, birthYear, age, status: null },
      ...{ hasOpenCase: false, isRestricted: false, hasSafeContactNote: false },
    };
  }
  if (found === undefined || found.erasedAt !== null) return undefined;
  const { firstName, lastName, dateOfBirth, status, isRestricted, safeContact } = found;
  return {
    ...{ ...stay, firstName, lastName, status, isRestricted },
    birthYear: dateOfBirth === null ? null : Number(dateOfBirth.slice(0, 4)),
    age: dateOfBirth === null ? found.age : computeAge(dateOfBirth, today),
    hasOpenCase: !closedStatuses.includes(status),
    hasSafeContactNote: hasSafeContactNote(safeContact),
  };
}
