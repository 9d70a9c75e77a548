// The edit form of a case: what it holds, and what really changed in it.
import * as v from 'valibot';
import { memberChangesSchema, type SafeContact } from '#domain/cases/member';
import { problemsOf } from '#domain/forms/field-check';
import type { Member } from '../data/rows';
import { type PersonValues, personOf } from './member-form';

/** Yes, no, or not asked yet, as a select holds it. */
type Permission = '' | 'yes' | 'no';

export type EditValues = PersonValues & {
  status: string;
  tags: string;
  dateOfBirth: string;
  householdIncome: string;
  preferredLanguage: string;
  preferredContactMethod: string;
  voicemail: Permission;
  text: Permission;
  sayWho: Permission;
  contactNote: string;
};

const permissionOf = (allowed: boolean | null | undefined): Permission =>
  allowed === true ? 'yes' : allowed === false ? 'no' : '';
const allowedBy = (permission: Permission) => (permission === '' ? null : permission === 'yes');

export function editValuesOf(member: Member): EditValues {
  const safe = member.safeContact;
  return {
    ...personOf(member),
    status: member.status,
    tags: member.tags.join(', '),
    dateOfBirth: member.dateOfBirth ?? '',
    householdIncome: member.householdIncome ?? '',
    preferredLanguage: member.preferredLanguage ?? '',
    preferredContactMethod: member.preferredContactMethod ?? '',
    voicemail: permissionOf(safe?.voicemail),
    text: permissionOf(safe?.text),
    sayWho: permissionOf(safe?.sayWho),
    contactNote: safe?.note ?? '',
  };
}

/** As the API takes it. */
function sentForm(values: EditValues) {
  const { voicemail, text, sayWho, contactNote, tags, age, householdSize, ...rest } = values;
  const safeContact: SafeContact = {
    voicemail: allowedBy(voicemail),
    text: allowedBy(text),
    sayWho: allowedBy(sayWho),
    note: contactNote.trim(),
  };
  return {
    ...rest,
    age: Number.isNaN(age) ? null : age,
    householdSize: Number.isNaN(householdSize) ? null : householdSize,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    safeContact,
  };
}

/** Only what differs: an applicant's empty address must not be asked for when a phone is mended. */
export function changesOf(before: EditValues, after: EditValues): Record<string, unknown> {
  const old: Record<string, unknown> = sentForm(before);
  return Object.fromEntries(
    Object.entries(sentForm(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    ),
  );
}

export function problemsIn(changes: Record<string, unknown>): { field: string; message: string }[] {
  const parsed = v.safeParse(memberChangesSchema, changes);
  return parsed.success ? [] : problemsOf(parsed.issues);
}
