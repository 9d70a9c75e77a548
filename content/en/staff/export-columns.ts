// Column headings of exported lists.
import type * as exportColumns from '#domain/cases/export-columns';
import type { Labels } from '#domain/vocabulary';

export const memberColumns: Labels<typeof exportColumns.memberColumns> = {
  id: 'ID',
  name: 'Member',
  email: 'Email',
  phone: 'Phone',
  programAreas: 'Program Areas',
  status: 'Status',
  priority: 'Priority',
  assignedTo: 'Assigned to',
  dueAt: 'Response due',
  firstContactedAt: 'Reached',
  nextReminderAt: 'Next follow-up',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  serviceRegion: 'Service region',
  referralSource: 'Referral source',
  tags: 'Tags',
  householdSize: 'Household size',
  companionNames: 'People of the household without a case',
  reference: 'Reference',
  createdAt: 'Member since',
};

export const submissionColumns: Labels<typeof exportColumns.submissionColumns> = {
  id: 'ID',
  name: 'Applicant',
  email: 'Email',
  phone: 'Phone',
  formType: 'Type',
  corePrograms: 'Programs',
  status: 'Status',
  assignedTo: 'Assigned to',
  createdAt: 'Submitted',
  dueAt: 'Due',
  firstRespondedAt: 'Answered',
  reference: 'Reference',
  answers: 'Answers',
  notes: 'Notes',
};

export const attemptColumns: Labels<typeof exportColumns.attemptColumns> = {
  id: 'ID',
  createdAt: 'When',
  kind: 'How',
  outcome: 'Outcome',
  note: 'Note',
  author: 'By',
  followUpAt: 'Next try',
  memberId: 'Member ID',
  submissionId: 'Submission ID',
  contactId: 'Message ID',
};
