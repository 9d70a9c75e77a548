// Rewrites tables after sealing or erasing, because old bytes stay in an embedded database's files
// until then. A pending rewrite is stored in the same transaction, so that a crash cannot lose it.
import { getTableName, inArray, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db, Queries } from './client.ts';
import { queryRows } from './rows-of.ts';
import * as schema from './schema.ts';

const { pendingRewrites, readEntries } = schema;

/** `texts` must not be in any file after the rewrite. */
export async function requestRewrite(db: Queries, texts: readonly string[] = []): Promise<void> {
  await db.insert(pendingRewrites).values({ texts: [...texts] });
}

export async function isRewritePending(db: Queries): Promise<boolean> {
  const [any] = await db.select({ id: pendingRewrites.id }).from(pendingRewrites).limit(1);
  return any !== undefined;
}

export type RewriteResult = { searchedFiles: number; filesWithTexts: string[] };

/**
 * Rewrites the tables, then searches the files. The rewrite stays pending while a file contains one
 * of the texts.
 */
export async function completeRewrites(
  { db, rewrite, searchFiles }: Database,
  signal?: AbortSignal,
): Promise<RewriteResult> {
  const pending = await db.select().from(pendingRewrites);
  await rewrite({ signal });
  const texts = pending.flatMap((one) => one.texts);
  const { searched, found } =
    texts.length > 0 && searchFiles !== undefined
      ? await searchFiles(texts, signal)
      : { searched: 0, found: [] };
  const shared = await textsInRows(db, [...new Set(found.map(({ text }) => text))]);
  const left = found.filter(({ text }) => !shared.has(text)).map(({ file }) => file);
  if (left.length === 0) await forget(db, pending, () => rewrite({ signal, tables: [ownTable] }));
  return { searchedFiles: searched, filesWithTexts: [...new Set(left)] };
}

const ownTable = getTableName(pendingRewrites);

/**
 * Removes the texts from disk first and the rows last: after a crash in between, the rewrite is
 * still pending.
 */
async function forget(
  db: Db,
  pending: readonly { id: number; texts: string[] }[],
  rewriteOwnTable: () => Promise<void>,
): Promise<void> {
  const isPending = inArray(
    pendingRewrites.id,
    pending.map(({ id }) => id),
  );
  if (pending.some(({ texts }) => texts.length > 0)) {
    await db.update(pendingRewrites).set({ texts: [] }).where(isPending);
    await rewriteOwnTable();
  }
  await db.delete(pendingRewrites).where(isPending);
}

/** Texts that are also in another person's row, such as a family's phone number. */
async function textsInRows(db: Db, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const inRows = new Set<string>();
  for (const table of Object.values(schema)) {
    const others = texts.filter((text) => !inRows.has(text));
    // The longest table; it names rows, not people.
    if (!is(table, PgTable) || table === readEntries || others.length === 0) continue;
    const found = await queryRows<{ text: string }>(
      db,
      sql`select text from json_array_elements_text(${JSON.stringify(others)}::text::json) as text
          where exists (select from ${table} as one where strpos(one::text, text) > 0)`,
    );
    for (const { text } of found) inRows.add(text);
  }
  return inRows;
}
