// Conditions for delivered services and due responses, shared by the public figures and the analytics.
import { eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { serviceRecords } from '../db/schema/case-parts.ts';
import { isOpenCase, members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

export const isDelivered = eq(serviceRecords.outcome, 'completed');

export type ResponseKind = 'applications' | 'submissions' | 'messages';
type Response = {
  table: PgTable;
  createdAt: AnyPgColumn;
  dueAt: AnyPgColumn;
  respondedAt: AnyPgColumn;
  /** Excludes rows that need review, and cases that were erased without a response. */
  isCounted: SQL | undefined;
  /** True while a person waits for the response: never in a closed case. */
  isAwaited: SQL;
};

export const responses: Record<ResponseKind, Response> = {
  applications: {
    table: members,
    createdAt: members.createdAt,
    dueAt: members.dueAt,
    respondedAt: members.firstContactedAt,
    isCounted: sql`not ${members.needsReview} and ${or(isNull(members.erasedAt), isNotNull(members.firstContactedAt))}`,
    isAwaited: isOpenCase(members),
  },
  submissions: {
    table: submissions,
    createdAt: submissions.createdAt,
    dueAt: submissions.dueAt,
    respondedAt: submissions.firstRespondedAt,
    isCounted: eq(submissions.needsReview, false),
    isAwaited: sql`true`,
  },
  messages: {
    table: contacts,
    createdAt: contacts.createdAt,
    dueAt: contacts.dueAt,
    respondedAt: contacts.answeredAt,
    isCounted: eq(contacts.needsReview, false),
    isAwaited: sql`true`,
  },
};
