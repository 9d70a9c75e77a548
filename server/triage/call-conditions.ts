// SQL conditions for cases, submissions, and messages that wait for a call or reply today. My day and the lists share
// them.
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays, fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { assigneeOrEmpty } from '../db/columns.ts';
import { isAwaitingContact, isOpenCase, members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { hasPressingAlert, workLists } from './what-matters.ts';

export type CallQuery = {
  /** A username, '' for unassigned, or undefined for anybody. */
  assignedTo?: string | undefined;
  /** Excludes calls that are planned for this time or later. */
  before: Date;
  isPressingOnly?: boolean;
  /** Excludes restricted cases. */
  open?: SQL | undefined;
};

export function endOfToday(now: Date): Date {
  return fromOfficeTime(addDays(toOfficeDate(now), 1), 0);
}

function isAssigned(column: AnyPgColumn, { assignedTo }: CallQuery): SQL | undefined {
  return assignedTo === undefined ? undefined : eq(assigneeOrEmpty(column), assignedTo);
}

/** People with a pressing alert, and applicants whom nobody has reached. */
export function buildMemberCallCondition(query: CallQuery): SQL | undefined {
  const { before, open, isPressingOnly = false } = query;
  const isPressingCase = hasPressingAlert(workLists.members);
  return and(
    isAssigned(members.assignedTo, query),
    isOpenCase(members),
    eq(members.needsReview, false),
    isPressingOnly ? isPressingCase : or(isPressingCase, isAwaitingContact(members)),
    or(isNull(members.nextAttemptAt), lt(members.nextAttemptAt, before)),
    open,
  );
}

/** Matches the index condition word for word: unanswered, or with another attempt planned. */
export function buildSubmissionCallCondition(query: CallQuery): SQL | undefined {
  const { before, isPressingOnly } = query;
  return and(
    isAssigned(submissions.assignedTo, query),
    sql`(${submissions.firstRespondedAt} is null or (${submissions.followUpDate} is not null and not ${submissions.isFollowUpComplete})) and not ${submissions.needsReview}`,
    or(isNull(submissions.followUpDate), lt(submissions.followUpDate, before)),
    isPressingOnly ? hasPressingAlert(workLists.submissions) : undefined,
  );
}

export function buildMessageCallCondition(query: CallQuery): SQL | undefined {
  const { before, isPressingOnly } = query;
  return and(
    isAssigned(contacts.assignedTo, query),
    sql`(${contacts.answeredAt} is null or ${contacts.followUpDate} is not null) and not ${contacts.needsReview}`,
    or(isNull(contacts.followUpDate), lt(contacts.followUpDate, before)),
    isPressingOnly ? hasPressingAlert(workLists.contacts) : undefined,
  );
}
