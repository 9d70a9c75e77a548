// The fields of a person and of a service that a column of an imported file can fill.
import { createEnum, type ValueOf } from '../vocabulary.ts';

/** How the text of a cell is read. */
export type FieldKind =
  | 'text'
  | 'full-name'
  | 'phone'
  | 'state'
  | 'zip'
  | 'number'
  | 'date'
  | 'yes-no'
  | 'choice'
  | 'choices'
  | 'tags';

type ImportField = {
  kind: FieldKind;
  /** True if a new person cannot be stored without it. */
  isRequired?: true;
  /** True if several columns can fill it; their texts are joined. */
  isJoined?: true;
  /** True if it is set only for new people: staff decide about these later. */
  isForNewOnly?: true;
  of?: 'service';
};

export const importFields = {
  fullName: { kind: 'full-name' },
  firstName: { kind: 'text', isRequired: true },
  lastName: { kind: 'text', isRequired: true },
  dateOfBirth: { kind: 'date' },
  age: { kind: 'number', isRequired: true },
  phone: { kind: 'phone', isRequired: true },
  email: { kind: 'text' },
  householdSize: { kind: 'number', isRequired: true },
  address: { kind: 'text', isRequired: true },
  city: { kind: 'text', isRequired: true },
  state: { kind: 'state', isRequired: true },
  zipCode: { kind: 'zip', isRequired: true },
  serviceRegion: { kind: 'choice', isRequired: true },
  programAreas: { kind: 'choices', isRequired: true, isJoined: true },
  referralSource: { kind: 'choice', isRequired: true },
  race: { kind: 'choice' },
  gender: { kind: 'choice' },
  disabilityStatus: { kind: 'choice' },
  veteranStatus: { kind: 'yes-no' },
  preferredLanguage: { kind: 'text' },
  preferredContactMethod: { kind: 'text' },
  householdIncome: { kind: 'text' },
  status: { kind: 'choice', isForNewOnly: true },
  priority: { kind: 'choice', isForNewOnly: true },
  tags: { kind: 'tags', isJoined: true, isForNewOnly: true },
  notes: { kind: 'text', isJoined: true, isForNewOnly: true },
  serviceDate: { kind: 'date', of: 'service' },
  serviceType: { kind: 'choice', of: 'service' },
  serviceDescription: { kind: 'text', of: 'service', isJoined: true },
} as const satisfies Record<string, ImportField>;

export type ImportFieldName = ValueOf<typeof importFieldNames>;
export const importFieldNames = createEnum(
  Object.keys(importFields) as (keyof typeof importFields)[],
);

export const fieldOf = (name: ImportFieldName): ImportField => importFields[name];

export const requiredFields = (Object.keys(importFields) as ImportFieldName[]).filter(
  (name) => fieldOf(name).isRequired,
);

/** Fields whose value is one of a list, so that a cell can be told what it means. */
export function hasChoices(name: ImportFieldName): boolean {
  const { kind } = fieldOf(name);
  return kind === 'choice' || kind === 'choices' || kind === 'yes-no' || kind === 'state';
}
