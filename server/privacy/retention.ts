// Nothing is kept longer than promised: what is due is erased by a job, after it stood for a month on a
// list that staff see, and not while it is on hold.
import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dayMs } from '#domain/calendar/durations';
import {
  type PersonSubject,
  promisedMonths,
  type RetentionRule,
  retentionNoticeDays,
  retentionRules,
} from '#domain/privacy';
import { AppError } from '../api/app-error.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { isOneOf } from '../db/columns.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { closedStatuses, members } from '../db/schema/members.ts';
import { retentionHolds, retentionPeriods } from '../db/schema/privacy.ts';
import { contacts, donations, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { erasePerson } from './erasure.ts';
import { personTables } from './person-rows.ts';

type Period = typeof retentionPeriods.$inferSelect;

/** The periods; made with what is promised where there are none yet, a month before they count. */
export async function readPeriods(db: Queries, now: Date): Promise<Period[]> {
  const found = await db.select().from(retentionPeriods).orderBy(retentionPeriods.id);
  if (found.length === retentionRules.length) return found;
  const notBefore = new Date(now.getTime() + retentionNoticeDays * dayMs);
  await db
    .insert(retentionPeriods)
    .values(retentionRules.map((name) => ({ name, months: promisedMonths[name], notBefore })))
    .onConflictDoNothing();
  return db.select().from(retentionPeriods).orderBy(retentionPeriods.id);
}

type Source = {
  rule: RetentionRule;
  subject: PersonSubject;
  /** From when its period runs; the first is what an index has in order. */
  since: AnyPgColumn;
  later?: SQL;
  where?: SQL;
};

/** Anything that anybody did with a case, but looking at it. */
const lastWork = sql`(select max(${auditEntries.at}) from ${auditEntries}
  where ${auditEntries.memberId} = ${members.id} and ${auditEntries.action} <> 'viewed')`;

const sources: readonly Source[] = [
  {
    rule: 'cases',
    subject: 'member',
    since: members.updatedAt,
    later: lastWork,
    where: isOneOf(members.status, closedStatuses),
  },
  { rule: 'forms', subject: 'submission', since: submissions.updatedAt },
  {
    rule: 'messages',
    subject: 'contact',
    since: contacts.createdAt,
    later: sql`${contacts.answeredAt}`,
  },
  { rule: 'pledges', subject: 'donation', since: donations.createdAt },
  {
    // A crowd's applications stay open as long as nobody takes one in.
    rule: 'set-aside',
    subject: 'member',
    since: members.createdAt,
    later: lastWork,
    where: sql`${members.isFlagged} and ${members.flagReason} is not null
      and ${members.firstContactedAt} is null and ${members.pressingAlerts} = 0`,
  },
  ...(
    [
      ['submission', submissions],
      ['contact', contacts],
      ['donation', donations],
    ] as const
  ).map(([subject, table]) => ({
    rule: 'set-aside' as const,
    subject,
    since: table.createdAt,
    where: sql`${table.isQuarantined}`,
  })),
];

export type Due = { subject: PersonSubject; id: number; version: number; goesAt: Date };
type DueBy = Due & { by: { source: Source; period: Period } };

/** What goes until this moment, soonest first; each with the moment at which it may. */
export async function dueUntil(
  db: Queries,
  periods: readonly Period[],
  until: Date,
  limit: number,
): Promise<DueBy[]> {
  const due: DueBy[] = [];
  for (const source of sources) {
    const period = periods.find(({ name }) => name === source.rule);
    if (period === undefined || period.notBefore > until) continue;
    for (const one of await dueOf(db, source, period, until, limit)) {
      due.push({ ...one, by: { source, period } });
    }
  }
  const unique = new Map(due.map((one) => [`${one.subject}-${one.id}`, one]));
  return [...unique.values()]
    .toSorted((a, b) => a.goesAt.getTime() - b.goesAt.getTime())
    .slice(0, limit);
}

async function dueOf(
  db: Queries,
  { subject, since, later, where }: Source,
  { months, notBefore }: Period,
  until: Date,
  limit: number,
  only?: number,
): Promise<Due[]> {
  const table = personTables[subject];
  const latest = later === undefined ? sql`${since}` : sql`greatest(${since}, ${later})`;
  const period = sql`make_interval(months => ${months})`;
  const cutoff = sql`${until.toISOString()}::timestamptz - ${period}`;
  const rows = await db
    .select({
      id: table.id,
      version: table.version,
      goesAt: sql<string>`extract(epoch from ${latest} + ${period}) * 1000`,
    })
    .from(table as PgTable)
    .where(
      and(
        isNull(table.erasedAt),
        only === undefined ? undefined : eq(table.id, only),
        where,
        lt(since, cutoff),
        later === undefined ? undefined : sql`${latest} < ${cutoff}`,
        notHeld(subject, table.id),
      ),
    )
    .orderBy(asc(since), asc(table.id))
    .limit(limit);
  return rows.map(({ id, version, goesAt }) => ({
    subject,
    id: id as number,
    version: version as number,
    goesAt: new Date(Math.max(Number(goesAt), notBefore.getTime())),
  }));
}

function notHeld(subject: PersonSubject, id: AnyPgColumn): SQL {
  return sql`not exists (select from ${retentionHolds}
    where ${retentionHolds.subject} = ${subject} and ${retentionHolds.subjectId} = ${id})`;
}

const erasedAtOnce = 100;

/** Erases what is due; answers how much. Somebody who puts one on hold or takes it up meanwhile is heard. */
export async function eraseDue(db: Db, now: Date): Promise<number> {
  const periods = await readPeriods(db, now);
  let erased = 0;
  for (;;) {
    const due = await dueUntil(db, periods, now, erasedAtOnce);
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

/** By its version: what is changed between the look and the lock is refused like any older change. */
async function eraseIfDue(tx: Transaction, { subject, id, by }: DueBy, now: Date) {
  const [still] = await dueOf(tx, by.source, by.period, now, 1, id);
  if (still === undefined) return false;
  const erasure = { subject, id, version: still.version, actor: 'system' as const, now };
  await erasePerson(tx, { ...erasure, reason: 'retention' });
  return true;
}
