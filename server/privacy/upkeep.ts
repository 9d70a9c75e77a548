// What is done once a day for the sake of people's privacy, by one process, also after having been down.
import { and, eq, gte } from 'drizzle-orm';
import { momentInZone, officeDate } from '#domain/calendar/office-hours';
import type { Database, Db } from '../db/client.ts';
import { isOneOf } from '../db/columns.ts';
import { isRewriteOwed, payRewrite } from '../db/owed-rewrite.ts';
import { claimToday, lastDayOf } from '../db/recurring-jobs.ts';
import { auditEntries, checks } from '../db/schema/logs.ts';
import type { Env } from '../env.ts';
import { backUpToday } from './backups.ts';
import { keepPeriods } from './retention.ts';
import { checkLogs, forgetOldReads, type LogCheck, noteCheck, sealLogs } from './seals.ts';

type Log = {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

const noBackups = { backupDir: undefined, backupRecipients: [] };

/** Called every few minutes. */
export async function keepPrivacy(
  database: Database,
  log: Log,
  now: Date,
  env: Pick<Env, 'backupDir' | 'backupRecipients'> = noBackups,
  signal?: AbortSignal,
): Promise<void> {
  const { db, engine } = database;
  await sealLogs(db, now);
  if (await claimToday(db, 'log-check', now)) {
    await noteCheck(db, 'log', await lookAtLogs(db, log, now), now);
  }
  // What was erased today is not in it.
  await keepPeriods(db, now);
  if (await claimToday(db, 'rewrite', now)) {
    const found = await takeOffDisk(database, log, now, signal);
    if (engine === 'embedded') await noteCheck(db, 'rewrite', found, now);
    // It came with the backup of a folder: a server looks after its files by itself.
    else await db.delete(checks).where(eq(checks.name, 'rewrite'));
  }
  await backUpToday(database, env, now, signal);
}

const brokeOff: LogCheck = { isGood: false, detail: 'it broke off, see the log of the server' };

async function lookAtLogs(db: Db, log: Log, now: Date): Promise<LogCheck> {
  try {
    await forgetOldReads(db, now);
    const found = await checkLogs(db);
    // The newest seals stand here too: whoever rewrites the database does not reach these lines.
    if (found.isGood) log.info({ detail: found.detail }, 'The logs are whole');
    else log.error({ detail: found.detail }, 'The logs were changed');
    return found;
  } catch (err) {
    log.error({ err }, 'The logs could not be looked at');
    return brokeOff;
  }
}

async function takeOffDisk(
  database: Database,
  log: Log,
  now: Date,
  signal?: AbortSignal,
): Promise<LogCheck> {
  try {
    const isRewritten = await rewriteErased(database, now, signal);
    const detail = isRewritten ? 'what was erased is off the disk' : 'nothing was erased since';
    return { isGood: true, detail };
  } catch (err) {
    // A server that is told to end: the next day goes on with it.
    if (err === signal?.reason) throw err;
    log.error({ err }, 'What was erased could not be taken off the disk');
    return brokeOff;
  }
}

const rewritten = 'rewritten';

/**
 * The bytes of what was erased lie in the files of a folder until they are written anew: after each erasure,
 * however long the machine was off since, and where sealing owes it. Whether it was done.
 */
async function rewriteErased(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db } = database;
  const last = await lastDayOf(db, rewritten);
  const isBelieved = last !== undefined && last <= officeDate(now);
  const [erased] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        isOneOf(auditEntries.action, ['erased']),
        isBelieved ? gte(auditEntries.at, momentInZone(last, 0)) : undefined,
      ),
    )
    .limit(1);
  const isDue = erased !== undefined || (await isRewriteOwed(db));
  if (isDue) await payRewrite(database, signal);
  await claimToday(db, rewritten, now);
  return isDue;
}
