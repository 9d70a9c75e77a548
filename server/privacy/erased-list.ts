// The list of erased rows beside the backups, so that a restore does not bring them back. It names
// rows, not people. Entries are never removed, because an empty database knows no erasure.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { personSubjects } from '#domain/privacy';
import { listValues } from '#domain/vocabulary';
import { BackupError } from '../backup/backup-format.ts';
import type { Db, Transaction } from '../db/client.ts';
import { buildOneOfCondition } from '../db/columns.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { retentionHolds } from '../db/schema/privacy.ts';
import { erasePerson } from './erasure.ts';
import { personTables } from './person-rows.ts';

const fileName = 'erased.json';
const subjects = listValues(personSubjects);
const subjectSchema = v.picklist(subjects);
/** Includes the time, because a restored database may reuse an id. */
const lineSchema = v.strictTuple([subjectSchema, v.number(), v.pipe(v.string(), v.isoTimestamp())]);
const listSchema = v.array(lineSchema);
type Line = v.InferOutput<typeof lineSchema>;
type ErasedList = readonly Line[];

class DamagedList extends BackupError {}

/** Returns undefined if there is no list. */
export async function readErasedList(folder: string): Promise<ErasedList | undefined> {
  const path = join(folder, fileName);
  try {
    return v.parse(listSchema, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const isDamaged = error instanceof SyntaxError || v.isValiError(error);
    if (isDamaged) throw new DamagedList(`${path} is damaged.`);
    throw new BackupError(`${path} cannot be read.`);
  }
}

let writing = Promise.resolve();

/**
 * Adds erasures since a time, or all. Runs sequentially, so that an older list cannot replace a
 * newer one.
 */
export function recordErasures(db: Db, folder: string, since?: Date): Promise<void> {
  const written = writing.then(() => addErased(db, folder, since));
  writing = written.catch(() => {});
  return written;
}

async function addErased(db: Db, folder: string, since: Date | undefined): Promise<void> {
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
  await rename(unfinished, join(folder, fileName));
}

type Lines = ReadonlyMap<string, Line>;

/** Returns undefined if the list is missing or damaged: it is then rebuilt from the log. */
async function knownIn(folder: string): Promise<Lines | undefined> {
  const list = await readErasedList(folder).catch((error: unknown) => {
    // A list that cannot be read for now may contain entries that the log does not.
    if (error instanceof DamagedList) return undefined;
    throw error;
  });
  return list && latest(list);
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
        buildOneOfCondition(auditEntries.action, ['erased']),
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
export async function repeatErasures(
  tx: Transaction,
  list: ErasedList,
  now: Date,
): Promise<number> {
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
