// Tables of public data: donations, contact messages, get-involved forms, and events.

import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  numeric,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { giftTypes } from '#domain/forms/donation';
import type { Answers } from '#domain/forms/field';
import { formTypes, submissionStatuses } from '#domain/forms/submission';
import {
  assigneeOrEmpty,
  checkOneOf,
  createdAt,
  enumText,
  erasableColumns,
  id,
  moment,
  otherAnswersColumn,
  pageLanguage,
  reviewColumns,
  searchIndex,
  searchTextColumn,
  textList,
  updatedAt,
  version,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';

/** Skips erased rows when retention looks for rows to erase. */
function needsReviewAndIsKept(t: Record<'needsReview' | 'erasedAt', ExtraConfigColumn>): SQL {
  return sql`${t.needsReview} and ${t.erasedAt} is null`;
}

export const donations = pgTable(
  'donations',
  {
    id: id(),
    reference: text().notNull().unique(),
    email: text().notNull(),
    amount: numeric({ precision: 10, scale: 2 }).notNull(),
    type: enumText(giftTypes).notNull(),
    donorName: text().notNull(),
    isAnonymous: boolean().notNull().default(false),
    tributeMessage: sealedText(),
    tributeRecipient: text(),
    otherAnswers: otherAnswersColumn(),
    ...reviewColumns(),
    ...searchTextColumn(),
    ...erasableColumns(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('donations_type', t.type, giftTypes),
    check('donations_amount', sql`${t.amount} >= 1`),
    searchIndex('donations_search', t.searchText),
    index('donations_newest').on(t.createdAt, t.id, t.needsReview, t.erasedAt),
    index('donations_type_newest').on(t.type, t.createdAt, t.id, t.needsReview, t.erasedAt),
    index('donations_kept').on(t.createdAt, t.id).where(sql`${t.erasedAt} is null`),
    index('donations_needs_review').on(t.createdAt, t.id).where(sql`${t.needsReview}`),
    index('donations_needs_review_kept').on(t.createdAt, t.id).where(needsReviewAndIsKept(t)),
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

/** Subscribers of the newsletter. Only confirmed and active addresses get mail. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: id(),
    /** In lower case, so that one mailbox signs up once. */
    email: text().notNull().unique(),
    /** False after unsubscribing, until the address is erased within a day. */
    isActive: boolean().notNull().default(true),
    /** Set when the owner of the address pressed the button that the confirmation mail leads to. */
    confirmedAt: moment(),
    language: pageLanguage(),
    ...searchTextColumn(),
    ...erasableColumns(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    searchIndex('newsletters_search', t.searchText),
    index('newsletters_newest').on(t.createdAt, t.id, t.erasedAt),
    index('newsletters_recipients')
      .on(t.id)
      .where(sql`${t.isActive} and ${t.confirmedAt} is not null`),
    index('newsletters_unconfirmed').on(t.createdAt, t.id).where(sql`${t.confirmedAt} is null`),
    index('newsletters_unsubscribed')
      .on(t.id)
      .where(sql`not ${t.isActive} and ${t.erasedAt} is null`),
  ],
);

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: sealedText().notNull(),
    otherAnswers: otherAnswersColumn(),
    language: pageLanguage(),
    isRead: boolean().notNull().default(false),
    answeredAt: moment(),
    answeredBy: text(),
    dueAt: moment().notNull(),
    assignedTo: text(),
    /** Time of the next contact attempt after a failed one. */
    followUpDate: moment(),
    ...reviewColumns(),
    ...searchTextColumn(),
    ...erasableColumns(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    searchIndex('contacts_search', t.searchText),
    index('contacts_newest').on(t.createdAt, t.id, t.needsReview, t.erasedAt),
    index('contacts_unread')
      .on(t.createdAt, t.id, t.needsReview, t.erasedAt)
      .where(sql`not ${t.isRead}`),
    index('contacts_due').on(t.dueAt, t.id).where(sql`${t.answeredAt} is null`),
    index('contacts_by_due').on(t.dueAt, t.id),
    index('contacts_open').on(t.createdAt, t.id).where(sql`${t.answeredAt} is null`),
    index('contacts_assigned').on(t.assignedTo, t.createdAt, t.id),
    index('contacts_to_answer')
      .on(assigneeOrEmpty(t.assignedTo), sql`coalesce(${t.followUpDate}, ${t.dueAt})`, t.id)
      .where(
        sql`(${t.answeredAt} is null or ${t.followUpDate} is not null) and not ${t.needsReview}`,
      ),
    index('contacts_erased').on(t.id).where(sql`${t.erasedAt} is not null`),
    index('contacts_kept').on(t.createdAt, t.id).where(sql`${t.erasedAt} is null`),
    index('contacts_needs_review').on(t.createdAt, t.id).where(sql`${t.needsReview}`),
    index('contacts_needs_review_kept').on(t.createdAt, t.id).where(needsReviewAndIsKept(t)),
  ],
);

export const getInvolvedSubmissions = pgTable(
  'get_involved_submissions',
  {
    id: id(),
    reference: text().notNull().unique(),
    formType: enumText(formTypes).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    formData: sealedJson<Answers>().notNull(),
    corePrograms: textList(),
    language: pageLanguage(),
    status: enumText(submissionStatuses).notNull().default('new'),
    assignedTo: text(),
    notes: sealedText(),
    followUpDate: moment(),
    isFollowUpComplete: boolean().notNull().default(false),
    firstRespondedAt: moment(),
    dueAt: moment().notNull(),
    ...reviewColumns(),
    ...searchTextColumn(),
    ...erasableColumns(),
    sortName: text().notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('get_involved_submissions_type', t.formType, formTypes),
    checkOneOf('get_involved_submissions_status', t.status, submissionStatuses),
    searchIndex('get_involved_submissions_search', t.searchText),
    index('get_involved_submissions_newest').on(t.createdAt, t.id),
    index('get_involved_submissions_status_newest').on(
      t.status,
      t.createdAt,
      t.id,
      t.needsReview,
      t.erasedAt,
    ),
    index('get_involved_submissions_type_newest').on(t.formType, t.createdAt, t.id),
    index('get_involved_submissions_name').on(sql`${t.sortName} collate "C"`, t.id),
    index('get_involved_submissions_updated').on(t.updatedAt, t.id),
    index('get_involved_submissions_by_due').on(t.dueAt, t.id),
    index('get_involved_submissions_assigned').on(t.assignedTo, t.createdAt, t.id),
    index('get_involved_submissions_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.firstRespondedAt} is null`),
    index('get_involved_submissions_to_answer')
      .on(assigneeOrEmpty(t.assignedTo), sql`coalesce(${t.followUpDate}, ${t.dueAt})`, t.id)
      .where(
        sql`(${t.firstRespondedAt} is null or (${t.followUpDate} is not null and not ${t.isFollowUpComplete})) and not ${t.needsReview}`,
      ),
    index('get_involved_submissions_needs_review')
      .on(t.createdAt, t.id)
      .where(sql`${t.needsReview}`),
    index('get_involved_submissions_needs_review_kept')
      .on(t.createdAt, t.id)
      .where(needsReviewAndIsKept(t)),
    index('get_involved_submissions_erased').on(t.id).where(sql`${t.erasedAt} is not null`),
    index('get_involved_submissions_kept').on(t.updatedAt, t.id).where(sql`${t.erasedAt} is null`),
    index('get_involved_submissions_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.firstRespondedAt} is null`),
  ],
);

export const publicEvents = pgTable(
  'public_events',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    /** In the second language of the site; empty while nobody has translated it. */
    translatedTitle: text().notNull().default(''),
    translatedDescription: text().notNull().default(''),
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
