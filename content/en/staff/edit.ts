import type { Texts } from '../../texts.ts';

export const edit = {
  title: 'Edit {name}',
  course: 'Status and tags',
  status: 'Status',
  tags: 'Tags',
  tagsHint: 'Separate tags with commas. “new-member” keeps a case in the list of new applicants.',
  more: 'More about this person',
  otherPhones: 'Other phone numbers',
  otherEmails: 'Other emails',
  commas: 'Separate them with commas.',
  dateOfBirth: 'Date of birth',
  householdIncome: 'Household income',
  preferredLanguage: 'Preferred language',
  preferredContactMethod: 'Preferred contact',
  submit: 'Save changes',
  saving: 'Saving…',
  saved: 'Changes saved',
  nothing: 'Nothing was changed.',
  failed: 'The changes were not saved.',
} as const satisfies Texts;
