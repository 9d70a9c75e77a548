// Reasons to suspect that two cases are the same person, and the decisions staff record.
import { createEnum } from '../vocabulary.ts';

export const duplicateReasons = createEnum(['phone', 'email', 'birth']);
export type DuplicateReason = keyof typeof duplicateReasons;

export const linkDecisions = createEnum(['linked', 'apart']);
export type LinkDecision = keyof typeof linkDecisions;

/** Shorter phone numbers cannot identify one person. */
export const phoneDigitsToMatch = 7;

type Identity = {
  phoneDigits: string;
  emailFolded: string;
  sortName: string;
  dateOfBirth: string | null;
};

/** Reasons why two rows may be the same person; empty when nothing matches. */
export function findDuplicateReasons(one: Identity, other: Identity): DuplicateReason[] {
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
