// Finds the likely duplicates in a list of people.
import {
  buildMatchKeys,
  type ComparedPerson,
  type DuplicateMatch,
  findLikelyMatch,
  type PersonRecord,
  preparePerson,
} from './match.ts';

export type DuplicatePair = DuplicateMatch & { one: number; other: number };

/** A key that more people share says little; the other keys of a duplicate find it. */
const maxSharing = 400;

/** Pairs of positions in the list, most similar first. */
export function findDuplicates(people: readonly PersonRecord[]): DuplicatePair[] {
  const compared = people.map(preparePerson);
  const found: DuplicatePair[] = [];
  const sharing = new Map<string, number[]>();
  for (const [other, person] of compared.entries()) {
    const met = new Set<number>();
    for (const key of buildMatchKeys(person)) {
      const earlier = sharing.get(key);
      if (earlier === undefined) sharing.set(key, [other]);
      else {
        for (const one of earlier.slice(-maxSharing)) met.add(one);
        earlier.push(other);
      }
    }
    for (const one of met) {
      const match = findLikelyMatch(compared[one] as ComparedPerson, person);
      if (match !== undefined) found.push({ ...match, one, other });
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}
