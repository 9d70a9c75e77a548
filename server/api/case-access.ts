// The interface for access to restricted cases. `server/cases/access` implements it and `server/api.ts` injects it,
// so that the guard, live updates, and notifications do not depend on the tables of cases.
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CasePartName } from '#domain/cases/case-parts';
import type { Queries } from '../db/client.ts';
import type { Exclusion } from '../db/counts.ts';
import type { StaffSession } from './caller.ts';

/** The kind of row that the id in a path names: a case, a part of one, or a row about several cases. */
export type CasePathId = 'member' | CasePartName | 'household' | 'relationship';

export type AccessContext = { db: Queries; now: () => Date };
export type RequestInput = { params: Record<string, string>; query: unknown; body: unknown };
export type Subject = { subject: string | null; subjectId: number | null };

export type CaseAccess = {
  /** Throws when the call is about a restricted case that the caller may not access. */
  assertCall(
    asking: AccessContext,
    session: StaffSession,
    by: CasePathId | undefined,
    given: RequestInput,
  ): Promise<void>;
  /** Throws when the caller may not access one of these cases, for handlers that look up the ids themselves. */
  assertCases(asking: AccessContext, session: StaffSession, ids: number[]): Promise<void>;
  /** Returns those of the ids that belong to restricted cases that the caller may not access. */
  findHidden(
    asking: AccessContext,
    session: StaffSession,
    ids: readonly (number | null)[],
  ): Promise<Set<number | null>>;
  /** Excludes rows about restricted cases, or about parts of them, from lists and totals. */
  excludeSubjects(
    subject: AnyPgColumn,
    subjectId: AnyPgColumn,
    asking: AccessContext,
    session: StaffSession,
  ): Exclusion | undefined;
  /** Returns the case id of each row: the row itself, or the case that the row is part of. */
  casesOf(db: Queries, rows: readonly Subject[]): Promise<(number | null)[]>;
  isRestricted(db: Queries, memberId: number): Promise<boolean>;
};
