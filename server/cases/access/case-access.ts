// Decides who may access a restricted case: staff whom it names and, for some hours, case workers who gave a reason.
// Excludes restricted cases from the lists, searches, and figures of everyone else.
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isAllowed } from '#domain/roles';
import { restricted as text } from '#text/staff/restricted';
import { AppError } from '../../api/app-error.ts';
import type { CaseReader, StaffSession } from '../../api/caller.ts';
import type {
  AccessContext,
  CaseAccess,
  CasePathId,
  RequestInput,
  Subject,
} from '../../api/case-access.ts';
import { buildWordBeginning, type SearchCondition } from '../../api/search.ts';
import type { Queries } from '../../db/client.ts';
import type { Exclusion } from '../../db/counts.ts';
import { caseRelationships, householdPeople } from '../../db/schema/households.ts';
import { caseAccess as accesses, members } from '../../db/schema/members.ts';
import { caseParts, partEntries } from '../parts.ts';

/** Throws when the call names a restricted case, or a part of one, that the caller may not access. */
async function assertCall(
  asking: AccessContext,
  session: StaffSession,
  by: CasePathId | undefined,
  { params, query, body }: RequestInput,
): Promise<void> {
  const named = [...numbersNamed(query), ...numbersNamed(body)];
  const pathId = params.id === undefined ? undefined : Number(params.id);
  const own = by === 'member' && pathId !== undefined ? [pathId] : [];
  const ids = [...named, ...own];
  if (by === 'household') return assertHousehold(asking, session, pathId ?? 0);
  if (by === 'relationship') return assertRelationship(asking, session, pathId ?? 0);
  const part = by === undefined || by === 'member' ? undefined : caseParts[by].table;
  if (ids.length === 0 && part === undefined) return;
  const isAsked = or(
    ids.length === 0 ? undefined : inArray(members.id, ids),
    part && inArray(members.id, memberOfPart(asking.db, part, pathId ?? 0)),
  );
  await assertNoneHidden(asking, session, isAsked);
}

/** A household is open to everyone who may open one of its cases; restricted ones are only counted. */
async function assertHousehold(asking: AccessContext, session: StaffSession, id: number) {
  if (!session.hasRestricted) return;
  const people = await asking.db
    .select({ memberId: householdPeople.memberId })
    .from(householdPeople)
    .where(and(eq(householdPeople.householdId, id), isNotNull(householdPeople.memberId)));
  const ids = people.map(({ memberId }) => memberId);
  const hidden = await findHidden(asking, session, ids);
  if (ids.length === 0 || ids.some((one) => !hidden.has(one))) return;
  throw new AppError('restricted', text.refused);
}

async function assertRelationship(asking: AccessContext, session: StaffSession, id: number) {
  const [row] = await asking.db
    .select({ memberId: caseRelationships.memberId, otherId: caseRelationships.otherId })
    .from(caseRelationships)
    .where(eq(caseRelationships.id, id));
  if (row !== undefined) await assertCases(asking, session, [row.memberId, row.otherId]);
}

/** Throws when the caller may not access one of these cases. */
export async function assertCases(asking: AccessContext, session: StaffSession, ids: number[]) {
  if (ids.length > 0) await assertNoneHidden(asking, session, inArray(members.id, ids));
}

async function assertNoneHidden(
  asking: AccessContext,
  session: StaffSession,
  isAsked: SQL | undefined,
) {
  if (!session.hasRestricted) return;
  const [hidden] = await hiddenFrom(asking, session, isAsked).limit(1);
  if (hidden === undefined) return;
  throw new AppError('restricted', text.refused, { details: { memberId: hidden.id } });
}

function memberOfPart(db: Queries, table: PgTable, id: number) {
  const { id: own, memberId } = getTableColumns(table) as Record<string, AnyPgColumn>;
  return db
    .select({ id: sql<number>`${memberId}` })
    .from(table)
    .where(sql`${own} = ${id}`);
}

/** Returns the case id of each row, or null for a row that is neither a case nor a part of one. */
async function casesOf(db: Queries, rows: readonly Subject[]): Promise<(number | null)[]> {
  const found = new Map<string, number | null>();
  for (const [subject, { table }] of partEntries) {
    const ids = rows.filter((row) => row.subject === subject).map((row) => row.subjectId ?? 0);
    if (ids.length === 0) continue;
    const parts = await db
      .select({ id: table.id, memberId: table.memberId })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, memberId } of parts) {
      found.set(`${subject} ${id as number}`, memberId as number | null);
    }
  }
  return rows.map(({ subject, subjectId }) =>
    subject === 'member' ? subjectId : (found.get(`${subject} ${subjectId}`) ?? null),
  );
}

/** Builds the SQL that finds the case of each row. */
function caseOf(subject: AnyPgColumn, subjectId: AnyPgColumn): SQL {
  const ofParts = partEntries.map(
    ([name, { table }]) =>
      sql`when ${name} then (select ${table.memberId} from ${table} where ${table.id} = ${subjectId})`,
  );
  return sql`(case ${subject} when 'member' then ${subjectId} ${sql.join(ofParts, sql` `)} end)`;
}

function numbersNamed(given: unknown): number[] {
  const { memberId, otherId } = Object(given) as Record<string, unknown>;
  return [memberId, otherId].filter((id): id is number => Number.isSafeInteger(id));
}

/** Selects the restricted cases that the caller may access. */
function accessibleTo({ db, now }: AccessContext, session: CaseReader) {
  return db
    .select({ memberId: accesses.memberId })
    .from(accesses)
    .where(
      and(
        eq(accesses.staffId, session.staffId),
        or(isNull(accesses.until), gt(accesses.until, now())),
      ),
    );
}

/** A merged row follows the access list of the case that it was merged into. */
function isHiddenFrom(asking: AccessContext, session: CaseReader) {
  const listed = sql`coalesce(${members.mergedIntoId}, ${members.id})`;
  return and(sql`${members.isRestricted}`, not(inArray(listed, accessibleTo(asking, session))));
}

function hiddenFrom(asking: AccessContext, session: CaseReader, isAsked?: SQL) {
  return asking.db
    .select({ id: members.id })
    .from(members)
    .where(and(isHiddenFrom(asking, session), isAsked));
}

/** Counts the restricted cases hidden from the caller. No search changes the number, so it reveals nothing. */
export async function countHidden(asking: AccessContext, session: StaffSession): Promise<number> {
  if (!session.hasRestricted) return 0;
  const isCase = isNull(members.mergedIntoId);
  return asking.db.$count(members, and(isHiddenFrom(asking, session), isCase));
}

/** The values that replace sensitive fields for the front desk. */
const redactedForDesk: Record<string, unknown> = {
  notes: null,
  safeContact: null,
  triageReasons: [],
  preferredContactMethod: null,
  tags: [],
  otherPhones: [],
  otherEmails: [],
  dateOfBirth: null,
  priority: 'normal',
  pressingAlerts: 0,
  hasAlerts: false,
  dueAt: null,
  nextReminderAt: null,
  isKeptApart: false,
  livesWith: null,
};

type Row = object & { reach?: object | null };

function withReplaced<R extends Row>(row: R, values: Record<string, unknown>): R {
  const entries = Object.entries(row).map(([key, value]) => {
    if (key === 'reach' && value) return [key, withReplaced(value as Row, values)];
    return [key, key in values ? values[key] : value];
  });
  return Object.fromEntries(entries) as R;
}

/** True if contacting the person needs care, or if the row does not say. The front desk then gets no contact data. */
function needsCare(row: Row): boolean {
  const { safeContact, triageReasons } = { ...row, ...row.reach } as Record<string, unknown>;
  return safeContact !== null || (Array.isArray(triageReasons) && triageReasons.length > 0);
}

/** `needsCare` as SQL. A sealed value is not null. */
const isWithCare = or(isNotNull(members.safeContact), sql`${members.triageReasons} <> '[]'`);

/**
 * Lets the front desk find people who need care only by name or by a whole phone number, email, or reference.
 * Searches by parts would reveal a number that the row does not show.
 */
export function buildExactMatchFilter(session: StaffSession): SearchCondition | undefined {
  if (isAllowed(session.role, 'cases.read')) return undefined;
  const { sortName } = members;
  const name = sql`(${sortName} || ' ' || translate(${sortName}, '-‐''', '   '))`;
  return (terms) => {
    const isGiven = terms.map((term) => or(buildWordBeginning(name, term), isExactly(term)));
    return and(...isGiven) && or(sql`(${isWithCare}) is not true`, and(...isGiven));
  };
}

/** True when a folded term equals the phone number, email, or reference of a case. */
function isExactly(term: string): SQL {
  const { phoneDigits, emailFolded, matchKeys, reference, formerReferences } = members;
  return sql`(${term} in (${phoneDigits}, ${emailFolded}, lower(${reference}))
    or ${matchKeys} && array['p:' || ${term}::text, 'e:' || ${term}::text]
    or ${term} = any(lower(${formerReferences}::text)::text[]))`;
}

/** Returns a function that redacts the fields of a list row that the role may not see. */
export function redactFor(session: StaffSession): <R extends Row>(row: R) => R {
  if (isAllowed(session.role, 'cases.read')) return (row) => row;
  return (row) => {
    const unreachable = needsCare(row) ? { email: null, phone: null, address: null } : {};
    return withReplaced(row, { ...redactedForDesk, ...unreachable });
  };
}

/** Returns those of the ids that belong to restricted cases that the caller may not access. */
export async function findHidden(
  asking: AccessContext,
  session: CaseReader,
  ids: readonly (number | null)[],
): Promise<Set<number | null>> {
  const cases = session.hasRestricted ? [...new Set(ids.filter((id) => id !== null))] : [];
  if (cases.length === 0) return new Set();
  const found = await hiddenFrom(asking, session, inArray(members.id, cases));
  return new Set(found.map(({ id }) => id));
}

/** Finds a restricted case by exact reference, phone, or email: cases without access first, then the newest. */
export async function findRestrictedBy(
  asking: AccessContext,
  session: StaffSession,
  known: string,
): Promise<number | undefined> {
  const [found] = await asking.db
    .select({ id: members.id })
    .from(members)
    .where(and(sql`${members.isRestricted}`, isExactly(known)))
    .orderBy(inArray(members.id, accessibleTo(asking, session)), desc(members.id))
    .limit(1);
  return found?.id;
}

/** Excludes restricted cases from lists and totals. There are few, and each query reads them once. */
export function excludeRestricted(
  memberId: AnyPgColumn,
  asking: AccessContext,
  session: CaseReader,
): Exclusion | undefined {
  if (!session.hasRestricted) return undefined;
  const hidden = hiddenFrom(asking, session);
  return {
    isListed: sql`coalesce(${memberId}, 0) not in (${hidden})`,
    isExcluded: sql`${memberId} in (${hidden})`,
  };
}

/** Excludes rows whose subject and id name a restricted case or a part of one. */
function excludeSubjects(
  subject: AnyPgColumn,
  subjectId: AnyPgColumn,
  asking: AccessContext,
  session: StaffSession,
): Exclusion | undefined {
  if (!session.hasRestricted) return undefined;
  const hidden = hiddenFrom(asking, session);
  const parts = partEntries.map(
    ([name, { table }]) =>
      sql`select ${name}::text, ${table.id} from ${table} where ${table.memberId} in (${hidden})`,
  );
  const hiddenSubjects = [sql`select 'member', id from (${hidden}) as cases`, ...parts];
  return {
    isListed: sql`coalesce(${caseOf(subject, subjectId)}, 0) not in (${hidden})`,
    isExcluded: sql`(${subject}, ${subjectId}) in (${sql.join(hiddenSubjects, sql` union all `)})`,
  };
}

async function isRestricted(db: Queries, memberId: number): Promise<boolean> {
  return (
    (await db.$count(members, and(eq(members.id, memberId), eq(members.isRestricted, true)))) > 0
  );
}

/** True while at least one case is restricted. The session query reads it, so that other checks can be skipped. */
export const hasRestrictedCases = sql<boolean>`exists (select from ${members} where ${members.isRestricted})`;

export const caseAccess: CaseAccess = {
  assertCall,
  assertCases,
  findHidden,
  excludeSubjects,
  casesOf,
  isRestricted,
};
