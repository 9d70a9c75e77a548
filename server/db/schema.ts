// Every table of the product. Closed lists have their types and check constraints from the domain; the lists
// of the organisation's own (regions, areas, referral sources) are checked where they are written, not here.

import { sql } from 'drizzle-orm';
import {
  bigint,
  bit,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  progressStatuses,
  progressTypes,
  reminderTypes,
  serviceOutcomes,
} from '#domain/cases/case-work';
import { contactKinds, contactOutcomes } from '#domain/cases/contact-attempt';
import { linkDecisions } from '#domain/cases/duplicates';
import {
  disabilityStatuses,
  genders,
  memberStatuses,
  priorities,
  type ReferralSource,
  races,
  reviewTag,
  type SafeContact,
  type ServiceRegion,
} from '#domain/cases/member';
import { viewLists } from '#domain/cases/saved-view';
import { alertPriorities, alertTypes } from '#domain/cases/triage';
import { giftTypes } from '#domain/forms/donation';
import type { Answers } from '#domain/forms/field';
import { formTypes, submissionStatuses } from '#domain/forms/submission';
import {
  emergencySubjects,
  type MessageParams,
  messageChannels,
  messageKinds,
  messageStates,
  paces,
  threadSubjects,
} from '#domain/messages';
import { personSubjects, readKinds, retentionRules, sealedLogs } from '#domain/privacy';
import { roles } from '#domain/roles';
import { type KnownArea, serviceTypes } from '#domain/service-areas';
import {
  bytewiseText,
  closedText,
  createdAt,
  id,
  listedText,
  moment,
  oneOf,
  oneOfList,
  otherAnswers,
  ownerOf,
  pageLanguage,
  textList,
  updatedAt,
  version,
} from './columns.ts';
import { sealedJson, sealedList, sealedText } from './sealing/sealed-columns.ts';

// A public write that looks automatic is stored and set aside for staff, never refused.
const quarantine = () => ({
  isQuarantined: boolean().notNull().default(false),
  quarantineReason: text(),
});

// Folded by the domain, so that both engines search and sort alike. The bits say which beginnings of
// words may occur; they stand in the indexes of the orders, so that a search along an order reads few rows.
const searched = () => ({
  searchText: text().notNull().default(''),
  searchBits: bit({ dimensions: 128 }).notNull().generatedAlwaysAs(sql`search_bits(search_text)`),
});

/** When all that names a person was taken out of the row; it stays as one in a count. */
const erasable = () => ({ erasedAt: moment() });

export const donations = pgTable(
  'donations',
  {
    id: id(),
    reference: text().notNull().unique(),
    email: text().notNull(),
    amount: numeric({ precision: 10, scale: 2 }).notNull(),
    type: closedText(giftTypes).notNull(),
    donorName: text().notNull(),
    isAnonymous: boolean().notNull().default(false),
    tributeMessage: sealedText(),
    tributeRecipient: text(),
    otherAnswers: otherAnswers(),
    ...quarantine(),
    ...searched(),
    ...erasable(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('donations_type', t.type, giftTypes),
    check('donations_amount', sql`${t.amount} >= 1`),
    index('donations_newest').on(t.createdAt, t.id, t.searchBits),
    index('donations_type_newest').on(t.type, t.createdAt, t.id, t.searchBits),
    index('donations_kept').on(t.createdAt, t.id).where(sql`${t.erasedAt} is null`),
    index('donations_set_aside').on(t.createdAt, t.id).where(sql`${t.isQuarantined}`),
  ],
);

export const volunteers = pgTable('volunteers', {
  id: id(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zipCode: text().notNull(),
  preferredRole: text().notNull(),
  availability: text().notNull(),
  experience: sealedText(),
  motivation: sealedText().notNull(),
  backgroundCheck: boolean().notNull().default(false),
  createdAt: createdAt(),
});

export const wishStories = pgTable('wish_stories', {
  id: id(),
  title: text().notNull(),
  childName: text().notNull(),
  age: integer().notNull(),
  wishType: text().notNull(),
  description: text().notNull(),
  fullStory: text().notNull(),
  imageUrl: text(),
  isFeatured: boolean().notNull().default(false),
  createdAt: createdAt(),
});

export const newsletters = pgTable('newsletters', {
  id: id(),
  email: text().notNull().unique(),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
});

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: sealedText().notNull(),
    otherAnswers: otherAnswers(),
    language: pageLanguage(),
    isRead: boolean().notNull().default(false),
    answeredAt: moment(),
    answeredBy: text(),
    dueAt: moment().notNull(),
    assignedTo: text(),
    /** When to try again, where nobody was reached. */
    followUpDate: moment(),
    ...quarantine(),
    ...searched(),
    ...erasable(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contacts_newest').on(t.createdAt, t.id, t.searchBits),
    index('contacts_unread').on(t.createdAt, t.id).where(sql`not ${t.isRead}`),
    index('contacts_due').on(t.dueAt, t.id).where(sql`${t.answeredAt} is null`),
    index('contacts_by_due').on(t.dueAt, t.id, t.searchBits),
    index('contacts_open').on(t.createdAt, t.id).where(sql`${t.answeredAt} is null`),
    index('contacts_assigned').on(t.assignedTo, t.createdAt, t.id),
    index('contacts_to_answer')
      .on(ownerOf(t.assignedTo), sql`coalesce(${t.followUpDate}, ${t.dueAt})`, t.id)
      .where(sql`${t.answeredAt} is null and not ${t.isQuarantined}`),
    index('contacts_kept').on(t.createdAt, t.id).where(sql`${t.erasedAt} is null`),
    index('contacts_set_aside').on(t.createdAt, t.id).where(sql`${t.isQuarantined}`),
  ],
);

/** Ranks of the queue that are asked for by name: nothing is planned; nobody is at work. */
export const queueRanks = { idle: 4, closed: 5 } as const;

export const members = pgTable(
  'members',
  {
    id: id(),
    reference: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phone: text(),
    age: integer(),
    householdSize: integer(),
    address: text(),
    city: text(),
    state: text(),
    zipCode: text(),
    race: closedText(races),
    gender: closedText(genders),
    disabilityStatus: closedText(disabilityStatuses),
    veteranStatus: boolean().notNull().default(false),
    serviceRegion: text().$type<ServiceRegion>(),
    programAreas: textList().$type<KnownArea[]>(),
    referralSource: text().$type<ReferralSource>(),
    status: closedText(memberStatuses).notNull().default('active'),
    tags: textList(),
    priority: closedText(priorities).notNull().default('normal'),
    notes: sealedText(),
    isActive: boolean().notNull().default(true),
    dateOfBirth: sealedText(),
    householdIncome: text(),
    preferredLanguage: text(),
    preferredContactMethod: text(),
    emergencyNeeds: boolean().notNull().default(false),
    additionalInfo: otherAnswers(),
    safeContact: sealedJson<SafeContact>(),
    triageReasons: sealedList().notNull().default(sql`'[]'`),
    // Only an application has a response due; a member entered by staff has none.
    dueAt: moment(),
    firstContactedAt: moment(),
    /** When to try again, where nobody was reached: until then nobody need call. */
    nextAttemptAt: moment(),
    isFlagged: boolean().notNull().default(false),
    flagReason: text(),
    /** Open only to those whom case_access names. */
    isRestricted: boolean().notNull().default(false),
    ...searched(),
    sortName: text().notNull().default(''),
    phoneDigits: text().notNull().default(''),
    emailFolded: text().notNull().default(''),
    priorityRank: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`(case priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end)`,
      ),
    assignedTo: text(),
    // Kept by triggers on reminders and alerts, so that the queue needs no join to sort.
    nextReminderAt: moment(),
    pressingAlerts: integer().notNull().default(0),
    /** What matters first: emergencies, applicants, cases with a reminder, what looks invented, the rest. */
    queueRank: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`(case when status in ('completed', 'inactive') then ${queueRanks.closed}
          when is_flagged then 3
          when pressing_alerts > 0 then 0
          when '${reviewTag}' = any(tags) then 1
          when next_reminder_at is not null then 2
          else ${queueRanks.idle} end)`),
      ),
    /** Within a rank: what is due first, else what nobody touched for longest. */
    queueAt: moment()
      .notNull()
      .generatedAlwaysAs(
        sql`(coalesce(least(case when first_contacted_at is null then due_at end, next_reminder_at), updated_at))`,
      ),
    ...erasable(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('members_status', t.status, memberStatuses),
    oneOf('members_priority', t.priority, priorities),
    oneOf('members_race', t.race, races),
    oneOf('members_gender', t.gender, genders),
    oneOf('members_disability', t.disabilityStatus, disabilityStatuses),
    index('members_newest').on(t.createdAt, t.id, t.searchBits),
    index('members_status_newest').on(t.status, t.createdAt, t.id, t.searchBits),
    index('members_name').on(sql`${t.sortName} collate "C"`, t.id, t.searchBits),
    index('members_status_name').on(t.status, sql`${t.sortName} collate "C"`, t.id, t.searchBits),
    index('members_priority_rank').on(t.priorityRank, t.createdAt, t.id, t.searchBits),
    index('members_status_priority').on(t.status, t.priorityRank, t.createdAt, t.id, t.searchBits),
    index('members_updated').on(t.updatedAt, t.id, t.searchBits),
    index('members_queue').on(t.queueRank, t.queueAt, t.id, t.searchBits),
    index('members_status_queue').on(t.status, t.queueRank, t.queueAt, t.id, t.searchBits),
    index('members_priority_queue').on(t.priority, t.queueRank, t.queueAt, t.id),
    index('members_assigned').on(t.assignedTo, t.queueRank, t.queueAt, t.id),
    index('members_due').on(t.dueAt, t.id, t.searchBits).where(sql`${t.firstContactedAt} is null`),
    index('members_restricted').on(t.id).where(sql`${t.isRestricted}`),
    index('members_flagged').on(t.createdAt, t.id).where(sql`${t.isFlagged}`),
    index('members_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.firstContactedAt} is null and ${t.dueAt} is not null`),
    index('members_region_queue').on(t.serviceRegion, t.queueRank, t.queueAt, t.id),
    index('members_alerts').on(t.queueRank, t.queueAt, t.id).where(sql`${t.pressingAlerts} > 0`),
    index('members_to_call')
      .on(
        ownerOf(t.assignedTo),
        sql`(${t.pressingAlerts} = 0)`,
        sql`coalesce(${t.nextAttemptAt}, ${t.queueAt})`,
        t.id,
      )
      .where(
        sql`${t.queueRank} < ${sql.raw(String(queueRanks.closed))} and not ${t.isFlagged} and (${t.pressingAlerts} > 0 or (${t.dueAt} is not null and ${t.firstContactedAt} is null))`,
      ),
    index('members_tags').using('gin', t.tags),
    index('members_program_areas').using('gin', t.programAreas),
    index('members_phone_digits').on(t.phoneDigits),
    index('members_email_folded').on(t.emailFolded),
  ],
);

const member = () =>
  integer()
    .notNull()
    // A case with history is never deleted by accident: remove its parts first.
    .references(() => members.id, { onDelete: 'restrict' });

/** What staff decided about two cases that look like one person. Nothing is merged. */
export const memberLinks = pgTable(
  'member_links',
  {
    /** The lower of the two, so that a pair has one row. */
    memberId: member(),
    otherId: member(),
    // None once it was taken back: the row stays, so that its version never starts again.
    decision: closedText(linkDecisions),
    decidedBy: text().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.otherId] }),
    check('member_links_order', sql`${t.memberId} < ${t.otherId}`),
    oneOf('member_links_decision', t.decision, linkDecisions),
    index('member_links_other').on(t.otherId),
  ],
);

export const serviceRecords = pgTable(
  'service_records',
  {
    id: id(),
    memberId: member(),
    serviceType: closedText(serviceTypes).notNull(),
    serviceDate: moment().notNull(),
    description: sealedText().notNull(),
    assignedTeamMember: text().notNull().default(''),
    partnerOrganization: text(),
    documents: sealedList().notNull().default(sql`'[]'`),
    outcome: closedText(serviceOutcomes).notNull().default('in-progress'),
    followUpRequired: boolean().notNull().default(false),
    followUpDate: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('service_records_type', t.serviceType, serviceTypes),
    oneOf('service_records_outcome', t.outcome, serviceOutcomes),
    index('service_records_member').on(t.memberId, t.serviceDate, t.id),
    index('service_records_date').on(t.serviceDate, t.id),
    index('service_records_type').on(t.serviceType, t.serviceDate, t.id),
    index('service_records_outcome').on(t.outcome, t.serviceDate, t.id),
  ],
);

export const memberProgress = pgTable(
  'member_progress',
  {
    id: id(),
    memberId: member(),
    progressDate: moment().notNull(),
    progressType: closedText(progressTypes).notNull().default('check-in'),
    title: sealedText().notNull(),
    description: sealedText().notNull(),
    status: closedText(progressStatuses).notNull().default('in-progress'),
    outcome: sealedText(),
    nextCheckIn: moment(),
    reminderSet: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('member_progress_type', t.progressType, progressTypes),
    oneOf('member_progress_status', t.status, progressStatuses),
    index('member_progress_member').on(t.memberId, t.progressDate, t.id),
    index('member_progress_date').on(t.progressDate, t.id),
    index('member_progress_type').on(t.progressType, t.progressDate, t.id),
  ],
);

export const followUpReminders = pgTable(
  'follow_up_reminders',
  {
    id: id(),
    memberId: member(),
    reminderType: closedText(reminderTypes).notNull().default('follow-up'),
    title: sealedText().notNull(),
    description: sealedText().notNull().default(''),
    dueDate: moment().notNull(),
    isCompleted: boolean().notNull().default(false),
    completedAt: moment(),
    priority: closedText(priorities).notNull().default('normal'),
    // Kept for the shape of the data; what people see is computed from the due date when read.
    isOverdue: boolean().notNull().default(false),
    assignedTo: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('follow_up_reminders_type', t.reminderType, reminderTypes),
    oneOf('follow_up_reminders_priority', t.priority, priorities),
    index('follow_up_reminders_member').on(t.memberId, t.dueDate, t.id),
    index('follow_up_reminders_due').on(t.isCompleted, t.dueDate, t.id),
    index('follow_up_reminders_by_due').on(t.dueDate, t.id),
    index('follow_up_reminders_newest').on(t.createdAt, t.id),
    index('follow_up_reminders_priority').on(t.priority, t.dueDate, t.id),
    index('follow_up_reminders_person').on(t.isCompleted, ownerOf(t.assignedTo), t.dueDate, t.id),
    index('follow_up_reminders_assigned').on(t.assignedTo, t.isCompleted, t.dueDate, t.id),
  ],
);

export const caseAlerts = pgTable(
  'case_alerts',
  {
    id: id(),
    // Of whom it tells: a case, or a message or form of somebody who has none.
    memberId: integer().references(() => members.id, { onDelete: 'restrict' }),
    contactId: integer().references(() => contacts.id, { onDelete: 'restrict' }),
    submissionId: integer().references(() => getInvolvedSubmissions.id, { onDelete: 'restrict' }),
    alertType: closedText(alertTypes).notNull(),
    title: text().notNull(),
    message: sealedText().notNull(),
    priority: closedText(alertPriorities).notNull().default('medium'),
    isActive: boolean().notNull().default(true),
    isResolved: boolean().notNull().default(false),
    resolvedAt: moment(),
    resolvedBy: text(),
    resolution: sealedText(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('case_alerts_type', t.alertType, alertTypes),
    oneOf('case_alerts_priority', t.priority, alertPriorities),
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

export const getInvolvedSubmissions = pgTable(
  'get_involved_submissions',
  {
    id: id(),
    reference: text().notNull().unique(),
    formType: closedText(formTypes).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    formData: sealedJson<Answers>().notNull(),
    corePrograms: textList(),
    language: pageLanguage(),
    status: closedText(submissionStatuses).notNull().default('new'),
    assignedTo: text(),
    notes: sealedText(),
    followUpDate: moment(),
    isFollowUpComplete: boolean().notNull().default(false),
    firstRespondedAt: moment(),
    dueAt: moment().notNull(),
    ...quarantine(),
    ...searched(),
    ...erasable(),
    sortName: text().notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('get_involved_submissions_type', t.formType, formTypes),
    oneOf('get_involved_submissions_status', t.status, submissionStatuses),
    index('get_involved_submissions_newest').on(t.createdAt, t.id, t.searchBits),
    index('get_involved_submissions_status_newest').on(t.status, t.createdAt, t.id, t.searchBits),
    index('get_involved_submissions_type_newest').on(t.formType, t.createdAt, t.id, t.searchBits),
    index('get_involved_submissions_name').on(sql`${t.sortName} collate "C"`, t.id, t.searchBits),
    index('get_involved_submissions_updated').on(t.updatedAt, t.id, t.searchBits),
    index('get_involved_submissions_by_due').on(t.dueAt, t.id, t.searchBits),
    index('get_involved_submissions_assigned').on(t.assignedTo, t.createdAt, t.id),
    index('get_involved_submissions_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.firstRespondedAt} is null`),
    index('get_involved_submissions_to_answer')
      .on(ownerOf(t.assignedTo), sql`coalesce(${t.followUpDate}, ${t.dueAt})`, t.id)
      .where(sql`${t.firstRespondedAt} is null and not ${t.isQuarantined}`),
    index('get_involved_submissions_set_aside')
      .on(t.createdAt, t.id)
      .where(sql`${t.isQuarantined}`),
    index('get_involved_submissions_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.firstRespondedAt} is null`),
  ],
);

/** Every try to reach somebody: by whom, how, how it went, and when to try again. */
export const contactAttempts = pgTable(
  'contact_attempts',
  {
    id: id(),
    // Whom it was about: a case, or whoever wrote a message or a form.
    memberId: integer().references(() => members.id, { onDelete: 'restrict' }),
    contactId: integer().references(() => contacts.id, { onDelete: 'restrict' }),
    submissionId: integer().references(() => getInvolvedSubmissions.id, { onDelete: 'restrict' }),
    kind: closedText(contactKinds).notNull(),
    outcome: closedText(contactOutcomes).notNull(),
    note: sealedText().notNull().default(''),
    author: text().notNull(),
    /** The follow-up that it moved, made or met; it may be gone by now. */
    reminderId: integer(),
    followUpAt: moment(),
    /** What was planned before it: taken back, that is planned again. */
    replacedFollowUpAt: moment(),
    /** Whether the response clock stopped with it. */
    isFirstResponse: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('contact_attempts_kind', t.kind, contactKinds),
    oneOf('contact_attempts_outcome', t.outcome, contactOutcomes),
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

export const publicEvents = pgTable(
  'public_events',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    eventDate: date().notNull(),
    eventTime: text().notNull(),
    location: text().notNull(),
    address: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull(),
    eventType: text().notNull(),
    isActive: boolean().notNull().default(true),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('public_events_date').on(t.eventDate, t.id)],
);

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: id(),
    /** Lower case; the name that `assignedTo` and the audit log carry. */
    username: text().notNull().unique(),
    passwordHash: text().notNull(),
    role: closedText(roles).notNull().default('case-worker'),
    isDisabled: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    passwordChangedAt: moment().notNull().defaultNow(),
    /** Of the app that makes one-time codes; none where there is no app. */
    totpSecret: sealedText(),
    /** The half minute of the last code that was taken: none of it or before is taken again. */
    totpStep: integer().notNull().default(0),
    /** From when an owner without codes can do nothing but set them up. */
    factorDueAt: moment().notNull().default(sql`now() + interval '14 days'`),
    lastVisitAt: moment(),
    previousVisitAt: moment(),
    /** How the person wants to hear of what is new; nothing is sent where no address is. */
    email: text(),
    phone: text(),
    pace: closedText(paces).notNull().default('at-once'),
    getsDigest: boolean().notNull().default(true),
    isOnCall: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [oneOf('staff_accounts_pace', t.pace, paces), oneOf('staff_accounts_role', t.role, roles)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: text().primaryKey(),
    /** By which its owner ends it from elsewhere. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    /** "Firefox on Windows": no address, no version. */
    device: text().notNull().default(''),
    csrfHash: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When the person last gave the password. */
    confirmedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('staff_sessions_staff').on(t.staffId),
    index('staff_sessions_expires').on(t.expiresAt),
  ],
);

/** For whoever lost the app: each is good once, and only its SHA-256 is here. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    codeHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    usedAt: moment(),
  },
  (t) => [index('staff_recovery_codes_staff').on(t.staffId)],
);

/** One-time links by which a person sets a password; one an account. */
export const staffLinks = pgTable('staff_links', {
  tokenHash: text().primaryKey(),
  staffId: integer()
    .notNull()
    .unique()
    .references(() => staffAccounts.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** To whom a restricted case is open: for good where somebody named them, for hours where they gave a reason. */
export const caseAccess = pgTable(
  'case_access',
  {
    memberId: member(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    until: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.staffId] })],
);

/** Browsers that have signed in: their tries are counted apart, so that nobody else's can shut them out. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** From where, as a keyed hash: a new browser in a known place is no stranger either. */
    network: text().notNull(),
    usedAt: moment().notNull(),
  },
  (t) => [index('staff_devices_staff').on(t.staffId, t.usedAt)],
);

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment().notNull().defaultNow(),
    // The account may go; what it did stays, under its name.
    staffId: integer().references(() => staffAccounts.id, { onDelete: 'set null' }),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: integer(),
    /** For entries about a part of a case: the member it belongs to. */
    memberId: integer(),
    /** Field → [old, new]. Only staff can read it. */
    changes: sealedJson<Record<string, [unknown, unknown]>>(),
    note: sealedText(),
    /** SHA-256 of the two above with a salt: it stays when they are erased, and the seals stay true. */
    detailHash: text(),
    detailSalt: text(),
  },
  (t) => [
    index('audit_entries_newest').on(t.at, t.id),
    index('audit_entries_actor').on(t.actor, t.at, t.id),
    index('audit_entries_member').on(t.memberId, t.at, t.id),
    index('audit_entries_subject').on(t.subject, t.subjectId, t.at),
  ],
);

/** Who read whose data: lists, searches, details, exports. It names rows and no person. */
export const readEntries = pgTable(
  'read_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment().notNull().defaultNow(),
    staffId: integer().references(() => staffAccounts.id, { onDelete: 'set null' }),
    actor: text().notNull(),
    kind: listedText(readKinds).notNull(),
    route: text().notNull(),
    subject: closedText(personSubjects).notNull(),
    ids: integer().array().notNull(),
    /** What narrowed a list and which columns were taken; what was searched for is not kept. */
    filters: text().notNull().default(''),
    /** By what right: with roles there will be more than one. */
    allowedAs: text().notNull(),
  },
  (t) => [
    oneOfList('read_entries_kind', t.kind, readKinds),
    oneOf('read_entries_subject', t.subject, personSubjects),
    index('read_entries_newest').on(t.at, t.id),
    index('read_entries_ids').using('gin', t.ids),
  ],
);

/** Each seals the entries since the one before it, and that one: nothing can be taken out or altered unseen. */
export const logSeals = pgTable(
  'log_seals',
  {
    id: id(),
    log: listedText(sealedLogs).notNull(),
    throughId: bigint({ mode: 'number' }).notNull(),
    entries: integer().notNull(),
    hash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOfList('log_seals_log', t.log, sealedLogs),
    unique('log_seals_through').on(t.log, t.throughId),
  ],
);

/** Which months of the read log somebody has looked through. */
export const accessReviews = pgTable('access_reviews', {
  month: text().primaryKey(),
  reviewedBy: text().notNull(),
  reviewedAt: moment().notNull(),
});

/** How what runs by itself went the last time: the seals of the log, the backup, the restore drill. */
export const checks = pgTable('checks', {
  name: text().primaryKey(),
  isGood: boolean().notNull(),
  detail: text().notNull(),
  checkedAt: moment().notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: smallint().notNull(),
    response: sealedJson<unknown>(),
    /** Which rows it tells of, so that an erasure finds it: "id:5", "reference:…". */
    mentions: textList(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A keyed hash: no address is stored. */
    key: text().primaryKey(),
    /** When the bucket will be empty again (the "theoretical arrival time" of GCRA). */
    emptyAt: moment().notNull(),
  },
  (t) => [index('rate_limits_empty').on(t.emptyAt)],
);

/** From where a form came, as keyed hashes and for some days: many from one place are told of as one. */
export const arrivals = pgTable(
  'arrivals',
  {
    subject: closedText(emergencySubjects).notNull(),
    subjectId: integer().notNull(),
    network: text().notNull(),
    /** The network and the kind of browser: many people share a network. */
    sender: text().notNull(),
    /** With what else it is told of: with what its sender sent, or with a network that sends too much. */
    crowd: text().notNull(),
    /** Of what came beyond every ceiling only the short form was kept. */
    isShort: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.subjectId] }),
    oneOf('arrivals_subject', t.subject, emergencySubjects),
    index('arrivals_network').on(t.network, t.at),
    index('arrivals_at').on(t.at),
    index('arrivals_short').on(t.network, t.at).where(sql`${t.isShort}`),
  ],
);

/** Which keys sealed something here, each with a text that only it opens. The keys themselves are not here. */
export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  probe: text().notNull(),
  createdAt: createdAt(),
});

/** How far the rows of a table are sealed that were stored before they were, or with an older key. */
export const sealingProgress = pgTable('sealing_progress', {
  name: text().primaryKey(),
  columns: text().notNull(),
  /** The key of the last row that was looked at. */
  after: text(),
  isDone: boolean().notNull(),
});

export const appSecrets = pgTable('app_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

/**
 * How many rows there are of a kind, kept by triggers: counting a million is slow. Each write adds a row
 * with what it changed, so that no two writers wait for one another; a sum reads them, and now and then
 * they are folded into one (tallies.ts).
 */
export const tallies = pgTable(
  'tallies',
  {
    name: text().notNull(),
    /** What the rows have in common: a status, a list of areas; empty where there is nothing. */
    value: text().notNull(),
    /** A day at the office, where the number changes with the calendar. */
    day: date(),
    count: integer().notNull(),
  },
  (t) => [index('tallies_name').on(t.name, t.day, t.value)],
);

/**
 * Every word of every row that a list can be searched in, kept by triggers: what begins with some
 * letters is a range of the key, which is read in order and only as far as it is needed.
 */
export const searchWords = pgTable(
  'search_words',
  {
    list: text().notNull(),
    /** Whether the row's text begins with it: those the order by name has together. */
    isFirst: boolean().notNull(),
    word: bytewiseText().notNull(),
    rowId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.isFirst, t.word, t.rowId] })],
);

/**
 * Messages to be sent: a row is written with its cause, in one transaction, and sent by a worker of any
 * process. One recipient a row, so that one refusal concerns nobody else.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: closedText(messageChannels).notNull(),
    kind: closedText(messageKinds).notNull(),
    language: pageLanguage(),
    recipient: text().notNull(),
    params: sealedJson<MessageParams>().notNull(),
    /** What it is about, under the name that the audit log uses. */
    subject: text(),
    subjectId: integer(),
    /** The cause and the recipient: the same cause tells nobody twice. */
    dedupeKey: text().notNull().unique(),
    /** The same on every attempt: a repeat is recognised by it. */
    messageId: text().notNull().unique(),
    isUrgent: boolean().notNull().default(false),
    status: closedText(messageStates).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** How often nobody knows whether it arrived. */
    unclear: integer().notNull().default(0),
    plannedAt: moment().notNull(),
    /** When to try (again); while it is being sent, when somebody else may. */
    dueAt: moment().notNull(),
    claim: text(),
    /** A code, never what a server said: that repeats addresses. */
    lastError: text(),
    sentAt: moment(),
    version: version(),
    createdAt: createdAt(),
    /** The address and its domain, or the number and its ends. */
    searchText: text().notNull().generatedAlwaysAs(sql`outbox_search_text(channel, recipient)`),
    searchBits: bit({ dimensions: 128 })
      .notNull()
      .generatedAlwaysAs(sql`search_bits(outbox_search_text(channel, recipient))`),
  },
  (t) => [
    oneOf('outbox_channel', t.channel, messageChannels),
    oneOf('outbox_kind', t.kind, messageKinds),
    oneOf('outbox_status', t.status, messageStates),
    index('outbox_due')
      .on(t.isUrgent.desc(), t.dueAt, t.id)
      .where(sql`${t.status} in ('waiting', 'sending')`),
    index('outbox_newest').on(t.createdAt, t.id, t.searchBits),
    index('outbox_status_newest').on(t.status, t.createdAt, t.id, t.searchBits),
    index('outbox_kind_newest').on(t.kind, t.createdAt, t.id, t.searchBits),
    index('outbox_kind_status').on(t.kind, t.status, t.createdAt, t.id),
    index('outbox_recipient').on(t.recipient, t.createdAt),
    index('outbox_subject').on(t.subject, t.subjectId),
    index('outbox_sent').on(t.sentAt).where(sql`${t.params} <> '{}'`),
  ],
);

/** Somebody may be in danger: staff are told again and again until one of them has opened it. */
export const emergencies = pgTable(
  'emergencies',
  {
    id: id(),
    subject: closedText(emergencySubjects).notNull(),
    subjectId: integer().notNull(),
    /** When staff are told next, unless somebody has seen it. */
    repeatAt: moment().notNull(),
    repeats: integer().notNull().default(0),
    seenAt: moment(),
    seenBy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('emergencies_subject', t.subject, emergencySubjects),
    unique('emergencies_of').on(t.subject, t.subjectId),
    index('emergencies_unseen').on(t.repeatAt, t.id).where(sql`${t.seenAt} is null`),
    index('emergencies_seen').on(t.seenAt, t.id),
  ],
);

/** What staff wrote back to somebody, from the staff area. */
export const replies = pgTable(
  'replies',
  {
    id: id(),
    subject: closedText(threadSubjects).notNull(),
    subjectId: integer().notNull(),
    body: sealedText().notNull(),
    author: text().notNull(),
    messageId: integer()
      .notNull()
      .references(() => outbox.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('replies_subject', t.subject, threadSubjects),
    index('replies_thread').on(t.subject, t.subjectId, t.id),
  ],
);

/** What happens once a day: claimed by the office's date, by one process, also after having been down. */
export const recurringJobs = pgTable('recurring_jobs', {
  name: text().primaryKey(),
  lastDay: date().notNull(),
});

/** Filters of lists that staff gave a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    name: text().notNull(),
    list: closedText(viewLists).notNull(),
    /** As the list is asked for it. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    owner: text().notNull(),
    isShared: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('saved_views_list', t.list, viewLists),
    index('saved_views_owner').on(t.owner, t.name, t.id),
    index('saved_views_shared').on(t.name, t.id).where(sql`${t.isShared}`),
  ],
);

/** How long each kind is kept; made with what the privacy page promises, and never longer. */
export const retentionPeriods = pgTable(
  'retention_periods',
  {
    id: id(),
    name: listedText(retentionRules).notNull().unique(),
    months: integer().notNull(),
    /** Not before this moment: everybody could see what was to go. */
    notBefore: moment().notNull(),
    version: version(),
  },
  (t) => [oneOfList('retention_periods_name', t.name, retentionRules)],
);

/** What must not be erased for now, by anybody. */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: id(),
    subject: closedText(personSubjects).notNull(),
    subjectId: integer().notNull(),
    reason: sealedText().notNull(),
    heldBy: text().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('retention_holds_subject', t.subject, personSubjects),
    unique('retention_holds_of').on(t.subject, t.subjectId),
  ],
);

/** Numbers that answered STOP: they get no text message from anybody. */
export const textStops = pgTable('text_stops', {
  phone: text().primaryKey(),
  createdAt: createdAt(),
});
