// The first screen after sign-in: people to call, work planned for today, and unassigned work.
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { assignedToMe, assignedToNobody } from '#domain/cases/assigned';
import { assignee, myDay as text } from '#text/staff/my-day';
import { FollowUpRow } from '../cases/follow-up-row';
import { RestrictedNotShown } from '../cases/restricted-not-shown';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import type { MyDay } from '../data/rows';
import { describeActivity, getActivityAddress } from '../format/activity';
import { fillText, formatMoment, formatNumber } from '../format/formats';
import { useAddress } from '../lists/address';
import { AssigneeFilter } from '../lists/assignee-filter';
import { getRequiredPermission } from '../screen-needs';
import { LoadFailure } from '../shell/load-failure';
import { CallRow } from './call-row';
import { StepRow } from './step-row';

/** Rows shown at first; one press shows the rest. */
const firstRows = 6;

export function MyDaySection() {
  const { params, change } = useAddress();
  const whose = params.get('whose') ?? '';
  const query = useJson(
    whose === '' ? '/api/my-day' : `/api/my-day?assignedTo=${encodeURIComponent(whose)}`,
    { keepsPrevious: true },
  );
  const day = query.data;
  return (
    <section aria-labelledby="my-day" className="mb-6">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-2">
        <h2 id="my-day" className="text-title">
          {text.title}
        </h2>
        <AssigneeFilter
          label={text.whose}
          all={assignee.mine}
          list={{ params, narrow: (changes) => change(changes, { replace: true }) }}
          name="whose"
        />
      </div>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <RowsToCome /> : null}
      {day === undefined ? null : <Day day={day} isOld={query.isPlaceholderData} whose={whose} />}
      <RestrictedNotShown />
    </section>
  );
}

/** As high as the window, so that nothing below moves while it loads. */
function RowsToCome() {
  return (
    <div className="grid h-dvh content-start gap-3" aria-busy>
      {Array.from({ length: firstRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={row} className="skeleton h-24" />
      ))}
    </div>
  );
}

/** Links to the list of each assignee; with several assignees, each link names its account. */
function listsOf(owners: readonly string[], address: string, label: string): ListLink[] {
  return owners.map((owner) => ({
    to: `/admin/${address}&assignedTo=${encodeURIComponent(owner)}`,
    text: owners[0] === owner ? label : `${label} (${owner})`,
  }));
}

function callLists(owners: readonly string[]): ListLink[] {
  return Object.entries(text.allToCall).flatMap(([list, label]) =>
    listsOf(owners, `${list}?waiting=call`, label),
  );
}

function Day({ day, isOld, whose }: { day: MyDay; isOld: boolean; whose: string }) {
  const isNobodys = whose === assignedToNobody;
  const owner = whose === '' ? assignedToMe : whose;
  const unassigned = [assignedToNobody, ...day.inactive];
  const owners = isNobodys ? unassigned : [owner];
  const noStepMissing =
    whose === ''
      ? text.noWithoutStep.mine
      : isNobodys
        ? text.noWithoutStep.nobody
        : fillText(text.noWithoutStep.other, { name: whose });
  return (
    <div
      className={`grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_22rem] ${isOld ? 'opacity-60' : ''}`}
      aria-busy={isOld}
    >
      <div className="grid min-w-0 gap-4">
        <Rows title={text.calls} counted={day.calls} empty={text.noCalls} lists={callLists(owners)}>
          {day.calls.rows.map((person) => (
            <CallRow key={`${person.of}${person.id}`} person={person} />
          ))}
        </Rows>
        <Rows
          title={text.followUps}
          counted={day.followUps}
          empty={text.noFollowUps}
          lists={listsOf(owners, 'case-management/reminders?status=today', text.allFollowUps)}
        >
          {day.followUps.rows.map((reminder) => (
            <FollowUpRow key={reminder.id} reminder={reminder} isMine />
          ))}
        </Rows>
        {isNobodys || day.unassigned.rows.length === 0 ? null : (
          <Rows
            title={text.unassigned}
            counted={day.unassigned}
            empty={text.noUnassigned}
            lists={callLists(unassigned)}
          >
            {day.unassigned.rows.map((person) => (
              <CallRow key={`${person.of}${person.id}`} person={person} />
            ))}
          </Rows>
        )}
      </div>
      <div className="grid min-w-0 items-start gap-4 md:grid-cols-2 2xl:grid-cols-1">
        <Rows
          title={text.withoutStep}
          hint={text.withoutStepHint}
          counted={day.withoutStep}
          empty={noStepMissing}
          lists={listsOf(
            owners,
            'case-management?waiting=next-step&sort=updatedAt',
            text.allWithoutStep,
          )}
        >
          {day.withoutStep.rows.map((member) => (
            <StepRow key={member.id} member={member} />
          ))}
        </Rows>
        <Changes changed={day.changed} />
      </div>
    </div>
  );
}

type RowsProps = {
  title: string;
  hint?: string;
  counted: { total: number };
  empty: string;
  lists: readonly ListLink[];
  children: ReactNode[];
};

function Rows({ title, hint, counted, empty, lists, children }: RowsProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const more = children.length - firstRows;
  const number = formatNumber.format(counted.total);
  return (
    <section className="staff-card" aria-labelledby={id}>
      <header className="flex items-baseline gap-2 border-b border-line px-3 py-2">
        <h3 id={id}>{title}</h3>
        {counted.total === 0 ? null : (
          <span className="text-quiet">{fillText(text.count, { count: number })}</span>
        )}
        {hint === undefined ? null : <span className="text-tiny text-quiet">{hint}</span>}
      </header>
      {children.length === 0 ? <p className="px-3 py-3 text-quiet">{empty}</p> : null}
      <ul data-rows className="work-rows" aria-labelledby={id}>
        {isWhole ? children : children.slice(0, firstRows)}
      </ul>
      {more > 0 && !isWhole ? (
        <button
          type="button"
          className="staff-button staff-button-bare w-full"
          onClick={() => setWhole(true)}
        >
          {fillText(text.more, { count: more })}
        </button>
      ) : null}
      <AllOf lists={lists} />
    </section>
  );
}

type ListLink = { to: string; text: string };

/** Links to the complete lists of a section. */
function AllOf({ lists }: { lists: readonly ListLink[] }) {
  const may = usePermissions();
  return (
    <p className="no-print flex flex-wrap gap-x-4 px-3 py-1">
      {lists
        .filter(({ to }) => may(getRequiredPermission(to)))
        .map((list) => (
          <Link key={list.to} className="staff-link inline-flex min-h-8 items-center" to={list.to}>
            {list.text}
          </Link>
        ))}
    </p>
  );
}

function Changes({ changed: { since, rows } }: Pick<MyDay, 'changed'>) {
  const id = useId();
  return (
    <section className="staff-card" aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline gap-x-2 border-b border-line px-3 py-2">
        <h3 id={id}>{text.changed}</h3>
        {since === null ? null : (
          <span className="text-tiny text-quiet">
            {fillText(text.changedSince, { moment: formatMoment(since) })}
          </span>
        )}
      </header>
      {rows.length === 0 ? <p className="px-3 py-3 text-quiet">{text.noChanges}</p> : null}
      <ul aria-labelledby={id}>
        {rows.map((entry) => (
          <li key={entry.id} className="border-b border-line px-3 py-1.5 last:border-0">
            <Link className="hover:underline" to={getActivityAddress(entry) ?? '/admin/dashboard'}>
              {describeActivity(entry)}
            </Link>
          </li>
        ))}
      </ul>
      <AllOf
        lists={[
          {
            to: `/admin/case-management?assignedTo=${assignedToMe}&sort=-updatedAt`,
            text: text.allChanged,
          },
        ]}
      />
    </section>
  );
}
