// Tables for the server's own records: keys of requests, limits, secrets.

import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, textList } from '../columns.ts';
import { sealedJson } from '../sealing/sealed-columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: smallint().notNull(),
    response: sealedJson<unknown>(),
    /** Which rows it tells of, so that an erasure finds it: "id:5", "reference:…". */
    mentions: textList(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A keyed hash: no address is stored. */
    key: text().primaryKey(),
    /** When the bucket will be empty again (the "theoretical arrival time" of GCRA). */
    emptyAt: moment().notNull(),
  },
  (t) => [index('rate_limits_empty').on(t.emptyAt)],
);

/** Which keys sealed something here, each with a text that only it opens. The keys themselves are not here. */
export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  probe: text().notNull(),
  createdAt: createdAt(),
});

/** How far the rows of a table are sealed that were stored before they were, or with an older key. */
export const sealingProgress = pgTable('sealing_progress', {
  name: text().primaryKey(),
  columns: text().notNull(),
  /** The key of the last row that was looked at, or the day of the first look. */
  after: text(),
  isDone: boolean().notNull(),
});

export const appSecrets = pgTable('app_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
