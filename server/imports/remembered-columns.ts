// The columns of earlier files, by heading: the next file proposes them again.
import { desc, eq } from 'drizzle-orm';
import { foldHeader, type ImportColumn } from '#domain/imports/import-columns';
import type { Queries } from '../db/client.ts';
import { runs } from '../db/schema/runs.ts';

const maxFiles = 20;

/** Null for a heading that staff left out. The newest file wins. */
export async function readRememberedColumns(
  db: Queries,
): Promise<{ header: string; column: ImportColumn | null }[]> {
  const rows = await db
    .select({ settings: runs.settings })
    .from(runs)
    .where(eq(runs.kind, 'import'))
    .orderBy(desc(runs.id))
    .limit(maxFiles);
  const found = new Map<string, ImportColumn | null>();
  for (const { columns, ignored } of rows.map(({ settings }) => settings)) {
    for (const column of columns) {
      const header = foldHeader(column.header);
      if (!found.has(header)) found.set(header, column);
    }
    for (const header of ignored.map(foldHeader)) {
      if (!found.has(header)) found.set(header, null);
    }
  }
  return [...found].map(([header, column]) => ({ header, column }));
}
