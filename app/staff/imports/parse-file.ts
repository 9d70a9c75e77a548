// Reads a CSV or XLSX file as a table of texts. Runs in a worker, so that a large file does not block the page.
import Papa from 'papaparse';
import readSheets from 'read-excel-file/web-worker';
import { maxImportColumns, maxImportRows } from '#domain/imports/import-columns';
import { decodeText } from './decode-text';

export type FileRow = {
  /** The line in the file, counted as a spreadsheet does. */
  line: number;
  cells: string[];
};

export type FileTable = {
  headers: string[];
  rows: FileRow[];
  /** For each column, how often it has each text. */
  values: [text: string, count: number][][];
};

export type FileProblem = 'empty' | 'tooManyRows' | 'tooManyColumns' | 'notReadable' | 'oldExcel';

export type ParsedFile = FileTable | { problem: FileProblem; rows?: number };

export async function parseFile(bytes: ArrayBuffer): Promise<ParsedFile> {
  const start = new Uint8Array(bytes.slice(0, 4));
  // The signature of the binary formats before 2007.
  if (start[0] === 0xd0 && start[1] === 0xcf) return { problem: 'oldExcel' };
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  try {
    return tableOf(isZip ? await readWorkbook(bytes) : readText(new Uint8Array(bytes)));
  } catch {
    return { problem: 'notReadable' };
  }
}

function readText(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  return Papa.parse<string[]>(text, { delimiter: guessDelimiter(text) }).data;
}

/** The most frequent separator at the beginning, outside quotes. */
function guessDelimiter(text: string): string {
  const plain = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const countOf = (separator: string) => plain.split(separator).length;
  const [most = ','] = [',', ';', '\t', '|'].toSorted((a, b) => countOf(b) - countOf(a));
  return most;
}

type Cell = string | number | boolean | Date | null | undefined;

/** The sheet with the most rows. */
async function readWorkbook(bytes: ArrayBuffer): Promise<string[][]> {
  const sheets = (await readSheets(bytes)) as unknown as { data: Cell[][] }[];
  const [longest] = sheets.toSorted((one, other) => other.data.length - one.data.length);
  return (longest?.data ?? []).map((row) => row.map(cellText));
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  // A date has no zone in a spreadsheet; the reader gives midnight UTC.
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  }
  return String(cell);
}

/** Titles and empty lines can stand above the headings. */
const headingWithin = 10;

function tableOf(lines: readonly string[][]): ParsedFile {
  const filled = lines.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const widest = Math.max(0, ...filled.slice(0, 1_000));
  const headingAt = filled.findIndex(
    (count, at) => at < headingWithin && count >= Math.max(1, Math.ceil(widest / 2)),
  );
  const rows = lines.flatMap((cells, at) =>
    at > headingAt && (filled[at] ?? 0) > 0 ? [{ line: at + 1, cells }] : [],
  );
  if (headingAt < 0 || rows.length === 0) return { problem: 'empty' };
  if (rows.length > maxImportRows) return { problem: 'tooManyRows', rows: rows.length };
  const heading = lines[headingAt] ?? [];
  const width = Math.max(heading.length, ...rows.slice(0, 1_000).map(({ cells }) => cells.length));
  const used = Array.from({ length: width }, (_, at) => at).filter(
    (at) => heading[at]?.trim() || rows.some(({ cells }) => cells[at]?.trim()),
  );
  if (used.length > maxImportColumns) return { problem: 'tooManyColumns' };
  const table = rows.map(({ line, cells }) => ({
    line,
    cells: used.map((at) => cells[at]?.trim() ?? ''),
  }));
  const headers = uniqueHeaders(used.map((at) => heading[at]?.trim() || columnLetter(at)));
  return { headers, rows: table, values: used.map((_, at) => countValues(table, at)) };
}

function countValues(rows: readonly FileRow[], at: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const cell = cells[at] ?? '';
    if (cell !== '') counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return [...counts];
}

/** "Column C", for a column without a heading. */
function columnLetter(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return `Column ${at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))}${letter}`;
}

/** The second "Phone" becomes "Phone (2)". */
function uniqueHeaders(headers: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headers.map((text) => {
    const header = text.replace(/\s+/g, ' ').slice(0, 290);
    const count = (seen.get(header) ?? 0) + 1;
    seen.set(header, count);
    return count === 1 ? header : `${header} (${count})`;
  });
}
