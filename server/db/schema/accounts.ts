// Tables of staff accounts, sessions, passkeys, codes, links, and devices.

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notificationPaces } from '#domain/messages';
import { roles } from '#domain/roles';
import { checkOneOf, createdAt, enumText, id, moment, textList, version } from '../columns.ts';
import { sealedText } from '../sealing/sealed-columns.ts';

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: id(),
    /** Lowercase. `assignedTo` and the audit log use this name. */
    username: text().notNull().unique(),
    passwordHash: text().notNull(),
    role: enumText(roles).notNull().default('case-worker'),
    isDisabled: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    passwordChangedAt: moment().notNull().defaultNow(),
    /** Secret of the authenticator app; null without an app. */
    totpSecret: sealedText(),
    /** Time step of the last accepted code. Codes of this step or earlier are rejected. */
    totpStep: integer().notNull().default(0),
    /** Identifies the account to a passkey device without personal data. */
    userHandle: uuid().notNull().defaultRandom(),
    /** After this time an owner without passkey or codes can only set one up. */
    factorDueAt: moment().notNull().default(sql`now() + interval '14 days'`),
    lastVisitAt: moment(),
    previousVisitAt: moment(),
    /** Contact data and preferences for staff notifications; without an address nothing is sent. */
    email: text(),
    phone: text(),
    pace: enumText(notificationPaces).notNull().default('at-once'),
    getsDigest: boolean().notNull().default(true),
    isOnCall: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('staff_accounts_pace', t.pace, notificationPaces),
    checkOneOf('staff_accounts_role', t.role, roles),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token in the cookie; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    /** Identifies the session when its owner ends it from another device. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    /** For example "Firefox on Windows": no address, no version. */
    device: text().notNull().default(''),
    csrfHash: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When the person last entered the password or used a passkey. */
    confirmedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('staff_sessions_staff').on(t.staffId),
    index('staff_sessions_expires').on(t.expiresAt),
  ],
);

/** Public keys of passkeys; the private keys never leave the devices. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: id(),
    /** Id assigned by the device, base64url. */
    credentialId: text().notNull().unique(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** COSE format, base64url. */
    publicKey: text().notNull(),
    /** Number of signatures according to the device. Synced passkeys always report 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The host name for which the passkey works. It works on no other host. */
    rpId: text().notNull(),
    transports: textList(),
    isSynced: boolean().notNull(),
    isBackedUp: boolean().notNull(),
    label: sealedText().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [index('staff_passkeys_staff').on(t.staffId)],
);

/** Recovery codes for a lost app or device. Each works once, and only its SHA-256 is stored. */
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

/** One-time links for setting a password, one per account. */
export const staffLinks = pgTable('staff_links', {
  tokenHash: text().primaryKey(),
  staffId: integer()
    .notNull()
    .unique()
    .references(() => staffAccounts.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/**
 * Browsers that have signed in. Their attempts are counted separately, so that others cannot lock
 * them out.
 */
export const staffDevices = pgTable(
  'staff_devices',
  {
    /** SHA-256 of the token in the cookie; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network: a new browser on a known network counts as known too. */
    network: text().notNull(),
    usedAt: moment().notNull(),
  },
  (t) => [index('staff_devices_staff').on(t.staffId, t.usedAt)],
);
