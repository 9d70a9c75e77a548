// Table of secret links.

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { personSubjects } from '#domain/privacy';
import { linkPurposes } from '#domain/secret-links';
import type { UpdateAudience } from '#domain/updates';
import { checkOneOf, createdAt, enumText, id, moment } from '../columns.ts';

/** The part of the subject that a link is about. */
export type LinkScope = { audience?: UpdateAudience };

/** A link is 128 random bits, stored as a hash. It works until it expires or is revoked. */
export const secretLinks = pgTable(
  'secret_links',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    purpose: enumText(linkPurposes).notNull(),
    subject: enumText(personSubjects).notNull(),
    subjectId: integer().notNull(),
    scope: jsonb().$type<LinkScope>().notNull().default({}),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    uses: integer().notNull().default(0),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    checkOneOf('secret_links_purpose', t.purpose, linkPurposes),
    checkOneOf('secret_links_subject', t.subject, personSubjects),
    index('secret_links_subject_id').on(t.subject, t.subjectId),
    index('secret_links_expires').on(t.expiresAt),
  ],
);
