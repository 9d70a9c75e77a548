// What was done and read, sealed against changes, and how the checks of it went.

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { noticedActions, personSubjects, readKinds, sealedLogs } from '#domain/privacy';
import {
  closedText,
  createdAt,
  id,
  isOneOf,
  listedText,
  moment,
  oneOf,
  oneOfList,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';
import { staffAccounts } from './accounts.ts';

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
    // By the action first: many of one kind must not stand before the others.
    index('audit_entries_noticed')
      .on(t.action, t.at, t.id)
      .where(isOneOf(t.action, noticedActions)),
    // What is asked of them stands in the index: in a long log their rows lie far apart.
    index('audit_entries_erased')
      .on(t.at, t.id, t.subject, t.subjectId)
      .where(isOneOf(t.action, ['erased'])),
    index('audit_entries_emptied')
      .on(t.id, t.subject, t.subjectId, t.memberId)
      .where(sql`${t.detailHash} is not null and ${t.detailSalt} is null`),
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

/** How what runs by itself went the last time: the seals of the log, the backup, the restore drill, the rewrite. */
export const checks = pgTable('checks', {
  name: text().primaryKey(),
  isGood: boolean().notNull(),
  detail: text().notNull(),
  checkedAt: moment().notNull(),
});
