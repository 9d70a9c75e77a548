// A backup is one gzipped file of JSON lines, the same for both engines: a header, for each table a
// line with its columns followed by its rows, and an end without which the file is cut off.
import * as v from 'valibot';

/** A file that is none, or a reason not to use it: told as its message alone. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const backupFormat = 'wondrous-world backup';
export const backupVersion = 1;

export const headerSchema = v.object({
  format: v.literal(backupFormat),
  version: v.number(),
  createdAt: v.string(),
  migrations: v.array(v.string()),
});
export type Header = v.InferOutput<typeof headerSchema>;

export const sectionSchema = v.strictTuple([v.literal('table'), v.string(), v.array(v.string())]);

/** How many rows each table has, and where each sequence stands. */
export const endSchema = v.strictTuple([
  v.literal('end'),
  v.object({
    rows: v.record(v.string(), v.number()),
    sequences: v.array(
      v.object({ table: v.string(), column: v.string(), last: v.string(), isCalled: v.boolean() }),
    ),
  }),
]);
export type End = v.InferOutput<typeof endSchema>[1];

/** Rows are JSON objects, everything else is a list. */
export function isRow(line: string): boolean {
  return line.startsWith('{');
}
