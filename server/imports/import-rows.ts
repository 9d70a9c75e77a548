// Reads and writes the rows of an import.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import { importRows, type RunCounts } from '../db/schema/runs.ts';

export type ImportRow = typeof importRows.$inferSelect;

export async function rowsAfter(
  db: Queries,
  runId: number,
  line: number,
  limit: number,
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.runId, runId), gt(importRows.line, line)))
    .orderBy(asc(importRows.line))
    .limit(limit);
}

export async function countPlans(db: Queries, runId: number): Promise<RunCounts> {
  const rows = await queryRows<{ name: string; rows: number }>(
    db,
    sql`select case when ${importRows.state} = 'waiting' then ${importRows.plan}
        else ${importRows.state} || '-' || ${importRows.plan} end as name, count(*)::int as rows
      from ${importRows} where ${importRows.runId} = ${runId} and ${importRows.plan} is not null
      group by 1`,
  );
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

const written = {
  plan: { column: importRows.plan, type: 'text' },
  reason: { column: importRows.reason, type: 'text' },
  problems: { column: importRows.problems, type: 'text' },
  matchIds: { column: importRows.matchIds, type: 'int[]' },
  caseVersion: { column: importRows.caseVersion, type: 'int' },
  sameAsLine: { column: importRows.sameAsLine, type: 'int' },
  state: { column: importRows.state, type: 'text' },
  memberId: { column: importRows.memberId, type: 'int' },
  changes: { column: importRows.changes, type: 'text' },
  recordId: { column: importRows.recordId, type: 'int' },
  doneAt: { column: importRows.doneAt, type: 'timestamptz' },
} as const satisfies Partial<Record<keyof ImportRow, { column: AnyPgColumn; type: string }>>;

type Written = keyof typeof written;

/** Writes these columns of several rows with one statement. */
export async function updateRows<Name extends Written>(
  db: Queries,
  names: readonly Name[],
  rows: readonly Pick<ImportRow, Name | 'id'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const sent = rows.map((row) => ({
    id: row.id,
    ...Object.fromEntries(names.map((name) => [name, driverValue(name, row[name])])),
  }));
  const sets = names.map(
    (name) => sql`${sql.identifier(columnName(name))} = new.${sql.identifier(name)}`,
  );
  const types = names.map((name) => sql`${sql.identifier(name)} ${sql.raw(written[name].type)}`);
  await db.execute(sql`update ${importRows} set ${sql.join(sets, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as new(id int, ${sql.join(types, sql`, `)})
    where ${importRows.id} = new.id`);
}

function columnName(name: Written): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Seals sealed columns, as an ordinary write does. */
function driverValue(name: Written, value: unknown): unknown {
  if (value === null || written[name].type === 'int[]') return value;
  return written[name].column.mapToDriverValue(value as never);
}
