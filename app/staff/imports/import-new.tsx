// Imports a file, first step: choose it, say what its columns mean, and send it to be checked.
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { foldHeader, proposeColumns } from '#domain/imports/import-columns';
import { matchPlans } from '#domain/imports/import-plan';
import { importTexts as text } from '#text/staff/imports';
import { shell } from '#text/staff/shell';
import { createKey } from '../../api/request';
import { describeFailure } from '../data/api';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import { isSignedOut } from '../data/use-action';
import { fillText, formatNumber } from '../format/formats';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { ColumnList } from './column-list';
import { FallbackFields } from './fallback-fields';
import { hasConflict, hasName, type ImportDraft, withGuesses } from './import-draft';
import type { FileTable, ParsedFile } from './parse-file';
import { Progress } from './progress';
import { readFile } from './read-file';
import { sendImport } from './send-import';

type Chosen = { name: string; table: FileTable };

export default function ImportNewScreen() {
  const remembered = useJson('/api/import-columns', { isForgotten: true });
  const [chosen, setChosen] = useState<Chosen>();
  const [draft, setDraft] = useState<ImportDraft>();
  if (remembered.data === undefined) {
    return remembered.isError ? (
      <LoadFailure of={remembered} />
    ) : (
      <p role="status">{shell.loading}</p>
    );
  }
  const known = new Map(
    remembered.data.map(({ header, column }) => [foldHeader(header), column ?? undefined]),
  );
  function open(name: string, table: FileTable) {
    const columns = proposeColumns(table.headers, known).map((column, at) => {
      if (column === undefined || known.has(foldHeader(column.header))) return column;
      return withGuesses(column, table.values[at] ?? []);
    });
    setChosen({ name, table });
    setDraft({ columns, fallbacks: {}, onMatch: 'fill' });
  }
  return (
    <>
      <ScreenHeader title={text.title}>
        <Link className="staff-button" to="/admin/imports">
          {text.run.back}
        </Link>
      </ScreenHeader>
      <p className="mb-3 max-w-prose text-quiet">{text.intro}</p>
      <div className="grid gap-4">
        <FileChooser chosen={chosen} onOpen={open} />
        {chosen === undefined || draft === undefined ? null : (
          <Settings chosen={chosen} draft={draft} onChange={setDraft} />
        )}
      </div>
    </>
  );
}

type FileChooserProps = {
  chosen: Chosen | undefined;
  onOpen: (name: string, table: FileTable) => void;
};

function FileChooser({ chosen, onOpen }: FileChooserProps) {
  const id = useId();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function read(file: File | undefined) {
    if (file === undefined) return;
    setProblem(undefined);
    setReading(true);
    const parsed = await readFile(file).catch((): ParsedFile => ({ problem: 'notReadable' }));
    setReading(false);
    if ('problem' in parsed) {
      const rows = formatNumber.format(parsed.rows ?? 0);
      setProblem(fillText(text.choose.problems[parsed.problem], { rows }));
    } else onOpen(file.name.slice(0, 200), parsed);
  }
  return (
    <section className="staff-card grid gap-2 p-4">
      <label htmlFor={id} className="staff-label">
        {chosen === undefined ? text.choose.label : text.choose.another}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        className="staff-control py-1.5"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <p id={`${id}-hint`} className="staff-hint">
        {text.choose.hint}
      </p>
      <p role="status">
        {isReading ? text.choose.reading : chosen === undefined ? '' : chosenText(chosen)}
      </p>
      {problem === undefined ? null : (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
    </section>
  );
}

function chosenText({ name, table }: Chosen): string {
  const rows = formatNumber.format(table.rows.length);
  return fillText(text.choose.chosen, { name, rows, columns: table.headers.length });
}

type SettingsProps = {
  chosen: Chosen;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
};

function Settings({ chosen: { name, table }, draft, onChange }: SettingsProps) {
  const today = toOfficeDate(new Date());
  return (
    <>
      <section className="grid gap-2" aria-labelledby="import-columns">
        <h2 id="import-columns">{text.columns.title}</h2>
        <p className="max-w-prose text-quiet">{text.columns.intro}</p>
        <ColumnList
          table={table}
          columns={draft.columns}
          today={today}
          onChange={(columns) => onChange({ ...draft, columns })}
        />
      </section>
      <FallbackFields table={table} draft={draft} onChange={onChange} />
      <section className="staff-card grid gap-3 p-4">
        <MatchPlanSelect draft={draft} onChange={onChange} />
        <CheckButton fileName={name} table={table} draft={draft} />
      </section>
    </>
  );
}

function MatchPlanSelect({ draft, onChange }: Pick<SettingsProps, 'draft' | 'onChange'>) {
  const id = useId();
  return (
    <div className="staff-field max-w-md">
      <label htmlFor={id} className="staff-label">
        {text.columns.onMatch}
      </label>
      <select
        id={id}
        className="staff-control"
        value={draft.onMatch}
        onChange={(event) =>
          onChange({ ...draft, onMatch: event.target.value as ImportDraft['onMatch'] })
        }
      >
        {Object.keys(matchPlans).map((plan) => (
          <option key={plan} value={plan}>
            {text.columns.matchPlans[plan as ImportDraft['onMatch']]}
          </option>
        ))}
      </select>
    </div>
  );
}

type CheckProps = { fileName: string; table: FileTable; draft: ImportDraft };

function CheckButton({ fileName, table, draft }: CheckProps) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  // A retry of the same settings continues the same import.
  const attempt = useRef<{ of: string; key: string }>(undefined);
  const total = table.rows.length;
  const missing = !hasName(draft.columns)
    ? text.columns.needsName
    : hasConflict(draft.columns)
      ? text.columns.taken
      : undefined;
  async function check() {
    if (sent !== undefined || missing !== undefined) return;
    const of = JSON.stringify([fileName, total, draft]);
    if (attempt.current?.of !== of) attempt.current = { of, key: createKey() };
    setProblem(undefined);
    setSent(0);
    try {
      const { key } = attempt.current;
      const id = await sendImport({ fileName, table, draft, key, onProgress: setSent });
      void queryClient.invalidateQueries();
      void navigate(`/admin/imports/${id}`);
    } catch (error) {
      if (isSignedOut(error)) return;
      setSent(undefined);
      setProblem(`${text.upload.failed} ${describeFailure(error)}`);
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      {missing === undefined ? null : <p className="staff-problem">{missing}</p>}
      <button
        type="button"
        className="staff-button staff-button-primary"
        aria-disabled={sent !== undefined || missing !== undefined || undefined}
        onClick={() => void check()}
      >
        {problem === undefined
          ? fillText(text.columns.check, { rows: formatNumber.format(total) })
          : text.upload.again}
      </button>
      <p className="staff-hint">{text.columns.nothingYet}</p>
      {sent === undefined ? null : (
        <Progress label={text.upload.sending} done={sent} total={total} />
      )}
      {problem === undefined ? null : (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
