// Stores a person whom staff take in.
import { type Intake, reviewTag } from '#domain/cases/member';
import type { StaffSession } from '../../api/caller.ts';
import type { Services } from '../../api/route.ts';
import { requireStaff } from '../../auth/staff-accounts.ts';
import type { Transaction } from '../../db/client.ts';
import type { members } from '../../db/schema/members.ts';
import { notifyAssignee } from '../../notifications/notify.ts';
import { createPerson } from './create-people.ts';
import { computeFirstContactDue } from './first-contact.ts';
import { convertEmptyToNull } from './member-changes.ts';

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
  const dueAt = person.assignedTo
    ? null
    : computeFirstContactDue([], now, call.site().facts.officeHours);
  const row = await createPerson(tx, { ...person, dueAt }, { session, now });
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
