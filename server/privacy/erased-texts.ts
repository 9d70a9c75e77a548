// Collects the texts of a person about to be erased, to search the data folder for them afterward.
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';

/** Unsealed columns that name a person. */
const namingColumns = [
  ...['email', 'email_folded', 'phone', 'phone_digits', 'address'],
  ...['other_phones', 'other_emails', 'name', 'donor_name', 'sort_name'],
];
/** The random part after the key id is enough to recognize a sealed text. */
const sealedStart = /^s1\.[a-z0-9]+\.([\w-]{24})/;
const maxRows = 200;

/**
 * Reads the rows as stored. `conditions` lists each table with a condition for the person's rows.
 */
export async function collectErasedTexts(
  db: Queries,
  conditions: readonly (readonly [PgTable, SQL | undefined])[],
): Promise<string[]> {
  const texts = new Set<string>();
  for (const [table, condition] of conditions) {
    const rows = await queryRows<Record<string, unknown>>(
      db,
      sql`select * from ${table} where ${condition ?? sql`false`} limit ${maxRows}`,
    );
    for (const row of rows) for (const text of textsOf(row)) texts.add(text);
  }
  return [...texts];
}

function textsOf(row: Record<string, unknown>): string[] {
  const texts = Object.values(row).flatMap((value) =>
    typeof value === 'string' ? (sealedStart.exec(value)?.[1] ?? []) : [],
  );
  const names = [row.first_name, row.last_name].filter(Boolean);
  const naming = [...namingColumns.flatMap((column) => row[column]), names.join(' ')]
    .filter((value) => typeof value === 'string')
    .filter((value) => value.length > 0);
  return [...texts, ...naming, ...naming.map((value) => value.toLowerCase())];
}
