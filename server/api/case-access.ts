// The questions about restricted cases that the guard, the live updates, and the messages ask. `server/cases/access`
// answers them; `server/api.ts` passes its answers in, so that nothing below a subject knows its tables.
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CasePartName } from '#domain/cases/case-parts';
import type { Queries } from '../db/client.ts';
import type { Exclusion } from '../db/counts.ts';
import type { StaffSession } from './caller.ts';

/** The rows whose id a path names: a case, or a part of one. */
export type CaseBy = 'member' | CasePartName;

export type Asking = { db: Queries; now: () => Date };
export type Given = { params: Record<string, string>; query: unknown; body: unknown };
export type Subject = { subject: string | null; subjectId: number | null };

export type CaseAccess = {
  /** Refuses a call about a restricted case that is not open to the caller. */
  assertCall(
    asking: Asking,
    session: StaffSession,
    by: CaseBy | undefined,
    given: Given,
  ): Promise<void>;
  /** Refuses the call of a handler that looked up the ids of these cases itself. */
  assertCases(asking: Asking, session: StaffSession, ids: number[]): Promise<void>;
  /** The ids among these of restricted cases that are not open to the caller. */
  findHidden(
    asking: Asking,
    session: StaffSession,
    ids: readonly (number | null)[],
  ): Promise<Set<number | null>>;
  /** Leaves rows about restricted cases, or about parts of them, out of lists and totals. */
  excludeSubjects(
    subject: AnyPgColumn,
    subjectId: AnyPgColumn,
    asking: Asking,
    session: StaffSession,
  ): Exclusion | undefined;
  /** The case of each of these rows: the row itself, or the case of which it is a part. */
  casesOf(db: Queries, rows: readonly Subject[]): Promise<(number | null)[]>;
  isRestricted(db: Queries, memberId: number): Promise<boolean>;
};
