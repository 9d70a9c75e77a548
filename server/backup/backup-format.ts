// The format of a backup, the same for both engines: gzipped JSON lines with a header, each table's
// columns and rows, and an end marker.
import * as v from 'valibot';

/** An invalid file, or a reason not to use it. Only the message is printed. */
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

/** Row counts of the tables and positions of the sequences. */
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

/** Rows are JSON objects, all other lines are arrays. */
export function isRow(line: string): boolean {
  return line.startsWith('{');
}
