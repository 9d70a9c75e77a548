// What the intake and the edit form have in common: the fields of a person.
import { type Intake, intakeSchema } from '#domain/cases/member';
import type { Member } from '../data/rows';

/** As the controls hold it: a select that was left alone is an empty text. */
export type PersonValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  age: number;
  householdSize: number;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  race: string;
  gender: string;
  disabilityStatus: string;
  veteranStatus: boolean;
  serviceRegion: string;
  programAreas: string[];
  referralSource: string;
  priority: string;
  notes: string;
};

export const emptyPerson: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  age: 18,
  householdSize: 1,
  address: '',
  city: '',
  state: '',
  zipCode: '',
  race: '',
  gender: '',
  disabilityStatus: '',
  veteranStatus: false,
  serviceRegion: '',
  programAreas: [],
  referralSource: '',
  priority: 'normal',
  notes: '',
};

export function personOf(member: Member): PersonValues {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email ?? '',
    phone: member.phone ?? '',
    age: member.age ?? Number.NaN,
    householdSize: member.householdSize ?? Number.NaN,
    address: member.address ?? '',
    city: member.city ?? '',
    state: member.state ?? '',
    zipCode: member.zipCode ?? '',
    race: member.race ?? '',
    gender: member.gender ?? '',
    disabilityStatus: member.disabilityStatus ?? '',
    veteranStatus: member.veteranStatus,
    serviceRegion: member.serviceRegion ?? '',
    programAreas: member.programAreas,
    referralSource: member.referralSource ?? '',
    priority: member.priority,
    notes: member.notes ?? '',
  };
}

/** The payload of an intake; an e-mail address that was left empty is not sent. */
export function intakePayload(intake: Intake) {
  const { email, ...rest } = intake;
  return { ...rest, ...(email ? { email } : {}), tags: [] };
}

export { intakeSchema };
