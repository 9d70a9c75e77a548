// Runs daily privacy jobs in one process, also after downtime.
import { and, ne } from 'drizzle-orm';
import { diskChecks } from '#domain/privacy';
import type { Database } from '../db/client.ts';
import { buildOneOfCondition } from '../db/columns.ts';
import { completeRewrites, isRewritePending } from '../db/pending-rewrites.ts';
import { claimJobOfToday } from '../db/recurring-jobs.ts';
import { checks } from '../db/schema/logs.ts';
import type { Env } from '../env.ts';
import { deleteExpiredImports } from '../imports/expired-imports.ts';
import { deleteOldColleagueNotices } from '../notifications/colleague-notices.ts';
import { writeBackupOfToday } from './backups.ts';
import { type CheckResult, hasFailedToday, storeCheckResult } from './checks.ts';
import { deleteOldReads } from './old-reads.ts';
import { removeOldSubscribers } from './old-subscribers.ts';
import { runRetention } from './retention.ts';

type Log = {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

const noBackups = { backupDir: undefined, backupRecipients: [] };

/** Runs every few minutes. */
export async function runPrivacyJobs(
  database: Database,
  log: Log,
  now: Date,
  env: Pick<Env, 'backupDir' | 'backupRecipients'> = noBackups,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = database;
  if (await claimJobOfToday(db, 'old-reads', now)) {
    await deleteOldReads(db, now);
    await deleteOldColleagueNotices(db, now);
    await deleteExpiredImports(db, now);
  }
  if (await claimJobOfToday(db, 'subscribers', now)) await removeOldSubscribers(db, now);
  // Runs before the backup, so that rows erased today are not in it.
  await runRetention(db, now);
  await removeErasedTexts(database, log, now, signal);
  await writeBackupOfToday(database, env, now, signal);
}

const brokeOff: CheckResult = { isGood: false, detail: 'it broke off, see the log of the server' };

/** On PostgreSQL this process has no access to the files, so the operator must act. */
const serverFiles: CheckResult = {
  isGood: true,
  detail:
    'the tables no longer hold the erased texts, but files of the PostgreSQL server, its WAL archive, replicas, and base backups still do. The operator of that server removes them: see "After an erasure on PostgreSQL" in docs/operating.md',
};

/** Runs within minutes of an erasure. A failure is retried on each run and logged once a day. */
async function removeErasedTexts(
  database: Database,
  log: Log,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { db, engine } = database;
  const name = engine === 'embedded' ? 'rewrite' : 'server-files';
  // A result of the other engine came from a backup.
  await db
    .delete(checks)
    .where(and(buildOneOfCondition(checks.name, diskChecks), ne(checks.name, name)));
  if (!(await isRewritePending(db))) return;
  const rewritten = await rewriteAndSearch(database, log, signal);
  const result = engine === 'embedded' ? rewritten : serverFiles;
  if (result.isGood || !(await hasFailedToday(db, name, now)))
    await storeCheckResult(db, name, result, now);
}

async function rewriteAndSearch(
  database: Database,
  log: Log,
  signal?: AbortSignal,
): Promise<CheckResult> {
  try {
    const { searchedFiles, filesWithTexts } = await completeRewrites(database, signal);
    if (filesWithTexts.length === 0) {
      return { isGood: true, detail: `no erased text is left in ${searchedFiles} files` };
    }
    log.error({ files: filesWithTexts.slice(0, 10) }, 'Files still hold erased texts');
    return {
      isGood: false,
      detail: `${filesWithTexts.length} of ${searchedFiles} files still hold erased texts`,
    };
  } catch (err) {
    // The server is shutting down: the next start continues.
    if (err === signal?.reason) throw err;
    log.error({ err }, 'Erased texts could not be removed from the disk');
    return brokeOff;
  }
}
