// What was erased, beside the backups: an older one that is restored must not bring it back. It names
// rows and no person.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { personSubjects } from '#domain/privacy';
import { values } from '#domain/vocabulary';
import { AppError } from '../api/app-error.ts';
import type { Db } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { erasePerson } from './erasure.ts';

const fileName = 'erased.json';
const subjects = values(personSubjects);
const listSchema = v.array(v.strictTuple([v.picklist(subjects), v.number()]));

export async function writeErased(db: Db, folder: string): Promise<void> {
  const rows = await db
    .selectDistinct({ subject: auditEntries.subject, id: auditEntries.subjectId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'erased'),
        inArray(auditEntries.subject, subjects),
        isNotNull(auditEntries.subjectId),
      ),
    )
    .orderBy(asc(auditEntries.subject), asc(auditEntries.subjectId));
  const unfinished = join(folder, `${fileName}.unfinished`);
  const list = rows.map(({ subject, id }) => [subject, id]);
  await writeFile(unfinished, `${JSON.stringify(list)}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, fileName));
}

/** Erases in a restored database what was erased since; answers how much. */
export async function eraseAgain(db: Db, folder: string, now: Date): Promise<number> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => '[]');
  let erased = 0;
  for (const [subject, id] of v.parse(listSchema, JSON.parse(text))) {
    const erasure = { subject, id, version: undefined, actor: 'command line' as const, now };
    await db
      .transaction((tx) => erasePerson(tx, { ...erasure, reason: 'restore' }))
      .then(
        () => erased++,
        (error: unknown) => {
          // Erased in the backup already, on hold, or younger than it.
          if (!(error instanceof AppError)) throw error;
        },
      );
  }
  return erased;
}
