// Writes CSV that spreadsheets open correctly and that never contains a formula.

/** Without a byte order mark some spreadsheets do not read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

// Characters that start a formula, full-width forms included, and control characters that may precede them.
const formulaStart = /^(?:[\t\r\n]|["\s]*[=+\-@＝＋－＠])/;
// With semicolons or tabs as separators, quotes inside a line do not protect a cell, so it may begin here.
const separators = /[;|\t\r\n]/g;
// The formula character is optional so that a run of line breaks is scanned only once.
const separatedRun = /[;|\t\r\n]["\s]*([=+\-@＝＋－＠]?)/g;

export function formatCsvCell(value: string): string {
  const inner = value.replace(separatedRun, (run, formula) =>
    formula === '' ? run : run.replace(separators, "$&'"),
  );
  const safe = formulaStart.test(value) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCsvCell).join(',')}\r\n`;
}
