// The columns that a list can be exported with; the dialog offers them, the server fills them.

export const memberColumns = {
  id: 'ID',
  name: 'Member',
  email: 'Email',
  phone: 'Phone',
  programAreas: 'Program Areas',
  status: 'Status',
  priority: 'Priority',
  assignedTo: 'Assigned to',
  dueAt: 'Response due',
  nextReminderAt: 'Next reminder',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  serviceRegion: 'Service region',
  referralSource: 'Referral source',
  tags: 'Tags',
  reference: 'Reference',
  createdAt: 'Member since',
} as const;
export type MemberColumn = keyof typeof memberColumns;

export const submissionColumns = {
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
} as const;
export type SubmissionColumn = keyof typeof submissionColumns;

export const attemptColumns = {
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
} as const;

/** What the screens show: the choice when nobody chose. */
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
