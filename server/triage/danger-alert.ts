// Whoever writes that life or limb is in danger is heard, whatever boxes were ticked and on whatever form:
// every free text passes the danger check of the assistant.
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { pressingPriorities, type TriageRule, triageRules } from '#domain/cases/triage';
import { alertTitles, triageReasons } from '#text/staff/triage';
import type { Assistant } from '../../assistant/assistant.ts';
import { longestText } from '../../assistant/text.ts';
import type { Transaction } from '../db/client.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

/** More than any form asks for. Each by itself, since danger beside a calm answer sounds the calmer for it. */
const readApart = 50;

export function tellsOfDanger(assistant: Assistant, texts: readonly unknown[]): boolean {
  const written = [...new Set(texts)].filter((text) => typeof text === 'string');
  // The shortest text costs a reading: the rest is read as one, so that only its length counts.
  const rest = written.slice(readApart).join('\n');
  return [...written.slice(0, readApart), rest]
    .flatMap(piecesOf)
    .some(
      (text) => text.trim() !== '' && assistant.urgentReply(assistant.read(text)) !== undefined,
    );
}

/** Reading takes time from everybody: of a form over the limit, no more characters than these are read at first. */
const readOverLimit = 1_000;

/** Whether a form over the limit is read on, and stored. */
export function beginsWithDanger(assistant: Assistant, texts: readonly unknown[]): boolean {
  const written = texts.filter((text) => typeof text === 'string');
  return tellsOfDanger(assistant, [written.join('\n').slice(0, readOverLimit)]);
}

/** Each begins before the one before it ends, so that no sentence is cut in all of them. */
const overlap = 500;

function piecesOf(text: string): string[] {
  const step = longestText - overlap;
  const count = Math.max(1, Math.ceil((text.length - overlap) / step));
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + longestText));
}

type Subject = { memberId: number } | { contactId: number } | { submissionId: number };

/** What a rule raises, in the language of the staff. */
export function alertOf({ reason, alert }: TriageRule) {
  return {
    alertType: alert.type,
    priority: alert.priority,
    reason,
    title: alertTitles[reason],
    message: triageReasons[reason],
  };
}

/** Once for each rule, also where a text is sent again. */
export async function raiseAlerts(
  tx: Transaction,
  subject: Subject,
  rules: readonly TriageRule[],
  now: Date,
): Promise<void> {
  const its = Object.entries(subject).map(([key, id]) =>
    eq(caseAlerts[key as 'memberId' | 'contactId' | 'submissionId'], id),
  );
  for (const rule of rules) {
    const [raised] = await tx
      .select({ id: caseAlerts.id })
      .from(caseAlerts)
      .where(and(...its, eq(caseAlerts.reason, rule.reason)))
      .limit(1);
    if (raised !== undefined) continue;
    const alert = { ...subject, ...alertOf(rule), createdAt: now };
    await tx.insert(caseAlerts).values(alert);
    await callAtOnce(tx, alert, now);
  }
}

type Raised = Partial<
  Pick<typeof caseAlerts.$inferSelect, 'memberId' | 'contactId' | 'submissionId' | 'priority'>
>;

/**
 * A pressing alert that comes up waits for no day that was planned before it. No change that anybody made to
 * the case, so its version stays. The plan of what was written is kept, or what was answered would be forgotten.
 */
export async function callAtOnce(
  tx: Transaction,
  { memberId, contactId, submissionId, priority }: Raised,
  now: Date,
): Promise<void> {
  if (!priority || !pressingPriorities.includes(priority)) return;
  if (memberId) {
    await tx
      .update(members)
      .set({ nextAttemptAt: null })
      .where(and(eq(members.id, memberId), isNotNull(members.nextAttemptAt)));
  }
  const written = [
    [contacts, contactId],
    [submissions, submissionId],
  ] as const;
  for (const [table, id] of written) {
    if (!id) continue;
    await tx
      .update(table)
      .set({ followUpDate: now })
      .where(and(eq(table.id, id), gt(table.followUpDate, now)));
  }
}

/** Of a message or a form that is no application: only what was written counts. */
export const dangerRules = triageRules.filter(({ when }) =>
  when({ emergencyNeeds: false, emergency: '', homeSafety: 'SAFE', tellsOfDanger: true }),
);
export const dangerHours = Math.min(...dangerRules.map(({ reachWithinHours }) => reachWithinHours));
