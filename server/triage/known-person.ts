// Looks up the cases of a sender by email or phone number.
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { foldText, phoneDigits } from '#domain/text/text';
import type { Queries } from '../db/client.ts';
import { members } from '../db/schema/members.ts';

/** The assignee of the most recently changed case with this email. */
export async function assigneeOf(db: Queries, email: string): Promise<string | undefined> {
  const folded = foldText(email);
  if (folded === '') return undefined;
  const [found] = await db
    .select({ username: members.assignedTo })
    .from(members)
    .where(and(eq(members.emailFolded, folded), isNotNull(members.assignedTo)))
    .orderBy(desc(members.updatedAt))
    .limit(1);
  return found?.username ?? undefined;
}

/** Maximum of cases that are read for one number: more cannot belong to one person. */
const mostCases = 20;

export async function casesWithPhone(db: Queries, phone: string): Promise<number[]> {
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.phoneDigits, phoneDigits(phone)))
    .limit(mostCases);
  return found.map(({ id }) => id);
}

export async function phoneOfCase(db: Queries, memberId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ phone: members.phone })
    .from(members)
    .where(eq(members.id, memberId));
  return found && (found.phone ?? '');
}
