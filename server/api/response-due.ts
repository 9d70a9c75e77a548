// The filters by response, shared by three lists, their counts, and the analytics.
import { and, gt, gte, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { addDays, fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { dueStates, responseStates } from '#domain/cases/response-due';
import { listValues, type ValueOf } from '#domain/vocabulary';

export const responseEntries = {
  due: v.optional(v.picklist(listValues(dueStates), 'Choose open, today or late')),
  response: v.optional(
    v.picklist(listValues(responseStates), 'Choose given, on-time, late or waiting'),
  ),
};

export type ResponseColumns = { dueAt: AnyPgColumn; respondedAt: AnyPgColumn };

export function buildDueCondition(
  { dueAt, respondedAt }: ResponseColumns,
  due: ValueOf<typeof dueStates> | undefined,
  now: Date,
): SQL | undefined {
  if (due === undefined) return undefined;
  const isOpen = and(isNotNull(dueAt), isNull(respondedAt));
  if (due === 'open') return isOpen;
  return and(isOpen, lt(dueAt, due === 'late' ? now : endOfOfficeDate(now)));
}

/** Rows without a due date have no response to give. */
export function responseCondition(
  { dueAt, respondedAt }: ResponseColumns,
  response: ValueOf<typeof responseStates> | undefined,
  now: Date,
): SQL | undefined {
  switch (response) {
    case 'given':
      return and(isNotNull(dueAt), isNotNull(respondedAt));
    case 'on-time':
      return lte(respondedAt, dueAt);
    case 'late':
      return or(gt(respondedAt, dueAt), and(isNull(respondedAt), lt(dueAt, now)));
    case 'waiting':
      return and(isNull(respondedAt), gte(dueAt, now));
    default:
      return undefined;
  }
}

/** Midnight at the office. Responses due before it are due today. */
function endOfOfficeDate(now: Date): Date {
  return fromOfficeTime(addDays(toOfficeDate(now), 1), 0);
}
