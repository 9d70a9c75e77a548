// Sends a digest of due and overdue responses and late follow-ups at 8:00 on working days: to each
// person their own, to the staff inbox all. Empty digests are not sent.
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { addDays, fromOfficeTime, isOfficeDay, toOfficeDate } from '#domain/calendar/office-hours';
import type { Db, Transaction } from '../db/client.ts';
import { claimJobOfToday } from '../db/recurring-jobs.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { followUpReminders as reminders } from '../db/schema/case-parts.ts';
import { isAwaitingContact, members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import type { NotifyContext } from '../notifications/notify.ts';
import { enqueue } from '../notifications/outbox.ts';

/** Runs once a day in one process, also if that was down at 8:00. */
export async function sendDigest(db: Db, { env, now, site }: NotifyContext): Promise<boolean> {
  const today = toOfficeDate(now);
  const { officeHours } = site().facts;
  if (!isOfficeDay(today, officeHours) || now < fromOfficeTime(today, officeHours.opens)) {
    return false;
  }
  return db.transaction(async (tx) => {
    if (!(await claimJobOfToday(tx, 'digest', now))) return true;
    await tell(tx, { to: env.staffInbox, key: 'inbox' }, now, today);
    const people = await tx
      .select({ username: staffAccounts.username, email: staffAccounts.email })
      .from(staffAccounts)
      .where(
        and(
          eq(staffAccounts.getsDigest, true),
          eq(staffAccounts.isDisabled, false),
          isNotNull(staffAccounts.email),
        ),
      );
    for (const { username, email } of people) {
      await tell(tx, { to: email ?? '', key: username, username }, now, today);
    }
    return true;
  });
}

type Reader = { to: string; key: string; username?: string };

async function tell(tx: Transaction, reader: Reader, now: Date, today: string): Promise<void> {
  const counts = await countsFor(tx, reader.username, now, today);
  if (Object.values(counts).every((count) => count === 0)) return;
  await enqueue(tx, {
    kind: 'digest',
    recipient: reader.to,
    params: { ...counts, path: '/admin/dashboard' },
    dedupeKey: `digest:${today}:${reader.key}`,
    now,
  });
}

async function countsFor(tx: Transaction, username: string | undefined, now: Date, today: string) {
  const tonight = fromOfficeTime(addDays(today, 1), 0);
  const mine = (column: AnyPgColumn) => (username === undefined ? undefined : eq(column, username));
  const due = [
    await dueIn(tx, members, members.dueAt, now, tonight, [
      isAwaitingContact(members),
      eq(members.needsReview, false),
      mine(members.assignedTo),
    ]),
    await dueIn(tx, submissions, submissions.dueAt, now, tonight, [
      isNull(submissions.firstRespondedAt),
      eq(submissions.needsReview, false),
      mine(submissions.assignedTo),
    ]),
    // Messages belong to everyone, so only the inbox's digest counts them.
    ...(username === undefined
      ? [
          await dueIn(tx, contacts, contacts.dueAt, now, tonight, [
            isNull(contacts.answeredAt),
            eq(contacts.needsReview, false),
          ]),
        ]
      : []),
  ];
  const followUps = await dueIn(tx, reminders, reminders.dueDate, now, now, [
    eq(reminders.isCompleted, false),
    mine(reminders.assignedTo),
  ]);
  return {
    late: sum(due.map(({ late }) => late)),
    atRisk: sum(due.map(({ all, late }) => all - late)),
    followUps: followUps.late,
  };
}

async function dueIn(
  tx: Transaction,
  table: PgTable,
  column: AnyPgColumn,
  now: Date,
  until: Date,
  where: (SQL | undefined)[],
) {
  const [row] = await tx
    .select({
      late: sql<number>`count(*) filter (where ${lt(column, now)})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(and(lt(column, until), ...where));
  return row ?? { late: 0, all: 0 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
