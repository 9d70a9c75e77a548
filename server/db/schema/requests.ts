// Tables of idempotency keys, rate limits, and encryption state.

import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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
    /** Rows mentioned in the response, so that an erasure finds it: "id:5", "reference:…". */
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
    /** A keyed hash, so that no address is stored. */
    key: text().primaryKey(),
    /** When the bucket will be empty again (the "theoretical arrival time" of GCRA). */
    emptyAt: moment().notNull(),
  },
  (t) => [index('rate_limits_empty').on(t.emptyAt)],
);

/**
 * Ids of the keys in use, each with a probe text that only it decrypts. The keys themselves are not
 * stored here.
 */
export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  probe: text().notNull(),
  createdAt: createdAt(),
});

export const appSecrets = pgTable('app_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
