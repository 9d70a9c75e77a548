// Vocabularies and schemas of households: their people, and relationships between cases.
import * as v from 'valibot';
import { dateSchema } from '../calendar/moment.ts';
import { identifierSchema } from '../cases/case-parts.ts';
import { intakeSchema, type SafeContact } from '../cases/member.ts';
import { entryMissing, entryProblem } from '../forms/entry-problem.ts';
import { encodeProblem } from '../forms/problem.ts';
import { textLimits } from '../text/text.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { createEnum, listValues, type ValueOf } from '../vocabulary.ts';

/** What a person is to the head of the household. */
export const relations = createEnum([
  'head',
  'partner',
  'child',
  'parent',
  'sibling',
  'relative',
  'other',
]);
export type Relation = ValueOf<typeof relations>;
/** The relations that staff can choose: the head is set by the change of head. */
export const chosenRelations = createEnum(listValues(relations).filter((name) => name !== 'head'));

/** Somebody with shared custody can live in two households at once. */
export const custodies = createEnum(['full', 'shared']);
export type Custody = ValueOf<typeof custodies>;

/** What one case is to another. The first four read from `memberId` to `otherId`. */
export const relationshipKinds = createEnum([
  'parent',
  'guardian',
  'helper',
  'partner',
  'sibling',
  'keep-apart',
]);
export type RelationshipKind = ValueOf<typeof relationshipKinds>;

/** Kinds that read the same from both cases. */
export const mutualKinds: readonly RelationshipKind[] = ['partner', 'sibling', 'keep-apart'];

/** The kinds of household change, as the audit log names them. */
export const householdSteps = createEnum([
  'added',
  'changed',
  'removed',
  'joined',
  'split',
  'headed',
  'moved-out',
  'moved',
  'case-opened',
]);
export type HouseholdStep = ValueOf<typeof householdSteps>;

export const mostPeople = 30;
const firstYear = 1900;
const lastYear = 2100;

const choose = encodeProblem('option');
const relation = v.picklist(listValues(chosenRelations), choose);
const birthYear = v.nullable(
  v.pipe(
    v.number(entryProblem('birthYear')),
    v.integer(entryProblem('birthYear')),
    v.minValue(firstYear, entryProblem('birthYear')),
    v.maxValue(lastYear, entryProblem('birthYear')),
  ),
);
const custody = v.picklist(listValues(custodies), choose);

const companionEntries = {
  firstName: requiredText(entryMissing('firstName')),
  lastName: v.optional(optionalText(), ''),
  birthYear: v.optional(birthYear, null),
  relation: v.optional(relation, 'other'),
};

/** A person of a household without a case. */
export const companionSchema = v.object(companionEntries);
export type Companion = v.InferOutput<typeof companionSchema>;

const companions = v.pipe(
  v.array(companionSchema),
  v.minLength(1, entryMissing('firstName')),
  v.maxLength(mostPeople, entryProblem('companionCount')),
);

export const addCompanionsSchema = v.object({ memberId: identifierSchema, companions });

/** One line of a family intake. With `hasCase`, the person gets a case with the same address. */
export const familyIntakeSchema = v.object({
  person: intakeSchema,
  companions: v.pipe(
    v.array(v.object({ ...companionEntries, hasCase: v.optional(v.boolean(), false) })),
    v.minLength(1, entryMissing('firstName')),
    v.maxLength(mostPeople, entryProblem('companionCount')),
  ),
});
export type FamilyIntake = v.InferOutput<typeof familyIntakeSchema>;

/** Puts the case into the household of the other case. */
export const joinSchema = v.object({
  memberId: identifierSchema,
  otherId: identifierSchema,
  relation: v.optional(relation, 'other'),
  /** Shared custody keeps the household that the case lives in already. */
  custody: v.optional(custody, 'full'),
  /** Brings everyone of the case's household along. */
  withOthers: v.optional(v.boolean(), false),
});
export type Join = v.InferOutput<typeof joinSchema>;

const personId = identifierSchema;
const headId = v.optional(personId);

/** A change of one household, by its kind. */
export const householdChangeSchema = v.variant('step', [
  v.object({
    step: v.literal('changed'),
    personId,
    firstName: v.optional(companionEntries.firstName),
    lastName: v.optional(optionalText()),
    birthYear: v.optional(birthYear),
    relation: v.optional(relation),
    custody: v.optional(custody),
    fromOn: v.optional(dateSchema),
  }),
  v.object({ step: v.literal('removed'), personId }),
  v.object({ step: v.literal('headed'), personId }),
  v.object({ step: v.literal('moved-out'), personId, untilOn: v.optional(dateSchema), headId }),
  v.object({
    step: v.literal('split'),
    personIds: v.pipe(v.array(personId), v.minLength(1, choose), v.maxLength(mostPeople)),
    headId,
  }),
  v.object({ step: v.literal('case-opened'), personId }),
  v.object({
    step: v.literal('moved'),
    address: requiredText(entryMissing('address')),
    city: requiredText(entryMissing('city')),
    state: requiredText(entryMissing('state')),
    zipCode: requiredText(entryMissing('zipCode'), 20, 5),
    /** The cases to change. Without it: all but restricted cases and people with a safe-contact note. */
    memberIds: v.optional(v.pipe(v.array(identifierSchema), v.maxLength(mostPeople))),
  }),
]);
export type HouseholdChange = v.InferOutput<typeof householdChangeSchema>;

export const relationshipSchema = v.object({
  memberId: identifierSchema,
  otherId: identifierSchema,
  kind: v.picklist(listValues(relationshipKinds), choose),
  note: v.optional(optionalText(textLimits.url), ''),
});
export const relationshipChangesSchema = v.object({
  note: v.optional(optionalText(textLimits.url)),
  untilOn: v.optional(v.nullable(dateSchema)),
});

/** True if the person said how to be reached safely; then an address never changes without a question. */
export function hasSafeContactNote(safeContact: SafeContact | null): boolean {
  if (safeContact === null) return false;
  const { note, voicemail, text, sayWho } = safeContact;
  return note !== '' || [voicemail, text, sayWho].includes(false);
}
