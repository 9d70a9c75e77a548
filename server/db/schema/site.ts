// Tables of the site editor: what staff are changing, and what was published.
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from '../columns.ts';

/** One changed field that is not published yet. */
export const contentDrafts = pgTable('content_drafts', {
  id: id(),
  key: text().notNull().unique(),
  value: jsonb().$type<unknown>().notNull(),
  author: text().notNull(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Each release holds all published values, so that an older one can be restored whole. */
export const contentReleases = pgTable('content_releases', {
  id: id(),
  edits: jsonb().$type<Record<string, unknown>>().notNull(),
  note: text().notNull().default(''),
  author: text().notNull(),
  /** The older release whose values this one repeats. */
  restoredFrom: integer(),
  createdAt: createdAt(),
});
