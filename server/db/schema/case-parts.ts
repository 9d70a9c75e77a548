// Tables of the parts of a case: services, progress notes, follow-ups, alerts, contact attempts,
// and saved views.

import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  progressStatuses,
  progressTypes,
  quantityUnits,
  reminderTypes,
  serviceOutcomes,
} from '#domain/cases/case-parts';
import { contactKinds, contactOutcomes } from '#domain/cases/contact-attempt';
import { priorities } from '#domain/cases/member';
import { viewLists } from '#domain/cases/saved-view';
import { alertPriorities, alertTypes, triageReasons } from '#domain/cases/triage';
import { serviceTypes } from '#domain/service-areas';
import {
  assigneeOrEmpty,
  checkOneOf,
  createdAt,
  enumText,
  id,
  moment,
  updatedAt,
  version,
} from '../columns.ts';
import { sealedList, sealedText } from '../sealing/sealed-columns.ts';
import { memberIdColumn, members } from './members.ts';
import { contacts, getInvolvedSubmissions } from './public.ts';

export const serviceRecords = pgTable(
  'service_records',
  {
    id: id(),
    memberId: memberIdColumn(),
    serviceType: enumText(serviceTypes).notNull(),
    serviceDate: moment().notNull(),
    description: sealedText().notNull(),
    assignedTeamMember: text().notNull().default(''),
    partnerOrganization: text(),
    documents: sealedList().notNull().default(sql`'[]'`),
    outcome: enumText(serviceOutcomes).notNull().default('in-progress'),
    quantity: integer(),
    quantityUnit: enumText(quantityUnits),
    followUpRequired: boolean().notNull().default(false),
    followUpDate: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('service_records_type', t.serviceType, serviceTypes),
    checkOneOf('service_records_outcome', t.outcome, serviceOutcomes),
    checkOneOf('service_records_unit', t.quantityUnit, quantityUnits),
    index('service_records_member').on(t.memberId, t.serviceDate, t.id),
    index('service_records_date').on(t.serviceDate, t.id),
    index('service_records_type').on(t.serviceType, t.serviceDate, t.id),
    index('service_records_outcome').on(t.outcome, t.serviceDate, t.id),
  ],
);

/** Counts as delivered in every figure. */
export const isDelivered = ({ outcome }: Pick<typeof serviceRecords, 'outcome'>) =>
  eq(outcome, 'completed');

export const memberProgress = pgTable(
  'member_progress',
  {
    id: id(),
    memberId: memberIdColumn(),
    progressDate: moment().notNull(),
    progressType: enumText(progressTypes).notNull().default('check-in'),
    title: sealedText().notNull(),
    description: sealedText().notNull(),
    status: enumText(progressStatuses).notNull().default('in-progress'),
    outcome: sealedText(),
    nextCheckIn: moment(),
    reminderSet: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('member_progress_type', t.progressType, progressTypes),
    checkOneOf('member_progress_status', t.status, progressStatuses),
    index('member_progress_member').on(t.memberId, t.progressDate, t.id),
    index('member_progress_date').on(t.progressDate, t.id),
    index('member_progress_type').on(t.progressType, t.progressDate, t.id),
  ],
);

export const followUpReminders = pgTable(
  'follow_up_reminders',
  {
    id: id(),
    memberId: memberIdColumn(),
    reminderType: enumText(reminderTypes).notNull().default('follow-up'),
    title: sealedText().notNull(),
    description: sealedText().notNull().default(''),
    dueDate: moment().notNull(),
    isCompleted: boolean().notNull().default(false),
    completedAt: moment(),
    priority: enumText(priorities).notNull().default('normal'),
    // Part of the specified columns. Screens compute overdue from the due date on read.
    isOverdue: boolean().notNull().default(false),
    assignedTo: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('follow_up_reminders_type', t.reminderType, reminderTypes),
    checkOneOf('follow_up_reminders_priority', t.priority, priorities),
    index('follow_up_reminders_member').on(t.memberId, t.dueDate, t.id),
    index('follow_up_reminders_due').on(t.isCompleted, t.dueDate, t.id),
    index('follow_up_reminders_by_due').on(t.dueDate, t.id),
    index('follow_up_reminders_newest').on(t.createdAt, t.id),
    index('follow_up_reminders_priority').on(t.priority, t.dueDate, t.id),
    index('follow_up_reminders_person').on(
      t.isCompleted,
      assigneeOrEmpty(t.assignedTo),
      t.dueDate,
      t.id,
    ),
    index('follow_up_reminders_assigned').on(t.assignedTo, t.isCompleted, t.dueDate, t.id),
  ],
);

export const caseAlerts = pgTable(
  'case_alerts',
  {
    id: id(),
    // The subject: a case, or a message or form of a person without a case.
    memberId: integer().references(() => members.id, { onDelete: 'restrict' }),
    contactId: integer().references(() => contacts.id, { onDelete: 'restrict' }),
    submissionId: integer().references(() => getInvolvedSubmissions.id, { onDelete: 'restrict' }),
    alertType: enumText(alertTypes).notNull(),
    /** The triage rule that raised the alert; null for alerts raised by staff. */
    reason: enumText(triageReasons),
    title: sealedText().notNull(),
    message: sealedText().notNull(),
    priority: enumText(alertPriorities).notNull().default('medium'),
    isActive: boolean().notNull().default(true),
    isResolved: boolean().notNull().default(false),
    resolvedAt: moment(),
    resolvedBy: text(),
    resolution: sealedText(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('case_alerts_type', t.alertType, alertTypes),
    checkOneOf('case_alerts_priority', t.priority, alertPriorities),
    checkOneOf('case_alerts_reason', t.reason, triageReasons),
    check(
      'case_alerts_subject',
      sql`num_nonnulls(${t.memberId}, ${t.contactId}, ${t.submissionId}) = 1`,
    ),
    index('case_alerts_member').on(t.memberId, t.id),
    index('case_alerts_contact').on(t.contactId).where(sql`${t.contactId} is not null`),
    index('case_alerts_submission').on(t.submissionId).where(sql`${t.submissionId} is not null`),
    index('case_alerts_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.isActive} and not ${t.isResolved}`),
    index('case_alerts_newest').on(t.createdAt, t.id),
    index('case_alerts_priority').on(t.priority, t.createdAt, t.id),
  ],
);

/** Attempts to reach a person: author, kind, outcome, and time of the next attempt. */
export const contactAttempts = pgTable(
  'contact_attempts',
  {
    id: id(),
    // The subject: a case, or a message or form of a person without a case.
    memberId: integer().references(() => members.id, { onDelete: 'restrict' }),
    contactId: integer().references(() => contacts.id, { onDelete: 'restrict' }),
    submissionId: integer().references(() => getInvolvedSubmissions.id, { onDelete: 'restrict' }),
    kind: enumText(contactKinds).notNull(),
    outcome: enumText(contactOutcomes).notNull(),
    note: sealedText().notNull().default(''),
    author: text().notNull(),
    followUpAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('contact_attempts_kind', t.kind, contactKinds),
    checkOneOf('contact_attempts_outcome', t.outcome, contactOutcomes),
    check(
      'contact_attempts_subject',
      sql`num_nonnulls(${t.memberId}, ${t.contactId}, ${t.submissionId}) = 1`,
    ),
    index('contact_attempts_newest').on(t.createdAt, t.id),
    index('contact_attempts_member')
      .on(t.memberId, t.createdAt, t.id)
      .where(sql`${t.memberId} is not null`),
    index('contact_attempts_contact')
      .on(t.contactId, t.createdAt, t.id)
      .where(sql`${t.contactId} is not null`),
    index('contact_attempts_submission')
      .on(t.submissionId, t.createdAt, t.id)
      .where(sql`${t.submissionId} is not null`),
    index('contact_attempts_author').on(t.author, t.createdAt, t.id),
    index('contact_attempts_outcome').on(t.outcome, t.createdAt, t.id),
  ],
);

/** Named list filters of staff members. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    name: text().notNull(),
    list: enumText(viewLists).notNull(),
    /** The query parameters of the list. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    owner: text().notNull(),
    isShared: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('saved_views_list', t.list, viewLists),
    index('saved_views_owner').on(t.owner, t.name, t.id),
    index('saved_views_shared').on(t.name, t.id).where(sql`${t.isShared}`),
  ],
);
