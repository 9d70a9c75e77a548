// Makes encrypted daily backups, each verified by a restore drill. For the drill the file is also
// encrypted to a temporary key that exists only in this process.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#domain/calendar/durations';
import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { createKeyPair } from '../backup/age.ts';
import { assertWritable, unfinishedSuffix, writeBackup } from '../backup/backup.ts';
import { openSource } from '../backup/source.ts';
import type { Database, Db } from '../db/client.ts';
import { claimJobOfToday, isDoneToday } from '../db/recurring-jobs.ts';
import { queryRows } from '../db/rows-of.ts';
import type { Env } from '../env.ts';
import { type CheckResult, hasFailedToday, storeCheckResult } from './checks.ts';
import { recordErasures } from './erased-list.ts';
import {
  createTemporaryDatabase,
  runRestoreDrill,
  type ScratchDatabase,
  sumCounts,
} from './restore-drill.ts';

const pattern = /^backup-(\d{4}-\d{2}-\d{2})(?:-\d{6})?\.gz\.age$/;
const keep = { days: 7, weeks: 4, months: 12 };
/** The promised limit, even if no backup was made in some months. */
const longestKeptDays = 365;

type Backups = Pick<Env, 'backupDir' | 'backupRecipients'>;
/** Aborted when the process is asked to stop. */
type Signal = AbortSignal | undefined;

/**
 * Below the ten minutes between server runs, so that each of those retries; the backup process,
 * which runs every minute, waits.
 */
const waitAfterFailureMs = 9 * minuteMs;
const failedAt = new WeakMap<Db, number>();

/**
 * Runs every few minutes; makes one backup a day, in one process at a time, and retries failures.
 * Also lists erasures, because other processes may not reach the folder.
 */
export async function writeBackupOfToday(
  database: Database,
  env: Backups,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  if (env.backupDir === undefined) return;
  await alone(database, async () => {
    if (signal?.aborted || (await isDoneToday(database.db, 'backup', now))) return;
    // Absolute value: a clock that was ahead for a while must not stop backups.
    const sinceMs = Math.abs(now.getTime() - (failedAt.get(database.db) ?? 0));
    if (sinceMs < waitAfterFailureMs) return;
    const startedAt = performance.now();
    let isMade = false;
    try {
      isMade = await writeBackupWithDrill(database, env, now, { signal });
    } finally {
      const tookMs = performance.now() - startedAt;
      if (!isMade && !signal?.aborted) failedAt.set(database.db, now.getTime() + tookMs);
    }
  });
  await recordRecentErasures(database.db, env, now);
}

/** Short, so that erasures are listed soon. */
const lookEveryMs = 60_000;

/** The loop of the backup process, until aborted. */
export async function runBackupLoop(
  database: Database,
  env: Backups,
  signal: AbortSignal,
  onProblem: (error: unknown) => void,
  everyMs = lookEveryMs,
): Promise<void> {
  while (!signal.aborted) {
    // A restarting database is available again within a minute.
    await writeBackupOfToday(database, env, new Date(), signal).catch(onProblem);
    await setTimeout(everyMs, undefined, { signal }).catch(() => {});
  }
}

/** Lists erasures of the last days; each backup scans the whole log. */
export async function recordRecentErasures(
  db: Db,
  env: Pick<Env, 'backupDir'>,
  now: Date,
): Promise<void> {
  if (env.backupDir === undefined) return;
  await recordErasures(db, env.backupDir, new Date(now.getTime() - 2 * dayMs));
}

const busy = new WeakSet<Db>();

/** Runs work in one process at a time. PostgreSQL releases the lock when a process dies. */
async function alone({ db, engine }: Database, work: () => Promise<void>): Promise<void> {
  if (engine === 'postgres') {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const [mine] = await queryRows<{ locked: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(hashtext('app-backup')) as locked`,
      );
      if (mine?.locked) await work();
    });
  } else if (!busy.has(db)) {
    // The embedded database has one process and one connection, which must stay free for others.
    busy.add(db);
    await work().finally(() => busy.delete(db));
  }
}

/** Returns true if the backup was written. The drill's result is only stored as a check. */
export async function writeBackupWithDrill(
  database: Database,
  env: Backups,
  now: Date,
  {
    scratch = createTemporaryDatabase,
    signal,
  }: { scratch?: ScratchDatabase; signal?: Signal } = {},
): Promise<boolean> {
  const { backupDir: folder } = env;
  if (folder === undefined) return false;
  const once = await createKeyPair();
  const file = join(folder, nameFor(now, await readdir(folder).catch(() => [])));
  const written = await outcome(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeFiles(folder, filesLeftUnfinished);
    const recipients = [...env.backupRecipients, once.recipient];
    // Check before making a copy that others wait for: a failing backup is retried all day.
    await assertWritable(file, recipients);
    const source = await openSource(database, signal);
    const writing = writeBackup(source.database, file, recipients, signal);
    const { rows } = await writing.finally(source.drop);
    const { size } = await stat(file);
    const busy =
      source.blockingReason === undefined
        ? ''
        : `; everybody waited for it: ${source.blockingReason}`;
    return `${sumCounts(rows)} rows, ${Math.ceil(size / 1024)} kB, for ${env.backupRecipients.length} keys${busy}`;
  });
  if (!written.isGood) {
    const isNoted = signal?.aborted || (await hasFailedToday(database.db, 'backup', now));
    if (!isNoted) await storeCheckResult(database.db, 'backup', written, now);
    return false;
  }
  // Claim first: if a later step crashes the process, it must not do so all day.
  await claimJobOfToday(database.db, 'backup', now);
  await storeCheckResult(
    database.db,
    'backup',
    await tidied(database.db, folder, written.detail, now),
    now,
  );
  const drilled = await outcome(() => runRestoreDrill(file, once.identity, scratch, signal));
  if (drilled.isGood || !signal?.aborted)
    await storeCheckResult(database.db, 'drill', drilled, now);
  return true;
}

/** The backup is valid even if these steps fail: a second one would not help. */
async function tidied(db: Db, folder: string, written: string, now: Date): Promise<CheckResult> {
  const works = {
    'what was erased is not listed beside it': () => recordErasures(db, folder),
    'older ones are not removed': () =>
      removeFiles(folder, (names) => chooseFilesToRemove(names, toOfficeDate(now))),
  };
  const details = [written];
  for (const [problem, work] of Object.entries(works)) {
    const { isGood, detail } = await outcome(() => work().then(() => ''));
    if (!isGood) details.push(`${problem}: ${detail}`);
  }
  return { isGood: details.length === 1, detail: details.join('; ') };
}

/** Never reuses a name: the existing file may be all that is left of a database lost today. */
function nameFor(now: Date, names: readonly string[]): string {
  const name = `backup-${toOfficeDate(now)}`;
  const time = now.toISOString().slice(11, 19).replaceAll(':', '');
  return names.includes(`${name}.gz.age`) ? `${name}-${time}.gz.age` : `${name}.gz.age`;
}

async function outcome(work: () => Promise<string>): Promise<CheckResult> {
  try {
    return { isGood: true, detail: await work() };
  } catch (error) {
    // The message of a query error contains its values.
    const isOwn = error instanceof Error && !(error instanceof DrizzleQueryError);
    return { isGood: false, detail: isOwn ? error.message.slice(0, 300) : 'the database refused' };
  }
}

/**
 * Returns the backups to delete: all except those of the last days, the newest of each recent week and month, and the
 * newest of all.
 */
export function chooseFilesToRemove(names: readonly string[], today: string): string[] {
  const dated = names
    .flatMap((name) => {
      const day = pattern.exec(name)?.[1];
      return day === undefined ? [] : [{ name, day }];
    })
    // A name with a time sorts as later than one without.
    .toSorted((one, other) => (one.name.slice(0, -7) < other.name.slice(0, -7) ? 1 : -1));
  const kept = new Set<string>();
  const keepNewest = (count: number, groupOf: (day: string) => string, each = 1) => {
    const groups = [...Map.groupBy(dated, ({ day }) => groupOf(day)).values()];
    const newest = groups.slice(0, count).flatMap((group) => group.slice(0, each));
    for (const { name } of newest) kept.add(name);
  };
  keepNewest(keep.days, (day) => day, Number.POSITIVE_INFINITY);
  keepNewest(keep.weeks, weekOf);
  keepNewest(keep.months, (day) => day.slice(0, 7));
  // A clock that is years ahead once must not delete everything, so the day before the newest
  // counts too.
  const before = dated.find(({ day }) => day !== dated[0]?.day)?.day ?? today;
  const lastTooOld = addDays(before < today ? before : today, -longestKeptDays);
  return dated
    .filter(({ name, day }, at) => !kept.has(name) || (at > 0 && day <= lastTooOld))
    .map(({ name }) => name);
}

const weekMs = 7 * dayMs;
const aMonday = Date.UTC(2024, 0, 1);

function weekOf(day: string): string {
  return String(Math.floor((Date.parse(`${day}T00:00:00Z`) - aMonday) / weekMs));
}

/** Leftovers of a killed process. While this process holds the lock, no other is writing. */
function filesLeftUnfinished(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      name.endsWith(unfinishedSuffix) && pattern.test(name.slice(0, -unfinishedSuffix.length)),
  );
}

async function removeFiles(
  folder: string,
  choose: (names: readonly string[]) => string[],
): Promise<void> {
  for (const name of choose(await readdir(folder))) await rm(join(folder, name));
}
