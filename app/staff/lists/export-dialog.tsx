import { useState } from 'react';
import type { Labels } from '#domain/vocabulary';
import { exporting } from '#text/staff/export';
import { shell } from '#text/staff/shell';
import { formatCount } from '../format/activity';
import { fillText, formatNumber } from '../format/formats';
import { StaffDialog } from '../shell/staff-dialog';
import { buildExportQuery } from './export-query';
import { type ExportPath, useExport } from './use-export';

export type ExportDialogProps = {
  path: ExportPath;
  /** First word of the file's name. */
  name: string;
  columns: Labels;
  onScreen: readonly string[];
  /** The query of the list, without paging. */
  asked: URLSearchParams;
  /** Only these rows, when some are chosen. */
  ids: readonly number[];
  total: number | undefined;
  isOpen: boolean;
  onClose: () => void;
};

export function ExportDialog(props: ExportDialogProps) {
  const { path, name, columns, onScreen, asked, ids, total, isOpen, onClose } = props;
  const [chosen, setChosen] = useState(onScreen);
  const { start, progress, problem, stop } = useExport(path, name, onClose);
  const isRunning = progress !== undefined;

  function run() {
    const inOrder = Object.keys(columns).filter((key) => chosen.includes(key));
    void start(buildExportQuery(asked, ids, inOrder));
  }

  return (
    <StaffDialog
      title={exporting.title}
      description={rowsText(ids.length, total)}
      isOpen={isOpen}
      onClose={() => {
        stop();
        onClose();
      }}
      footer={
        <>
          <button type="button" className="staff-button" onClick={isRunning ? stop : onClose}>
            {isRunning ? exporting.stop : shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            disabled={isRunning || chosen.length === 0}
            onClick={run}
          >
            {exporting.start}
          </button>
        </>
      }
    >
      <fieldset disabled={isRunning}>
        <legend className="staff-label mb-1">{exporting.columns}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {Object.entries(columns).map(([key, label]) => (
            <label key={key} className="staff-check">
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={() =>
                  setChosen(
                    chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
                  )
                }
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen.length === 0 ? <p className="staff-problem">{exporting.noColumn}</p> : null}
      <p className="mt-3 text-quiet">{exporting.safe}</p>
      {progress === undefined ? null : (
        <div className="mt-3 grid gap-1" role="status">
          <progress
            className="w-full"
            aria-label={exporting.title}
            {...(progress.total !== undefined && {
              value: progress.done,
              max: Math.max(1, progress.total),
            })}
          />
          {fillText(progress.total === undefined ? exporting.progressUnknown : exporting.progress, {
            done: formatNumber.format(progress.done),
            total: formatNumber.format(progress.total ?? 0),
          })}
        </div>
      )}
      {problem === undefined ? null : (
        <p role="alert" className="staff-problem mt-3">
          {problem}
        </p>
      )}
    </StaffDialog>
  );
}

function rowsText(chosen: number, total: number | undefined): string {
  if (chosen > 0) return formatCount(exporting.chosenRows, chosen);
  return total === undefined ? exporting.rowsUnknown : formatCount(exporting.rows, total);
}
