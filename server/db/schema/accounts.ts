// Staff: accounts, sessions, devices, and what lets them in.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { paces } from '#domain/messages';
import { roles } from '#domain/roles';
import { closedText, createdAt, id, moment, oneOf, version } from '../columns.ts';
import { sealedText } from '../sealing/sealed-columns.ts';

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: id(),
    /** Lower case; the name that `assignedTo` and the audit log carry. */
    username: text().notNull().unique(),
    passwordHash: text().notNull(),
    role: closedText(roles).notNull().default('case-worker'),
    isDisabled: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    passwordChangedAt: moment().notNull().defaultNow(),
    /** Of the app that makes one-time codes; none where there is no app. */
    totpSecret: sealedText(),
    /** The half minute of the last code that was taken: none of it or before is taken again. */
    totpStep: integer().notNull().default(0),
    /** From when an owner without codes can do nothing but set them up. */
    factorDueAt: moment().notNull().default(sql`now() + interval '14 days'`),
    lastVisitAt: moment(),
    previousVisitAt: moment(),
    /** How the person wants to hear of what is new; nothing is sent where no address is. */
    email: text(),
    phone: text(),
    pace: closedText(paces).notNull().default('at-once'),
    getsDigest: boolean().notNull().default(true),
    isOnCall: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [oneOf('staff_accounts_pace', t.pace, paces), oneOf('staff_accounts_role', t.role, roles)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: text().primaryKey(),
    /** By which its owner ends it from elsewhere. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    /** "Firefox on Windows": no address, no version. */
    device: text().notNull().default(''),
    csrfHash: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When the person last gave the password. */
    confirmedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('staff_sessions_staff').on(t.staffId),
    index('staff_sessions_expires').on(t.expiresAt),
  ],
);

/** For whoever lost the app: each is good once, and only its SHA-256 is here. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    codeHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    usedAt: moment(),
  },
  (t) => [index('staff_recovery_codes_staff').on(t.staffId)],
);

/** One-time links by which a person sets a password; one an account. */
export const staffLinks = pgTable('staff_links', {
  tokenHash: text().primaryKey(),
  staffId: integer()
    .notNull()
    .unique()
    .references(() => staffAccounts.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** Browsers that have signed in: their tries are counted apart, so that nobody else's can shut them out. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** From where, as a keyed hash: a new browser in a known place is no stranger either. */
    network: text().notNull(),
    usedAt: moment().notNull(),
  },
  (t) => [index('staff_devices_staff').on(t.staffId, t.usedAt)],
);
