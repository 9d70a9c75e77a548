// Compares names of two people: typing mistakes, nicknames, swapped names, and double last names.
import { isOneEditApart } from '../text/near.ts';
import { foldText } from '../text/text.ts';
import { isKnownName, listFullNames, shareNickname } from './nicknames.ts';

type Part = {
  words: readonly string[];
  /** All letters together, so that "de la Cruz" equals "Delacruz". */
  joined: string;
};
export type ComparedName = { first: Part; last: Part };

/** Left out of names, because people write them or not. */
const fillers = new Set(
  'de del la las los y da do dos van von der den jr sr ii iii iv mr mrs ms'.split(' '),
);

function partOf(name: string): Part {
  const written = foldText(name)
    .replace(/['.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const words = written.filter((word) => word.length > 1 && !fillers.has(word));
  return { words: words.length > 0 ? words : written, joined: written.join('') };
}

export function prepareName(firstName: string, lastName: string): ComparedName {
  return { first: partOf(firstName), last: partOf(lastName) };
}

/** Shorter names differ by one letter without a mistake: Lee and Li. */
const minMistyped = 4;

function isMistyped(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) < minMistyped) return false;
  return !(isKnownName(one) && isKnownName(other)) && isOneEditApart(one, other);
}

type Likeness = 'same' | 'nickname' | 'one-letter' | 'part';

function comparePart(one: Part, other: Part): Likeness | undefined {
  if (one.joined === '' || other.joined === '') return undefined;
  if (one.joined === other.joined || one.words.join('') === other.words.join('')) return 'same';
  if (isMistyped(one.joined, other.joined)) return 'one-letter';
  const [short, long] = one.words.length < other.words.length ? [one, other] : [other, one];
  const isPart = short.words.every((word) =>
    long.words.some((name) => name === word || isMistyped(name, word)),
  );
  return isPart && long.words.length > 1 ? 'part' : undefined;
}

function compareFirst(one: Part, other: Part): Likeness | undefined {
  const likeness = comparePart(one, other);
  if (likeness !== undefined) return likeness;
  return shareNickname(one.words[0] ?? '', other.words[0] ?? '') ? 'nickname' : undefined;
}

export type NameReason = 'name' | 'one-letter' | 'nickname' | 'part-of-name' | 'swapped-name';
/** `differences` counts the ways in which two spellings of one name differ. */
export type NameMatch = { reasons: NameReason[]; differences: number };

const reasonOf = {
  'one-letter': 'one-letter',
  nickname: 'nickname',
  part: 'part-of-name',
} as const satisfies Record<Exclude<Likeness, 'same'>, NameReason>;

function matchOf(first: Likeness, last: Likeness): NameMatch {
  const differing = [first, last].filter((likeness) => likeness !== 'same');
  const reasons = [...new Set(differing.map((likeness) => reasonOf[likeness]))];
  return {
    reasons: reasons.length === 0 ? ['name'] : reasons,
    differences: differing.length,
  };
}

/** Undefined when the names are of two people. */
export function compareNames(one: ComparedName, other: ComparedName): NameMatch | undefined {
  const first = compareFirst(one.first, other.first);
  const last = comparePart(one.last, other.last);
  if (first !== undefined && last !== undefined) return matchOf(first, last);
  const [crossed, crossedBack] = [
    compareFirst(one.first, other.last),
    compareFirst(one.last, other.first),
  ];
  if (crossed === undefined || crossedBack === undefined) return undefined;
  const { reasons, differences } = matchOf(crossed, crossedBack);
  return {
    reasons: ['swapped-name', ...reasons.filter((reason) => reason !== 'name')],
    differences: differences + 1,
  };
}

/** True for the same first name with another last name, as after a marriage. */
export function isSameFirstName(one: ComparedName, other: ComparedName): boolean {
  const likeness = compareFirst(one.first, other.first);
  return likeness === 'same' || likeness === 'nickname';
}

/** A mistake of one letter leaves the two letters at one end of the word as they were. */
const endLength = 2;

/** Keys of a name. Two spellings that `compareNames` accepts share one: an equal word, and an end of another word. */
export function buildNameKeys({ first, last }: ComparedName): string[] {
  const firstWords = withJoined(first).flatMap(listFullNames);
  const keys = new Set<string>();
  for (const one of firstWords) {
    for (const other of withJoined(last)) {
      for (const [whole, part] of [
        [one, other],
        [other, one],
      ] as const) {
        keys.add(`${whole}<${part.slice(0, endLength)}`);
        keys.add(`${whole}>${part.slice(-endLength)}`);
      }
    }
  }
  return [...keys].slice(0, maxKeys);
}

/** A name of many words would fill the index. */
const maxKeys = 48;

function withJoined({ words, joined }: Part): string[] {
  const named = words.slice(0, 4);
  return words.length === 1 && words[0] === joined ? named : [...named, joined.slice(0, 60)];
}
