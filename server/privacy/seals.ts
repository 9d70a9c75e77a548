// That nothing in the logs is missing or altered can be shown: every few minutes the entries since the last
// seal are hashed together with that seal. Whoever changes one has to change every seal since, and
// the newest stands outside the database too: in the process's log lines.
import { createHash } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import { type SealedLog, sealedLogs } from '#domain/privacy';
import { detailHashOf } from '../api/audit.ts';
import type { Db, Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { auditEntries, logSeals, readEntries } from '../db/schema/logs.ts';
import { hasKeys } from '../db/sealing/key-ring.ts';
import { opened } from '../db/sealing/sealed-columns.ts';
import type { CheckResult } from './checks.ts';

const tables = { audit: auditEntries, reads: readEntries } as const;
const names = { audit: 'audit_entries', reads: 'read_entries' } as const;

/** Of one seal: what is read at once, and what has to be read again to find an altered entry. */
const entriesASeal = 2_000;
/** Below every number that an entry can have. */
const beforeAll = Number.MIN_SAFE_INTEGER;
const sealsAtOnce = 50;

/** What was said stands as it is stored: it is opened only to be compared, and where there is a key. */
type AuditRow = Omit<typeof auditEntries.$inferSelect, 'changes' | 'note'> &
  Record<'changes' | 'note', string | null>;
type ReadRow = typeof readEntries.$inferSelect;

/** Not the account's number: it is emptied when the account goes, and the name stays. */
function lineOf(log: SealedLog, row: AuditRow | ReadRow): string {
  if (log === 'audit') {
    const { id, at, actor, action, subject, subjectId, memberId, detailHash } = row as AuditRow;
    return JSON.stringify([id, at, actor, action, subject, subjectId, memberId, detailHash]);
  }
  const { id, at, actor, kind, route, subject, ids, filters, allowedAs } = row as ReadRow;
  return JSON.stringify([id, at, actor, kind, route, subject, ids, filters, allowedAs]);
}

type Range = { after: number; through: number };

async function entriesIn(db: Queries, log: SealedLog, { after, through }: Range) {
  const table = tables[log] as typeof auditEntries;
  const asStored = {
    changes: sql<string | null>`${auditEntries.changes}`,
    note: sql<string | null>`${auditEntries.note}`,
  };
  return db
    .select({ ...getTableColumns(table), ...(log === 'audit' ? asStored : (undefined as never)) })
    .from(table)
    .where(and(gt(table.id, after), lte(table.id, through)))
    .orderBy(asc(table.id))
    .limit(entriesASeal + 1);
}

function hashOf(log: SealedLog, before: string, rows: readonly (AuditRow | ReadRow)[]): string {
  const hash = createHash('sha256').update(before);
  for (const row of rows) hash.update(lineOf(log, row)).update('\n');
  return hash.digest('hex');
}

/** The newest entry below which none can appear any more; what it waits with is let go at once. */
async function settledId(db: Queries, log: SealedLog): Promise<number> {
  await db.execute(sql.raw('savepoint looking'));
  const [newest] = await rowsOf<{ id: string }>(db, sql`select settled_id(${log})::text as id`);
  await db.execute(sql.raw('rollback to savepoint looking'));
  return Number(newest?.id ?? 0);
}

async function lastSeal(db: Queries, log: SealedLog) {
  const [seal] = await db
    .select()
    .from(logSeals)
    .where(eq(logSeals.log, log))
    .orderBy(desc(logSeals.throughId))
    .limit(1);
  return seal;
}

/** Seals what came since. One process at a time. */
export async function sealLogs(db: Db, now: Date): Promise<void> {
  for (const log of sealedLogs) {
    await db.transaction(async (tx) => {
      const [mine] = await rowsOf<{ locked: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(hashtext('app-seal')) as locked`,
      );
      if (!mine?.locked) return;
      await tx.execute(sql`set local lock_timeout = '2s'`);
      const through = await settledId(tx, log);
      for (let seals = 0; seals < sealsAtOnce; seals++) {
        const before = await lastSeal(tx, log);
        const found = await entriesIn(tx, log, { after: before?.throughId ?? beforeAll, through });
        const rows = found.slice(0, entriesASeal);
        const newest = rows.at(-1);
        if (newest === undefined) return;
        await tx.insert(logSeals).values({
          ...{ log, throughId: newest.id, entries: rows.length, createdAt: now },
          hash: hashOf(log, before?.hash ?? '', rows),
        });
      }
    });
  }
}

/** Reads every sealed entry again. What was noted since the last seal is not looked at. */
export async function checkLogs(db: Db): Promise<CheckResult> {
  let entries = 0;
  const newest: string[] = [];
  for (const log of sealedLogs) {
    let before = '';
    let after = beforeAll;
    const seals = await db
      .select()
      .from(logSeals)
      .where(eq(logSeals.log, log))
      .orderBy(asc(logSeals.throughId));
    for (const seal of seals) {
      const rows = await entriesIn(db, log, { after, through: seal.throughId });
      const isPruned = log === 'reads' && rows.length === 0 && isOver(seal.createdAt);
      const altered = rows.find((row) => isAltered(log, row as AuditRow));
      if (altered !== undefined) return bad(log, `entry ${altered.id} was altered`);
      if (!isPruned && (rows.length !== seal.entries || hashOf(log, before, rows) !== seal.hash)) {
        return bad(log, `something up to entry ${seal.throughId} is missing or altered`);
      }
      before = seal.hash;
      after = seal.throughId;
      entries += rows.length;
    }
    if (before !== '') newest.push(before.slice(0, 16));
  }
  const emptied = await emptiedEntry(db);
  if (emptied !== undefined) return bad('audit', `entry ${emptied} was emptied by no erasure`);
  if (newest.length === 0) return { isGood: true, detail: 'nothing is sealed yet' };
  const unread = hasKeys() ? '' : ' (what they say is not compared: the data key is not here)';
  return { isGood: true, detail: `${entries} entries${unread}, newest seals ${newest.join(' ')}` };
}

function bad(log: SealedLog, what: string): CheckResult {
  return { isGood: false, detail: `${names[log]}: ${what}` };
}

/** What an erasure took out has no salt any more; everything else must fit its hash. */
function isAltered(log: SealedLog, row: AuditRow): boolean {
  if (log !== 'audit' || row.detailHash === null) return false;
  if (row.detailSalt === null) return row.changes !== null || row.note !== null;
  if (!hasKeys()) return false;
  try {
    const changes = opened(auditEntries.changes, row.changes);
    return (
      detailHashOf(row.detailSalt, changes, opened(auditEntries.note, row.note)) !== row.detailHash
    );
  } catch {
    return true;
  }
}

const ofErased = (table: 'case_alerts' | 'contact_attempts') =>
  sql`select one.id from ${sql.identifier(table)} as one join erased on
    (erased.subject, erased.subject_id) in
      (('member', one.member_id), ('contact', one.contact_id), ('submission', one.submission_id))`;

/** Details go by an erasure alone: without one of what the entry is about, somebody else took them out. */
async function emptiedEntry(db: Db): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // Who was erased is looked up in memory: more of them than fit are gone through again for each entry.
    await tx.execute(sql`set local work_mem = '64MB'`);
    const [entry] = await rowsOf<{ id: string }>(
      tx,
      sql`with erased as materialized (
            select subject, subject_id from audit_entries where action = 'erased' and subject_id is not null)
          select id::text as id from audit_entries as entry
          where detail_hash is not null and detail_salt is null
            and (subject, coalesce(subject_id, 0)) not in (select subject, subject_id from erased)
            and coalesce(member_id, 0) not in (select subject_id from erased where subject = 'member')
            and not (subject = 'alert' and subject_id in (${ofErased('case_alerts')}))
            and not (subject = 'contact-attempt' and subject_id in (${ofErased('contact_attempts')}))
          order by id limit 1`,
    );
    return entry?.id;
  });
}

const keptMonths = 24;

function isOver(sealedAt: Date, now = new Date()): boolean {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - keptMonths);
  return sealedAt < limit;
}

/** Entries of reads go after two years, a sealed range at a time. */
export async function forgetOldReads(db: Db, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - keptMonths);
  const [old] = await db
    .select({ id: logSeals.throughId })
    .from(logSeals)
    .where(and(eq(logSeals.log, 'reads'), lte(logSeals.createdAt, limit)))
    .orderBy(desc(logSeals.throughId))
    .limit(1);
  if (old === undefined) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.erasing', 'on', true)`);
    await tx.delete(readEntries).where(lte(readEntries.id, old.id));
  });
}
