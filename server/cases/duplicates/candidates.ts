// Finds the cases that may be of the same person, by the match keys that the index knows.
import { and, arrayOverlaps, desc, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import {
  buildMatchKeys,
  type ComparedPerson,
  comparePeople,
  type DuplicateMatch,
  preparePerson,
} from '#domain/duplicates/match';
import type { Queries } from '../../db/client.ts';
import { householdPeople } from '../../db/schema/households.ts';
import { members } from '../../db/schema/members.ts';

const currentHouseholds = sql`array(select ${householdPeople.householdId} from ${householdPeople}
  where ${householdPeople.memberId} = ${members.id} and ${householdPeople.untilOn} is null)`;

/** The columns that are compared. */
export const comparedColumns = {
  firstName: members.firstName,
  lastName: members.lastName,
  dateOfBirth: members.dateOfBirth,
  phone: members.phone,
  otherPhones: members.otherPhones,
  email: members.email,
  otherEmails: members.otherEmails,
  address: members.address,
  zipCode: members.zipCode,
  // Without the parentheses, Drizzle drops the table names of the columns.
  households: sql<number[]>`(${currentHouseholds})`,
};
type Compared = Pick<
  typeof members.$inferSelect,
  Exclude<keyof typeof comparedColumns, 'households'>
> & { households: number[] };

export function prepareMember(row: Partial<Compared> & Pick<Compared, 'firstName' | 'lastName'>) {
  return preparePerson({
    ...row,
    phones: [row.phone, ...(row.otherPhones ?? [])],
    emails: [row.email, ...(row.otherEmails ?? [])],
  });
}

const listedColumns = {
  ...comparedColumns,
  id: members.id,
  status: members.status,
  createdAt: members.createdAt,
};
type Listed = Compared & Pick<typeof members.$inferSelect, 'id' | 'status' | 'createdAt'>;

/** A shelter's number or a common name matches more; the rows that share most keys are compared. */
const maxCompared = 200;

type Search = {
  except?: readonly number[];
  /** Excludes restricted cases. */
  isListed?: SQL | undefined;
};

/** Cases with a score of at least `minScore`, most similar first, then newest. */
export async function findCandidates(
  db: Queries,
  person: ComparedPerson,
  minScore: number,
  { except = [], isListed }: Search = {},
): Promise<(Listed & DuplicateMatch)[]> {
  const keys = buildMatchKeys(person);
  if (keys.length === 0) return [];
  const wanted = sql`${`{${keys.map((key) => JSON.stringify(key)).join()}}`}::text[]`;
  const shared = sql`(select count(*) from unnest(${members.matchKeys}) as key where key = any(${wanted}))`;
  const rows = await db
    .select(listedColumns)
    .from(members)
    .where(
      and(
        arrayOverlaps(members.matchKeys, wanted),
        isNull(members.erasedAt),
        except.length === 0 ? undefined : notInArray(members.id, [...except]),
        isListed,
      ),
    )
    .orderBy(desc(shared), desc(members.id))
    .limit(maxCompared);
  return rows
    .map((row) => ({ ...row, ...comparePeople(person, prepareMember(row)) }))
    .filter(({ score }) => score >= minScore)
    .toSorted((one, other) => other.score - one.score || other.id - one.id);
}
