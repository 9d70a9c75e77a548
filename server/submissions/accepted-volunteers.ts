// Accepted volunteers: people whose volunteer form staff marked as completed.
import { and, asc, countDistinct, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

export const volunteerAddress = sql<string>`lower(${submissions.email})`;

const isAccepted = and(
  eq(submissions.formType, 'volunteer'),
  eq(submissions.status, 'completed'),
  eq(submissions.needsReview, false),
  isNull(submissions.erasedAt),
);

type Page = { where: SQL; after: number; limit: number };

/** In the order of their ids. A person with several forms is listed with each. */
export async function listAcceptedVolunteers(db: Queries, { where, after, limit }: Page) {
  return db
    .select({ id: submissions.id, email: volunteerAddress, language: submissions.language })
    .from(submissions)
    .where(and(isAccepted, where, gt(submissions.id, after)))
    .orderBy(asc(submissions.id))
    .limit(limit);
}

export async function countVolunteerAddresses(db: Queries, where: SQL): Promise<number> {
  const [counted] = await db
    .select({ total: countDistinct(volunteerAddress) })
    .from(submissions)
    .where(and(isAccepted, where));
  return counted?.total ?? 0;
}

/** The address of a volunteer form in lower case, whatever its status. */
export async function findSubmissionAddress(db: Queries, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: volunteerAddress })
    .from(submissions)
    .where(eq(submissions.id, id));
  return row?.email;
}
