// The values of a case's edit form, and the changes made in it.
import { memberChangesSchema, type SafeContact } from '#domain/cases/member';
import type { Member } from '../data/rows';
import { findProblems } from '../forms/problems-with';
import { type PersonValues, toPersonPayload, toPersonValues } from './person';

export type EditValues = PersonValues & {
  status: string;
  tags: string;
  /** Separated by commas. */
  otherPhones: string;
  otherEmails: string;
  dateOfBirth: string;
  householdIncome: string;
  preferredLanguage: string;
  preferredContactMethod: string;
  /** Yes, no, or not asked yet, as select values. */
  voicemail: string;
  text: string;
  sayWho: string;
  contactNote: string;
};

const permissionOf = (allowed: boolean | null | undefined) =>
  allowed === true ? 'yes' : allowed === false ? 'no' : '';
const allowedBy = (permission: string) => (permission === '' ? null : permission === 'yes');

export function toEditValues(member: Member | undefined): EditValues {
  const safe = member?.safeContact;
  return {
    ...toPersonValues(member),
    status: member?.status ?? '',
    tags: (member?.tags ?? []).join(', '),
    otherPhones: (member?.otherPhones ?? []).join(', '),
    otherEmails: (member?.otherEmails ?? []).join(', '),
    dateOfBirth: member?.dateOfBirth ?? '',
    householdIncome: member?.householdIncome ?? '',
    preferredLanguage: member?.preferredLanguage ?? '',
    preferredContactMethod: member?.preferredContactMethod ?? '',
    voicemail: permissionOf(safe?.voicemail),
    text: permissionOf(safe?.text),
    sayWho: permissionOf(safe?.sayWho),
    contactNote: safe?.note ?? '',
  };
}

const listOf = (texts: string) =>
  texts
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Converts the form values for the API. */
function sentForm(values: EditValues) {
  const { voicemail, text, sayWho, contactNote, tags, otherPhones, otherEmails, ...rest } =
    toPersonPayload(values);
  const safeContact: SafeContact = {
    voicemail: allowedBy(voicemail),
    text: allowedBy(text),
    sayWho: allowedBy(sayWho),
    note: contactNote.trim(),
  };
  return {
    ...rest,
    tags: listOf(tags),
    otherPhones: listOf(otherPhones),
    otherEmails: listOf(otherEmails),
    safeContact,
  };
}

/** Returns only changed fields: correcting a phone must not require an applicant's missing address. */
export function pickChangedFields(before: EditValues, after: EditValues): Record<string, unknown> {
  const old: Record<string, unknown> = sentForm(before);
  return Object.fromEntries(
    Object.entries(sentForm(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    ),
  );
}

export function findEditProblems(changes: Record<string, unknown>): Record<string, string> {
  const { safeContact, ...problems } = findProblems(memberChangesSchema, changes);
  // Only the note of the safe contact can be invalid.
  return safeContact === undefined ? problems : { ...problems, contactNote: safeContact };
}
