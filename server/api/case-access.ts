// Restricted cases: a colleague's family, a known danger. One is open to the people it names, and for some
// hours to whoever gave a reason that the owners see at once. To everybody else it is a row without details.
import {
  and,
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
import type { Queries } from '../db/client.ts';
import {
  caseAlerts,
  contactAttempts,
  followUpReminders,
  memberProgress,
  serviceRecords,
} from '../db/schema/case-work.ts';
import { caseAccess, members } from '../db/schema/members.ts';
import { AppError } from './app-error.ts';
import type { StaffSession } from './caller.ts';
import { beginsWord, type FoundBy } from './search.ts';

const partsOfCases = {
  'service-record': serviceRecords,
  'progress-note': memberProgress,
  reminder: followUpReminders,
  alert: caseAlerts,
  'contact-attempt': contactAttempts,
} as const;
export type CaseBy = 'member' | keyof typeof partsOfCases;

type Asking = { db: Queries; now: () => Date };
type Given = { params: Record<string, string>; query: unknown; body: unknown };

/** Refuses a call about a case that is closed to the caller, however the call names it. */
export async function assertCaseAccess(
  asking: Asking,
  session: StaffSession,
  by: CaseBy | undefined,
  { params, query, body }: Given,
): Promise<void> {
  const named = [...numbersNamed(query), ...numbersNamed(body)];
  const pathId = params.id === undefined ? undefined : Number(params.id);
  const own = by === 'member' && pathId !== undefined ? [pathId] : [];
  const ids = [...named, ...own];
  const part = by === undefined || by === 'member' ? undefined : partsOfCases[by];
  if (ids.length === 0 && part === undefined) return;
  const isAsked = or(
    ids.length === 0 ? undefined : inArray(members.id, ids),
    part && inArray(members.id, memberOfPart(asking.db, part, pathId ?? 0)),
  );
  await assertNoneHidden(asking, session, isAsked);
}

/** The same for cases that a handler learns of itself. */
export async function assertAccessToCases(asking: Asking, session: StaffSession, ids: number[]) {
  if (ids.length > 0) await assertNoneHidden(asking, session, inArray(members.id, ids));
}

async function assertNoneHidden(asking: Asking, session: StaffSession, isAsked: SQL | undefined) {
  if (!session.hasRestricted) return;
  const [closed] = await hiddenFrom(asking, session, isAsked).limit(1);
  if (closed === undefined) return;
  throw new AppError('restricted', text.refused, { details: { memberId: closed.id } });
}

function memberOfPart(db: Queries, table: PgTable, id: number) {
  const { id: own, memberId } = getTableColumns(table) as Record<string, AnyPgColumn>;
  return db
    .select({ id: sql<number>`${memberId}` })
    .from(table)
    .where(sql`${own} = ${id}`);
}

type Subject = { subject: string | null; subjectId: number | null };

/** The case of each of these, where it is one or a part of one. */
export async function casesOf(db: Queries, rows: readonly Subject[]): Promise<(number | null)[]> {
  const found = new Map<string, number | null>();
  for (const [subject, table] of Object.entries(partsOfCases)) {
    const ids = rows.filter((row) => row.subject === subject).map((row) => row.subjectId ?? 0);
    if (ids.length === 0) continue;
    const parts = await db
      .select({ id: table.id, memberId: table.memberId })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, memberId } of parts) found.set(`${subject} ${id}`, memberId);
  }
  return rows.map(({ subject, subjectId }) =>
    subject === 'member' ? subjectId : (found.get(`${subject} ${subjectId}`) ?? null),
  );
}

/** The same, asked of one row after the other by the database. */
export function caseOf(subject: AnyPgColumn, subjectId: AnyPgColumn): SQL {
  const ofParts = Object.entries(partsOfCases).map(
    ([name, { id, memberId }]) =>
      sql`when ${name} then (select ${memberId} from ${id.table} where ${id} = ${subjectId})`,
  );
  return sql`(case ${subject} when 'member' then ${subjectId} ${sql.join(ofParts, sql` `)} end)`;
}

function numbersNamed(given: unknown): number[] {
  const { memberId, otherId } = Object(given) as Record<string, unknown>;
  return [memberId, otherId].filter((id): id is number => Number.isSafeInteger(id));
}

/** The restricted cases that name the caller. */
function accessibleTo({ db, now }: Asking, session: StaffSession) {
  return db
    .select({ memberId: caseAccess.memberId })
    .from(caseAccess)
    .where(
      and(
        eq(caseAccess.staffId, session.staffId),
        or(isNull(caseAccess.until), gt(caseAccess.until, now())),
      ),
    );
}

function isHiddenFrom(asking: Asking, session: StaffSession) {
  return and(sql`${members.isRestricted}`, not(inArray(members.id, accessibleTo(asking, session))));
}

function hiddenFrom(asking: Asking, session: StaffSession, isAsked?: SQL) {
  return asking.db
    .select({ id: members.id })
    .from(members)
    .where(and(isHiddenFrom(asking, session), isAsked));
}

/** What says something about a person that the front desk need not know. */
const unsaid = {
  notes: null,
  safeContact: null,
  triageReasons: [],
  preferredContactMethod: null,
  tags: [],
  dateOfBirth: null,
  priority: 'normal',
  pressingAlerts: 0,
  hasAlerts: false,
  dueAt: null,
  nextReminderAt: null,
};
/** All that is told of a closed case and its parts: that they are there, since when, and how they stand. */
const told = new Set([
  ...['id', 'version', 'of', 'subject', 'subjectId', 'memberId', 'createdAt', 'updatedAt'],
  ...['status', 'isRestricted', 'isActive', 'isResolved', 'isCompleted', 'isOverdue', 'dueDate'],
  // Of the history and of what is kept: who answers for it.
  ...['at', 'staffId', 'actor', 'action', 'goesAt', 'heldBy'],
]);
/** What stands for the rest where nothing cannot. */
const nameless: Record<string, unknown> = {
  firstName: text.firstName,
  lastName: text.lastName,
  name: text.name,
  memberName: text.name,
  title: text.name,
  description: '',
  message: '',
  note: '',
  priority: 'normal',
  reminderType: 'follow-up',
};

type Row = object & { reach?: object | null };

function retold<R extends Row>(row: R, said: (key: string, value: unknown) => unknown): R {
  const kept = Object.entries(row).map(([key, value]) => {
    if (key === 'reach' && value) return [key, retold(value as Row, said)];
    return [key, said(key, value)];
  });
  return Object.fromEntries(kept) as R;
}

function without<R extends Row>(row: R, hidden: Record<string, unknown>): R {
  return retold(row, (key, value) => (key in hidden ? hidden[key] : value));
}

function redactedRow<R extends Row>(row: R, instead: Partial<R>): R {
  const standIn = { ...nameless, ...instead };
  return retold(row, (key, value) => {
    if (told.has(key)) return value;
    return key in standIn ? standIn[key] : nothingFor(value);
  });
}

function nothingFor(value: unknown) {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'number' ? 0 : null;
}

/** Where reaching somebody needs care, or nobody can say, whoever may not know why is not given the means. */
function needsCare(row: Row): boolean {
  const { safeContact, triageReasons } = { ...row, ...row.reach } as Record<string, unknown>;
  return safeContact !== null || (Array.isArray(triageReasons) && triageReasons.length > 0);
}

/** The same, asked of the database: what is sealed is not empty. */
const isWithCare = or(isNotNull(members.safeContact), sql`${members.triageReasons} <> '[]'`);

/** A letter or digit more with each search would tell the number or address of a row that does not show it. */
export function exactMatchFilter(asking: Asking, session: StaffSession): FoundBy | undefined {
  const isDesk = !isAllowed(session.role, 'cases.read');
  if (!isDesk && !session.hasRestricted) return undefined;
  const isHidden = or(
    isDesk ? isWithCare : undefined,
    session.hasRestricted ? isHiddenFrom(asking, session) : undefined,
  );
  const { sortName, phoneDigits, emailFolded, reference } = members;
  const name = sql`(${sortName} || ' ' || translate(${sortName}, '-‐''', '   '))`;
  return (terms) => {
    const isGiven = terms.map((term) =>
      or(
        beginsWord(name, term),
        sql`${term} in (${phoneDigits}, ${emailFolded}, lower(${reference}))`,
      ),
    );
    return and(...isGiven) && or(sql`(${isHidden}) is not true`, and(...isGiven));
  };
}

export type Shown = {
  /** Whether a case is restricted, and not open to the caller. */
  isHidden(id: number): boolean;
  /** A row of a list as this person may see it; `id` is that of its case, `instead` what a closed one says. */
  row<R extends Row>(row: R, id: number | null, instead?: Partial<R>): R;
};

/** What of the rows of a list this person may see, by their cases: one reading for every list and search. */
export async function loadRedactor(
  asking: Asking,
  session: StaffSession,
  ids: readonly (number | null)[],
): Promise<Shown> {
  const cases = session.hasRestricted ? [...new Set(ids.filter((id) => id !== null))] : [];
  const found =
    cases.length === 0 ? [] : await hiddenFrom(asking, session, inArray(members.id, cases));
  const closed = new Set(found.map(({ id }) => id));
  const isDesk = !isAllowed(session.role, 'cases.read');
  return {
    isHidden: (id) => closed.has(id),
    row: (row, id, instead = {}) => {
      if (id !== null && closed.has(id)) return redactedRow(row, instead);
      if (!isDesk) return row;
      const unreachable = needsCare(row) ? { email: null, phone: null } : {};
      return without(row, { ...unsaid, ...unreachable });
    },
  };
}

/** For lists and totals that leave restricted cases out. The few restricted cases are read once per query. */
export function excludeRestricted(
  column: AnyPgColumn | SQL,
  asking: Asking,
  session: StaffSession,
): SQL | undefined {
  if (!session.hasRestricted) return undefined;
  return sql`coalesce(${column}, 0) not in (select its_case.id from ${members} as its_case
    where its_case.is_restricted and its_case.id not in (${accessibleTo(asking, session)}))`;
}
