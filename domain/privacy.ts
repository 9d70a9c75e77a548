// What is kept of people, for how long, and why it is erased.
import type { Vocabulary } from './vocabulary.ts';

/** A closed list: what somebody types here would name the person once more. */
export const erasureReasons = {
  asked: 'The person asked for it',
  mistake: 'It was entered by mistake',
  spam: 'It is not from a person',
} as const satisfies Vocabulary;
export type ErasureReason = keyof typeof erasureReasons | 'retention';

/** Whose rows name a person who is no staff, under the names of the audit log. */
export const personSubjects = {
  member: 'Case',
  submission: 'Submission',
  contact: 'Message',
  donation: 'Pledge',
} as const satisfies Vocabulary;
export type PersonSubject = keyof typeof personSubjects;
