// A filter of a list by a period of office dates.
import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { momentsOf, parsePeriod } from '#domain/calendar/period';

export const periodEntry = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => parsePeriod(text) !== undefined, 'Use two dates: 2026-11-09..2026-11-15'),
  ),
);

export function periodCondition(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const period = text === undefined ? undefined : parsePeriod(text);
  if (period === undefined) return undefined;
  const { start, end } = momentsOf(period);
  return and(gte(column, start), lt(column, end));
}
