// Looks up cases by phone number.
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { hasPhone, members } from '../db/schema/members.ts';

/** Maximum of cases that are read for one number: more cannot belong to one person. */
const mostCases = 20;

export async function findCasesWithPhone(db: Queries, phone: string): Promise<number[]> {
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(hasPhone(phone))
    .limit(mostCases);
  return found.map(({ id }) => id);
}

export async function readCasePhone(db: Queries, memberId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ phone: members.phone })
    .from(members)
    .where(eq(members.id, memberId));
  return found && (found.phone ?? '');
}
