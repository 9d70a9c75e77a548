// The API's response types, under the names that screens use. Lists carry only the columns they show.

export type { AccountRow, OneTimeLink } from '#server/auth/accounts';
export type { CodeEnrollment as CodesOffer } from '#server/auth/codes';
export type { OwnPasskey, PasskeyCreationOptions as NewPasskeyOffer } from '#server/auth/passkeys';
export type { CaseAccess } from '#server/cases/access/restricted-cases';
export type { CaseAlert, ListedAlert } from '#server/cases/alerts/case-alerts';
export type { ContactAttempt } from '#server/cases/contact-log/contact-attempts';
export type { DuplicateCandidate, DuplicatePair } from '#server/cases/duplicates/duplicate-routes';
export type { ProgressNote } from '#server/cases/notes/progress-notes';
export type { ListedMember, MemberDetail as Member } from '#server/cases/people/members';
export type { OwnIntake as Arrival } from '#server/cases/people/own-intakes';
export type { ListedReminder, Reminder } from '#server/cases/reminders/reminders';
export type { ServiceDay } from '#server/cases/services/service-day';
export type { ServiceDayPerson } from '#server/cases/services/service-day-people';
export type { ServiceRecord } from '#server/cases/services/service-records';
export type { ListedMessage, MessageDetail as Message } from '#server/contacts/contacts';
export type { Pledge } from '#server/donations/donations';
export type { PublicEvent } from '#server/events/public-events';
export type { HouseholdPerson, HouseholdView } from '#server/households/household-view';
export type { RelationshipView } from '#server/households/relationships';
export type { ShownImportRow as ImportRow } from '#server/imports/imports';
export type { EmergencySummary, ListedEmergency } from '#server/notifications/emergency-routes';
export type { Notice } from '#server/notifications/notices';
export type { ListedOutbox } from '#server/notifications/outbox-routes';
export type { Reply } from '#server/notifications/replies';
export type { NotificationSettings, OnCallPerson } from '#server/notifications/settings';
export type { Checklist } from '#server/operation/checklist-routes';
export type { MergedCase } from '#server/privacy/merge-routes';
export type { AccessReview } from '#server/privacy/readers';
export type { NextErasure, Retention } from '#server/privacy/retention-routes';
export type { Activity } from '#server/reports/activity';
export type { AnalyticsResponse } from '#server/reports/analytics';
export type { StaffAccount } from '#server/reports/assignable-staff';
export type { ColleagueNotice } from '#server/reports/from-colleagues';
export type { MyDay, MyDayPerson as PersonOfDay } from '#server/reports/my-day';
export type { QuickFindResponse } from '#server/reports/quick-find';
export type { SavedView, ViewCount } from '#server/reports/saved-views';
export type { Summary } from '#server/reports/summary';
export type { TimelineEntry } from '#server/reports/timeline';
export type { ShownRun as Run } from '#server/runs/runs';
export type { EditableField, SiteDraft, SiteRelease, SiteState } from '#server/site/site-routes';
export type {
  ListedSubmission,
  SubmissionDetail as Submission,
} from '#server/submissions/submissions';
export type { Subscriber } from '#server/updates/newsletters';
export type { Update } from '#server/updates/updates';
