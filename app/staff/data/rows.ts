// What the API responds, under the names of the screens.
import type { Lookalike as FoundLookalike, TypedLookalike } from '#server/members/duplicates';
import type { Summary } from '#server/reports/summary';

export type { StaffAccount } from '#server/auth/colleagues';
export type { SessionResponse } from '#server/auth/sign-in';
export type { ListedAlert as CaseAlert } from '#server/case-work/case-alerts';
export type { ProgressNote } from '#server/case-work/progress-notes';
export type { ListedReminder as Reminder } from '#server/case-work/reminders';
export type { ServiceRecord } from '#server/case-work/service-records';
export type { MessageDetail as Message } from '#server/contacts/contacts';
export type { Pledge } from '#server/donations/donations';
export type { PublicEvent } from '#server/events/public-events';
export type { MemberDetail as Member } from '#server/members/members';
export type { Activity } from '#server/reports/activity';
export type { AnalyticsResponse } from '#server/reports/analytics';
export type { QuickFindResponse } from '#server/reports/quick-find';
export type { SubmissionDetail as Submission } from '#server/submissions/submissions';
export type { Summary };
export type Lookalike = TypedLookalike & Partial<FoundLookalike>;
