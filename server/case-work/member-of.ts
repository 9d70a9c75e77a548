// What service records, progress notes and reminders share: they belong to a member.
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { memberIdSchema } from '#domain/cases/case-work';
import { notFound } from '../api/app-error.ts';
import type { Queries } from '../db/client.ts';
import { members } from '../db/schema.ts';

export const memberQueryEntries = { memberId: v.optional(memberIdSchema) };

/** The member asked for, in the path or in the query. */
export function memberAsked(
  params: Record<string, string>,
  query: { memberId?: number | undefined },
): number | undefined {
  return params.memberId === undefined ? query.memberId : Number(params.memberId);
}

export async function requireMember(db: Queries, memberId: number): Promise<void> {
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.id, memberId));
  if (row === undefined) throw notFound('Member');
}

export async function memberNames(
  db: Queries,
  memberIds: readonly (number | null)[],
): Promise<Map<number, string>> {
  const ids = [...new Set(memberIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: members.id, firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(inArray(members.id, ids));
  return new Map(found.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
}

/** Adds the member's name to rows that a list shows on its own. */
export async function withMemberNames<Row extends { memberId: number }>(db: Queries, rows: Row[]) {
  const names = await memberNames(
    db,
    rows.map((row) => row.memberId),
  );
  return rows.map((row) => ({ ...row, memberName: names.get(row.memberId) ?? '' }));
}
