// Due responses of every kind, for the public figures.
import { eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

type ResponseKind = 'applications' | 'submissions' | 'messages';
type Response = {
  table: PgTable;
  createdAt: AnyPgColumn;
  dueAt: AnyPgColumn;
  respondedAt: AnyPgColumn;
  /** Excludes rows that need review, and cases that were erased without a response. */
  isCounted: SQL | undefined;
};

export const responseSources: Record<ResponseKind, Response> = {
  applications: {
    table: members,
    createdAt: members.createdAt,
    dueAt: members.dueAt,
    respondedAt: members.firstContactedAt,
    isCounted: sql`not ${members.needsReview} and ${or(isNull(members.erasedAt), isNotNull(members.firstContactedAt))}`,
  },
  submissions: {
    table: submissions,
    createdAt: submissions.createdAt,
    dueAt: submissions.dueAt,
    respondedAt: submissions.firstRespondedAt,
    isCounted: eq(submissions.needsReview, false),
  },
  messages: {
    table: contacts,
    createdAt: contacts.createdAt,
    dueAt: contacts.dueAt,
    respondedAt: contacts.answeredAt,
    isCounted: eq(contacts.needsReview, false),
  },
};
