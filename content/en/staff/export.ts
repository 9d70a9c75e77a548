// The dialog that exports a list as a file.
import type { Texts } from '../../texts.ts';

export const exporting = {
  button: 'Export',
  title: 'Export as CSV',
  rows: ['1 row, as the list shows it now.', '{count} rows, as the list shows them now.'],
  rowsUnknown: 'All rows of the list as it is filtered now.',
  chosenRows: ['1 chosen row.', '{count} chosen rows.'],
  columns: 'Columns',
  safe: 'Opens in any spreadsheet program. The export is recorded in the activity log.',
  start: 'Download CSV',
  progress: '{done} of {total} rows',
  progressUnknown: '{done} rows so far',
  stop: 'Stop',
  done: 'Export saved',
  doneText: '{count} rows in {name}',
  failed: 'The export was not finished.',
  noColumn: 'Choose at least one column',
} as const satisfies Texts;
