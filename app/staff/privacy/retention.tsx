import { useId, useState } from 'react';
import { getLabel } from '#domain/vocabulary';
import { personSubjects } from '#text/staff/office-labels';
import { privacyTexts } from '#text/staff/privacy';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { RestrictedNotShown } from '../cases/restricted-not-shown';
import { change, post } from '../data/api';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import type { NextErasure, Retention } from '../data/rows';
import { useAction } from '../data/use-action';
import { useChangeOf } from '../data/use-row-change';
import { fillText, formatDay } from '../format/formats';
import { Pager } from '../lists/pager';
import { SearchBox } from '../lists/search-box';
import { useList } from '../lists/use-list';
import { LoadFailure } from '../shell/load-failure';
import { ConfirmedDialog } from './confirmed-dialog';
import { HoldDialog } from './hold-dialog';

const { retention: text } = privacyTexts;
type Period = Retention['periods'][number];
type Hold = Retention['holds'][number];

/** Lines separate the rows, so that each button clearly belongs to one. */
const lineClass =
  'flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 last:border-0';

export function RetentionSection() {
  const query = useJson('/api/retention');
  const [periodId, setPeriodId] = useState<number>();
  const [held, setHeld] = useState<NextErasure>();
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure of={query} />
    ) : (
      <div className="skeleton h-[40rem]" aria-busy />
    );
  }
  const { periods, holds, lastRun } = query.data;
  const period = periods.find(({ id }) => id === periodId);
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="retention">
      <h2 id="retention">{text.title}</h2>
      <p className="text-quiet">{text.intro}</p>
      <ul className="grid gap-2">
        {periods.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-2">
            <span className="min-w-0">
              {text.rules[one.name]}: <strong>{one.months}</strong> {text.months.toLowerCase()}
            </span>
            <button
              type="button"
              className="staff-button flex-none"
              aria-label={`${text.change}: ${text.rules[one.name]}`}
              onClick={() => setPeriodId(one.id)}
            >
              {text.change}
            </button>
          </li>
        ))}
      </ul>
      <h3>{text.next}</h3>
      <p className="text-quiet">{text.holdHint}</p>
      <NextErasures onHold={setHeld} />
      <p className="text-tiny text-quiet">
        {lastRun === null
          ? text.neverRun
          : fillText(text.lastRun, { date: formatDay(`${lastRun}T12:00:00Z`) })}
      </p>
      {holds.length === 0 ? null : (
        <>
          <h3>{text.held}</h3>
          <ul>
            {holds.map((hold) => (
              <HeldItem key={hold.id} hold={hold} />
            ))}
          </ul>
        </>
      )}
      <RestrictedNotShown />
      {period === undefined ? null : (
        <ChangePeriod period={period} onClose={() => setPeriodId(undefined)} />
      )}
      {held === undefined ? null : <HoldDialog person={held} onClose={() => setHeld(undefined)} />}
    </section>
  );
}

const pageSize = 20;

/** One page of upcoming erasures, searchable by name. */
function NextErasures({ onHold }: { onHold: (one: NextErasure) => void }) {
  const list = useList({ path: '/api/retention-next', filters: [], sort: 'goesAt', pageSize });
  const { query, rows, page } = list;
  const isFound = page === undefined || rows.length > 0;
  return (
    <>
      <SearchBox label={text.find} placeholder={text.findHint} list={list} />
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <div className="skeleton h-64" aria-busy /> : null}
      {isFound ? null : <p>{list.isNarrowed ? text.notFound : text.none}</p>}
      <ul
        aria-label={text.next}
        className={query.isPlaceholderData ? 'opacity-60' : ''}
        aria-busy={query.isPlaceholderData}
      >
        {rows.map((one) => (
          <li key={`${one.subject}-${one.id}`} className={lineClass}>
            <span className="min-w-0">
              {fillText(text.goes, {
                what: getLabel(personSubjects, one.subject),
                name: one.name,
                date: formatDay(one.goesAt),
              })}
              <span className="block text-tiny text-quiet">{text.rules[one.rule]}</span>
            </span>
            <button
              type="button"
              className="staff-button"
              aria-label={fillText(text.holdOf, { name: one.name })}
              onClick={() => onHold(one)}
            >
              {text.hold}
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? null : <Pager page={page} paging={list.paging} />}
    </>
  );
}

function HeldItem({ hold }: { hold: Hold }) {
  const { subject, subjectId, reason } = hold;
  const again = useAction(
    (_, key) => post('/api/retention-holds', { subject, subjectId, reason }, key),
    {
      onDone: () => showToast({ title: shell.undone }),
      failed: text.holdFailed,
    },
  );
  const { change: end, isPending } = useChangeOf(hold, {
    pathOf: ({ id }) => `/api/retention-holds/${id}`,
    write: ({ id }, _: object, version) => change('DELETE', `/api/retention-holds/${id}`, version),
    say: () => ({
      title: text.ended,
      description: text.endedText,
      undo: () => again.mutate(),
    }),
    failed: text.endFailed,
  });
  return (
    <li className={lineClass}>
      <span>
        {fillText(text.heldBy, {
          what: getLabel(personSubjects, hold.subject),
          name: hold.name,
          reason: hold.reason,
          by: hold.heldBy,
          date: formatDay(hold.createdAt),
        })}
      </span>
      <button
        type="button"
        className="staff-button"
        aria-label={fillText(text.endOf, { name: hold.name })}
        aria-disabled={isPending || undefined}
        onClick={() => end({})}
      >
        {text.end}
      </button>
    </li>
  );
}

function ChangePeriod({ period, onClose }: { period: Period; onClose: () => void }) {
  const id = useId();
  const [months, setMonths] = useState(String(period.months));
  return (
    <ConfirmedDialog
      title={text.changeTitle}
      description={`${text.rules[period.name]}. ${fillText(text.changeText, { promised: period.promised })}`}
      press={text.change}
      failed={text.changeFailed}
      isOpen
      onClose={onClose}
      onConfirmed={async () => {
        const path = `/api/retention-periods/${period.id}` as const;
        await change('PATCH', path, period.version, { months: Number(months) }).finally(
          () => void queryClient.invalidateQueries(),
        );
        showToast({ title: text.changed });
      }}
    >
      <div className="staff-field">
        <label className="staff-label" htmlFor={id}>
          {text.months}
        </label>
        <input
          id={id}
          type="number"
          className="staff-control"
          required
          min={1}
          max={period.promised}
          value={months}
          onChange={({ currentTarget }) => setMonths(currentTarget.value)}
        />
      </div>
    </ConfirmedDialog>
  );
}
