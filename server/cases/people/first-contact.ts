// Plans the first contact after an application: due time, alerts, and follow-up. A case that needs review gets none
// until staff clear the mark.
import { and, eq } from 'drizzle-orm';
import { addOfficeHours, type OfficeHours } from '#domain/calendar/office-hours';
import type { Priority } from '#domain/cases/member';
import { computeResponseDue } from '#domain/cases/response-due';
import { triageRules } from '#domain/cases/triage';
import { getLabel } from '#domain/vocabulary';
import { firstContactTitle, triageReasons } from '#text/staff/triage';
import type { Transaction } from '../../db/client.ts';
import { followUpReminders } from '../../db/schema/case-parts.ts';
import { raiseAlerts } from '../../triage/danger-alert.ts';

/** Finds the triage rules by the reasons stored with the case. */
function rulesFor(reasons: readonly string[]) {
  return triageRules.filter(({ reason }) => reasons.includes(reason));
}

/** The reasons as staff read them. */
export function describeReasons(reasons: readonly string[]): string {
  return reasons.map((reason) => getLabel(triageReasons, reason)).join(' ');
}

export function computeFirstContactDue(
  reasons: readonly string[],
  since: Date,
  office: OfficeHours,
): Date {
  const [first] = rulesFor(reasons);
  return first === undefined
    ? computeResponseDue('application', since, office)
    : addOfficeHours(since, first.reachWithinHours, office);
}

type Applicant = { id: number; triageReasons: string[]; priority: Priority; dueAt: Date };

export async function planFirstContact(
  tx: Transaction,
  { id, triageReasons: reasons, priority, dueAt }: Applicant,
  now: Date,
): Promise<void> {
  await raiseAlerts(tx, { memberId: id }, rulesFor(reasons), now);
  // Replace the plan made for an earlier text of the application.
  await dropFirstContact(tx, id);
  if (reasons.length === 0) return;
  await tx.insert(followUpReminders).values({
    memberId: id,
    reminderType: 'first-contact',
    title: firstContactTitle,
    description: describeReasons(reasons),
    dueDate: dueAt,
    priority,
    createdAt: now,
    updatedAt: now,
  });
}

async function dropFirstContact(tx: Transaction, memberId: number): Promise<void> {
  await tx
    .delete(followUpReminders)
    .where(
      and(
        eq(followUpReminders.memberId, memberId),
        eq(followUpReminders.reminderType, 'first-contact'),
        eq(followUpReminders.isCompleted, false),
      ),
    );
}
