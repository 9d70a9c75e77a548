// The fields of a person, shared by the intake and the edit form.
// A field with a label in content/ and a check in domain/ appears in both forms and on the profile.
import { intake } from '#text/staff/intake';
import type { Member } from '../data/rows';

export type PersonField = keyof typeof intake.fields;
export type PersonValues = Record<
  Exclude<PersonField, 'veteranStatus' | 'programAreas'>,
  string
> & { veteranStatus: boolean; programAreas: readonly string[] };

export const personFields = Object.keys(intake.fields) as PersonField[];

const namedOnCard: readonly string[] = ['firstName', 'lastName', 'email', 'phone', 'age']
  .concat(['householdSize', 'address', 'city', 'state', 'zipCode', 'race', 'gender'])
  .concat(['disabilityStatus', 'veteranStatus', 'serviceRegion', 'programAreas'])
  .concat(['referralSource', 'priority', 'notes']);
/** Fields that the profile lists by itself, so that a new field needs no change there. */
export const newPersonFields = personFields.filter((field) => !namedOnCard.includes(field));

/** The initial values of an intake. */
const usual: Partial<PersonValues> = {
  age: '18',
  householdSize: '1',
  priority: 'normal',
  veteranStatus: false,
  programAreas: [],
};

export function toPersonValues(member: Member | undefined): PersonValues {
  const heldBy = (field: PersonField) => {
    if (member === undefined) return usual[field] ?? '';
    const value = member[field];
    return typeof value === 'boolean' || Array.isArray(value) ? value : String(value ?? '');
  };
  return Object.fromEntries(personFields.map((field) => [field, heldBy(field)])) as PersonValues;
}

/** Converts the values for the API, with numbers as numbers. */
export function toPersonPayload<Values extends PersonValues>(values: Values) {
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
  return { ...values, age: numberOf(values.age), householdSize: numberOf(values.householdSize) };
}
