// What goes out, and who must hear of an emergency.

import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  emergencySubjects,
  type MessageParams,
  messageChannels,
  messageKinds,
  messageStates,
  threadSubjects,
} from '#domain/messages';
import {
  closedText,
  createdAt,
  id,
  moment,
  oneOf,
  pageLanguage,
  searchIndex,
  version,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';

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
  },
  (t) => [
    oneOf('outbox_channel', t.channel, messageChannels),
    oneOf('outbox_kind', t.kind, messageKinds),
    oneOf('outbox_status', t.status, messageStates),
    index('outbox_due')
      .on(t.isUrgent.desc(), t.dueAt, t.id)
      .where(sql`${t.status} in ('waiting', 'sending')`),
    searchIndex('outbox_search', t.searchText),
    index('outbox_newest').on(t.createdAt, t.id),
    index('outbox_status_newest').on(t.status, t.createdAt, t.id),
    index('outbox_kind_newest').on(t.kind, t.createdAt, t.id),
    index('outbox_kind_status').on(t.kind, t.status, t.createdAt, t.id),
    index('outbox_recipient').on(t.recipient, t.createdAt),
    index('outbox_subject').on(t.subject, t.subjectId),
    index('outbox_sent').on(t.sentAt).where(sql`${t.params} <> '{}'`),
  ],
);

/** A person may be in danger. Unopened until a staff member who may act on it opens it. */
export const emergencies = pgTable(
  'emergencies',
  {
    id: id(),
    subject: closedText(emergencySubjects).notNull(),
    subjectId: integer().notNull(),
    /** When each on-call person got a message of its own; null where only the digest counts it. */
    notifiedAt: moment(),
    /** When and by whom case workers were asked to open it. */
    requestedAt: moment(),
    requestedBy: text(),
    seenAt: moment(),
    seenBy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('emergencies_subject', t.subject, emergencySubjects),
    unique('emergencies_of').on(t.subject, t.subjectId),
    index('emergencies_unseen').on(t.createdAt, t.id).where(sql`${t.seenAt} is null`),
    index('emergencies_notified').on(t.notifiedAt),
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
    index('replies_message').on(t.messageId),
  ],
);

/** What happens once a day: claimed by the office's date, by one process, also after having been down. */
export const recurringJobs = pgTable('recurring_jobs', {
  name: text().primaryKey(),
  lastDay: date().notNull(),
});

/** Numbers that answered STOP: they get no text message from anybody. */
export const textStops = pgTable('text_stops', {
  phone: text().primaryKey(),
  createdAt: createdAt(),
});
