// Detects danger in the free texts of every form with the assistant's danger check, and raises the alerts.
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { pressingPriorities, type TriageRule, triageRules } from '#domain/cases/triage';
import { alertTitles, triageReasons } from '#text/staff/triage';
import type { Assistant } from '../../assistant/assistant.ts';
import { maxTextToRead } from '../../assistant/text.ts';
import type { Transaction } from '../db/client.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

/** Texts that are read separately, because a calm answer can mask danger in another. No form has more. */
const readApart = 50;

export function mentionsDanger(assistant: Assistant, texts: readonly unknown[]): boolean {
  const written = [...new Set(texts)].filter((text) => typeof text === 'string');
  // Join the rest, because even a short text costs a whole reading.
  const rest = written.slice(readApart).join('\n');
  return [...written.slice(0, readApart), rest]
    .flatMap(piecesOf)
    .some(
      (text) => text.trim() !== '' && assistant.urgentReply(assistant.read(text)) !== undefined,
    );
}

/** Maximum of characters read from a form over the limit, because reading blocks other requests. */
const readOverLimit = 1_000;

/** True if the beginning of a form over the limit mentions danger, so that the form is stored. */
export function beginsWithDanger(assistant: Assistant, texts: readonly unknown[]): boolean {
  const written = texts.filter((text) => typeof text === 'string');
  return mentionsDanger(assistant, [written.join('\n').slice(0, readOverLimit)]);
}

/** Pieces of a long text overlap, so that at least one piece contains each sentence whole. */
const overlap = 500;

function piecesOf(text: string): string[] {
  const step = maxTextToRead - overlap;
  const count = Math.max(1, Math.ceil((text.length - overlap) / step));
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + maxTextToRead));
}

type Subject = { memberId: number } | { contactId: number } | { submissionId: number };

/** The alert of a rule, in the language of the staff. */
export function buildAlert({ reason, alert }: TriageRule) {
  return {
    alertType: alert.type,
    priority: alert.priority,
    reason,
    title: alertTitles[reason],
    message: triageReasons[reason],
  };
}

/** Raises one alert per rule, even when a text is sent again. */
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
    const alert = { ...subject, ...buildAlert(rule), createdAt: now };
    await tx.insert(caseAlerts).values(alert);
    await moveCallToNow(tx, alert, now);
  }
}

type Raised = Partial<
  Pick<typeof caseAlerts.$inferSelect, 'memberId' | 'contactId' | 'submissionId' | 'priority'>
>;

/**
 * Moves the next attempt to now when a pressing alert comes up. The version of the case stays, because nobody edited
 * it. Submissions and messages need a date: without one, an answered row would leave the calls.
 */
export async function moveCallToNow(
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

/** The rules for messages and submissions, which have free text but no triage questions. */
export const dangerRules = triageRules.filter(({ when }) =>
  when({ emergencyNeeds: false, emergency: '', homeSafety: 'SAFE', tellsOfDanger: true }),
);
export const dangerHours = Math.min(...dangerRules.map(({ reachWithinHours }) => reachWithinHours));
