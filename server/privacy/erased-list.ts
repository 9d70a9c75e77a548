// The list of erased rows beside the backups, so that a restore does not bring them back. It names
// rows, not people. Entries are never removed, because an empty database knows no erasure.
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { personSubjects } from '#domain/privacy';
import { values } from '#domain/vocabulary';
import { BackupError } from '../backup/backup-format.ts';
import type { Db, Transaction } from '../db/client.ts';
import { isOneOf } from '../db/columns.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { retentionHolds } from '../db/schema/privacy.ts';
import { erasePerson } from './erasure.ts';
import { personTables } from './person-rows.ts';

const fileName = 'erased.json';
const subjects = values(personSubjects);
const subjectSchema = v.picklist(subjects);
/** Includes the time, because a restored database may reuse an id. Older lists have no time. */
const lineSchema = v.union([
  v.strictTuple([subjectSchema, v.number(), v.pipe(v.string(), v.isoTimestamp())]),
  v.pipe(
    v.strictTuple([subjectSchema, v.number()]),
    v.transform(([subject, id]) => [subject, id, new Date().toISOString()] as const),
  ),
]);
const listSchema = v.array(lineSchema);
type Line = v.InferOutput<typeof lineSchema>;
type ErasedList = readonly Line[];

class DamagedList extends BackupError {}

/** Returns undefined if there is no list. */
export async function readErased(folder: string): Promise<ErasedList | undefined> {
  const path = join(folder, fileName);
  try {
    return await checked(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const isDamaged = error instanceof SyntaxError || v.isValiError(error);
    if (isDamaged) throw new DamagedList(`${path} is damaged.`);
    throw new BackupError(`${path} cannot be read.`);
  }
}

const checkedAtOnce = 1_000;

/** Validates in chunks: a list of years is long, and other work must run in between. */
async function checked(list: unknown): Promise<ErasedList> {
  const unchecked = v.parse(v.array(v.unknown()), list);
  const lines: Line[] = [];
  for (let at = 0; at < unchecked.length; at += checkedAtOnce) {
    lines.push(...v.parse(listSchema, unchecked.slice(at, at + checkedAtOnce)));
    await setImmediate();
  }
  return lines;
}

let writing = Promise.resolve();

/**
 * Adds erasures since a time, or all. Runs sequentially, so that an older list cannot replace a
 * newer one.
 */
export function listErased(db: Db, folder: string, since?: Date): Promise<void> {
  const written = writing.then(() => addErased(db, folder, since));
  writing = written.catch(() => {});
  return written;
}

async function addErased(db: Db, folder: string, since: Date | undefined): Promise<void> {
  // A full scan does not use the cache.
  if (since === undefined) lists.delete(folder);
  const known = await knownIn(folder);
  const found = await erasedIn(db, known === undefined ? undefined : since);
  const isNew = (line: Line) => isLater(line, known?.get(keyOf(line)));
  if (known !== undefined && !found.some(isNew)) return;
  const lines = latest([...(known?.values() ?? []), ...found]);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Include the process id: other processes may write at the same time.
  const unfinished = join(folder, `${fileName}.${process.pid}.unfinished`);
  const text = `${JSON.stringify([...lines.values()])}\n`;
  await writeFile(unfinished, text, { mode: 0o600, flush: true });
  const stamp = await stampOf(unfinished);
  await rename(unfinished, join(folder, fileName));
  lists.set(folder, { stamp, lines });
}

type Lines = ReadonlyMap<string, Line>;

/** Cache by folder and file stamp: reading the list on every run would block other work. */
const lists = new Map<string, { stamp: string; lines: Lines }>();

/**
 * Returns the current list, which another process or a person may have replaced; undefined if
 * missing or damaged.
 */
async function knownIn(folder: string): Promise<Lines | undefined> {
  // Take the stamp before reading: a file replaced in between has another stamp.
  const stamp = await stampOf(join(folder, fileName)).catch(() => undefined);
  const before = lists.get(folder);
  if (before !== undefined && before.stamp === stamp) return before.lines;
  const list = await readErased(folder).catch((error: unknown) => {
    // A damaged list is rebuilt from the log. An unreadable one may contain entries that the log
    // does not.
    if (error instanceof DamagedList) return undefined;
    throw error;
  });
  if (list === undefined) return undefined;
  const lines = latest(list);
  if (stamp !== undefined) lists.set(folder, { stamp, lines });
  return lines;
}

async function stampOf(path: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(path, { bigint: true });
  return [ino, size, mtimeNs].join('-');
}

const keyOf = ([subject, id]: Line) => `${subject}-${id}`;
const isLater = ([, , at]: Line, other: Line | undefined) => other === undefined || other[2] < at;

function latest(list: ErasedList): Lines {
  const lines = new Map<string, Line>();
  for (const line of list) {
    const key = keyOf(line);
    if (isLater(line, lines.get(key))) lines.set(key, line);
  }
  return lines;
}

async function erasedIn(db: Db, since: Date | undefined): Promise<Line[]> {
  const rows = await db
    .select({ subject: auditEntries.subject, id: auditEntries.subjectId, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        isOneOf(auditEntries.action, ['erased']),
        inArray(auditEntries.subject, subjects),
        isNotNull(auditEntries.subjectId),
        since === undefined ? undefined : gt(auditEntries.at, since),
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
  return rows.map(({ subject, id, at }) => v.parse(lineSchema, [subject, id, at.toISOString()]));
}

/**
 * Repeats erasures in a restored database and returns their number. Holds of that time have ended
 * since.
 */
export async function eraseAgain(tx: Transaction, list: ErasedList, now: Date): Promise<number> {
  let erased = 0;
  for (const [subject, id, at] of list) {
    const table = personTables[subject];
    const [row] = await tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(eq(table.id, id), isNull(table.erasedAt), lte(table.createdAt, new Date(at))));
    if (row === undefined) continue;
    await tx
      .delete(retentionHolds)
      .where(and(eq(retentionHolds.subject, subject), eq(retentionHolds.subjectId, id)));
    const erasure = { subject, id, version: undefined, actor: 'command line' as const, now };
    await erasePerson(tx, { ...erasure, reason: 'restore' });
    erased++;
  }
  return erased;
}
