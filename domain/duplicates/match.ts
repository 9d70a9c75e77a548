// Scores whether two records may be the same person, with the reasons. It needs no database, so that an import can
// compare the rows of a file.
import { isOneEditApart } from '../text/near.ts';
import { foldText, normalizePhone } from '../text/text.ts';
import { createEnum, type ValueOf } from '../vocabulary.ts';
import {
  buildAddressKey,
  type ComparedAddress,
  compareAddresses,
  parseAddress,
} from './address.ts';
import {
  buildNameKeys,
  type ComparedName,
  compareNames,
  isSameFirstName,
  prepareName,
} from './names.ts';

/** A person as a case, an intake, or a row of a file describes them. */
export type PersonRecord = {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  dateOfBirth?: string | null | undefined;
  phones?: readonly (string | null | undefined)[] | undefined;
  emails?: readonly (string | null | undefined)[] | undefined;
  address?: string | null | undefined;
  zipCode?: string | null | undefined;
  /** Ids of the households that the person lives in. */
  households?: readonly number[] | undefined;
};

export const duplicateReasons = createEnum([
  ...(['name', 'one-letter', 'nickname', 'part-of-name', 'swapped-name', 'first-name'] as const),
  ...(['birth', 'near-birth', 'phone', 'near-phone', 'email', 'near-email'] as const),
  ...(['address', 'household'] as const),
]);
export type DuplicateReason = ValueOf<typeof duplicateReasons>;

/** Answers of staff about a pair. The third answer is a merge. */
export const duplicateDecisions = createEnum(['different', 'same-household']);
export type DuplicateDecision = ValueOf<typeof duplicateDecisions>;

/** The names count first; without a likeness of names two records are two people. */
const namePoints = 50;
const differencePoints = 5;
const firstNamePoints = 10;
const reasonPoints = {
  birth: 30,
  'near-birth': 5,
  phone: 30,
  'near-phone': 15,
  email: 35,
  'near-email': 15,
  address: 20,
  household: 20,
} as const satisfies Partial<Record<DuplicateReason, number>>;
/** A father and a son may share everything except this. */
const otherBirthPoints = -60;
/** For a different phone number, and for a different email. */
const otherContactPoints = -5;

/** Pairs with fewer points are not proposed. */
export const likelyScore = 60;

/** Shorter phone numbers cannot identify one person. */
export const phoneDigitsToMatch = 7;

export type ComparedPerson = {
  name: ComparedName;
  birth: string;
  phones: readonly string[];
  emails: readonly string[];
  address: ComparedAddress | undefined;
  households: readonly number[];
};

/** Folds a record once, so that it can be compared with many. */
export function preparePerson(person: PersonRecord): ComparedPerson {
  const written = (texts: PersonRecord['phones']) => (texts ?? []).map((text) => text ?? '');
  return {
    name: prepareName(person.firstName, person.lastName),
    birth: person.dateOfBirth ?? '',
    phones: written(person.phones)
      .map(normalizePhone)
      .filter((digits) => digits.length >= phoneDigitsToMatch),
    emails: written(person.emails)
      .map(foldText)
      .filter((email) => email !== ''),
    address: parseAddress(person.address ?? '', person.zipCode ?? ''),
    households: person.households ?? [],
  };
}

export const buildPhoneKey = (phone: string) => `p:${normalizePhone(phone)}`;
export const buildEmailKey = (email: string) => `e:${foldText(email)}`;

/** Keys for an index: two people that are proposed share at least one, except through a household. */
export function buildMatchKeys(person: ComparedPerson): string[] {
  return [
    ...person.phones.map(buildPhoneKey),
    ...person.emails.map(buildEmailKey),
    ...(person.address === undefined ? [] : [buildAddressKey(person.address)]),
    ...buildNameKeys(person.name),
  ];
}

export type DuplicateMatch = { score: number; reasons: DuplicateReason[] };

/** How much two records have in common. A pair with other names scores 0 and still has reasons. */
export function comparePeople(one: ComparedPerson, other: ComparedPerson): DuplicateMatch {
  return scoreNames(one, other, sharedDetails(one, other));
}

/** The match of two records that are likely one person, otherwise undefined. */
export function findLikelyMatch(one: ComparedPerson, other: ComparedPerson) {
  const shared = sharedDetails(one, other);
  // Most pairs share nothing but part of a name; comparing names takes longest.
  if (namePoints + shared.points < likelyScore) return undefined;
  const match = scoreNames(one, other, shared);
  return match.score >= likelyScore ? match : undefined;
}

function scoreNames(one: ComparedPerson, other: ComparedPerson, shared: Shared): DuplicateMatch {
  const { points, reasons } = shared;
  const name = compareNames(one.name, other.name);
  if (name !== undefined) {
    const score = namePoints - differencePoints * name.differences + points;
    return { score: Math.max(0, score), reasons: [...name.reasons, ...reasons] };
  }
  if (!isSameFirstName(one.name, other.name)) return { score: 0, reasons };
  return { score: Math.max(0, firstNamePoints + points), reasons: ['first-name', ...reasons] };
}

type SharedReason = keyof typeof reasonPoints;
type Shared = { points: number; reasons: SharedReason[] };

/** What two records share besides the name, and points for it. Details that contradict each other cost points. */
function sharedDetails(one: ComparedPerson, other: ComparedPerson): Shared {
  const reasons: SharedReason[] = [];
  let points = 0;
  if (one.birth !== '' && other.birth !== '') {
    if (one.birth === other.birth) reasons.push('birth');
    else if (isNearBirth(one.birth, other.birth)) reasons.push('near-birth');
    else points += otherBirthPoints;
  }
  if (one.phones.length > 0 && other.phones.length > 0) {
    if (shareText(one.phones, other.phones)) reasons.push('phone');
    else if (isNearIn(one.phones, other.phones)) reasons.push('near-phone');
    else points += otherContactPoints;
  }
  if (one.emails.length > 0 && other.emails.length > 0) {
    if (shareText(one.emails, other.emails)) reasons.push('email');
    else if (isNearIn(one.emails, other.emails)) reasons.push('near-email');
    else points += otherContactPoints;
  }
  if (one.households.some((id) => other.households.includes(id))) reasons.push('household');
  else if (compareAddresses(one.address, other.address)) reasons.push('address');
  for (const reason of reasons) points += reasonPoints[reason];
  return { points, reasons };
}

const shareText = (one: readonly string[], other: readonly string[]) =>
  one.some((text) => other.includes(text));

/** Shorter texts differ by one character without a mistake. */
const minNear = 9;
const digitsOf = (email: string) => email.replace(/\D/g, '');

/** One mistyped character. Two people have "ana1@…" and "ana2@…", so the digits of an email must be equal. */
function isNearIn(one: readonly string[], other: readonly string[]): boolean {
  return one.some((text) =>
    other.some(
      (near) =>
        Math.min(text.length, near.length) >= minNear &&
        isOneEditApart(text, near) &&
        (!text.includes('@') || digitsOf(text) === digitsOf(near)),
    ),
  );
}

/** One wrong digit, two swapped digits, or day and month swapped. */
function isNearBirth(one: string, other: string): boolean {
  if (isOneEditApart(one, other)) return true;
  const swapped = `${one.slice(0, 5)}${one.slice(8)}-${one.slice(5, 7)}`;
  return other === swapped;
}
