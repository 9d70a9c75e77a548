import type { EntryName, EntryProblemCode } from '#domain/forms/entry-problem';

/** Names of fields, as the beginning of an error message. */
export const entryNames: Record<EntryName, string> = {
  title: 'Title',
  description: 'Description',
  time: 'Time',
  place: 'Location',
  type: 'Type',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  age: 'Age',
  householdSize: 'Household size',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  serviceRegion: 'Service region',
  referralSource: 'Referral source',
};

export const entryProblems: Record<EntryProblemCode, string> = {
  member: 'Choose a person',
  serviceType: 'Choose a service type',
  document: 'Name the document',
  matter: 'Describe the problem',
  resolved: 'Say whether it is resolved',
  viewName: 'Give it a name',
  viewFilter: 'Choose a filter',
  viewSize: 'This view has too many filters',
  viewList: 'Choose a list',
  contactKind: 'Choose how you reached out',
  contactOutcome: 'Choose how it went',
  onePerson: 'Choose one person',
  correctedOutcome: 'Choose the correct outcome',
  tagEmpty: 'A tag cannot be empty',
  tagCharacters: 'Use letters, numbers and hyphens',
  tagCount: 'Use at most 20 tags',
  validEmail: 'Valid email is required',
  programAreas: 'At least one program area must be selected',
  openWork: 'Use close or hand-over',
};
