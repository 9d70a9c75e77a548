// The parts of a case. Access, erasure, a person's copy, and the timeline read this list: a new part is one entry
// here, its name in `domain/cases/case-parts.ts`, and a folder of its own.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CasePartName, TimelineKind } from '#domain/cases/case-parts';
import {
  caseAlerts as alerts,
  contactAttempts as attempts,
  memberProgress as notes,
  serviceRecords as records,
  followUpReminders as reminders,
} from '../db/schema/case-parts.ts';

/** The columns that one kind of timeline entry is made of. */
export type TimelineLine = {
  at: SQL;
  actor?: SQL;
  title?: SQL;
  state?: SQL;
  /** The partner organization of a service. */
  partner?: SQL;
  due?: SQL;
  version?: SQL;
  /** Sealed columns, decrypted after reading. `instead` replaces an empty `body`. */
  sealed?: { [Text in 'title' | 'body' | 'instead' | 'changes']?: AnyPgColumn };
};

/** The subjects that a part can be about. */
export type PartSubject = 'member' | 'contact' | 'submission';

export type CasePart = {
  table: PgTable & Record<'id' | 'memberId' | 'version', AnyPgColumn>;
  /** The columns with the id of the case, and of the message or form if the part can be about one. */
  of: { member: AnyPgColumn } & Partial<Record<PartSubject, AnyPgColumn>>;
  timeline: TimelineLine & { kind: TimelineKind };
  /** Returns the values that erasing writes, so that counts stay; without it, erasing deletes the rows. */
  erased?: (now: Date) => Record<string, unknown>;
};

export const caseParts = {
  'contact-attempt': {
    table: attempts,
    of: {
      member: attempts.memberId,
      contact: attempts.contactId,
      submission: attempts.submissionId,
    },
    timeline: {
      kind: 'contact',
      at: sql`${attempts.createdAt}`,
      actor: sql`${attempts.author}`,
      title: sql`${attempts.kind}`,
      sealed: { body: attempts.note },
      state: sql`${attempts.outcome}`,
      due: sql`${attempts.followUpAt}`,
      version: sql`${attempts.version}`,
    },
    // Reports count attempts by kind, outcome, and date; the note is erased.
    erased: () => ({ note: '', followUpAt: null }),
  },
  'service-record': {
    table: records,
    of: { member: records.memberId },
    timeline: {
      kind: 'service',
      at: sql`${records.serviceDate}`,
      actor: sql`nullif(${records.assignedTeamMember}, '')`,
      title: sql`${records.serviceType}`,
      sealed: { body: records.description },
      state: sql`${records.outcome}`,
      partner: sql`nullif(${records.partnerOrganization}, '')`,
      due: sql`${records.followUpDate}`,
      version: sql`${records.version}`,
    },
    // Reports count services by kind, outcome, and date; the texts are erased.
    erased: (now) => ({
      ...{ description: '', partnerOrganization: null, documents: [], followUpDate: null },
      ...{ followUpRequired: false, updatedAt: now },
    }),
  },
  'progress-note': {
    table: notes,
    of: { member: notes.memberId },
    timeline: {
      kind: 'note',
      at: sql`${notes.progressDate}`,
      sealed: { title: notes.title, body: notes.description },
      state: sql`${notes.status}`,
      due: sql`${notes.nextCheckIn}`,
      version: sql`${notes.version}`,
    },
    erased: () => ({
      ...{ title: '', description: '', outcome: null, nextCheckIn: null, reminderSet: false },
    }),
  },
  reminder: {
    table: reminders,
    of: { member: reminders.memberId },
    timeline: {
      kind: 'reminder',
      at: sql`${reminders.createdAt}`,
      actor: sql`${reminders.assignedTo}`,
      sealed: { title: reminders.title, body: reminders.description },
      state: sql`case when ${reminders.isCompleted} then 'completed' else 'pending' end`,
      due: sql`${reminders.dueDate}`,
      version: sql`${reminders.version}`,
    },
  },
  alert: {
    table: alerts,
    of: { member: alerts.memberId, contact: alerts.contactId, submission: alerts.submissionId },
    timeline: {
      kind: 'alert',
      at: sql`${alerts.createdAt}`,
      actor: sql`${alerts.resolvedBy}`,
      sealed: { title: alerts.title, body: alerts.resolution, instead: alerts.message },
      state: sql`case when ${alerts.isResolved} then 'resolved' else ${alerts.priority} end`,
    },
    // Reports count alerts by date; the subject and the priority would reveal an answer.
    erased: (now) => ({
      ...{ title: '', message: '', resolution: null, isActive: false, isResolved: true },
      ...{ alertType: 'other', reason: null, priority: 'medium' },
      resolvedAt: sql`coalesce(${alerts.resolvedAt}, ${now.toISOString()}::timestamptz)`,
    }),
  },
} satisfies Record<CasePartName, CasePart>;

/** All parts as one type, for code that treats every part alike. */
export const partEntries = Object.entries(caseParts) as [CasePartName, CasePart][];
