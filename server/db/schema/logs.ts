import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerNoticeActions, personSubjects, readKinds } from '#domain/privacy';
import {
  buildOneOfCondition,
  checkOneOf,
  checkOneOfList,
  enumText,
  listedText,
  moment,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';
import { staffAccounts } from './accounts.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment().notNull().defaultNow(),
    // An account may be deleted; its entries stay, with its name.
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
  },
  (t) => [
    index('audit_entries_newest').on(t.at, t.id),
    index('audit_entries_actor').on(t.actor, t.at, t.id),
    index('audit_entries_member').on(t.memberId, t.at, t.id),
    index('audit_entries_subject').on(t.subject, t.subjectId, t.at),
    // Action first, so that frequent actions do not slow down the search for rare ones.
    index('audit_entries_noticed')
      .on(t.action, t.at, t.id)
      .where(buildOneOfCondition(t.action, ownerNoticeActions)),
    // Includes all columns that queries need, because these rows are far apart in a long log.
    index('audit_entries_erased')
      .on(t.at, t.id, t.subject, t.subjectId)
      .where(buildOneOfCondition(t.action, ['erased'])),
  ],
);

/** The access log of lists, searches, details, and exports. It names rows, not people. */
export const readEntries = pgTable(
  'read_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment().notNull().defaultNow(),
    staffId: integer().references(() => staffAccounts.id, { onDelete: 'set null' }),
    actor: text().notNull(),
    kind: listedText(readKinds).notNull(),
    route: text().notNull(),
    subject: enumText(personSubjects).notNull(),
    ids: integer().array().notNull(),
    /** Filters of a list and exported columns; search terms are not stored. */
    filters: text().notNull().default(''),
    /** The permission that allowed the read. */
    allowedAs: text().notNull(),
  },
  (t) => [
    checkOneOfList('read_entries_kind', t.kind, readKinds),
    checkOneOf('read_entries_subject', t.subject, personSubjects),
    index('read_entries_newest').on(t.at, t.id),
    index('read_entries_ids').using('gin', t.ids),
  ],
);

/** Months of the access log that somebody has reviewed. */
export const accessReviews = pgTable('access_reviews', {
  month: text().primaryKey(),
  reviewedBy: text().notNull(),
  reviewedAt: moment().notNull(),
});

/** The last result of each recurring job: the backup, the restore drill, the rewrite. */
export const checks = pgTable('checks', {
  name: text().primaryKey(),
  isGood: boolean().notNull(),
  detail: text().notNull(),
  checkedAt: moment().notNull(),
});
