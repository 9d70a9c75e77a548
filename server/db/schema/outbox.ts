// Tables of outgoing messages, emergencies, replies, and recurring jobs.

import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  colleagueNoticeKinds,
  colleagueNoticeSubjects,
  emergencySubjects,
  type MessageParams,
  messageChannels,
  messageKinds,
  messageStates,
  threadSubjects,
} from '#domain/messages';
import {
  checkOneOf,
  createdAt,
  enumText,
  id,
  moment,
  normalizeMailbox,
  pageLanguage,
  searchIndex,
  version,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';

/**
 * Messages to send, stored in the same transaction as their cause and sent by a worker of any
 * process. One recipient per row, so that a refused address affects no other.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: enumText(messageChannels).notNull(),
    kind: enumText(messageKinds).notNull(),
    language: pageLanguage(),
    recipient: text().notNull(),
    params: sealedJson<MessageParams>().notNull(),
    /** The subject of the message, named as in the audit log. */
    subject: text(),
    subjectId: integer(),
    /** Cause and recipient, so that one cause notifies a recipient only once. */
    dedupeKey: text().notNull().unique(),
    /** The same on every attempt, so that the recipient's server can recognize a repeat. */
    messageId: text().notNull().unique(),
    isUrgent: boolean().notNull().default(false),
    status: enumText(messageStates).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Number of attempts with an unknown outcome. */
    unclear: integer().notNull().default(0),
    plannedAt: moment().notNull(),
    /** Time of the next attempt; while sending, the time after which another worker may take over. */
    dueAt: moment().notNull(),
    claim: text(),
    /** An error code, never the server's response, which may repeat addresses. */
    lastError: text(),
    sentAt: moment(),
    version: version(),
    createdAt: createdAt(),
    /** Search terms: the address and its domain, or the number and its last digits. */
    searchText: text().notNull().generatedAlwaysAs(sql`outbox_search_text(channel, recipient)`),
  },
  (t) => [
    checkOneOf('outbox_channel', t.channel, messageChannels),
    checkOneOf('outbox_kind', t.kind, messageKinds),
    checkOneOf('outbox_status', t.status, messageStates),
    index('outbox_due')
      .on(t.isUrgent.desc(), t.dueAt, t.id)
      .where(sql`${t.status} in ('waiting', 'sending')`),
    searchIndex('outbox_search', t.searchText),
    index('outbox_newest').on(t.createdAt, t.id),
    index('outbox_status_newest').on(t.status, t.createdAt, t.id),
    index('outbox_kind_newest').on(t.kind, t.createdAt, t.id),
    index('outbox_kind_status').on(t.kind, t.status, t.createdAt, t.id),
    index('outbox_recipient').on(t.recipient, t.createdAt),
    index('outbox_thanked')
      .on(normalizeMailbox(t.recipient), t.createdAt)
      .where(sql`${t.kind} = 'thanks'`),
    index('outbox_subject').on(t.subject, t.subjectId),
    index('outbox_sent').on(t.sentAt).where(sql`${t.params} <> '{}'`),
  ],
);

/** A person may be in danger. Unopened until a staff member who may act on it opens it. */
export const emergencies = pgTable(
  'emergencies',
  {
    id: id(),
    subject: enumText(emergencySubjects).notNull(),
    subjectId: integer().notNull(),
    /** When each on-call person was notified separately; null if only the digest counts it. */
    notifiedAt: moment(),
    /** When and by whom case workers were asked to open it. */
    requestedAt: moment(),
    requestedBy: text(),
    seenAt: moment(),
    seenBy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('emergencies_subject', t.subject, emergencySubjects),
    unique('emergencies_of').on(t.subject, t.subjectId),
    index('emergencies_unseen').on(t.createdAt, t.id).where(sql`${t.seenAt} is null`),
    index('emergencies_notified').on(t.notifiedAt),
  ],
);

/** Work that a colleague gave to a staff member, or a mention in a note, until they open it. */
export const colleagueNotices = pgTable(
  'colleague_notices',
  {
    id: id(),
    recipient: text().notNull(),
    sender: text().notNull(),
    kind: enumText(colleagueNoticeKinds).notNull(),
    subject: enumText(colleagueNoticeSubjects).notNull(),
    subjectId: integer().notNull(),
    /** The case, if the subject is a case or a part of one. */
    memberId: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('colleague_notices_kind', t.kind, colleagueNoticeKinds),
    checkOneOf('colleague_notices_subject', t.subject, colleagueNoticeSubjects),
    unique('colleague_notices_of').on(t.recipient, t.kind, t.subject, t.subjectId),
    index('colleague_notices_newest').on(t.recipient, t.createdAt, t.id),
    index('colleague_notices_about').on(t.subject, t.subjectId),
    index('colleague_notices_member').on(t.memberId),
  ],
);

/** Replies that staff sent from the staff area. */
export const replies = pgTable(
  'replies',
  {
    id: id(),
    subject: enumText(threadSubjects).notNull(),
    subjectId: integer().notNull(),
    body: sealedText().notNull(),
    author: text().notNull(),
    messageId: integer()
      .notNull()
      .references(() => outbox.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('replies_subject', t.subject, threadSubjects),
    index('replies_thread').on(t.subject, t.subjectId, t.id),
    index('replies_message').on(t.messageId),
  ],
);

/** Daily jobs. One process claims each by the office's date, even after downtime. */
export const recurringJobs = pgTable('recurring_jobs', {
  name: text().primaryKey(),
  lastDay: date().notNull(),
});

/** Numbers that answered STOP: we send them no text messages. */
export const textStops = pgTable('text_stops', {
  phone: text().primaryKey(),
  createdAt: createdAt(),
});
