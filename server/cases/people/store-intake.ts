// Stores a person whom staff take in.
import { type Intake, reviewTag } from '#domain/cases/member';
import type { StaffSession } from '../../api/caller.ts';
import { createRow } from '../../api/change.ts';
import { createReference } from '../../api/reference.ts';
import type { Services } from '../../api/route.ts';
import { requireStaff } from '../../auth/staff-accounts.ts';
import type { Transaction } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { notifyAssignee } from '../../notifications/notify.ts';
import { computeFirstContactDue } from './first-contact.ts';
import { convertEmptyToNull } from './member-changes.ts';
import { buildLookupColumns } from './member-list.ts';

export async function storeIntake(
  tx: Transaction,
  intake: Intake,
  session: StaffSession,
  call: Pick<Services, 'now' | 'site'>,
): Promise<typeof members.$inferSelect> {
  const now = call.now();
  const person = {
    ...intake,
    ...convertEmptyToNull({ email: '', notes: '', assignedTo: null, ...intake }),
  };
  if (person.assignedTo) await requireStaff(tx, person.assignedTo, 'cases.read');
  else person.tags = [...new Set([...person.tags, reviewTag])];
  const reference = createReference();
  const row = await createRow(tx, {
    table: members,
    subject: 'member',
    columns: {
      ...person,
      ...buildLookupColumns({ ...person, reference }),
      reference,
      dueAt: person.assignedTo
        ? null
        : computeFirstContactDue([], now, call.site().facts.officeHours),
      createdAt: now,
      updatedAt: now,
    },
    session,
    now,
    entry: ({ id }) => ({ memberId: id }),
  });
  await notifyAssignee(tx, now, {
    before: null,
    after: row.assignedTo,
    by: session.username,
    subject: 'member',
    id: row.id,
    version: row.version,
  });
  return row;
}
