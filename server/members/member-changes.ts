// What staff do to a case, one at a time or several at once: the same rules for both.
import type { MemberChanges } from '#domain/cases/member';
import { changesBetween } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow } from '../api/change.ts';
import type { Transaction } from '../db/client.ts';
import { withoutInternals } from '../db/row-schema.ts';
import { members } from '../db/schema.ts';
import { tellAssigned } from '../outbox/tell.ts';
import { completeReminders, lockFirstContact } from './first-contact.ts';
import { lookupColumns } from './member-list.ts';

type Member = typeof members.$inferSelect;
type MemberChange = {
  id: number;
  version: number | undefined;
  fields: MemberChanges;
  session: StaffSession;
  now: Date;
  locked?: Member;
};

export async function changeMember(tx: Transaction, { fields, ...change }: MemberChange) {
  const { id, session, now } = change;
  const wanted = { ...fields, ...emptyAsNone(fields) };
  const toReach = fields.firstContactedAt ? await lockFirstContact(tx, id) : [];
  const outcome = await changeRow(tx, {
    ...change,
    table: members,
    subject: 'member',
    name: 'Member',
    shown: withoutInternals,
    differs: (row) => changesBetween(row, wanted),
    columns: () => wanted as Partial<Member>,
    derived: (row) => lookupColumns({ ...row, ...definedOf(wanted) }),
    entry: () => ({ memberId: id }),
  });
  if (outcome.isChanged) await completeReminders(tx, session, id, toReach, now);
  await tellAssigned(tx, now, {
    before: outcome.before.assignedTo,
    after: outcome.row.assignedTo,
    by: session.username,
    subject: 'member',
    id,
    version: outcome.row.version,
  });
  return outcome;
}

/** A field that was left or made empty is stored as none. */
export function emptyAsNone(
  fields: Partial<Record<'email' | 'notes' | 'assignedTo', string | null | undefined>>,
) {
  return Object.fromEntries(
    (['email', 'notes', 'assignedTo'] as const)
      .filter((key) => fields[key] !== undefined)
      .map((key) => [key, fields[key] || null]),
  );
}

function definedOf<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
