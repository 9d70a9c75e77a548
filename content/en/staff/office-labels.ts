// Labels of other vocabularies: forms, messages, retention, permissions.
import type * as submissionStatus from '#domain/cases/submission-status';
import type * as messages from '#domain/messages';
import type * as privacy from '#domain/privacy';
import type * as roleList from '#domain/roles';
import type { Labels } from '#domain/vocabulary';

export const submissionStatuses: Labels<typeof submissionStatus.submissionStatuses> = {
  new: 'New',
  'in-progress': 'In Progress',
  completed: 'Completed',
  'on-hold': 'On Hold',
};

export const messageChannels: Labels<typeof messages.messageChannels> = {
  email: 'Email',
  text: 'Text message',
};

export const messageKinds: Labels<typeof messages.messageKinds> = {
  emergency: 'Emergency',
  'emergency-digest': 'Unopened emergencies',
  news: 'New for you',
  assigned: 'Assigned to you',
  mentioned: 'Mentioned in a note',
  notice: 'Notice for owners',
  digest: 'Morning digest',
  thanks: 'Thanks to the sender',
  reply: 'Reply',
  subscribe: 'Confirm a newsletter sign-up',
  update: 'Update',
};

export const messageStates: Labels<typeof messages.messageStates> = {
  waiting: 'Waiting to be sent',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  withdrawn: 'No longer needed',
};

export const notificationPaces: Labels<typeof messages.notificationPaces> = {
  'at-once': 'At once',
  hourly: 'Every hour',
  morning: 'Each workday at 8:00 AM',
};

export const erasureReasons: Labels<typeof privacy.erasureReasons> = {
  asked: 'The person asked for it',
  mistake: 'It was entered by mistake',
  spam: 'It is spam',
};

export const personSubjects: Labels<typeof privacy.personSubjects> = {
  member: 'Case',
  submission: 'Submission',
  contact: 'Message',
  donation: 'Pledge',
  subscriber: 'Newsletter sign-up',
};

export const roles: Labels<typeof roleList.roles> = {
  owner: 'Owner',
  'case-worker': 'Case worker',
  'front-desk': 'Front desk',
  figures: 'Figures only',
  editor: 'Site editor',
};
