// Backups by themselves, once a day, for keys that are not here, each followed by a drill. For that the file is
// locked for one key more, which lives in this process for that minute and nowhere else.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#domain/calendar/durations';
import { dateAfter, officeDate } from '#domain/calendar/office-hours';
import { createKeyPair } from '../backup/age.ts';
import { refuseUnwritable, unfinished, writeBackup } from '../backup/backup.ts';
import { openSource } from '../backup/source.ts';
import type { Database, Db } from '../db/client.ts';
import { claimToday, isDoneToday } from '../db/recurring-jobs.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Env } from '../env.ts';
import { type CheckResult, hasFailedToday, noteCheck } from './checks.ts';
import { listErased } from './erased-list.ts';
import { drill, inTemporaryFolder, type Scratch, sumOf } from './restore-drill.ts';

const pattern = /^backup-(\d{4}-\d{2}-\d{2})(?:-\d{6})?\.gz\.age$/;
const keep = { days: 7, weeks: 4, months: 12 };
/** As promised, also of months in which none was made. */
const longestKeptDays = 365;

type Backups = Pick<Env, 'backupDir' | 'backupRecipients'>;
/** Aborted when the process is told to end. */
type Signal = AbortSignal | undefined;

/** Under ten minutes, so that every look of a server tries; whoever looks each minute does not each time. */
const waitAfterFailureMs = 9 * minuteMs;
const failedAt = new WeakMap<Db, number>();

/**
 * Called every few minutes. A backup is made once a day, by one process at a time; what was cut off or failed is
 * made again.
 * What was erased is listed beside it each time, since whoever erases may not reach the folder.
 */
export async function backUpToday(
  database: Database,
  env: Backups,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  if (env.backupDir === undefined) return;
  await alone(database, async () => {
    if (signal?.aborted || (await isDoneToday(database.db, 'backup', now))) return;
    // Without its sign: a clock that was ahead for a while must not stop it.
    const sinceMs = Math.abs(now.getTime() - (failedAt.get(database.db) ?? 0));
    if (sinceMs < waitAfterFailureMs) return;
    const startedAt = performance.now();
    let isMade = false;
    try {
      isMade = await backUp(database, env, now, { signal });
    } finally {
      const tookMs = performance.now() - startedAt;
      if (!isMade && !signal?.aborted) failedAt.set(database.db, now.getTime() + tookMs);
    }
  });
  await listLately(database.db, env, now);
}

/** What is erased is to be listed soon. */
const lookEveryMs = 60_000;

/** Until it is told to end, as a process of its own. */
export async function keepBackingUp(
  database: Database,
  env: Backups,
  signal: AbortSignal,
  onProblem: (error: unknown) => void,
  everyMs = lookEveryMs,
): Promise<void> {
  while (!signal.aborted) {
    // A database that is restarted now is there again in a minute.
    await backUpToday(database, env, new Date(), signal).catch(onProblem);
    await setTimeout(everyMs, undefined, { signal }).catch(() => {});
  }
}

/** Each backup looks through the whole log; in between the last days are enough. */
export async function listLately(db: Db, env: Pick<Env, 'backupDir'>, now: Date): Promise<void> {
  if (env.backupDir === undefined) return;
  await listErased(db, env.backupDir, new Date(now.getTime() - 2 * dayMs));
}

const busy = new WeakSet<Db>();

/** A process that ends in between leaves no claim behind: the server forgets its lock with it. */
async function alone({ db, engine }: Database, work: () => Promise<void>): Promise<void> {
  if (engine === 'postgres') {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const [mine] = await rowsOf<{ locked: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(hashtext('app-backup')) as locked`,
      );
      if (mine?.locked) await work();
    });
  } else if (!busy.has(db)) {
    // A folder is this process's alone, and its one connection is needed for others.
    busy.add(db);
    await work().finally(() => busy.delete(db));
  }
}

/** Whether it is written; how its drill went is noted. */
export async function backUp(
  database: Database,
  env: Backups,
  now: Date,
  { scratch = inTemporaryFolder, signal }: { scratch?: Scratch; signal?: Signal } = {},
): Promise<boolean> {
  const { backupDir: folder } = env;
  if (folder === undefined) return false;
  const once = await createKeyPair();
  const file = join(folder, nameFor(now, await readdir(folder).catch(() => [])));
  const written = await outcome(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeFiles(folder, filesLeftUnfinished);
    const recipients = [...env.backupRecipients, once.recipient];
    // Before anybody waits for a copy: it is tried again all day.
    await refuseUnwritable(file, recipients);
    const source = await openSource(database, signal);
    const writing = writeBackup(source.database, file, recipients, signal);
    const { rows } = await writing.finally(source.drop);
    const { size } = await stat(file);
    const busy = source.whyBusy === undefined ? '' : `; everybody waited for it: ${source.whyBusy}`;
    return `${sumOf(rows)} rows, ${Math.ceil(size / 1024)} kB, for ${env.backupRecipients.length} keys${busy}`;
  });
  if (!written.isGood) {
    const isNoted = signal?.aborted || (await hasFailedToday(database.db, 'backup', now));
    if (!isNoted) await noteCheck(database.db, 'backup', written, now);
    return false;
  }
  // Before all else: what takes the process down must not do so all day.
  await claimToday(database.db, 'backup', now);
  await noteCheck(
    database.db,
    'backup',
    await tidied(database.db, folder, written.detail, now),
    now,
  );
  const drilled = await outcome(() => drill(file, once.identity, scratch, signal));
  if (drilled.isGood || !signal?.aborted) await noteCheck(database.db, 'drill', drilled, now);
  return true;
}

/** The file is good whatever comes of this: another one a few minutes later would not help. */
async function tidied(db: Db, folder: string, written: string, now: Date): Promise<CheckResult> {
  const works = {
    'what was erased is not listed beside it': () => listErased(db, folder),
    'older ones are not removed': () =>
      removeFiles(folder, (names) => filesToRemove(names, officeDate(now))),
  };
  const details = [written];
  for (const [problem, work] of Object.entries(works)) {
    const { isGood, detail } = await outcome(() => work().then(() => ''));
    if (!isGood) details.push(`${problem}: ${detail}`);
  }
  return { isGood: details.length === 1, detail: details.join('; ') };
}

/** Never the name of one that is there: it may be all that is left of a database that was lost today. */
function nameFor(now: Date, names: readonly string[]): string {
  const name = `backup-${officeDate(now)}`;
  const time = now.toISOString().slice(11, 19).replaceAll(':', '');
  return names.includes(`${name}.gz.age`) ? `${name}-${time}.gz.age` : `${name}.gz.age`;
}

async function outcome(work: () => Promise<string>): Promise<CheckResult> {
  try {
    return { isGood: true, detail: await work() };
  } catch (error) {
    // A query's own message repeats its values.
    const isOwn = error instanceof Error && !(error instanceof DrizzleQueryError);
    return { isGood: false, detail: isOwn ? error.message.slice(0, 300) : 'the database refused' };
  }
}

/** All of the last days stay, and the newest of each of the last weeks and months; no older one but the newest of all. */
export function filesToRemove(names: readonly string[], today: string): string[] {
  const dated = names
    .flatMap((name) => {
      const day = pattern.exec(name)?.[1];
      return day === undefined ? [] : [{ name, day }];
    })
    // With a time it is later than without one.
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
  // One look at a clock that is years ahead must not take them all: the day before the newest counts as well.
  const before = dated.find(({ day }) => day !== dated[0]?.day)?.day ?? today;
  const lastTooOld = dateAfter(before < today ? before : today, -longestKeptDays);
  return dated
    .filter(({ name, day }, at) => !kept.has(name) || (at > 0 && day <= lastTooOld))
    .map(({ name }) => name);
}

const weekMs = 7 * dayMs;
const aMonday = Date.UTC(2024, 0, 1);

function weekOf(day: string): string {
  return String(Math.floor((Date.parse(`${day}T00:00:00Z`) - aMonday) / weekMs));
}

/** Of a process that was killed; while this one has its turn nobody else is writing. */
function filesLeftUnfinished(names: readonly string[]): string[] {
  return names.filter(
    (name) => name.endsWith(unfinished) && pattern.test(name.slice(0, -unfinished.length)),
  );
}

async function removeFiles(
  folder: string,
  choose: (names: readonly string[]) => string[],
): Promise<void> {
  for (const name of choose(await readdir(folder))) await rm(join(folder, name));
}
