// Changes several rows in one request. A row that cannot be changed is reported in `refused`; the others change.
import { asc, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { optionalText } from '#domain/text/text-check';
import type { Transaction } from '../db/client.ts';
import { AppError } from './app-error.ts';
import type { ChangeTable } from './change.ts';
import { identifier, maximumIds } from './id-list.ts';
import type { AnySchema } from './route.ts';

export const assigneeSchema = v.optional(v.nullable(optionalText()));

const nameRows = `Name up to ${maximumIds} rows, each with its version`;

export const chosenRowsSchema = v.pipe(
  v.array(
    v.object({
      id: identifier,
      version: v.pipe(v.number(nameRows), v.integer(nameRows), v.minValue(0, nameRows)),
    }),
    nameRows,
  ),
  v.minLength(1, 'Choose at least one'),
  v.maxLength(maximumIds, nameRows),
);
type ChosenRows = v.InferOutput<typeof chosenRowsSchema>;

/** The rows with the versions that the change made, on which it can be undone. */
export const changedRowsSchema = v.array(v.strictObject({ id: v.number(), version: v.number() }));

export function buildBulkResponse<Row extends AnySchema>(row: Row) {
  return v.strictObject({
    changed: changedRowsSchema,
    refused: v.array(
      v.strictObject({
        id: v.number(),
        reason: v.string(),
        /** The current row, when another user changed it since the list was loaded. */
        current: v.optional(row),
      }),
    ),
  });
}

type Outcome<Row> = { row: Row; isChanged: boolean };

export async function changeRows<Table extends ChangeTable>(
  tx: Transaction,
  { table, rows, name }: { table: Table; rows: ChosenRows; name: string },
  change: (
    chosen: { id: number; version: number },
    locked: Table['$inferSelect'],
  ) => Promise<Outcome<Table['$inferSelect']>>,
) {
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  // Lock in id order, so that two bulk changes cannot deadlock.
  const locked = (await tx
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, [...versions.keys()]))
    .orderBy(asc(table.id))
    .for('update')) as Table['$inferSelect'][];
  const changed: { id: number; version: number }[] = [];
  const refused: { id: number; reason: string; current?: unknown }[] = [];
  for (const one of locked) {
    const { id } = one;
    try {
      const { row, isChanged } = await change({ id, version: versions.get(id) ?? 0 }, one);
      if (isChanged) changed.push({ id, version: row.version });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      const { current } = error.details;
      refused.push({ id, reason: error.message, ...(current === undefined ? {} : { current }) });
    }
  }
  for (const { id } of locked) versions.delete(id);
  for (const id of versions.keys()) refused.push({ id, reason: `${name} not found.` });
  return { changed, refused };
}
