// The entries of the day, each with its state: stored, sending, or waiting for a person.
import { Check, CircleAlert, Clock, RotateCcw, Undo2, UserPlus, UserSearch } from 'lucide-react';
import { Link } from 'react-router';
import { foodDay as text } from '#text/staff/food-day';
import { usePermissions } from '../data/permissions';
import type { ServiceDay } from '../data/rows';
import { formatCount } from '../format/activity';
import { fillText } from '../format/formats';
import {
  countUnfinished,
  type DayQueue,
  type Entry,
  formatNewcomerName,
  type Service,
} from './day-queue';
import { HouseholdCount, HouseholdServed } from './household-served';
import { isCounted } from './use-food-day';
import { openNewcomer } from './use-newcomer';

type DayListProps = {
  entries: readonly Entry[];
  queue: DayQueue;
  day: ServiceDay | undefined;
  service: Service;
  /** Called after a press that may remove its row; the next person is typed or scanned. */
  onPressed: () => void;
};

export function DayList({ entries, queue, day, service, onPressed }: DayListProps) {
  const then = (act: () => void) => () => {
    act();
    onPressed();
  };
  const stored = entries.filter(({ state }) => state === 'stored').length;
  const open = countUnfinished(entries);
  const hasFailed = entries.some(({ state }) => state === 'failed');
  return (
    <section className="staff-card grid gap-2 p-3" aria-labelledby="day-list-title">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="day-list-title">{text.list}</h2>
        <p role="status" className="text-lead font-bold">
          {formatCount(text.counted, stored)}
        </p>
        {day === undefined ? null : (
          <p className="text-quiet">
            {formatCount(text.todayCounted, day.served.length)} <HouseholdCount service={service} />
          </p>
        )}
        <button
          type="button"
          className="staff-button no-print ms-auto"
          disabled={stored === 0}
          onClick={then(queue.clear)}
        >
          {text.clear}
        </button>
      </div>
      {open === 0 ? null : (
        <p className="staff-notice flex flex-wrap items-center gap-2" data-tone="high" role="alert">
          <span className="grow">{formatCount(text.unfinished, open)}</span>
          {hasFailed ? (
            <button type="button" className="staff-button" onClick={then(queue.tryAgain)}>
              <RotateCcw aria-hidden size={16} />
              {text.tryAgain}
            </button>
          ) : null}
        </p>
      )}
      {entries.length === 0 ? <p className="text-quiet">{text.empty}</p> : null}
      <ol className="grid" aria-label={text.list}>
        {entries.map((entry) => (
          <DayEntry key={entry.key} entry={entry} queue={queue} day={day} then={then} />
        ))}
      </ol>
    </section>
  );
}

const icons = {
  finding: UserSearch,
  choose: UserSearch,
  nobody: UserSearch,
  twice: CircleAlert,
  waiting: Clock,
  stored: Check,
  failed: CircleAlert,
  undoing: Undo2,
  undone: Undo2,
} as const;

type DayEntryProps = Omit<DayListProps, 'entries' | 'service' | 'onPressed'> & {
  entry: Entry;
  then: (act: () => void) => () => void;
};

function DayEntry({ entry, queue, day, then }: DayEntryProps) {
  const { key, person, typed = '', failed } = entry;
  const state = entry.isUnwanted && entry.state === 'waiting' ? 'undoing' : entry.state;
  const Icon = icons[state];
  const isAsking = ['choose', 'nobody', 'twice', 'failed'].includes(state);
  const records = day?.served.filter(({ memberId }) => memberId === person?.id).length ?? 0;
  const isDouble = state === 'stored' && !entry.isMeant && records > 1;
  return (
    <li
      className={`flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 border-t border-line py-1 ${isAsking ? 'text-alarm' : ''}`}
      data-state={state}
    >
      <Icon aria-hidden size={16} className="flex-none" />
      <Name entry={entry} isUndone={state === 'undone'} />
      <Amount entry={entry} />
      {entry.person === undefined ? null : (
        <HouseholdServed memberId={entry.person.id} service={entry.service} />
      )}
      <span className={`grow ${isAsking ? '' : 'text-quiet'}`}>
        {fillText(text.states[state], { typed })}
        {state === 'failed' && failed ? ` ${failed.reason}` : ''}
        {isDouble ? ` · ${text.double}` : ''}
      </span>
      {state === 'choose'
        ? entry.candidates?.map((one) => (
            <button
              key={one.id}
              type="button"
              className="staff-button"
              onClick={then(() => queue.choose(key, one))}
            >
              {one.name} <span className="text-quiet">{one.note}</span>
            </button>
          ))
        : null}
      {state === 'nobody' ? (
        <button type="button" className="staff-button" onClick={() => openNewcomer(typed, key)}>
          <UserPlus aria-hidden size={16} />
          {text.newcomer.submit}
        </button>
      ) : null}
      {state === 'twice' ? (
        <button type="button" className="staff-button" onClick={then(() => queue.giveAgain(key))}>
          {text.again}
        </button>
      ) : null}
      <TakeBack entry={entry} state={state} onUndo={then(() => queue.undo(key))} />
    </li>
  );
}

function Name({ entry: { person, newcomer }, isUndone }: { entry: Entry; isUndone: boolean }) {
  const may = usePermissions();
  const name = person?.name ?? (newcomer && formatNewcomerName(newcomer));
  if (name === undefined) return null;
  const look = `font-semibold ${isUndone ? 'line-through' : ''}`;
  if (person === undefined || !may('cases.read')) return <span className={look}>{name}</span>;
  return (
    <Link className={`${look} hover:underline`} to={`/admin/member-profile/${person.id}`}>
      {name}
    </Link>
  );
}

/** The amount given, and the household size. */
function Amount({ entry: { person, newcomer, service, quantity } }: { entry: Entry }) {
  if (person === undefined && newcomer === undefined) return null;
  const household = person?.householdSize ?? newcomer?.householdSize;
  const unit = service.unit === 'pounds' ? text.amount.pounds : text.amount.boxes;
  const said = [
    newcomer === undefined ? '' : text.newcomer.isNew,
    household ? fillText(text.household, { count: household }) : '',
    isCounted(service.serviceType) ? formatCount(unit, quantity) : '',
  ].filter(Boolean);
  return said.length === 0 ? null : <span>{said.join(' · ')}</span>;
}

function TakeBack({
  entry,
  state,
  onUndo,
}: {
  entry: Entry;
  state: Entry['state'];
  onUndo: () => void;
}) {
  if (state === 'undone' || state === 'undoing') return null;
  const label = ['choose', 'nobody', 'twice'].includes(state) ? text.leaveOut : text.undo;
  return (
    <button
      type="button"
      className="staff-button no-print"
      aria-label={
        label === text.undo && entry.person
          ? fillText(text.undoFor, { name: entry.person.name })
          : undefined
      }
      onClick={onUndo}
    >
      {label}
    </button>
  );
}
