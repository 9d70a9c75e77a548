// Sums up how the cells of a column are understood.
import { type CellValue, readCell, readDate } from '#domain/imports/cell-values';
import type { ImportColumn } from '#domain/imports/import-columns';
import { fieldOf, type ImportFieldName } from '#domain/imports/import-fields';
import { foldText } from '#domain/text/text';
import { getLabel } from '#domain/vocabulary';
import { importChoices } from '#text/staff/import-choices';
import { importTexts as text } from '#text/staff/imports';

const maxSamples = 3;

export type ColumnSummary = {
  filled: number;
  samples: { text: string; shown: string }[];
  /** Texts that need a meaning from staff, with or without one, the most frequent first. */
  asked: [text: string, count: number][];
  /** Cells that are not understood yet. */
  unclearCells: number;
  /** Dates that have a meaning in both orders. */
  ambiguous: number;
};

export function summarizeColumn(
  column: ImportColumn,
  values: readonly [string, number][],
  today: string,
): ColumnSummary {
  const samples: ColumnSummary['samples'] = [];
  const asked: [string, number][] = [];
  const reading = { choices: importChoices, today };
  let filled = 0;
  let unclearCells = 0;
  let ambiguous = 0;
  for (const [cell, count] of values) {
    filled += count;
    const found = readCell(cell, column, reading);
    const isMeant = foldText(cell.replace(/\s+/g, ' ')) in column.meanings;
    if (isMeant || (found !== undefined && 'problem' in found)) asked.push([cell, count]);
    if (found === undefined) continue;
    if ('problem' in found) unclearCells += count;
    else if (samples.length < maxSamples) {
      samples.push({ text: cell, shown: showValue(column.field, found) });
    }
    if (fieldOf(column.field).kind === 'date' && isAmbiguous(cell, today)) ambiguous += count;
  }
  asked.sort(([, one], [, other]) => other - one);
  return { filled, samples, asked, unclearCells, ambiguous };
}

function isAmbiguous(cell: string, today: string): boolean {
  const monthFirst = readDate(cell, 'month-first', today);
  return monthFirst !== undefined && monthFirst !== readDate(cell, 'day-first', today);
}

/** The label of a value of a list. */
export function choiceLabel(field: ImportFieldName, value: string): string {
  return importChoices[field]?.[value]?.[0] ?? value;
}

/** The values that a list offers, with their labels. Areas are named by themselves. */
export function choiceOptions(field: ImportFieldName): Record<string, string> {
  const values = Object.keys(importChoices[field] ?? {});
  const isNamed = field === 'programAreas' || field === 'referralSource';
  return Object.fromEntries(
    values.map((value) => [value, isNamed ? value : choiceLabel(field, value)]),
  );
}

function showValue(field: ImportFieldName, found: CellValue): string {
  if ('problem' in found) return '';
  const { value, rest } = found;
  if (fieldOf(field).kind === 'full-name') {
    const { firstName, lastName } = value as { firstName: string; lastName: string };
    return `${text.fields.firstName}: ${firstName} · ${text.fields.lastName}: ${lastName}`;
  }
  const shown = showPlain(field, value);
  return rest === undefined ? shown : `${shown} · ${text.fields.notes}: ${rest}`;
}

function showPlain(field: ImportFieldName, value: unknown): string {
  if (value === true) return text.columns.yes;
  if (value === false) return text.columns.no;
  if (Array.isArray(value)) return value.join(' · ');
  if (field === 'state' || !(field in importChoices)) return String(value);
  return getLabel(choiceOptions(field), String(value));
}
