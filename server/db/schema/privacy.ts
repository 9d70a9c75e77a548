// Tables of retention periods, holds, and pending rewrites.

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personSubjects, retentionRules } from '#domain/privacy';
import {
  checkOneOf,
  checkOneOfList,
  createdAt,
  enumText,
  id,
  listedText,
  moment,
  version,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';

/** Retention period of each kind of data, never longer than the privacy page promises. */
export const retentionPeriods = pgTable(
  'retention_periods',
  {
    id: id(),
    name: listedText(retentionRules).notNull().unique(),
    months: integer().notNull(),
    /** Earliest start of a changed period, so that staff can see beforehand what will be erased. */
    notBefore: moment().notNull(),
    version: version(),
  },
  (t) => [checkOneOfList('retention_periods_name', t.name, retentionRules)],
);

/** Rows that must not be erased for now. */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: id(),
    subject: enumText(personSubjects).notNull(),
    subjectId: integer().notNull(),
    reason: sealedText().notNull(),
    heldBy: text().notNull(),
    /** End of a lifted hold: until then its row is on the list of upcoming erasures. */
    endsAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('retention_holds_subject', t.subject, personSubjects),
    index('retention_holds_subject_id').on(t.subject, t.subjectId),
  ],
);

/**
 * Sealed or erased rows whose old bytes may still be in the data folder, and the erased texts to
 * search it for.
 */
export const pendingRewrites = pgTable('pending_rewrites', {
  id: id(),
  texts: sealedJson<string[]>().notNull(),
  createdAt: createdAt(),
});
