// Deletes the rows of imports 30 days after their last step, and imports that were never carried out. The settings of
// the others stay: the next file reads its columns by them.
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { importRows, runs } from '../db/schema/runs.ts';

export async function deleteExpiredImports(db: Db, now: Date): Promise<void> {
  const isExpired = and(eq(runs.kind, 'import'), lt(runs.expiresAt, now));
  await db
    .delete(runs)
    .where(and(isExpired, inArray(runs.status, ['uploading', 'checking', 'ready'])));
  // An empty title marks a run whose rows are deleted.
  const ended = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(isExpired, ne(runs.title, '')));
  for (const { id } of ended) {
    await db.delete(importRows).where(eq(importRows.runId, id));
    await db.update(runs).set({ title: '' }).where(eq(runs.id, id));
  }
}
