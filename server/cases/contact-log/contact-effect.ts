// Applies a contact to a case, a submission, or a message: reaching the person stops the response clock, any other
// outcome plans the next attempt, and a correction restarts the clock.
import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { OfficeHours } from '#domain/calendar/office-hours';
import {
  type AttemptSubject,
  attemptSubjects,
  computeNextAttempt,
  type LoggedOutcome,
} from '#domain/cases/contact-attempt';
import { type AlertPriority, pressingPriorities } from '#domain/cases/triage';
import type { EmergencySubject } from '#domain/messages';
import { isUndoable } from '#domain/undo';
import { AppError, notFound } from '../../api/app-error.ts';
import type { StaffSession } from '../../api/caller.ts';
import { changeRow } from '../../api/change.ts';
import { findStep, isUnchanged, restore, type UndoableRow } from '../../api/undo.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import { caseAlerts, contactAttempts } from '../../db/schema/case-parts.ts';
import { auditEntries } from '../../db/schema/logs.ts';
import { markSeen, markUnseen } from '../../notifications/emergencies.ts';
import { isActiveAlert } from '../../triage/what-matters.ts';

export type StoredAttempt = typeof contactAttempts.$inferSelect;
export type Author = { session: StaffSession; now: Date };
type Response = { at: Date; by: string };

export type LoggedContact = Author & {
  /** The id of the case, submission, or message. */
  id: number;
  reminderId: number | undefined;
  isReached: boolean;
  /** The date of the next attempt; null for none. */
  plan: Date | null;
  /** The contact that this one corrects, and the first response that remains without it. */
  correction: { at: Date; next: Response | null } | undefined;
};

/** How contacts change one kind of row. */
export type ContactSubject = UndoableRow & {
  subject: EmergencySubject;
  record: (tx: Transaction, contact: LoggedContact) => Promise<unknown>;
  /** Restores what the contact changed in the parts of a case. */
  undoParts?: (tx: Transaction, undone: StoredAttempt, by: Author) => Promise<void>;
};
export type ContactSubjects = Record<AttemptSubject, ContactSubject>;

/** The first response of a row after this contact; undefined for no change. `stoppedAt` is the current one. */
export function computeFirstResponse(
  { isReached, correction, session, now }: LoggedContact,
  stoppedAt: Date | null,
): Response | null | undefined {
  if (isReached) return stoppedAt === null ? { at: now, by: session.username } : undefined;
  return correction !== undefined && isSameMoment(correction.at, stoppedAt)
    ? correction.next
    : undefined;
}

const attempts = { table: contactAttempts, subject: 'contact-attempt', name: 'Contact' } as const;

export function getAttemptSubject(
  attempt: Partial<Record<AttemptSubject, unknown>>,
): AttemptSubject {
  return attemptSubjects.find((key) => attempt[key] != null) ?? 'memberId';
}

/** Finds the changes of a contact in the audit log: all have the contact's author and time. */
export const getContactStep = ({ createdAt, author }: StoredAttempt) => ({
  at: createdAt,
  actor: author,
});

type NewContact = Author & {
  subject: AttemptSubject;
  id: number;
  outcome: LoggedOutcome;
  followUpAt?: Date | null | undefined;
  reminderId?: number | undefined;
  corrects?: number | undefined;
  officeHours: OfficeHours;
};

/** Applies a contact to its subject and returns the date of the next attempt. */
export async function applyContact(
  tx: Transaction,
  subjects: ContactSubjects,
  contact: NewContact,
): Promise<Date | null> {
  const { subject, id, outcome, followUpAt, reminderId, corrects, session, now } = contact;
  const isReached = outcome === 'reached';
  const correction =
    corrects === undefined ? undefined : await correct(tx, subject, { id, corrects, session, now });
  let plan: Date | null = null;
  if (!isReached) {
    plan =
      followUpAt === undefined
        ? computeNextAttempt(
            now,
            await hasOpenAlert(tx, subject, id, ['critical']),
            contact.officeHours,
          )
        : followUpAt;
  }
  const target = subjects[subject];
  await target.record(tx, { session, now, id, reminderId, isReached, plan, correction });
  await markSeen(tx, session, target.subject, [id], now);
  return plan;
}

/** Marks the attempt whose outcome "reached" was wrong. */
async function correct(
  tx: Transaction,
  subject: AttemptSubject,
  { id, corrects, session, now }: Author & { id: number; corrects: number },
) {
  const { before } = await changeRow(tx, {
    ...attempts,
    id: corrects,
    version: undefined,
    session,
    now,
    columns: (row) => {
      if (row[subject] !== id || row.outcome !== 'reached') {
        throw new AppError('conflict', 'Only a contact that says reached can be corrected.');
      }
      return { outcome: 'corrected' as const };
    },
    entry: ({ memberId }) => ({ memberId: memberId ?? undefined }),
  });
  const [next] = await tx
    .select({ at: contactAttempts.createdAt, by: contactAttempts.author })
    .from(contactAttempts)
    .where(and(eq(contactAttempts[subject], id), eq(contactAttempts.outcome, 'reached')))
    .orderBy(asc(contactAttempts.createdAt), asc(contactAttempts.id))
    .limit(1);
  return { at: before.createdAt, next: next ?? null };
}

/** Undoes the newest contact of a subject within ten minutes, if its row is unchanged since. */
export async function undoContact(
  tx: Transaction,
  subjects: ContactSubjects,
  undone: StoredAttempt,
  by: Author,
): Promise<void> {
  const subject = getAttemptSubject(undone);
  const id = undone[subject] ?? 0;
  const target = subjects[subject];
  // Lock follow-ups before their case, as everywhere, to avoid deadlocks.
  await target.undoParts?.(tx, undone, by);
  const [row] = await tx
    .select({ id: target.table.id })
    .from(target.table)
    .where(eq(target.table.id, id))
    .for('update');
  if (row === undefined) throw notFound(target.name);
  const [newer] = await tx
    .select({ id: contactAttempts.id })
    .from(contactAttempts)
    .where(and(eq(contactAttempts[subject], id), gt(contactAttempts.id, undone.id)))
    .limit(1);
  if (newer !== undefined || !isUndoable(undone.createdAt, by.now)) {
    throw new AppError(
      'conflict',
      'Only the newest contact can be undone, for ten minutes. Please correct it instead.',
    );
  }
  const own = tx
    .select({ id: contactAttempts.id })
    .from(contactAttempts)
    .where(eq(contactAttempts[subject], id));
  const changedByIt = or(
    and(eq(auditEntries.subject, target.subject), eq(auditEntries.subjectId, id)),
    and(eq(auditEntries.subject, attempts.subject), inArray(auditEntries.subjectId, own)),
  );
  for (const entry of await findStep(tx, getContactStep(undone), changedByIt)) {
    const changed = entry.subject === attempts.subject ? attempts : target;
    if (!(await isUnchanged(tx, changed, entry))) {
      throw new AppError(
        'conflict',
        'This changed since the contact was logged. Please correct it.',
      );
    }
    await restore(tx, changed, entry, by);
  }
  await markUnseen(tx, target.subject, id, undone.createdAt);
}

/** The next attempt that the newest contact planned; null (at once) while a pressing alert is active. */
export async function findPlannedAttempt(
  db: Queries,
  subject: AttemptSubject,
  id: number,
): Promise<Date | null> {
  const [last] = await db
    .select({ at: contactAttempts.followUpAt })
    .from(contactAttempts)
    .where(eq(contactAttempts[subject], id))
    .orderBy(desc(contactAttempts.createdAt), desc(contactAttempts.id))
    .limit(1);
  return (await hasOpenAlert(db, subject, id, pressingPriorities)) ? null : (last?.at ?? null);
}

async function hasOpenAlert(
  db: Queries,
  subject: AttemptSubject,
  id: number,
  priorities: readonly AlertPriority[],
): Promise<boolean> {
  const [alert] = await db
    .select({ id: caseAlerts.id })
    .from(caseAlerts)
    .where(
      and(
        eq(caseAlerts[subject], id),
        isActiveAlert,
        inArray(caseAlerts.priority, [...priorities]),
      ),
    )
    .limit(1);
  return alert !== undefined;
}

export function isSameMoment(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
