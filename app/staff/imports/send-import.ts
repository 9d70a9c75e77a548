// Sends an import: its settings, then its rows in parts, and starts the check.
import { type ImportColumn, maxCellLength } from '#domain/imports/import-columns';
import { changeState, post } from '../data/api';
import type { ImportDraft } from './import-draft';
import type { FileTable } from './parse-file';

/** Requests have at most 64 kB. */
const maxBytes = 50_000;
const maxRows = 400;

type Sending = {
  fileName: string;
  table: FileTable;
  draft: ImportDraft;
  /** One key for each attempt of a file, so that a retry creates one import. */
  key: string;
  onProgress: (sent: number) => void;
};

/** Returns the id of the import. A retry sends the rows again, which replaces them. */
export async function sendImport(sending: Sending): Promise<number> {
  const { fileName, table, draft, key, onProgress } = sending;
  const chosen = draft.columns.flatMap((column, at) =>
    column === undefined ? [] : [{ column, at }],
  );
  const columns: ImportColumn[] = chosen.map(({ column }) => column);
  const ignored = table.headers.filter((_, at) => draft.columns[at] === undefined);
  const { fallbacks, onMatch } = draft;
  const total = table.rows.length;
  const body = { fileName, columns, ignored, fallbacks, onMatch, total };
  const run = await post('/api/imports', body, key);
  let sent = 0;
  for (const rows of partsOf(
    table,
    chosen.map(({ at }) => at),
  )) {
    await post(`/api/imports/${run.id}/rows`, { rows });
    sent += rows.length;
    onProgress(sent);
  }
  await changeState(`/api/imports/${run.id}/check`, run.version, `${key}-check`);
  return run.id;
}

type SentRow = { line: number; cells: string[] };

function* partsOf({ rows }: FileTable, chosen: readonly number[]): Generator<SentRow[]> {
  let part: SentRow[] = [];
  let bytes = 0;
  const encoder = new TextEncoder();
  for (const { line, cells } of rows) {
    const row = { line, cells: chosen.map((at) => (cells[at] ?? '').slice(0, maxCellLength)) };
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    if (part.length > 0 && (bytes + size > maxBytes || part.length >= maxRows)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(row);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
