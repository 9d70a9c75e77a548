// How long what is kept, and what must not go.

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personSubjects, retentionRules } from '#domain/privacy';
import {
  closedText,
  createdAt,
  id,
  listedText,
  moment,
  oneOf,
  oneOfList,
  version,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';

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
    /** It was ended: until this moment what it held stands on the list of what goes next. */
    endsAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('retention_holds_subject', t.subject, personSubjects),
    index('retention_holds_subject_id').on(t.subject, t.subjectId),
  ],
);

/** Sealed or erased rows whose old bytes may still be in the data folder, and the erased texts to search it for. */
export const pendingRewrites = pgTable('pending_rewrites', {
  id: id(),
  texts: sealedJson<string[]>().notNull(),
  createdAt: createdAt(),
});
