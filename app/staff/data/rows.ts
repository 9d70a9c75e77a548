// What the API answers, derived from its own tables: dates arrive as text.
import type { DuplicateReason } from '#domain/cases/duplicates';
import type { Internal } from '#server/db/row-schema';
import type {
  auditEntries,
  caseAlerts,
  contacts,
  donations,
  followUpReminders,
  getInvolvedSubmissions,
  memberProgress,
  members,
  publicEvents,
  serviceRecords,
} from '#server/db/schema';

type AsSent<Value> = Value extends Date ? string : Value;
type Sent<Row> = { [Key in keyof Omit<Row, Internal>]: AsSent<Omit<Row, Internal>[Key]> };

export type Member = Sent<typeof members.$inferSelect>;
export type Submission = Sent<typeof getInvolvedSubmissions.$inferSelect> & { name: string };
export type ServiceRecord = Sent<typeof serviceRecords.$inferSelect>;
export type ProgressNote = Sent<typeof memberProgress.$inferSelect>;
export type Reminder = Sent<typeof followUpReminders.$inferSelect> & { memberName?: string };
export type CaseAlert = Sent<typeof caseAlerts.$inferSelect> & { memberName?: string };
export type Message = Sent<typeof contacts.$inferSelect>;
export type Pledge = Sent<typeof donations.$inferSelect>;
export type PublicEvent = Sent<typeof publicEvents.$inferSelect>;
export type Activity = Sent<typeof auditEntries.$inferSelect> & { memberName: string | null };

export type DueCounts = { today: number; late: number };
export type Summary = {
  members: Record<string, number>;
  submissions: Record<string, number>;
  activeAlerts: number;
  pendingReminders: number;
  overdueReminders: number;
  unreadMessages: number;
  setAside: { submissions: number; contacts: number; donations: number; members: number };
  responsesDue: { members: DueCounts; submissions: DueCounts; contacts: DueCounts };
  sinceLastVisit: {
    since: string | null;
    changes: { subject: string; action: string; total: number }[];
  };
};

export type Lookalike = Pick<
  Member,
  'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'status' | 'createdAt'
> & { reasons: DuplicateReason[]; decision?: string | null };

export type Found = { id: number; name: string; note: string };
export type QuickFindResponse = { members: Found[]; submissions: Found[]; messages: Found[] };

export type AnalyticsResponse = {
  casesByStatus: { name: string; total: number }[];
  casesByTopic: { name: string; total: number }[];
  applicationsByWeek: { week: string; assistance: number; involvement: number }[];
  servicesByMonth: { month: string; total: number }[];
  responsesDue: {
    name: string;
    medianMinutes: number | null;
    kept: number;
    late: number;
    open: number;
  }[];
};

export type StaffAccount = { username: string };
export type SessionResponse = {
  username: string;
  expiresAt: string;
  previousVisitAt: string | null;
};
