// Backups by themselves, once a day, for keys that are not here; and the drill: the file just written is read
// back and restored into a database of its own. For that it is locked for one key more, which lives in
// this process for that minute and nowhere else.
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officeDate } from '#domain/calendar/office-hours';
import { newIdentity } from '../backup/age.ts';
import { writeBackup } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import { type Database, type Db, openDatabase } from '../db/client.ts';
import { hasKeys } from '../db/sealing/key-ring.ts';
import type { Env } from '../env.ts';
import { listErased } from './erased-list.ts';
import { claimToday } from './retention.ts';
import { checkLogs, type LogCheck, noteCheck } from './seals.ts';

const pattern = /^backup-(\d{4}-\d{2}-\d{2})\.gz\.age$/;
const keep = { days: 7, weeks: 4, months: 12 };

type Backups = Pick<Env, 'backupDir' | 'backupRecipients'>;

/** An empty database to try a restore in, and what takes it away. */
type Scratch = () => Promise<{ database: Pick<Database, 'db'>; drop(): Promise<void> }>;

const dayMs = 24 * 3_600_000;

/**
 * Called every few minutes. A backup is made once a day, by one process; what was erased is listed beside it each
 * time, since whoever erases may not reach the folder.
 */
export async function backUpToday(database: Database, env: Backups, now: Date): Promise<void> {
  if (env.backupDir === undefined) return;
  if (await claimToday(database.db, 'backup', now)) await backUp(database, env, now);
  await listLately(database.db, env, now);
}

/** Each backup looks through the whole log; in between the last days are enough. */
export async function listLately(db: Db, env: Pick<Env, 'backupDir'>, now: Date): Promise<void> {
  if (env.backupDir === undefined) return;
  await listErased(db, env.backupDir, new Date(now.getTime() - 2 * dayMs));
}

export async function backUp(
  database: Database,
  env: Backups,
  now: Date,
  scratch: Scratch = inTemporaryFolder,
): Promise<void> {
  const { backupDir: folder } = env;
  if (folder === undefined) return;
  const once = newIdentity();
  const file = join(folder, `backup-${officeDate(now)}.gz.age`);
  const written = await outcome(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const recipients = [...env.backupRecipients, once.recipient];
    const { rows } = await writeBackup(database, file, recipients);
    const { size } = await stat(file);
    await listErased(database.db, folder);
    await removeOld(folder);
    return `${sumOf(rows)} rows, ${Math.ceil(size / 1024)} kB, for ${env.backupRecipients.length} keys`;
  });
  await noteCheck(database.db, 'backup', written, now);
  if (!written.isGood) return;
  const drilled = await outcome(() => drill(file, once.identity, scratch));
  await noteCheck(database.db, 'drill', drilled, now);
}

function sumOf(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, number) => sum + number, 0);
}

async function outcome(work: () => Promise<string>): Promise<LogCheck> {
  try {
    return { isGood: true, detail: await work() };
  } catch (error) {
    // A query's own message repeats its values.
    const isOwn = error instanceof Error && error.name !== 'DrizzleQueryError';
    return { isGood: false, detail: isOwn ? error.message.slice(0, 300) : 'the database refused' };
  }
}

/** Restored from the file, row for row, and the seals of its logs still fit. */
async function drill(file: string, identity: string, scratch: Scratch): Promise<string> {
  const startedAt = performance.now();
  const { database, drop } = await scratch();
  try {
    const { rows } = await restoreBackup(database, file, [identity], { needsKeys: hasKeys() });
    const { isGood, detail } = await checkLogs(database.db);
    if (!isGood) throw new Error(detail);
    const seconds = Math.ceil((performance.now() - startedAt) / 1000);
    return `${sumOf(rows)} rows restored and compared in ${seconds} s`;
  } finally {
    await drop();
  }
}

async function inTemporaryFolder(): ReturnType<Scratch> {
  const dataDir = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    const drop = async () => {
      await database.close();
      await remove();
    };
    return { database, drop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The newest of each of the last days, weeks and months stay. */
export function filesToRemove(names: readonly string[]): string[] {
  const dated = names
    .flatMap((name) => {
      const day = pattern.exec(name)?.[1];
      return day === undefined ? [] : [{ name, day }];
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const kept = new Set<string>();
  const keepNewest = (count: number, groupOf: (day: string) => string) => {
    const groups = Map.groupBy(dated, ({ day }) => groupOf(day));
    for (const [first] of [...groups.values()].slice(0, count)) if (first) kept.add(first.name);
  };
  keepNewest(keep.days, (day) => day);
  keepNewest(keep.weeks, weekOf);
  keepNewest(keep.months, (day) => day.slice(0, 7));
  return dated.map(({ name }) => name).filter((name) => !kept.has(name));
}

const weekMs = 7 * dayMs;
const aMonday = Date.UTC(2024, 0, 1);

function weekOf(day: string): string {
  return String(Math.floor((Date.parse(`${day}T00:00:00Z`) - aMonday) / weekMs));
}

async function removeOld(folder: string): Promise<void> {
  for (const name of filesToRemove(await readdir(folder))) await rm(join(folder, name));
}
