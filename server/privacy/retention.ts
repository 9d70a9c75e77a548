// Retention: erases due rows after they were announced to staff for a month, unless they are on
// hold.
import { and, asc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dayMs } from '#domain/calendar/durations';
import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import {
  type PersonSubject,
  promisedRetentionMonths,
  type RetentionRule,
  retentionNoticeDays,
  retentionRules,
} from '#domain/privacy';
import { AppError } from '../api/app-error.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { claimJobOfToday } from '../db/recurring-jobs.ts';
import { contactAttempts as attempts } from '../db/schema/case-parts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { isClosedCase, members } from '../db/schema/members.ts';
import { recurringJobs } from '../db/schema/outbox.ts';
import { retentionHolds, retentionPeriods } from '../db/schema/privacy.ts';
import { contacts, donations, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { hasNoPressingAlert, workLists } from '../triage/what-matters.ts';
import { erasePerson } from './erasure.ts';
import { personTables } from './person-rows.ts';

type Period = typeof retentionPeriods.$inferSelect;

/**
 * Reads the periods. Creates missing ones with the promised values, effective after a month's
 * notice.
 */
export async function readPeriods(db: Queries, now: Date): Promise<Period[]> {
  const found = await db.select().from(retentionPeriods).orderBy(retentionPeriods.id);
  if (found.length === retentionRules.length) return found;
  const notBefore = new Date(now.getTime() + retentionNoticeDays * dayMs);
  await db
    .insert(retentionPeriods)
    .values(
      retentionRules.map((name) => ({ name, months: promisedRetentionMonths[name], notBefore })),
    )
    .onConflictDoNothing();
  return db.select().from(retentionPeriods).orderBy(retentionPeriods.id);
}

/** Announces all erasures for another month, because staff could not see the list. */
export async function restartNoticePeriod(db: Queries, now: Date): Promise<void> {
  const notBefore = new Date(now.getTime() + retentionNoticeDays * dayMs);
  await db.update(retentionPeriods).set({ notBefore });
}

/** After a longer gap, such as downtime or a wrong clock, staff could not have seen the list. */
const longestGapDays = 7;

/** Runs once a day; announces again after a gap. Returns the number of erased rows. */
export async function runRetention(db: Db, now: Date): Promise<number> {
  const today = toOfficeDate(now);
  const [job] = await db.select().from(recurringJobs).where(eq(recurringJobs.name, 'retention'));
  if (!(await claimJobOfToday(db, 'retention', now))) return 0;
  const isLate = job !== undefined && job.lastDay < addDays(today, -longestGapDays);
  const isOfWrongClock = job !== undefined && job.lastDay > addDays(today, 1);
  if (isLate || isOfWrongClock) {
    await restartNoticePeriod(db, now);
    return 0;
  }
  return eraseDueRows(db, now);
}

type Source = {
  rule: RetentionRule;
  subject: PersonSubject;
  /** Start of the period; the first column is indexed in order. */
  since: AnyPgColumn;
  later?: SQL;
  where?: SQL;
};

/** Any action except looking at the row. */
const isWork = sql`${auditEntries.action} not in ('viewed', 'seen', 'requested')`;

const lastWorkOnCase = sql`(select max(${auditEntries.at}) from ${auditEntries}
  where ${auditEntries.memberId} = ${members.id} and ${isWork})`;

/** A second reply or another call does not update the row itself. */
function lastWork(subject: 'submission' | 'contact' | 'donation', id: AnyPgColumn): SQL {
  const inLog = sql`(select max(${auditEntries.at}) from ${auditEntries}
    where ${auditEntries.subject} = ${subject} and ${auditEntries.subjectId} = ${id} and ${isWork})`;
  if (subject === 'donation') return inLog;
  return sql`greatest(${inLog}, (select max(${attempts.createdAt}) from ${attempts}
    where ${attempts[`${subject}Id`]} = ${id}))`;
}

const sources: readonly Source[] = [
  {
    rule: 'cases',
    subject: 'member',
    since: members.updatedAt,
    later: lastWorkOnCase,
    where: isClosedCase(members),
  },
  {
    rule: 'forms',
    subject: 'submission',
    since: submissions.updatedAt,
    later: lastWork('submission', submissions.id),
  },
  {
    rule: 'messages',
    subject: 'contact',
    since: contacts.createdAt,
    later: sql`greatest(${contacts.answeredAt}, ${lastWork('contact', contacts.id)})`,
  },
  { rule: 'pledges', subject: 'donation', since: donations.createdAt },
  {
    // Not closed by staff: they stay open until staff clear the mark.
    rule: 'needs-review',
    subject: 'member',
    since: members.createdAt,
    later: lastWorkOnCase,
    where: sql`${members.needsReview} and ${members.reviewReason} is not null
      and ${members.firstContactedAt} is null and ${hasNoPressingAlert(workLists.members)}`,
  },
  ...(
    [
      ['submission', submissions],
      ['contact', contacts],
      ['donation', donations],
    ] as const
  ).map(([subject, table]) => ({
    rule: 'needs-review' as const,
    subject,
    since: table.createdAt,
    // Staff may mark a row long after it arrived.
    later: lastWork(subject, table.id),
    where: sql`${table.needsReview}`,
  })),
];

type DueBy = { source: Source; period: Period };
export type DueErasure = {
  subject: PersonSubject;
  id: number;
  version: number;
  goesAt: Date;
  by: DueBy;
};

/** Rules that may erase rows until this time. */
function rulesUntil(periods: readonly Period[], until: Date): DueBy[] {
  return sources.flatMap((source) => {
    const period = periods.find(({ name }) => name === source.rule);
    return period === undefined || period.notBefore > until ? [] : [{ source, period }];
  });
}

/** Rows to be erased until this time, with their times: at most this many of each kind. */
export async function findDueErasures(
  db: Queries,
  periods: readonly Period[],
  until: Date,
  limit: number,
): Promise<DueErasure[]> {
  const due: DueErasure[] = [];
  for (const by of rulesUntil(periods, until)) due.push(...(await dueOf(db, by, until, limit)));
  return soonestOf(due);
}

type Page = {
  offset: number;
  limit: number;
  /** Further conditions on the rows of a subject. */
  isWanted: (subject: PersonSubject) => SQL | undefined;
};

/** One page of the rows to be erased until this time, soonest first, and the number of all of them. */
export async function readDuePage(
  db: Queries,
  periods: readonly Period[],
  until: Date,
  { offset, limit, isWanted }: Page,
): Promise<{ rows: DueErasure[]; total: number }> {
  const rules = rulesUntil(periods, until);
  const due: DueErasure[] = [];
  for (const by of rules) {
    const where = isWanted(by.source.subject);
    due.push(...(await dueOf(db, by, until, offset + limit, { where, isSoonestFirst: true })));
  }
  let total = 0;
  for (const [subject, some] of Map.groupBy(rules, ({ source }) => source.subject)) {
    const isDue = or(...some.map((by) => dueQuery(by, until).where));
    total += await db.$count(personTables[subject] as PgTable, and(isDue, isWanted(subject)));
  }
  return { rows: soonestOf(due).slice(offset, offset + limit), total };
}

/** A row that is due by two rules is erased by the earlier one. */
function soonestOf(due: readonly DueErasure[]): DueErasure[] {
  const soonest = due.toSorted((a, b) => a.goesAt.getTime() - b.goesAt.getTime());
  const unique = Map.groupBy(soonest, ({ subject, id }) => `${subject}-${id}`);
  return [...unique.values()].flatMap((same) => same.slice(0, 1));
}

function dueQuery({ source, period: { months } }: DueBy, until: Date) {
  const { subject, since, later, where } = source;
  const table = personTables[subject];
  const latest = later === undefined ? sql`${since}` : sql`greatest(${since}, ${later})`;
  const period = sql`make_interval(months => ${months})`;
  const cutoff = sql`${until.toISOString()}::timestamptz - ${period}`;
  return {
    table,
    goesAt: sql<string>`extract(epoch from greatest(${latest} + ${period}, ${heldUntil(subject, table.id)})) * 1000`,
    where: and(
      isNull(table.erasedAt),
      where,
      lt(since, cutoff),
      later === undefined ? undefined : sql`${latest} < ${cutoff}`,
      notHeld(subject, table.id, until),
    ),
    order: [asc(since), asc(table.id)],
  };
}

async function dueOf(
  db: Queries,
  by: DueBy,
  until: Date,
  limit: number,
  asked: { where?: SQL | undefined; isSoonestFirst?: boolean } = {},
): Promise<DueErasure[]> {
  const { table, goesAt: goes, where, order } = dueQuery(by, until);
  const rows = await db
    .select({ id: table.id, version: table.version, goesAt: goes })
    .from(table as PgTable)
    .where(and(asked.where, where))
    .orderBy(...(asked.isSoonestFirst ? [asc(goes), asc(table.id)] : order))
    .limit(limit);
  return rows.map(({ id, version, goesAt }) => ({
    subject: by.source.subject,
    id: id as number,
    version: version as number,
    goesAt: new Date(Math.max(Number(goesAt), by.period.notBefore.getTime())),
    by,
  }));
}

function notHeld(subject: PersonSubject, id: AnyPgColumn, until: Date): SQL {
  return sql`not exists (select from ${retentionHolds}
    where ${retentionHolds.subject} = ${subject} and ${retentionHolds.subjectId} = ${id}
      and (${retentionHolds.endsAt} is null or ${retentionHolds.endsAt} > ${until.toISOString()}::timestamptz))`;
}

function heldUntil(subject: PersonSubject, id: AnyPgColumn): SQL {
  return sql`(select max(${retentionHolds.endsAt}) from ${retentionHolds}
    where ${retentionHolds.subject} = ${subject} and ${retentionHolds.subjectId} = ${id})`;
}

const erasedAtOnce = 100;

/** Erases due rows and returns their number. Respects holds and changes made during the run. */
export async function eraseDueRows(db: Db, now: Date): Promise<number> {
  const periods = await readPeriods(db, now);
  await db.delete(retentionHolds).where(lt(retentionHolds.endsAt, now));
  let erased = 0;
  for (;;) {
    const due = await findDueErasures(db, periods, now, erasedAtOnce);
    const before = erased;
    for (const one of due) {
      const isDone = await db
        .transaction((tx) => eraseIfDue(tx, one, now))
        .catch((error: unknown) => {
          // Held or erased by somebody since the list was read.
          if (error instanceof AppError) return false;
          throw error;
        });
      if (isDone) erased++;
    }
    if (erased === before || due.length < erasedAtOnce) return erased;
  }
}

/** Passes the version, so that a change between the check and the lock is refused. */
async function eraseIfDue(tx: Transaction, { subject, id, by }: DueErasure, now: Date) {
  const isThis = eq(personTables[subject].id, id);
  const [still] = await dueOf(tx, by, now, 1, { where: isThis });
  if (still === undefined) return false;
  const erasure = { subject, id, version: still.version, actor: 'system' as const, now };
  await erasePerson(tx, { ...erasure, reason: 'retention' });
  return true;
}
