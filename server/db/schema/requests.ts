// What the server itself keeps: keys of requests, limits, secrets.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { emergencySubjects } from '#domain/messages';
import { closedText, createdAt, moment, oneOf, textList } from '../columns.ts';
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

/** From where a form came, as keyed hashes and for some days: many from one place are told of as one. */
export const arrivals = pgTable(
  'arrivals',
  {
    subject: closedText(emergencySubjects).notNull(),
    subjectId: integer().notNull(),
    network: text().notNull(),
    /** The network and the kind of browser: many people share a network. */
    sender: text().notNull(),
    /** With what else it is told of: with what its sender sent, or with a network that sends too much. */
    crowd: text().notNull(),
    /** Of what came beyond every ceiling only the short form was kept. */
    isShort: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.subjectId] }),
    oneOf('arrivals_subject', t.subject, emergencySubjects),
    index('arrivals_network').on(t.network, t.at),
    index('arrivals_at').on(t.at),
    index('arrivals_short').on(t.network, t.at).where(sql`${t.isShort}`),
  ],
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
