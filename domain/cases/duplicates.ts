// When two cases look like one person, and what staff can say about it. Nothing is ever merged.
import { namedByThemselves } from '../vocabulary.ts';

export const duplicateReasons = namedByThemselves(['phone', 'email', 'birth']);
export type DuplicateReason = keyof typeof duplicateReasons;

export const linkDecisions = namedByThemselves(['linked', 'apart']);
export type LinkDecision = keyof typeof linkDecisions;

/** Fewer digits than this are no phone number that could point at one person. */
export const phoneDigitsToMatch = 7;

type Identity = {
  phoneDigits: string;
  emailFolded: string;
  sortName: string;
  dateOfBirth: string | null;
};

/** Why two people may be one; an empty list when nothing says so. */
export function reasonsToThinkSame(one: Identity, other: Identity): DuplicateReason[] {
  const reasons: DuplicateReason[] = [];
  if (one.phoneDigits.length >= phoneDigitsToMatch && one.phoneDigits === other.phoneDigits) {
    reasons.push('phone');
  }
  if (one.emailFolded !== '' && one.emailFolded === other.emailFolded) reasons.push('email');
  if (
    one.dateOfBirth !== null &&
    one.dateOfBirth === other.dateOfBirth &&
    one.sortName === other.sortName
  ) {
    reasons.push('birth');
  }
  return reasons;
}
