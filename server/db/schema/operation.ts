// Table of the setup checklist.
import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { checklistSteps } from '#domain/checklist';
import { checkOneOfList, id, listedText, version } from '../columns.ts';

/** Setup steps that owners can dismiss. The server detects by itself whether a step is done. */
export const checklistItems = pgTable(
  'checklist_items',
  {
    id: id(),
    name: listedText(checklistSteps).notNull().unique(),
    isDismissed: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [checkOneOfList('checklist_items_name', t.name, checklistSteps)],
);
