// Columns that staff can export a list with; the dialog offers them, the server fills them.
import { createEnum } from '../vocabulary.ts';

export const memberColumns = createEnum([
  'id',
  'name',
  'email',
  'phone',
  'programAreas',
  'status',
  'priority',
  'assignedTo',
  'dueAt',
  'firstContactedAt',
  'nextReminderAt',
  'city',
  'state',
  'zipCode',
  'serviceRegion',
  'referralSource',
  'tags',
  'householdSize',
  'companionNames',
  'reference',
  'createdAt',
]);
export type MemberColumn = keyof typeof memberColumns;

export const submissionColumns = createEnum([
  'id',
  'name',
  'email',
  'phone',
  'formType',
  'corePrograms',
  'status',
  'assignedTo',
  'createdAt',
  'dueAt',
  'firstRespondedAt',
  'reference',
  'answers',
  'notes',
]);
export type SubmissionColumn = keyof typeof submissionColumns;

export const attemptColumns = createEnum([
  'id',
  'createdAt',
  'kind',
  'outcome',
  'note',
  'author',
  'followUpAt',
  'memberId',
  'submissionId',
  'contactId',
]);

/** The columns shown on screen, and the default selection of an export. */
export const memberColumnsOnScreen: readonly MemberColumn[] = [
  'id',
  'name',
  'email',
  'phone',
  'programAreas',
  'status',
  'priority',
  'dueAt',
  'nextReminderAt',
];
export const submissionColumnsOnScreen: readonly SubmissionColumn[] = [
  'name',
  'email',
  'formType',
  'corePrograms',
  'status',
  'createdAt',
  'dueAt',
];
