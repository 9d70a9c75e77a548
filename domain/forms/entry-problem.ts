// Error codes for staff input; content holds the sentences.
import { encodeProblem } from './problem.ts';

export type EntryName =
  | 'title'
  | 'description'
  | 'time'
  | 'place'
  | 'type'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'age'
  | 'householdSize'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'serviceRegion'
  | 'referralSource';

export type EntryProblemCode =
  | 'member'
  | 'serviceType'
  | 'document'
  | 'matter'
  | 'resolved'
  | 'viewName'
  | 'viewFilter'
  | 'viewSize'
  | 'viewList'
  | 'contactKind'
  | 'contactOutcome'
  | 'onePerson'
  | 'correctedOutcome'
  | 'tagEmpty'
  | 'tagCharacters'
  | 'tagCount'
  | 'validEmail'
  | 'programAreas'
  | 'openWork'
  | 'birthYear'
  | 'companionCount';

// @__NO_SIDE_EFFECTS__
export function entryProblem(code: EntryProblemCode): string {
  return code;
}

/** A "missing" problem whose label is `entry.<name>` in content. */
// @__NO_SIDE_EFFECTS__
export function entryMissing(name: EntryName): string {
  return encodeProblem('missing', { label: `entry.${name}` });
}
