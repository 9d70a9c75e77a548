// The assignee filter that every list with assignees shares.
import { eq, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { assignedToMe, assignedToNobody } from '#domain/cases/assigned';
import type { StaffSession } from './caller.ts';

/** A username, `@me` (so that one link works for every user), or `@none` or '' for unassigned rows. */
export const assignedEntry = {
  assignedTo: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

export function buildAssignedCondition(
  column: AnyPgColumn,
  assignedTo: string | undefined,
): SQL | undefined {
  if (assignedTo === undefined) return undefined;
  return assignedTo === '' ? isNull(column) : eq(column, assignedTo);
}

/** Replaces `@me` with the caller's username and `@none` with ''. */
export function resolveAssignedTo<Query extends { assignedTo?: string | undefined }>(
  query: Query,
  { username }: StaffSession,
): Query {
  const { assignedTo } = query;
  if (assignedTo === assignedToMe) return { ...query, assignedTo: username };
  return assignedTo === assignedToNobody ? { ...query, assignedTo: '' } : query;
}
