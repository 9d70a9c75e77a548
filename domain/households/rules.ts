// Rules of households: relations to the head, and who becomes the head.
import type { Relation } from './household.ts';

type Related = { relation: Relation };

/** The relation read from the other side: the parent of a child. */
const inverse: Record<Relation, Relation> = {
  ...{ head: 'head', partner: 'partner', child: 'parent', parent: 'child' },
  ...{ sibling: 'sibling', relative: 'relative', other: 'other' },
};

/** What two people of a household are to each other, when neither is the head. Other pairs are relatives. */
const pairs: Partial<Record<`${Relation} ${Relation}`, Relation>> = {
  'child partner': 'child',
  'partner child': 'parent',
  'child child': 'sibling',
  'sibling sibling': 'sibling',
  'sibling parent': 'child',
  'parent sibling': 'parent',
};

/** What the first person is to the second one, by what both are to the head. */
export function deriveRelation(one: Related, other: Related): Relation {
  if (other.relation === 'head') return one.relation;
  if (one.relation === 'head') return inverse[other.relation];
  if (one.relation === 'other' || other.relation === 'other') return 'other';
  return pairs[`${one.relation} ${other.relation}`] ?? 'relative';
}

/** The relations of everyone after a change of head. */
export function changeHead<Person extends Related & { id: number }>(
  people: readonly Person[],
  headId: number,
): Person[] {
  const head = people.find(({ id }) => id === headId);
  if (head === undefined || head.relation === 'head') return [...people];
  return people.map((person) => ({
    ...person,
    relation: person === head ? 'head' : deriveRelation(person, head),
  }));
}

type Candidate = Related & { id: number; memberId: number | null; birthYear: number | null };

/** Orders those who can become the head: people with a case, then the partner, then the oldest. */
function comparePrecedence(one: Candidate, other: Candidate): number {
  const rank = ({ memberId, relation }: Candidate) =>
    (memberId === null ? 2 : 0) + (relation === 'partner' ? 0 : 1);
  const born = ({ birthYear }: Candidate) => birthYear ?? Number.POSITIVE_INFINITY;
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (born(one) !== born(other)) return born(one) - born(other);
  return one.id - other.id;
}

/** The people with exactly one head: the wanted one, the present one, or the first by precedence. */
export function ensureOneHead<Person extends Candidate>(
  people: readonly Person[],
  wantedId?: number,
): Person[] {
  const wanted = people.find(({ id }) => id === wantedId);
  const head =
    wanted ??
    people.find(({ relation }) => relation === 'head') ??
    people.toSorted(comparePrecedence)[0];
  return head === undefined ? [] : changeHead(people, head.id);
}

/** Completed years at the most: the day of birth is unknown. */
export function computeAgeInYear(birthYear: number, year: number): number {
  return Math.max(0, year - birthYear);
}

/** Completed years on a day, both as `YYYY-MM-DD`. */
export function computeAge(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return Math.max(0, day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years);
}
