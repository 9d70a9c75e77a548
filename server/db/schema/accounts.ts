// Staff: accounts, sessions, devices, and what lets them in.

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { paces } from '#domain/messages';
import { roles } from '#domain/roles';
import { closedText, createdAt, id, moment, oneOf, textList, version } from '../columns.ts';
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
    /** By which a device knows whose a passkey is: it says nothing of the person. */
    userHandle: uuid().notNull().defaultRandom(),
    /** From when an owner with neither passkey nor codes can do nothing but set one up. */
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
    /** When the person last gave the password, or a passkey. */
    confirmedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('staff_sessions_staff').on(t.staffId),
    index('staff_sessions_expires').on(t.expiresAt),
  ],
);

/** Public keys of devices that sign in for a person; the private ones never leave the devices. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: id(),
    /** The id that the device gave it, base64url. */
    credentialId: text().notNull().unique(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** In COSE format, base64url. */
    publicKey: text().notNull(),
    /** Number of signatures according to the device. Synced passkeys always report 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The host name that it works for. It does not work at any other address. */
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

/** For whoever lost app or device: each is good once, and only its SHA-256 is here. */
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
