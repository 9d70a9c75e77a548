// Checks the quota of forms over their network's limit that need review. When it is full, no more are stored.
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { closedStatuses, type MemberStatus } from '#domain/cases/member';
import type { ReviewReason } from '../api/public-write.ts';
import type { Queries } from '../db/client.ts';
import { members } from '../db/schema/members.ts';
import { contacts, donations, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

const overLimit: ReviewReason = 'over-limit';

/** The tables, each with its condition for open rows. Closed, answered, or erased rows do not count. */
const waiting: readonly [
  typeof members | typeof submissions | typeof contacts | typeof donations,
  SQL?,
][] = [
  [members, notInArray(members.status, closedStatuses as MemberStatus[])],
  [submissions, sql`${submissions.status} <> 'completed'`],
  [contacts, isNull(contacts.answeredAt)],
  [donations],
];

/** True when the forms that need review fill the quota. Counts no further than the quota. */
export async function isReviewFull(db: Queries, quota: number): Promise<boolean> {
  let count = 0;
  for (const [table, isWaiting] of waiting) {
    const isMarked = and(eq(table.needsReview, true), eq(table.reviewReason, overLimit), isWaiting);
    const found = db
      .select({ id: table.id })
      .from(table)
      .where(isMarked)
      .limit(quota - count);
    count += await db.$count(found.as('found'));
    if (count >= quota) return true;
  }
  return false;
}
