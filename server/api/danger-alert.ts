// Whoever writes that life or limb is in danger is heard, whatever boxes were ticked and on whatever form:
// every free text passes the danger check of the assistant.
import { and, eq } from 'drizzle-orm';
import { triageRules } from '#domain/cases/triage';
import type { Assistant } from '../../assistant/assistant.ts';
import type { Transaction } from '../db/client.ts';
import { caseAlerts } from '../db/schema/case-work.ts';

export function tellsOfDanger(assistant: Assistant, texts: readonly unknown[]): boolean {
  return texts.some(
    (text) =>
      typeof text === 'string' &&
      text.trim() !== '' &&
      assistant.urgentReply(assistant.read(text)) !== undefined,
  );
}

type Subject = { memberId: number } | { contactId: number } | { submissionId: number };

/** Once for each rule (what it says is sealed, its title is not), also where a text is sent again. */
export async function raiseAlerts(
  tx: Transaction,
  subject: Subject,
  rules: readonly (typeof triageRules)[number][],
  now: Date,
): Promise<void> {
  const its = Object.entries(subject).map(([key, id]) =>
    eq(caseAlerts[key as 'memberId' | 'contactId' | 'submissionId'], id),
  );
  for (const { reason, alert } of rules) {
    const [raised] = await tx
      .select({ id: caseAlerts.id })
      .from(caseAlerts)
      .where(and(...its, eq(caseAlerts.title, alert.title)))
      .limit(1);
    if (raised !== undefined) continue;
    await tx.insert(caseAlerts).values({
      ...subject,
      alertType: alert.type,
      title: alert.title,
      message: reason,
      priority: alert.priority,
      createdAt: now,
    });
  }
}

/** Of a message or a form that is no application: only what was written counts. */
export const dangerRules = triageRules.filter(({ when }) =>
  when({ emergencyNeeds: false, emergency: '', homeSafety: 'SAFE', tellsOfDanger: true }),
);
export const dangerHours = Math.min(...dangerRules.map(({ reachWithinHours }) => reachWithinHours));
