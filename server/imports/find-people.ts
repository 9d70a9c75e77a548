// Finds people on file who may be people of an imported file. Restricted cases that the importer may not open are
// never found: a match would reveal them.
import { and, arrayOverlaps, isNull, sql } from 'drizzle-orm';
import { buildMatchKeys, type ComparedPerson, findLikelyMatch } from '#domain/duplicates/match';
import { judgeMatch, type Likeness, type PersonMatch } from '#domain/imports/match-people';
import type { CaseReader } from '../api/caller.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import { comparedColumns, prepareMember } from '../cases/duplicates/candidates.ts';
import type { Queries } from '../db/client.ts';
import { members } from '../db/schema/members.ts';

export type FoundPerson = PersonMatch & { version: number };

/** People who share a phone beyond this number are a shelter, not a person. */
const maxSharing = 200;
const maxCandidates = 5_000;

/** Returns the people like each of these, in the same order. */
export async function findPeople(
  db: Queries,
  people: readonly ComparedPerson[],
  { reader, now }: { reader: CaseReader; now: () => Date },
): Promise<FoundPerson[][]> {
  const keys = [...new Set(people.flatMap(buildMatchKeys))];
  if (keys.length === 0) return people.map(() => []);
  const rows = await db
    .select({ id: members.id, version: members.version, ...comparedColumns })
    .from(members)
    .where(
      and(
        arrayOverlaps(members.matchKeys, sql`${sql.param(keys)}::text[]`),
        isNull(members.erasedAt),
        excludeRestricted(members.id, { db, now }, reader)?.isListed,
      ),
    )
    .orderBy(members.id)
    .limit(maxCandidates);
  const index = createPersonIndex<{ id: number; version: number }>();
  for (const row of rows) {
    const { id, version } = row;
    index.add(prepareMember(row), { id, version });
  }
  return people.map((person) => index.findLike(person));
}

/** Finds people who are alike among those that were added before. */
export function createPersonIndex<Entry extends object>() {
  type Known = { person: ComparedPerson; entry: Entry };
  const known = new Map<string, Known[]>();
  return {
    add(person: ComparedPerson, entry: Entry): void {
      for (const key of buildMatchKeys(person)) {
        const others = known.get(key);
        if (others === undefined) known.set(key, [{ person, entry }]);
        else if (others.length < maxSharing) others.push({ person, entry });
      }
    },
    findLike(person: ComparedPerson): (Entry & { likeness: Likeness })[] {
      const near = new Map(
        buildMatchKeys(person)
          .flatMap((key) => known.get(key) ?? [])
          .map((one) => [one.entry, one.person]),
      );
      return [...near].flatMap(([entry, other]) => {
        const match = findLikelyMatch(person, other);
        const likeness = match && judgeMatch(match);
        return likeness === undefined ? [] : [{ ...entry, likeness }];
      });
    },
  };
}
