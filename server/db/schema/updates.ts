// Tables of updates to newsletter subscribers and volunteers.

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#content/languages';
import { type UpdateText, updateAudiences, updateStates } from '#domain/updates';
import { checkOneOf, createdAt, enumText, id, moment, updatedAt, version } from '../columns.ts';

export const updates = pgTable(
  'updates',
  {
    id: id(),
    audience: enumText(updateAudiences).notNull(),
    texts: jsonb().$type<Partial<Record<Language, UpdateText>>>().notNull().default({}),
    status: enumText(updateStates).notNull().default('draft'),
    author: text().notNull(),
    startedAt: moment(),
    startedBy: text(),
    /** The number of recipients when sending started. */
    recipients: integer(),
    /** Everybody up to this id of the audience's table is in the outbox. */
    lastRecipientId: integer().notNull().default(0),
    /** Time at which the next batch is added to the outbox; null when all are there. */
    nextBatchAt: moment(),
    endedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('updates_audience', t.audience, updateAudiences),
    checkOneOf('updates_status', t.status, updateStates),
    index('updates_newest').on(t.createdAt, t.id),
    index('updates_status_newest').on(t.status, t.createdAt, t.id),
  ],
);

/** Addresses of volunteers that unsubscribed from updates. */
export const updateStops = pgTable('update_stops', {
  email: text().primaryKey(),
  createdAt: createdAt(),
});
