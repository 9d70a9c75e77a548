// Labels of the vocabularies of a case, by value.
import type * as caseWork from '#domain/cases/case-parts';
import type * as contactAttempt from '#domain/cases/contact-attempt';
import type * as member from '#domain/cases/member';
import type * as triage from '#domain/cases/triage';
import type * as duplicates from '#domain/duplicates/match';
import type * as serviceAreas from '#domain/service-areas';
import type { TopicName } from '#domain/topics';
import type { Labels } from '#domain/vocabulary';

export const memberStatuses: Labels<typeof member.memberStatuses> = {
  active: 'Active',
  inactive: 'Inactive',
  completed: 'Completed',
  'on-hold': 'On Hold',
};

export const priorities: Labels<typeof member.priorities> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

export const races: Labels<typeof member.races> = {
  'american-indian': 'American Indian or Alaska Native',
  asian: 'Asian',
  black: 'Black or African American',
  hispanic: 'Hispanic or Latino',
  'pacific-islander': 'Native Hawaiian or Pacific Islander',
  white: 'White',
  'two-or-more': 'Two or more races',
  'prefer-not-to-say': 'Prefer not to say',
};

export const genders: Labels<typeof member.genders> = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
};

export const disabilityStatuses: Labels<typeof member.disabilityStatuses> = {
  none: 'None',
  physical: 'Physical',
  intellectual: 'Intellectual',
  'mental-health': 'Mental health',
  multiple: 'Multiple',
  'prefer-not-to-say': 'Prefer not to say',
};

/** Choices about a person that staff are offered; an added one appears on every screen. */
export const personChoices = { race: races, gender: genders, disabilityStatus: disabilityStatuses };

export const contactPermissions: Labels<typeof member.contactPermissions> = {
  voicemail: 'We may leave a voicemail',
  text: 'We may send text messages',
  sayWho: 'We may say who is calling',
};

export const closingReasons: Labels<typeof member.closingReasons> = {
  'goal-met': 'Goal met',
  referred: 'Referred elsewhere',
  moved: 'Moved away',
  'not-reached': 'Could not be reached',
  declined: 'No longer wants help',
  other: 'Another reason',
};

export const duplicateReasons: Labels<typeof duplicates.duplicateReasons> = {
  name: 'Same name',
  'one-letter': 'Name one letter off',
  nickname: 'Nickname',
  'part-of-name': 'Part of a double name',
  'swapped-name': 'First and last name swapped',
  'first-name': 'Same first name',
  birth: 'Same birth date',
  'near-birth': 'Similar birth date',
  phone: 'Same phone number',
  'near-phone': 'Phone number one digit off',
  email: 'Same email address',
  'near-email': 'Similar email address',
  address: 'Same address',
  household: 'Same household',
};

export const duplicateDecisions: Labels<typeof duplicates.duplicateDecisions> = {
  different: 'Not the same person',
  'same-household': 'Same household',
};

export const alertPriorities: Labels<typeof triage.alertPriorities> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const alertTypes: Labels<typeof triage.alertTypes> = {
  emergency: 'Emergency',
  'unsafe-home': 'Unsafe home',
  'check-safety': 'Check on safety',
  other: 'Other',
};

export const reminderTypes: Labels<typeof caseWork.reminderTypes> = {
  'follow-up': 'Follow-up',
  'check-in': 'Check-in',
  document: 'Document',
  appointment: 'Appointment',
  'first-contact': 'First contact',
  'try-again': 'Try again',
};

export const serviceTypes: Labels<typeof serviceAreas.serviceTypes> = {
  housing: 'Housing',
  food: 'Food',
  'mental-health': 'Mental health',
  'job-training': 'Job training',
  healthcare: 'Healthcare',
  education: 'Education',
  'family-support': 'Family support',
  'crisis-intervention': 'Crisis intervention',
  other: 'Other',
};

export const quantityUnits: Labels<typeof caseWork.quantityUnits> = {
  boxes: 'Boxes',
  pounds: 'Pounds',
};

export const serviceOutcomes: Labels<typeof caseWork.serviceOutcomes> = {
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  referred: 'Referred',
};

export const progressTypes: Labels<typeof caseWork.progressTypes> = {
  milestone: 'Milestone',
  'check-in': 'Check-in',
  assessment: 'Assessment',
  outcome: 'Outcome',
};

export const progressStatuses: Labels<typeof caseWork.progressStatuses> = {
  achieved: 'Achieved',
  'in-progress': 'In progress',
  'not-started': 'Not started',
  'at-risk': 'At risk',
};

export const contactKinds: Labels<typeof contactAttempt.contactKinds> = {
  call: 'Call',
  text: 'Text',
  mail: 'Email',
  visit: 'Visit',
};

export const loggedOutcomes: Labels<typeof contactAttempt.loggedOutcomes> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  voicemail: 'Left a message',
};

export const contactOutcomes: Labels<typeof contactAttempt.contactOutcomes> = {
  ...loggedOutcomes,
  corrected: 'Reached (corrected: not reached)',
};

export const timelineKinds: Labels<typeof caseWork.timelineKinds> = {
  application: 'Application',
  reminder: 'Follow-ups',
  alert: 'Alerts',
  change: 'Changes',
  note: 'Notes',
  service: 'Services',
  contact: 'Contacts',
};

export const topics: Record<TopicName, string> = {
  housing: 'Housing',
  clothing: 'Clothing',
  food: 'Food',
  health: 'Health',
  crisis: 'Crisis',
  work: 'Work',
  money: 'Money',
  education: 'Education',
  family: 'Family',
  youth: 'Youth',
  environment: 'Environment',
  culture: 'Arts, technology, and spirit',
};
