// The choices about a file before it is sent, and what is still missing.
import type { Fallbacks, ImportColumn } from '#domain/imports/import-columns';
import {
  columnOf,
  guessDateOrder,
  guessNameOrder,
  isFieldTaken,
} from '#domain/imports/import-columns';
import { fieldOf, type ImportFieldName, requiredFields } from '#domain/imports/import-fields';
import type { MatchPlan } from '#domain/imports/import-plan';
import type { FileTable } from './parse-file';

export type Columns = readonly (ImportColumn | undefined)[];

export type ImportDraft = { columns: Columns; fallbacks: Fallbacks; onMatch: MatchPlan };

/** Adds the order of dates and names that the cells of a new column prove. */
export function withGuesses(
  column: ImportColumn,
  values: readonly [string, number][],
): ImportColumn {
  const { kind } = fieldOf(column.field);
  if (kind === 'date')
    return { ...column, dateOrder: guessDateOrder(values.map(([cell]) => cell)) };
  if (kind === 'full-name') return { ...column, nameOrder: guessNameOrder(column.header) };
  return column;
}

/** A column with another field; what its values meant there says nothing here. */
export function columnFor(table: FileTable, at: number, field: ImportFieldName): ImportColumn {
  return withGuesses(columnOf(table.headers[at] ?? '', field), table.values[at] ?? []);
}

/** Fields that a new person needs and that some rows lack. */
export function fieldsToFill(table: FileTable, columns: Columns): ImportFieldName[] {
  const isComplete = (field: ImportFieldName) =>
    columns.some(
      (column, at) => column?.field === field && countFilled(table, at) === table.rows.length,
    );
  return requiredFields.filter((field) => {
    if (field === 'firstName' || field === 'lastName') return false;
    return !isComplete(field) && !(field === 'age' && isComplete('dateOfBirth'));
  });
}

function countFilled(table: FileTable, at: number): number {
  return (table.values[at] ?? []).reduce((sum, [, count]) => sum + count, 0);
}

export function hasName(columns: Columns): boolean {
  const has = (field: ImportFieldName) => columns.some((column) => column?.field === field);
  return has('fullName') || (has('firstName') && has('lastName'));
}

export function hasConflict(columns: Columns): boolean {
  return columns.some((_, at) => isFieldTaken(columns, at));
}
