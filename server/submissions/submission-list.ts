// Filters and sorts submissions; shared by the list, its counts, the export, and bulk changes.
import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { OfficeHours } from '#domain/calendar/office-hours';
import { computeResponseDue } from '#domain/cases/response-due';
import { formTypes, submissionStatuses } from '#domain/forms/submission';
import type { SubmissionPayload } from '#domain/forms/submission-check';
import { getLabel, listValues } from '#domain/vocabulary';
import { vocabularies } from '#text/vocabularies';
import { assignedEntry, buildAssignedCondition } from '../api/assigned.ts';
import { idsEntry } from '../api/id-list.ts';
import { listQueryEntries } from '../api/list.ts';
import { type Sort, type SortKey, sortBothWays } from '../api/order.ts';
import { periodCondition, periodEntry } from '../api/period.ts';
import { buildDueCondition, responseCondition, responseEntries } from '../api/response-due.ts';
import { buildSearchText, buildSortName } from '../api/search-text.ts';
import { buildRowSchema, omitInternals } from '../db/row-schema.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { buildSubmissionCallCondition, endOfToday } from '../triage/call-conditions.ts';
import { buildUrgencySort, workLists } from '../triage/what-matters.ts';

/** The row as staff read it, with the combined name. */
export function toStaffSubmission<Row extends { firstName: string; lastName: string }>(row: Row) {
  return { ...omitInternals(row), name: `${row.firstName} ${row.lastName}` };
}
export const submissionResponse = v.strictObject({
  ...buildRowSchema(submissions).entries,
  name: v.string(),
});

const idKey: SortKey = { by: submissions.id, type: 'int' };
const sorts = {
  ...sortBothWays('createdAt', { by: submissions.createdAt, type: 'timestamptz' }, idKey),
  ...sortBothWays('dueAt', { by: submissions.dueAt, type: 'timestamptz' }, idKey),
  ...sortBothWays('updatedAt', { by: submissions.updatedAt, type: 'timestamptz' }, idKey),
  ...sortBothWays('name', { by: sql`${submissions.sortName} collate "C"`, type: 'text' }, idKey),
};

export const submissionListQuery = v.object({
  ...listQueryEntries({ ...sorts, queue: buildUrgencySort }),
  ...responseEntries,
  ...idsEntry,
  status: v.optional(v.picklist(listValues(submissionStatuses))),
  formType: v.optional(v.picklist(listValues(formTypes))),
  ...assignedEntry,
  needsReview: v.optional(v.picklist(['true', 'false'])),
  waiting: v.optional(v.picklist(['call'], 'Use call')),
  received: periodEntry,
});
export type SubmissionListQuery = v.InferOutput<typeof submissionListQuery>;

const submissionResponseDue = {
  dueAt: submissions.dueAt,
  respondedAt: submissions.firstRespondedAt,
};

export function buildSubmissionSort({ sort = '-createdAt' }: SubmissionListQuery, now: Date): Sort {
  return sort === 'queue' ? buildUrgencySort(workLists.submissions, now) : sorts[sort];
}

export function buildSubmissionConditions(
  query: SubmissionListQuery,
  now: Date,
): (SQL | undefined)[] {
  return [
    isNull(submissions.erasedAt),
    hasPlace(query),
    query.status && eq(submissions.status, query.status),
    query.formType && eq(submissions.formType, query.formType),
    buildDueCondition(submissionResponseDue, query.due, now),
    responseCondition(submissionResponseDue, query.response, now),
    periodCondition(submissions.createdAt, query.received),
    buildAssignedCondition(submissions.assignedTo, query.assignedTo),
    query.waiting &&
      buildSubmissionCallCondition({ assignedTo: query.assignedTo, before: endOfToday(now) }),
    query.ids && inArray(submissions.id, query.ids),
  ];
}

/** Forms that need review are listed only on request, or by their id. */
function hasPlace({ ids, needsReview }: SubmissionListQuery): SQL | undefined {
  if (ids !== undefined && needsReview === undefined) return undefined;
  return eq(submissions.needsReview, needsReview === 'true');
}

/** Derived columns of a new submission: its due time and search text. */
export function buildSubmissionColumns(
  payload: SubmissionPayload,
  reference: string,
  now: Date,
  office: OfficeHours,
) {
  const { firstName, lastName, email, phone, formType } = payload;
  return {
    reference,
    searchText: buildSearchText(
      [lastName, firstName, email, formType, getLabel(vocabularies.formTypes, formType), reference],
      [phone],
    ),
    sortName: buildSortName(payload),
    dueAt: computeResponseDue('submission', now, office),
    createdAt: now,
    updatedAt: now,
  };
}
