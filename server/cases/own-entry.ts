// Roles that may not change cases may correct their own entries for a while.
import { and, eq, inArray, ne } from 'drizzle-orm';
import { canCorrectOwnEntry } from '#domain/cases/correction';
import { isAllowed } from '#domain/roles';
import { AppError } from '../api/app-error.ts';
import type { AuditSubject } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { Queries } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';

type Correction = { subject: AuditSubject; session: StaffSession; now: Date };

/** Returns the ids of entries that the caller made and may still correct. */
export async function findCorrectable(
  db: Queries,
  ids: readonly number[],
  { subject, session: { username }, now }: Correction,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const isAbout = and(eq(auditEntries.subject, subject), inArray(auditEntries.subjectId, [...ids]));
  const entries = await db
    .select({
      id: auditEntries.subjectId,
      author: auditEntries.actor,
      enteredAt: auditEntries.at,
    })
    .from(auditEntries)
    .where(and(isAbout, eq(auditEntries.action, 'created')));
  const changes = await db
    .select({ id: auditEntries.subjectId })
    .from(auditEntries)
    .where(and(isAbout, ne(auditEntries.actor, username), ne(auditEntries.action, 'viewed')));
  const changed = new Set(changes.map(({ id }) => id));
  const correctable = entries.filter(({ id, ...entry }) =>
    canCorrectOwnEntry({ ...entry, isChangedByOthers: changed.has(id) }, username, now),
  );
  return new Set(correctable.flatMap(({ id }) => id ?? []));
}

/** Throws if the caller may not, or may no longer, correct the row. */
export async function requireOwnEntry(
  db: Queries,
  id: number,
  correction: Correction,
): Promise<void> {
  if (isAllowed(correction.session.role, 'cases.write')) return;
  if ((await findCorrectable(db, [id], correction)).has(id)) return;
  throw new AppError(
    'not-allowed',
    'You can correct your own entries for one hour, until a case worker changes them. Please ask a case worker.',
  );
}
