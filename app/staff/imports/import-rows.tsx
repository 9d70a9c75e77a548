// The rows of an import: what happens to each, why, and what staff decide.
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { rowPlans, rowStates } from '#domain/imports/import-plan';
import { importTexts as text } from '#text/staff/imports';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { changeState } from '../data/api';
import type { ImportRow, Run } from '../data/rows';
import { useAction } from '../data/use-action';
import { fillText } from '../format/formats';
import { ListFilter } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import { Pager } from '../lists/pager';
import { useList } from '../lists/use-list';
import { LoadFailure } from '../shell/load-failure';

const pickLabels = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
  Object.fromEntries(names.map((name) => [name, labels[name]]));
const planLabels = pickLabels(Object.keys(rowPlans) as (keyof typeof rowPlans)[], text.plans);
const stateLabels = pickLabels(
  Object.keys(rowStates) as (keyof typeof rowStates)[],
  text.rowStates,
);

export function ImportRows({ run }: { run: Run }) {
  const list = useList({
    path: `/api/imports/${run.id}/rows`,
    filters: ['plan', 'state'],
    sort: 'line',
  });
  const canDecide = run.status === 'ready' || run.status === 'done';
  return (
    <section aria-labelledby="import-rows">
      <h2 id="import-rows" className="mb-2">
        {text.rows.title}
      </h2>
      <ListToolbar list={list}>
        <ListFilter
          label={text.rows.filter}
          all={text.rows.all}
          options={planLabels}
          list={list}
          name="plan"
        />
        {run.status === 'ready' ? null : (
          <ListFilter
            label={text.rows.result}
            all={text.rows.anyResult}
            options={stateLabels}
            list={list}
            name="state"
          />
        )}
      </ListToolbar>
      {canDecide && (run.counts.ask ?? 0) > 0 ? <DecideMany run={run} /> : null}
      {list.query.isPending ? (
        <p role="status">{shell.loading}</p>
      ) : list.query.isError ? (
        <LoadFailure of={list.query} />
      ) : list.rows.length === 0 ? (
        <p className="staff-card px-4 py-6 text-center text-quiet">{text.rows.none}</p>
      ) : (
        <ul className="staff-card divide-y divide-line" aria-label={text.rows.title}>
          {list.rows.map((row) => (
            <Row key={row.line} row={row} run={run} canDecide={canDecide} />
          ))}
        </ul>
      )}
      <Pager page={list.page} paging={list.paging} />
    </section>
  );
}

type RowProps = { row: ImportRow; run: Run; canDecide: boolean };

function Row({ row, run, canDecide }: RowProps) {
  const { line, name, plan, reason, problems, matches, state, memberId, sameAsLine } = row;
  const isOpen = canDecide && state === 'waiting' && plan !== null && plan !== 'error';
  return (
    <li className="grid gap-x-4 gap-y-1 p-3 lg:grid-cols-[16rem_minmax(0,1fr)_16rem]">
      <div>
        <p className="font-semibold wrap-anywhere">
          {memberId === null ? (
            name
          ) : (
            <Link className="hover:underline" to={`/admin/member-profile/${memberId}`}>
              {name}
            </Link>
          )}
        </p>
        <p className="text-tiny text-quiet">{fillText(text.rows.line, { line })}</p>
      </div>
      <div className="grid content-start gap-1">
        {problems.length > 0 ? (
          <ul className="grid gap-0.5">
            {problems.map((problem) => (
              <li key={problem} className="staff-problem">
                {problem}
              </li>
            ))}
          </ul>
        ) : (
          <p>
            {reason === null ? '' : text.reasons[reason]}
            {sameAsLine === null ? null : ` ${fillText(text.rows.sameAs, { line: sameAsLine })}`}
          </p>
        )}
        {matches.length === 0 ? null : (
          <ul className="flex flex-wrap gap-x-3">
            {matches.map((match) => (
              <li key={match.id}>
                <Link className="text-link" to={`/admin/member-profile/${match.id}`}>
                  {match.name}
                </Link>{' '}
                <span className="text-tiny text-quiet">{match.reference}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isOpen ? (
        <DecideOne row={row} run={run} />
      ) : (
        <p>{state === 'waiting' ? text.plans[plan ?? 'ask'] : text.rowStates[state]}</p>
      )}
    </li>
  );
}

type Decision = {
  lines?: number[];
  reason?: keyof typeof text.reasons;
  plan: string;
  personId?: number;
};

function useDecide(run: Run) {
  return useAction(
    (decision: Decision, key) =>
      changeState(`/api/imports/${run.id}/decide`, run.version, key, decision),
    {
      failed: text.rows.decideFailed,
      onDone: () => showToast({ title: text.rows.decided }),
    },
  );
}

function DecideOne({ row, run }: Pick<RowProps, 'row' | 'run'>) {
  const id = useId();
  const { mutate, isPending } = useDecide(run);
  const { line, plan, matches, sameAsLine } = row;
  const [first] = matches;
  const current = plan === 'fill' || plan === 'update' ? `${plan}:${first?.id ?? ''}` : plan;
  const targets =
    matches.length > 0
      ? matches.map((match) => ({ id: String(match.id), name: match.name }))
      : sameAsLine === null
        ? []
        : [{ id: '', name: fillText(text.rows.sameAs, { line: sameAsLine }) }];
  function decide(value: string) {
    const [chosen = '', person] = value.split(':');
    mutate({ lines: [line], plan: chosen, ...(person ? { personId: Number(person) } : {}) });
  }
  return (
    <div className="staff-field content-start">
      <label htmlFor={id} className="sr-only">
        {fillText(text.rows.decision, { line })}
      </label>
      <select
        id={id}
        className="staff-control"
        value={current === 'ask' ? '' : (current ?? '')}
        disabled={isPending}
        onChange={(event) => decide(event.target.value)}
      >
        {plan === 'ask' ? <option value="">{text.plans.ask}</option> : null}
        <option value="new">{text.plans.new}</option>
        {targets.flatMap((target) =>
          (['fill', 'update'] as const).map((name) => (
            <option key={`${name}:${target.id}`} value={`${name}:${target.id}`}>
              {fillText(text.rows.use, { plan: text.plans[name], name: target.name })}
            </option>
          )),
        )}
        <option value="skip">{text.plans.skip}</option>
      </select>
    </div>
  );
}

const askedReasons = ['unsure', 'unsure-in-file', 'several', 'changed', 'matched', 'in-file'];

function DecideMany({ run }: { run: Run }) {
  const ids = { reason: useId(), plan: useId() };
  const { mutate, isPending } = useDecide(run);
  const [reason, setReason] = useState('unsure');
  const [plan, setPlan] = useState('new');
  return (
    <form
      className="staff-card mb-3 flex flex-wrap items-end gap-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ reason: reason as NonNullable<Decision['reason']>, plan });
      }}
    >
      <div className="staff-field">
        <label htmlFor={ids.reason} className="staff-label">
          {text.rows.decideAll}
        </label>
        <select
          id={ids.reason}
          className="staff-control"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        >
          {askedReasons.map((name) => (
            <option key={name} value={name}>
              {text.reasons[name as keyof typeof text.reasons]}
            </option>
          ))}
        </select>
      </div>
      <div className="staff-field">
        <label htmlFor={ids.plan} className="staff-label">
          {text.rows.decideAllPlan}
        </label>
        <select
          id={ids.plan}
          className="staff-control"
          value={plan}
          onChange={(event) => setPlan(event.target.value)}
        >
          {(['new', 'fill', 'update', 'skip'] as const).map((name) => (
            <option key={name} value={name}>
              {text.plans[name]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="staff-button" aria-disabled={isPending || undefined}>
        {text.rows.decideAllPress}
      </button>
    </form>
  );
}
