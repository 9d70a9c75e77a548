// Vocabularies of a member (a person we help) and the schemas of what staff may edit.
import * as v from 'valibot';
import { referralSources, serviceRegions } from '#organization';
import { isCalendarDate, momentSchema } from '../calendar/moment.ts';
import { applicationReferral, applicationTags } from '../forms/application.ts';
import { entryMissing, entryProblem } from '../forms/entry-problem.ts';
import { encodeProblem } from '../forms/problem.ts';
import { type KnownArea, programAreas, serviceAreaNames } from '../service-areas.ts';
import { isEmail, textLimits } from '../text/text.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { createEnum, listValues, type ValueOf, type Vocabulary } from '../vocabulary.ts';

export const memberStatuses = createEnum(['active', 'inactive', 'completed', 'on-hold']);
export type MemberStatus = ValueOf<typeof memberStatuses>;

export const priorities = createEnum(['urgent', 'high', 'normal', 'low']);
export type Priority = ValueOf<typeof priorities>;

export const races = createEnum([
  'american-indian',
  'asian',
  'black',
  'hispanic',
  'pacific-islander',
  'white',
  'two-or-more',
  'prefer-not-to-say',
]);

export const genders = createEnum(['male', 'female', 'non-binary', 'prefer-not-to-say']);

export const disabilityStatuses = createEnum([
  'none',
  'physical',
  'intellectual',
  'mental-health',
  'multiple',
  'prefer-not-to-say',
]);

/** The organization's own lists; stored rows can hold values that have been removed since. */
export { referralSources, serviceRegions };
export type ServiceRegion = ValueOf<typeof serviceRegions>;
export type ReferralSource = (typeof referralSources)[number] | typeof applicationReferral;

export { applicationReferral, applicationTags };
export const reviewTag = 'new-member';

export const contactPermissions = createEnum(['voicemail', 'text', 'sayWho']);

export const safeContactSchema = v.object({
  voicemail: v.optional(v.nullable(v.boolean()), null),
  text: v.optional(v.nullable(v.boolean()), null),
  sayWho: v.optional(v.nullable(v.boolean()), null),
  note: v.optional(optionalText(500), ''),
});
export type SafeContact = v.InferOutput<typeof safeContactSchema>;

const choose = encodeProblem('option');

/** An optional choice: an untouched select sends an empty string, which becomes null. */
// @__NO_SIDE_EFFECTS__
export function optionalChoice<V extends Vocabulary>(vocabulary: V) {
  return v.optional(
    v.pipe(
      v.nullable(v.union([v.literal(''), v.picklist(listValues(vocabulary), choose)], choose)),
      v.transform((value) => (value === '' ? null : value)),
    ),
  );
}

/** Every area a stored member can have: those of intake and those of the public form. */
export const knownAreas: readonly KnownArea[] = [
  ...new Set([...programAreas, ...serviceAreaNames]),
];

export const areaListSchema = v.pipe(
  v.array(v.picklist(knownAreas, choose), choose),
  v.maxLength(knownAreas.length),
);

const wholeNumber = (missing: string, max: number) =>
  v.pipe(
    v.number(missing),
    v.integer(encodeProblem('wholeNumber')),
    v.minValue(1, missing),
    v.maxValue(max, encodeProblem('atMost', { maximum: max })),
  );

export const tagsSchema = v.pipe(
  v.array(
    v.pipe(
      requiredText(entryProblem('tagEmpty'), 40),
      v.regex(/^[\p{L}\p{N} _-]+$/u, entryProblem('tagCharacters')),
    ),
  ),
  v.maxLength(20, entryProblem('tagCount')),
);

/** Fields of the staff intake form, with the error messages that its screen shows. */
const intakeEntries = {
  firstName: requiredText(entryMissing('firstName')),
  lastName: requiredText(entryMissing('lastName')),
  email: v.optional(
    v.pipe(
      optionalText(textLimits.email),
      v.check((text) => text === '' || isEmail(text), entryProblem('validEmail')),
    ),
  ),
  phone: requiredText(entryMissing('phone'), textLimits.phone, 10),
  age: wholeNumber(entryMissing('age'), 130),
  householdSize: wholeNumber(entryMissing('householdSize'), 50),
  address: requiredText(entryMissing('address')),
  city: requiredText(entryMissing('city')),
  state: requiredText(entryMissing('state')),
  zipCode: requiredText(entryMissing('zipCode'), 20, 5),
  race: optionalChoice(races),
  gender: optionalChoice(genders),
  disabilityStatus: optionalChoice(disabilityStatuses),
  veteranStatus: v.optional(v.boolean(encodeProblem('yesNo')), false),
  serviceRegion: v.picklist(listValues(serviceRegions), entryMissing('serviceRegion')),
  programAreas: v.pipe(
    v.array(v.picklist(programAreas, choose), entryProblem('programAreas')),
    v.minLength(1, entryProblem('programAreas')),
    v.maxLength(programAreas.length),
  ),
  referralSource: v.picklist(referralSources, entryMissing('referralSource')),
  priority: v.optional(v.picklist(listValues(priorities), choose), 'normal'),
  notes: v.optional(optionalText(textLimits.story)),
  tags: v.optional(tagsSchema, []),
  /** Nobody: the case joins the new applicants, with the same response date. */
  assignedTo: v.optional(v.nullable(optionalText())),
};

/** Checks a missing key as an empty answer, so that it gets the field's own message. */
export const intakeSchema = v.object({
  ...intakeEntries,
  firstName: v.optional(intakeEntries.firstName, ''),
  lastName: v.optional(intakeEntries.lastName, ''),
  phone: v.optional(intakeEntries.phone, ''),
  age: v.optional(intakeEntries.age, 0),
  householdSize: v.optional(intakeEntries.householdSize, 0),
  address: v.optional(intakeEntries.address, ''),
  city: v.optional(intakeEntries.city, ''),
  state: v.optional(intakeEntries.state, ''),
  zipCode: v.optional(intakeEntries.zipCode, ''),
  serviceRegion: v.optional(intakeEntries.serviceRegion, '' as never),
  programAreas: v.optional(intakeEntries.programAreas, []),
  referralSource: v.optional(intakeEntries.referralSource, '' as never),
});
export type Intake = v.InferOutput<typeof intakeSchema>;

/** The questions of the front desk to a person who comes for a service for the first time. */
export const firstVisitSchema = v.object({
  firstName: v.optional(intakeEntries.firstName, ''),
  lastName: v.optional(intakeEntries.lastName, ''),
  householdSize: v.optional(intakeEntries.householdSize, 0),
  zipCode: v.optional(intakeEntries.zipCode, ''),
});
export type Newcomer = v.InferOutput<typeof firstVisitSchema>;

/** The answers of an intake, which its author may correct. */
export const intakeFields: readonly string[] = Object.keys(intakeEntries).filter(
  (name) => name !== 'tags' && name !== 'assignedTo',
);

const isoDate = v.pipe(
  v.string(encodeProblem('birthDate')),
  v.isoDate(encodeProblem('birthDate')),
  v.check((text) => isCalendarDate(text) && text > '1900-01-01', encodeProblem('realDate')),
);

/** An optional birth date; empty becomes null. */
export const optionalBirthDate = v.optional(
  v.pipe(
    v.nullable(v.union([v.literal(''), isoDate], encodeProblem('birthDate'))),
    v.transform((value) => value || null),
  ),
);

/** Statuses of closed cases. */
export const closedStatuses: readonly string[] = ['inactive', 'completed'] satisfies MemberStatus[];

type FirstContact = { status: string; dueAt: unknown; firstContactedAt: unknown };

/** True for an applicant whom nobody has reached yet and whose case is not closed. */
export function isAwaitingContact({ status, dueAt, firstContactedAt }: FirstContact): boolean {
  return dueAt !== null && firstContactedAt === null && !closedStatuses.includes(status);
}

/** Reasons for closing a case; they stay in its history. */
export const closingReasons = createEnum([
  'goal-met',
  'referred',
  'moved',
  'not-reached',
  'declined',
  'other',
]);
export type ClosingReason = ValueOf<typeof closingReasons>;

/**
 * The decision on open work. `close`: closing a case also closes its alerts and follow-ups. `hand-over`: the
 * follow-ups of the previous assignee go to the new one.
 */
export const openWorkDecisions = ['close', 'hand-over'] as const;
export type OpenWorkDecision = (typeof openWorkDecisions)[number];
export const openWorkEntry = v.optional(v.picklist(openWorkDecisions, entryProblem('openWork')));

const otherEmail = v.pipe(
  requiredText(entryProblem('validEmail'), textLimits.email),
  v.check(isEmail, entryProblem('validEmail')),
);

/** Fields of a member that staff may change: the intake fields and the course of the case. */
export const memberChangesSchema = v.object({
  ...v.partial(v.object(intakeEntries)).entries,
  priority: v.optional(v.picklist(listValues(priorities), choose)),
  veteranStatus: v.optional(v.boolean(encodeProblem('yesNo'))),
  programAreas: v.optional(areaListSchema),
  // Intake does not offer the applicants' own source; it must survive an edit of other fields.
  referralSource: v.optional(v.picklist([...referralSources, applicationReferral], choose)),
  /** Further numbers and addresses, from a merge. */
  otherPhones: v.optional(v.pipe(v.array(intakeEntries.phone), v.maxLength(50))),
  otherEmails: v.optional(v.pipe(v.array(otherEmail), v.maxLength(50))),
  tags: v.optional(tagsSchema),
  age: v.optional(v.nullable(wholeNumber(entryMissing('age'), 130))),
  householdSize: v.optional(v.nullable(wholeNumber(entryMissing('householdSize'), 50))),
  status: v.optional(v.picklist(listValues(memberStatuses), choose)),
  dateOfBirth: optionalBirthDate,
  householdIncome: v.optional(optionalText()),
  preferredLanguage: v.optional(optionalText(50)),
  preferredContactMethod: v.optional(optionalText(50)),
  safeContact: v.optional(safeContactSchema),
  isActive: v.optional(v.boolean()),
  needsReview: v.optional(v.boolean()),
  firstContactedAt: v.optional(v.nullable(momentSchema)),
  openWork: openWorkEntry,
  /** The reason for the change of status, in words. */
  reason: v.optional(optionalText(500)),
});
export type MemberChanges = v.InferOutput<typeof memberChangesSchema>;
