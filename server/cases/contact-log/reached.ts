// What an attempt to reach somebody asks of its subject: a case, a form or a message. Each subject knows
// what being reached means for it; the log knows none of them.
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type {
  AttemptSubject,
  ContactAttemptInput,
  ContactOutcome,
} from '#domain/cases/contact-attempt';
import { nextAttemptDue } from '#domain/cases/contact-attempt';
import { pressingPriorities } from '#domain/cases/triage';
import type { StaffSession } from '../../api/caller.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import { caseAlerts, contactAttempts } from '../../db/schema/case-parts.ts';
import { auditEntries } from '../../db/schema/logs.ts';
import { outbox, replies } from '../../db/schema/outbox.ts';

export type StoredAttempt = typeof contactAttempts.$inferSelect;
type By = { session: StaffSession; now: Date };

export type Attempt = By &
  Pick<ContactAttemptInput, 'followUpAt' | 'reminderId'> & {
    /** Of the subject. */
    id: number;
    outcome: ContactOutcome;
  };

/** What came of it, kept with the attempt so that it can be taken back. */
export type Effect = Pick<
  StoredAttempt,
  'followUpAt' | 'replacedFollowUpAt' | 'reminderId' | 'isFirstResponse'
>;
export const noEffect: Effect = {
  followUpAt: null,
  replacedFollowUpAt: null,
  reminderId: null,
  isFirstResponse: false,
};

export type ReachedSubject = {
  apply(tx: Transaction, attempt: Attempt): Promise<Effect>;
  /** Locks the subject before it looks at other attempts: one that is being logged is waited for, and counts. */
  takeBack(tx: Transaction, taken: StoredAttempt, by: By): Promise<void>;
};

/** When to try again, unless somebody chose; none where nobody should, or everybody was reached. */
export async function plannedAttempt(
  tx: Transaction,
  subject: AttemptSubject,
  { id, outcome, followUpAt, now }: Attempt,
): Promise<Date | null> {
  if (outcome === 'reached') return null;
  return followUpAt === undefined
    ? nextAttemptDue(now, await hasOpenAlert(tx, subject, id, eq(caseAlerts.priority, 'critical')))
    : followUpAt;
}

async function hasOpenAlert(
  db: Queries,
  subject: AttemptSubject,
  id: number,
  which: SQL | undefined,
): Promise<boolean> {
  const [alert] = await db
    .select({ id: caseAlerts.id })
    .from(caseAlerts)
    .where(
      and(
        eq(caseAlerts[subject], id),
        eq(caseAlerts.isActive, true),
        eq(caseAlerts.isResolved, false),
        which,
      ),
    )
    .limit(1);
  return alert !== undefined;
}

/** The threads in which staff write back: a case has none. */
const threads = { contactId: 'contact', submissionId: 'submission', memberId: undefined } as const;

type Response = { at: Date; by: string; attempt?: StoredAttempt };

/** Whoever was reached again stands for both: taken back as well, the second undoes what the first did. */
export async function handOver(
  tx: Transaction,
  taken: StoredAttempt,
  next: Response | undefined,
): Promise<void> {
  if (taken.outcome !== 'reached' || next?.attempt === undefined) return;
  const { id, isFirstResponse } = next.attempt;
  await tx
    .update(contactAttempts)
    .set({ isFirstResponse: isFirstResponse || taken.isFirstResponse })
    .where(eq(contactAttempts.id, id));
}

/**
 * The attempt after this one changed its plan, be it to the same moment: it stands on what was there before this one.
 * Returns all that changed the plan since.
 */
export async function passPlanOn(
  tx: Transaction,
  subject: AttemptSubject,
  { id, [subject]: subjectId, reminderId, followUpAt, replacedFollowUpAt }: StoredAttempt,
): Promise<StoredAttempt[]> {
  const later = await tx
    .select()
    .from(contactAttempts)
    .where(
      and(
        eq(contactAttempts[subject], subjectId ?? 0),
        // A case may have several plans, each a follow-up.
        reminderId === null ? undefined : eq(contactAttempts.reminderId, reminderId),
        gt(contactAttempts.id, id),
        or(isNotNull(contactAttempts.followUpAt), eq(contactAttempts.outcome, 'reached')),
      ),
    )
    .orderBy(asc(contactAttempts.id));
  const [next] = later;
  if (next !== undefined && isSameMoment(next.replacedFollowUpAt, followUpAt)) {
    await tx
      .update(contactAttempts)
      .set({ replacedFollowUpAt })
      .where(eq(contactAttempts.id, next.id));
  }
  return later;
}

/** Whether what a message or a form has planned goes with this attempt: where a later one planned, it is that one's. */
export async function givePlanUp(
  tx: Transaction,
  subject: AttemptSubject,
  taken: StoredAttempt,
): Promise<boolean> {
  // Whoever planned nothing left the plan as it was.
  if (taken.outcome !== 'reached' && taken.followUpAt === null) return false;
  const later = await passPlanOn(tx, subject, taken);
  return later.every(({ followUpAt }) => followUpAt === null);
}

/** After an attempt is taken back, the next reached attempt or sent reply stops the clock. */
export async function responseWithout(
  tx: Transaction,
  subject: AttemptSubject,
  { id, [subject]: subjectId, createdAt }: StoredAttempt,
): Promise<Response | undefined> {
  const [attempt] = await tx
    .select()
    .from(contactAttempts)
    .where(
      and(
        eq(contactAttempts[subject], subjectId ?? 0),
        ne(contactAttempts.id, id),
        eq(contactAttempts.outcome, 'reached'),
        gte(contactAttempts.createdAt, createdAt),
      ),
    )
    .orderBy(asc(contactAttempts.createdAt), asc(contactAttempts.id))
    .limit(1);
  const reached = attempt && { at: attempt.createdAt, by: attempt.author, attempt };
  const thread = threads[subject];
  if (thread === undefined) return reached;
  const [written] = await tx
    .select({ at: sql`${outbox.sentAt}`.mapWith(outbox.sentAt), by: replies.author })
    .from(replies)
    .innerJoin(outbox, eq(outbox.id, replies.messageId))
    .where(
      and(
        eq(replies.subject, thread),
        eq(replies.subjectId, subjectId ?? 0),
        gte(outbox.sentAt, createdAt),
      ),
    )
    .orderBy(asc(outbox.sentAt), asc(replies.id))
    .limit(1);
  if (reached === undefined || written === undefined) return reached ?? written;
  return written.at < reached.at ? written : reached;
}

/**
 * When to try again once an attempt is taken back: as the last of the others says, unless something pressing has
 * come up since.
 */
export async function planWithout(
  tx: Transaction,
  subject: AttemptSubject,
  { id, [subject]: subjectId }: StoredAttempt,
): Promise<Date | null> {
  const its = subjectId ?? 0;
  const [last] = await tx
    .select({ at: contactAttempts.followUpAt, madeAt: contactAttempts.createdAt })
    .from(contactAttempts)
    .where(and(eq(contactAttempts[subject], its), ne(contactAttempts.id, id)))
    .orderBy(desc(contactAttempts.createdAt), desc(contactAttempts.id))
    .limit(1);
  if (last === undefined) return null;
  // The log alone knows when an alert was reopened.
  const isReopening = and(
    eq(auditEntries.subject, 'alert'),
    eq(auditEntries.subjectId, caseAlerts.id),
    eq(auditEntries.action, 'reopened'),
    gt(auditEntries.at, last.madeAt),
  );
  const isPressingSince = and(
    inArray(caseAlerts.priority, pressingPriorities),
    or(
      gt(caseAlerts.createdAt, last.madeAt),
      sql`exists (select from ${auditEntries} where ${isReopening})`,
    ),
  );
  return (await hasOpenAlert(tx, subject, its, isPressingSince)) ? null : last.at;
}

export function isSameMoment(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
