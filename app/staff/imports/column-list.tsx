// One line for each column of the file: what it fills, and how its cells are understood.
import { memo, useCallback, useId, useMemo, useRef } from 'react';
import type { ImportColumn } from '#domain/imports/import-columns';
import { isFieldTaken } from '#domain/imports/import-columns';
import { type ImportFieldName, importFieldNames } from '#domain/imports/import-fields';
import { listValues } from '#domain/vocabulary';
import { importTexts as text } from '#text/staff/imports';
import { fillText, formatNumber } from '../format/formats';
import { ColumnFixes } from './column-fixes';
import { type ColumnSummary, summarizeColumn } from './column-summary';
import { type Columns, columnFor } from './import-draft';
import type { FileTable } from './parse-file';

type ColumnListProps = {
  table: FileTable;
  columns: Columns;
  today: string;
  onChange: (columns: Columns) => void;
};

export function ColumnList({ table, columns, today, onChange }: ColumnListProps) {
  const latest = useRef({ columns, onChange });
  latest.current = { columns, onChange };
  const setColumn = useCallback((at: number, column: ImportColumn | undefined) => {
    const { columns: before, onChange: report } = latest.current;
    report(before.map((one, index) => (index === at ? column : one)));
  }, []);
  return (
    <ul className="staff-card divide-y divide-line" aria-label={text.columns.title}>
      {table.headers.map((header, at) => (
        <ColumnItem
          key={header}
          table={table}
          at={at}
          column={columns[at]}
          isTaken={isFieldTaken(columns, at)}
          today={today}
          onChange={setColumn}
        />
      ))}
    </ul>
  );
}

type ColumnItemProps = {
  table: FileTable;
  at: number;
  column: ImportColumn | undefined;
  isTaken: boolean;
  today: string;
  onChange: (at: number, column: ImportColumn | undefined) => void;
};

/** Memoized: summing up a column of 20,000 cells takes a moment. */
const ColumnItem = memo(function ColumnItem(props: ColumnItemProps) {
  const { table, at, column, isTaken, today, onChange } = props;
  const id = useId();
  const header = table.headers[at] ?? '';
  const cells = table.values[at] ?? [];
  const summary = useMemo(
    () => (column === undefined ? undefined : summarizeColumn(column, cells, today)),
    [column, cells, today],
  );
  return (
    <li className="grid gap-x-4 gap-y-2 p-3 lg:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="staff-field content-start">
        <label htmlFor={id} className="staff-label wrap-anywhere">
          {header}
        </label>
        <select
          id={id}
          className="staff-control"
          value={column?.field ?? ''}
          onChange={(event) => {
            const field = event.target.value as ImportFieldName | '';
            onChange(at, field === '' ? undefined : columnFor(table, at, field));
          }}
        >
          <option value="">{text.columns.ignore}</option>
          {listValues(importFieldNames).map((field) => (
            <option key={field} value={field}>
              {text.fields[field]}
            </option>
          ))}
        </select>
        {isTaken ? <p className="staff-problem">{text.columns.taken}</p> : null}
      </div>
      {column === undefined || summary === undefined ? (
        <FirstCells cells={cells.slice(0, 3).map(([cell]) => cell)} />
      ) : (
        <>
          <Samples summary={summary} />
          <ColumnFixes
            column={column}
            summary={summary}
            onChange={(changed) => onChange(at, changed)}
          />
        </>
      )}
    </li>
  );
});

function FirstCells({ cells }: { cells: readonly string[] }) {
  if (cells.length === 0) return <p className="text-quiet">{text.columns.empty}</p>;
  return <p className="text-quiet wrap-anywhere line-clamp-2">{cells.join(' · ')}</p>;
}

function Samples({ summary: { samples, filled, unclearCells } }: { summary: ColumnSummary }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-tiny text-quiet">
        {fillText(text.columns.filled, { count: formatNumber.format(filled) })}
        {unclearCells === 0 ? null : (
          <strong className="ms-2 text-alarm">
            {unclearCells === 1
              ? text.columns.oneUnclear
              : fillText(text.columns.unclear, { count: formatNumber.format(unclearCells) })}
          </strong>
        )}
      </p>
      <ul className="grid gap-0.5" aria-label={text.columns.samples}>
        {samples.map((sample) => (
          <li key={sample.text} className="wrap-anywhere line-clamp-2">
            {sample.text === sample.shown ? (
              sample.shown
            ) : (
              <>
                <span className="text-quiet">{sample.text}</span> → {sample.shown}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
