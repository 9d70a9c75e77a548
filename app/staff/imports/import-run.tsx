// One import: its progress, its plan, its result, and undo.
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { isBusy } from '#domain/runs';
import { importTexts as text } from '#text/staff/imports';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change, changeState } from '../data/api';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import type { Run } from '../data/rows';
import { useAction } from '../data/use-action';
import { useChangeOf } from '../data/use-row-change';
import { fillText, formatDay, formatMoment, formatNumber } from '../format/formats';
import { useExport } from '../lists/use-export';
import { isNotFound, LoadFailure } from '../shell/load-failure';
import { QuestionDialog } from '../shell/question-dialog';
import { ScreenHeader } from '../shell/screen-header';
import { ImportRows } from './import-rows';
import { RunState, runTitle } from './imports';
import { Progress } from './progress';
import { countToImport, RunCounts } from './run-counts';

export default function ImportRunScreen() {
  const { id } = useParams();
  const query = useJson(`/api/runs/${Number(id)}`);
  if (query.isPending) return <p role="status">{shell.loading}</p>;
  if (query.data === undefined) {
    if (isNotFound(query.error)) return <ScreenHeader title={text.run.notFound} />;
    return <LoadFailure of={query} />;
  }
  const run = query.data;
  return (
    <>
      <ScreenHeader title={runTitle(run)}>
        <Link className="staff-button" to="/admin/imports">
          {text.run.back}
        </Link>
      </ScreenHeader>
      <div className="grid gap-4">
        <section className="staff-card grid gap-3 p-4" aria-labelledby="run-state">
          <h2 id="run-state" className="flex flex-wrap items-center gap-2">
            {run.status === 'ready' ? text.run.plan : text.run.result}
            <RunState run={run} />
          </h2>
          <p className="text-quiet">
            {fillText(text.run.started, {
              name: run.startedBy,
              moment: formatMoment(run.createdAt),
            })}
          </p>
          <RunCounts counts={run.counts} />
          <RunBody run={run} />
        </section>
        {run.status === 'uploading' || run.status === 'checking' || isExpired(run) ? null : (
          <ImportRows run={run} />
        )}
      </div>
    </>
  );
}

/** The rows of an expired run are deleted, and its title with them. */
const isExpired = ({ title }: Run) => title === '';

function RunBody({ run }: { run: Run }) {
  const { status, done, counts } = run;
  if (isExpired(run)) return <p>{text.run.expired}</p>;
  if (isBusy(status)) {
    const label = status === 'checking' ? 'checking' : status === 'running' ? 'running' : 'undoing';
    return (
      <div role="status" className="grid gap-2">
        <Progress label={text.run[label]} done={done} total={stepTotal(run)} />
        <p className="staff-hint">{text.run.canLeave}</p>
      </div>
    );
  }
  if (status === 'uploading') {
    return (
      <>
        <p>{text.run.uploading}</p>
        <div className="flex flex-wrap gap-2">
          <Link className="staff-button staff-button-primary" to="/admin/imports/new">
            {text.run.chooseAgain}
          </Link>
          <Discard run={run} />
        </div>
      </>
    );
  }
  const asked = counts.ask ?? 0;
  const toImport = countToImport(run);
  const leftOut = (counts.error ?? 0) + (counts.skip ?? 0) + asked;
  return (
    <>
      {status === 'undone' || asked === 0 ? null : (
        <p className="staff-notice" data-tone="high">
          {asked === 1
            ? text.run.oneOpenQuestion
            : fillText(text.run.openQuestions, { count: formatNumber.format(asked) })}
        </p>
      )}
      {status === 'ready' && toImport === 0 ? <p>{text.run.nothing}</p> : null}
      <div className="flex flex-wrap gap-2">
        {status !== 'undone' && toImport > 0 ? <Commit run={run} /> : null}
        {leftOut > 0 ? <Download run={run} count={leftOut} /> : null}
        {status === 'ready' ? <Discard run={run} /> : null}
        {status === 'done' ? <Undo run={run} /> : null}
      </div>
      {status === 'done' ? (
        <p className="staff-hint">
          {fillText(text.run.undoUntil, { day: formatDay(run.expiresAt) })}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {text.statuses[status]}
      </p>
    </>
  );
}

/** Rows that the current step goes through. */
function stepTotal(run: Run): number {
  const { status, done, total, counts } = run;
  if (status === 'checking') return total;
  if (status === 'running') return Math.max(1, done + countToImport(run));
  const imported = Object.entries(counts).filter(([name]) => name.startsWith('done-'));
  return Math.max(1, done + imported.reduce((sum, [, count]) => sum + count, 0));
}

function Commit({ run }: { run: Run }) {
  const { mutate, isPending } = useAction(
    (_: undefined, key) => changeState(`/api/imports/${run.id}/commit`, run.version, key),
    { failed: text.run.failed },
  );
  const label = run.status === 'done' ? text.run.commitRest : text.run.commit;
  return (
    <button
      type="button"
      className="staff-button staff-button-primary"
      aria-disabled={isPending || undefined}
      onClick={() => isPending || mutate(undefined)}
    >
      {fillText(label, { count: formatNumber.format(countToImport(run)) })}
    </button>
  );
}

function Download({ run, count }: { run: Run; count: number }) {
  const name = `${text.errorFile.name}-${run.id}`;
  const { start, progress, problem } = useExport(`/api/imports/${run.id}/export`, name, () => {});
  const isRunning = progress !== undefined;
  return (
    <>
      <button
        type="button"
        className="staff-button"
        aria-disabled={isRunning || undefined}
        onClick={() => isRunning || void start(new URLSearchParams())}
      >
        {isRunning
          ? text.run.downloading
          : fillText(text.run.download, { count: formatNumber.format(count) })}
      </button>
      {problem === undefined ? null : (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
    </>
  );
}

function Discard({ run }: { run: Run }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const pathOf = ({ id }: Run) => `/api/imports/${id}` as const;
  const { change: discard, isPending } = useChangeOf(run, {
    pathOf,
    write: async (row, _: object, version) => {
      const removed = await change('DELETE', pathOf(row), version);
      queryClient.removeQueries({ queryKey: [`/api/runs/${row.id}`] });
      return removed;
    },
    say: () => ({ title: text.run.discarded }),
    failed: text.run.discardFailed,
    onDone: () => void navigate('/admin/imports'),
  });
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setAsking(true)}>
        {text.run.discard}
      </button>
      <QuestionDialog
        title={text.run.discardTitle}
        text={text.run.discardText}
        press={text.run.discard}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onPress={() => discard({})}
      />
    </>
  );
}

function Undo({ run }: { run: Run }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAction(
    (_: undefined, key) => changeState(`/api/imports/${run.id}/undo`, run.version, key),
    {
      failed: text.run.failed,
      onDone: () => {
        setAsking(false);
        showToast({ title: text.statuses.undoing });
      },
    },
  );
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setAsking(true)}>
        {text.run.undo}
      </button>
      <QuestionDialog
        title={text.run.undoTitle}
        text={text.run.undoText}
        press={text.run.undoPress}
        isOpen={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onPress={() => mutate(undefined)}
      />
    </>
  );
}
