// Notices for owners, gathered from the log, shown, and mailed: restricted cases opened with a
// reason, suspicious sign-ins, mass reading, failed checks, and a full review quota.
import { and, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { dayMs, hourMs } from '#domain/calendar/durations';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { isCheckMissed, ownerNoticeActions } from '#domain/privacy';
import { audit } from '../api/audit.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import type { Db } from '../db/client.ts';
import { buildOneOfCondition } from '../db/columns.ts';
import { queryRows } from '../db/rows-of.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { auditEntries, checks, readEntries } from '../db/schema/logs.ts';
import type { Env } from '../env.ts';
import { isReviewFull } from '../triage/review-quota.ts';
import type { NotifyContext } from './notify.ts';
import { findLastNotifiedAt, minMsBetweenNotices, notifyOwners } from './notify-owners.ts';

const shownMs = 30 * dayMs;
const maxListed = 50;

/** More cases and forms opened in an hour than a day's work needs. */
export const openedCasesWarning = 150;
/**
 * More people listed in an hour than a day's work needs; a list shows how to reach each of them.
 */
export const listedPeopleWarning = 1_000;
/** A single wrong password is normal; this many in an hour are reported. */
export const wrongSignInLimit = 5;

const watched = ['sign-in-refused', 'new-device', 'passkey-went-back'] as const;

/** Runs on a timer in every process and reports each event of the last hour once. */
export async function watchForOwners(
  db: Db,
  notifyContext: NotifyContext & { env: Pick<Env, 'reviewQuota'> },
  /** How long this process has been up. */
  upMs: number,
): Promise<void> {
  const since = new Date(notifyContext.now.getTime() - hourMs);
  await noteMuchRead(db, notifyContext, since);
  await noteBadChecks(db, notifyContext, upMs);
  await noteFullReview(db, notifyContext);
  const causes = await db
    .select({ action: auditEntries.action, about: auditEntries.subjectId, total: count() })
    .from(auditEntries)
    .where(and(inArray(auditEntries.action, watched), happened(since, notifyContext.now)))
    .groupBy(auditEntries.action, auditEntries.subjectId);
  for (const { action, about, total } of causes) {
    if (about !== null && isEnough(action, total))
      await tellOfNew(db, notifyContext, action, about);
  }
}

function happened(since: Date, until: Date) {
  return and(gt(auditEntries.at, since), lte(auditEntries.at, until));
}

function isEnough(action: string, total: number): boolean {
  return total >= (action === 'sign-in-refused' ? wrongSignInLimit : 1);
}

/** Reports only events since the last notice; repeats wait until that notice is a while ago. */
async function tellOfNew(
  db: Db,
  notifyContext: NotifyContext,
  action: string,
  about: number,
): Promise<void> {
  const cause = `${action}:${about}`;
  await db.transaction(async (tx) => {
    // Several processes may check at once: only one reports.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tell-owners'))`);
    const hourAgo = new Date(notifyContext.now.getTime() - hourMs);
    const toldAt = await findLastNotifiedAt(tx, cause, hourAgo);
    if (
      toldAt !== undefined &&
      notifyContext.now.getTime() - toldAt.getTime() < minMsBetweenNotices
    )
      return;
    const [fresh] = await tx
      .select({ total: count() })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, action),
          eq(auditEntries.subjectId, about),
          happened(toldAt ?? hourAgo, notifyContext.now),
        ),
      );
    if (isEnough(action, fresh?.total ?? 0)) await notifyOwners(tx, notifyContext, cause);
  });
}

/**
 * Opening a part of a case by its id counts as opening the case; recording served food does not.
 */
const isOpening = sql`(${readEntries.kind} = 'one'
  or ${readEntries.kind} = 'part' and ${readEntries.route} like '%{id}%')`;

async function noteMuchRead(db: Db, notifyContext: NotifyContext, since: Date): Promise<void> {
  const readers = await queryRows<{ staffId: number; actor: string; opened: number; seen: number }>(
    db,
    sql`select ${readEntries.staffId} as "staffId", ${readEntries.actor} as actor,
          count(distinct (${readEntries.subject}, one)) filter (where ${isOpening})::int as opened,
          count(distinct (${readEntries.subject}, one))::int as seen
        from ${readEntries} cross join lateral unnest(${readEntries.ids}) as one
        where ${readEntries.at} > ${since.toISOString()}::timestamptz and ${readEntries.staffId} is not null
          and (${readEntries.kind} = 'list' or ${isOpening})
        group by 1, 2`,
  );
  for (const { staffId, actor, opened, seen } of readers) {
    const isMuchOpened = opened >= openedCasesWarning;
    if (!isMuchOpened && seen < listedPeopleWarning) continue;
    await db.transaction(async (tx) => {
      // Several processes may check at once: only one logs it.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('read-much'))`);
      const [noted] = await tx
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.action, 'read-much'),
            eq(auditEntries.subjectId, staffId),
            gt(auditEntries.at, since),
          ),
        );
      if (noted !== undefined) return;
      await audit(tx, 'system', notifyContext.now, {
        action: 'read-much',
        subject: 'staff',
        subjectId: staffId,
        note: isMuchOpened
          ? `${actor} opened ${opened} cases and forms in an hour`
          : `${actor} went through lists of ${seen} people in an hour`,
      });
      await notifyOwners(tx, notifyContext, `read-much:${staffId}`);
    });
  }
}

const repeatMs = 7 * dayMs;

/** Reports each failed run, and a job that stopped running once a week. */
async function noteBadChecks(db: Db, notifyContext: NotifyContext, upMs: number): Promise<void> {
  const { now } = notifyContext;
  const all = await db.select().from(checks);
  // After downtime, missed jobs run first.
  const isTold = (check: (typeof all)[number]) => upMs >= hourMs && isCheckMissed(check, all, now);
  const bad = all.filter((check) => !check.isGood || isTold(check));
  for (const { name, isGood, detail, checkedAt } of bad) {
    await db.transaction(async (tx) => {
      // Several processes may check at once: only one logs it.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tell-owners'))`);
      const cause = `check:${name}`;
      const since = new Date(Math.max(checkedAt.getTime(), now.getTime() - repeatMs));
      if ((await findLastNotifiedAt(tx, cause, since)) !== undefined) return;
      const note = isGood ? `${name}, none since ${toOfficeDate(checkedAt)}` : `${name}, ${detail}`;
      await audit(tx, 'system', now, { action: 'check-failed', subject: 'check', note });
      await notifyOwners(tx, notifyContext, cause);
    });
  }
}

/** Mails owners once a day while forms over the limit are refused. */
async function noteFullReview(
  db: Db,
  notifyContext: NotifyContext & { env: Pick<Env, 'reviewQuota'> },
): Promise<void> {
  const { env, now } = notifyContext;
  if (!(await isReviewFull(db, env.reviewQuota))) return;
  const cause = 'review-full';
  await db.transaction(async (tx) => {
    // Several processes may check at once: only one logs it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tell-owners'))`);
    if ((await findLastNotifiedAt(tx, cause, new Date(now.getTime() - dayMs))) !== undefined)
      return;
    await audit(tx, 'system', now, {
      action: 'review-full',
      subject: 'check',
      note: String(env.reviewQuota),
    });
    await notifyOwners(tx, notifyContext, cause);
  });
}

const noticeResponse = v.strictObject({
  id: v.number(),
  at: v.string(),
  actor: v.string(),
  action: v.picklist(ownerNoticeActions),
  subjectId: v.nullable(v.number()),
  note: v.nullable(v.string()),
});

/**
 * Shows only the last wrong sign-in of each account, so that guessing cannot bury other notices.
 */
const lasting = ownerNoticeActions.filter((action) => action !== 'sign-in-refused');

type Entry = typeof auditEntries.$inferSelect;

const byMoment = (a: Entry, b: Entry) => b.at.getTime() - a.at.getTime() || b.id - a.id;

function lastRefused(db: Db, since: Date): Promise<Entry[]> {
  const last = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'staff'),
        eq(auditEntries.subjectId, staffAccounts.id),
        eq(auditEntries.action, 'sign-in-refused'),
        gt(auditEntries.at, since),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(1)
    .as('last');
  const ofEach = db.select({ id: last.id }).from(staffAccounts).crossJoinLateral(last);
  return db.select().from(auditEntries).where(inArray(auditEntries.id, ofEach));
}

export const noticeRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/notices',
    needs: 'staff.manage',
    summary: 'What owners should know of the last 30 days, newest first',
    response: v.array(noticeResponse),
    handle: async ({ db, now }) => {
      const since = new Date(now().getTime() - shownMs);
      const newest = await Promise.all(
        lasting.map((action) =>
          db
            .select()
            .from(auditEntries)
            .where(
              and(buildOneOfCondition(auditEntries.action, [action]), gt(auditEntries.at, since)),
            )
            .orderBy(desc(auditEntries.at), desc(auditEntries.id))
            .limit(maxListed),
        ),
      );
      const refused = await lastRefused(db, since);
      const rows = [...newest.flat().sort(byMoment).slice(0, maxListed), ...refused].sort(byMoment);
      return {
        body: rows.map(({ id, at, actor, action, subjectId, note }) => ({
          ...{ id, at: at.toISOString(), actor, subjectId, note },
          action: action as (typeof ownerNoticeActions)[number],
        })),
      };
    },
  }),
];

export type Notice = ResponseOf<typeof noticeRoutes>[number];
