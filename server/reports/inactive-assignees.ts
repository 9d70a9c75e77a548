// Finds accounts with open work that are inactive or whose role cannot open the work.
import { and, eq, isNotNull, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isAllowed, permissions } from '#domain/roles';
import type { Services } from '../api/route.ts';
import { isAccountInUse } from '../auth/staff-accounts.ts';
import { assigneeOrEmpty } from '../db/columns.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { followUpReminders as reminders } from '../db/schema/case-parts.ts';
import { isOpenCase, members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

/** `offset 0` makes PostgreSQL use the table's index once per account. */
const hasAny = (table: PgTable, owner: SQL, isOpen: SQL | undefined) =>
  sql`exists (select from ${table} where ${owner} = ${staffAccounts.username} and ${isOpen} offset 0)`;

const hasOpenCases = or(
  hasAny(members, sql`${members.assignedTo}`, isOpenCase(members)),
  hasAny(reminders, sql`${reminders.assignedTo}`, eq(reminders.isCompleted, false)),
);
const hasOpenForms = or(
  hasAny(
    submissions,
    assigneeOrEmpty(submissions.assignedTo),
    and(
      or(
        isNull(submissions.firstRespondedAt),
        and(isNotNull(submissions.followUpDate), not(submissions.isFollowUpComplete)),
      ),
      not(submissions.needsReview),
    ),
  ),
  hasAny(
    contacts,
    assigneeOrEmpty(contacts.assignedTo),
    and(
      or(isNull(contacts.answeredAt), isNotNull(contacts.followUpDate)),
      not(contacts.needsReview),
    ),
  ),
);

type InactiveAssignee = {
  username: string;
  isInUse: boolean;
  /** True if the account is active and may open submissions and messages, so that only its cases lack an assignee. */
  isCasesOnly: boolean;
};

/** Returns only accounts that still have open work, which are few even when many staff have left. */
export async function findInactiveAssignees({
  db,
  env,
}: Pick<Services, 'db' | 'env'>): Promise<InactiveAssignee[]> {
  const inUse = isAccountInUse(env);
  const rows = await db
    .select({
      username: staffAccounts.username,
      role: staffAccounts.role,
      isInUse: sql<boolean>`(${inUse})`,
      hasCases: sql<boolean>`(${hasOpenCases})`,
      hasForms: sql<boolean>`(${hasOpenForms})`,
    })
    .from(staffAccounts)
    .where(or(sql`not (${inUse})`, notInArray(staffAccounts.role, [...permissions['cases.read']])))
    .orderBy(staffAccounts.username);
  return rows.flatMap(({ username, role, isInUse, hasCases, hasForms }) => {
    const isCasesOnly = isInUse && isAllowed(role, 'inbox.read');
    const hasWork = hasCases || (hasForms && !isCasesOnly);
    return hasWork ? [{ username, isInUse, isCasesOnly }] : [];
  });
}
