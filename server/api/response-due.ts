// The filter for responses that are due and not yet given, shared by three lists and their count.
import { and, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dateAfter, momentInZone, officeDate } from '#domain/calendar/office-hours';
import { dueStates } from '#domain/cases/response-due';
import { values } from '#domain/vocabulary';

export const dueEntry = {
  due: v.optional(v.picklist(values(dueStates), 'Choose open, today or late')),
};

type ResponseDueColumns = { dueAt: AnyPgColumn; keptAt: AnyPgColumn };

export function dueCondition(
  { dueAt, keptAt }: ResponseDueColumns,
  due: keyof typeof dueStates | undefined,
  now: Date,
): SQL | undefined {
  if (due === undefined) return undefined;
  const isOpen = and(isNotNull(dueAt), isNull(keptAt));
  if (due === 'open') return isOpen;
  return and(isOpen, lt(dueAt, due === 'late' ? now : endOfOfficeDate(now)));
}

/** Midnight at the office. Responses due before it are due today. */
function endOfOfficeDate(now: Date): Date {
  return momentInZone(dateAfter(officeDate(now), 1), 0);
}
