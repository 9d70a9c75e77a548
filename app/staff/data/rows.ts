// What the API responds, under the names of the screens. Lists carry what a list shows.

export type { AccountRow, OneTimeLink } from '#server/auth/accounts';
export type { CodesOffer } from '#server/auth/codes';
export type { MadePasskey, NewPasskeyOffer, OwnPasskey } from '#server/auth/passkeys';
export type { CaseAlert, ListedAlert } from '#server/case-work/case-alerts';
export type { ProgressNote } from '#server/case-work/progress-notes';
export type { ListedReminder, Reminder } from '#server/case-work/reminders';
export type { ServiceDay } from '#server/case-work/service-day';
export type { ServiceRecord } from '#server/case-work/service-records';
export type { ContactAttempt } from '#server/contact-log/contact-attempts';
export type { ListedMessage, MessageDetail as Message } from '#server/contacts/contacts';
export type { Pledge } from '#server/donations/donations';
export type { PublicEvent } from '#server/events/public-events';
export type { PresenceResponse } from '#server/live/live';
export type { MemberBulkResponse } from '#server/members/bulk';
export type { LikenessDecision, Lookalike, TypedLookalike } from '#server/members/duplicates';
export type { ListedMember, MemberDetail as Member } from '#server/members/members';
export type { CaseAccess } from '#server/members/restricted-cases';
export type { Checklist } from '#server/operation/checklist-routes';
export type { EmergencySummary, ListedEmergency } from '#server/outbox/emergency-routes';
export type { Notice } from '#server/outbox/notices';
export type { ListedOutbox } from '#server/outbox/outbox-routes';
export type { Reply } from '#server/outbox/replies';
export type { NotificationSettings, OnCallPerson } from '#server/outbox/settings';
export type { Retention } from '#server/privacy/retention-routes';
export type { Activity } from '#server/reports/activity';
export type { AnalyticsResponse } from '#server/reports/analytics';
export type { StaffAccount } from '#server/reports/assignable-staff';
export type { MyDay, PersonOfDay } from '#server/reports/my-day';
export type { QuickFindResponse } from '#server/reports/quick-find';
export type { SavedView, ViewCount } from '#server/reports/saved-views';
export type { Summary } from '#server/reports/summary';
export type { TimelineEntry } from '#server/reports/timeline';
export type { SubmissionBulkResponse } from '#server/submissions/bulk';
export type {
  ListedSubmission,
  SubmissionDetail as Submission,
} from '#server/submissions/submissions';
