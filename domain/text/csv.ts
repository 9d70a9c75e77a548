// A table as a spreadsheet opens it: UTF-8 with a mark, comma, CRLF, and no cell that is a formula.

/** Without it some spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\ufeff';

// What a spreadsheet may take for a formula, also in its full-width form, and the control characters
// after which it still does.
const formulaStart = /^(?:[\t\r\n]|["\s]*[=+\-@＝＋－＠])/;
// Where a semicolon or a tab separates, quotes inside a line hold nothing together: a cell may begin
// after each of them.
const separators = /[;|\t\r\n]/g;
// With what begins a formula or without it, so that a run of line breaks is walked over once.
const separatedRun = /[;|\t\r\n]["\s]*([=+\-@＝＋－＠]?)/g;

export function csvCell(value: string): string {
  const inner = value.replace(separatedRun, (run, formula) =>
    formula === '' ? run : run.replace(separators, "$&'"),
  );
  const safe = formulaStart.test(value) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
