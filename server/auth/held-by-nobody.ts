// Work that nobody does: its holder has no account in use any more, or one that cannot open it.
import { and, eq, isNotNull, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isAllowed, permissions } from '#domain/roles';
import type { Services } from '../api/route.ts';
import { ownerOf } from '../db/columns.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { followUpReminders as reminders } from '../db/schema/case-work.ts';
import { isOpenCase, members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import type { Env } from '../env.ts';

/** Demo accounts are none beside the demo. */
export function isAccountInUse({ demo }: Pick<Env, 'demo'>): SQL | undefined {
  return and(
    eq(staffAccounts.isDisabled, false),
    demo ? undefined : eq(staffAccounts.isDemo, false),
  );
}

/** Whether an account has any of these; each is asked by its index, one account after the other (offset 0). */
const holds = (table: PgTable, owner: SQL, isOpen: SQL | undefined) =>
  sql`exists (select from ${table} where ${owner} = ${staffAccounts.username} and ${isOpen} offset 0)`;

const holdsCases = or(
  holds(members, sql`${members.assignedTo}`, isOpenCase(members)),
  holds(reminders, sql`${reminders.assignedTo}`, eq(reminders.isCompleted, false)),
);
const holdsForms = or(
  holds(
    submissions,
    ownerOf(submissions.assignedTo),
    and(
      or(
        isNull(submissions.firstRespondedAt),
        and(isNotNull(submissions.followUpDate), not(submissions.isFollowUpComplete)),
      ),
      not(submissions.isQuarantined),
    ),
  ),
  holds(
    contacts,
    ownerOf(contacts.assignedTo),
    and(
      or(isNull(contacts.answeredAt), isNotNull(contacts.followUpDate)),
      not(contacts.isQuarantined),
    ),
  ),
);

type Holder = {
  username: string;
  isInUse: boolean;
  /** Forms and messages are theirs: they open these. */
  isCasesOnly: boolean;
};

/** Who holds what is open and cannot work on it: few, however many have left. */
export async function heldByNobody({ db, env }: Pick<Services, 'db' | 'env'>): Promise<Holder[]> {
  const inUse = isAccountInUse(env);
  const rows = await db
    .select({
      username: staffAccounts.username,
      role: staffAccounts.role,
      isInUse: sql<boolean>`(${inUse})`,
      hasCases: sql<boolean>`(${holdsCases})`,
      hasForms: sql<boolean>`(${holdsForms})`,
    })
    .from(staffAccounts)
    .where(or(sql`not (${inUse})`, notInArray(staffAccounts.role, [...permissions['cases.read']])))
    .orderBy(staffAccounts.username);
  return rows.flatMap(({ username, role, isInUse, hasCases, hasForms }) => {
    const isCasesOnly = isInUse && isAllowed(role, 'inbox.read');
    const isHolder = hasCases || (hasForms && !isCasesOnly);
    return isHolder ? [{ username, isInUse, isCasesOnly }] : [];
  });
}
