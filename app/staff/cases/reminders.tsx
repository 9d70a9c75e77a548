// The follow-ups screen: grouped by day or by person.

import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { priorities } from '#text/staff/case-labels';
import { shell } from '#text/staff/shell';
import { followUps, remindersScreen as text } from '#text/staff/work';
import { groupBy } from '../../ui/group-by';
import type { ListedReminder } from '../data/rows';
import { fillText, formatWeekday } from '../format/formats';
import { useNow } from '../format/use-now';
import { AssigneeFilter } from '../lists/assignee-filter';
import { ListFilter } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import { Pager } from '../lists/pager';
import { useList } from '../lists/use-list';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { ViewsButton } from '../views/views-button';
import { FollowUpRow } from './follow-up-row';
import { RestrictedNotShown } from './restricted-not-shown';

const { pending: _, ...otherStates } = text.states;

/** Returns the heading of a follow-up: overdue depends on the time, not on the day. */
function groupOf(reminder: ListedReminder, isByPerson: boolean, now: Date): string {
  if (isByPerson) return reminder.assignedTo ?? shell.nobody;
  const due = new Date(reminder.dueDate);
  const date = toOfficeDate(due);
  if (reminder.isCompleted) return formatWeekday(date);
  if (due < now) return followUps.overdue;
  const today = toOfficeDate(now);
  if (date === today) return followUps.today;
  return date === addDays(today, 1) ? followUps.days.tomorrow : formatWeekday(date);
}

export default function RemindersScreen() {
  const list = useList({
    path: '/api/reminders',
    filters: ['status', 'priority', 'assignedTo'],
    defaults: { status: 'pending' },
    sort: 'dueDate',
  });
  const { query, rows } = list;
  const isByPerson = list.sort === 'person';
  const now = useNow();
  const isWhole = list.paging.isFirst && list.paging.toNext === undefined;
  const groups = groupBy(rows, (reminder) => groupOf(reminder, isByPerson, now));
  return (
    <>
      <ScreenHeader title={text.title} />
      <ListToolbar list={list} views={<ViewsButton list="reminders" asked={list.asked} />}>
        <ListFilter
          label={followUps.by}
          all={followUps.byDay}
          options={{ person: followUps.byPerson }}
          list={list}
          name="sort"
        />
        <AssigneeFilter list={list} />
        <ListFilter
          label={text.status}
          all={text.states.pending}
          options={otherStates}
          list={list}
          name="status"
        />
        <ListFilter
          label={text.priority}
          all={text.allPriorities}
          options={priorities}
          list={list}
          name="priority"
        />
      </ListToolbar>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <div className="skeleton h-96" aria-busy /> : null}
      {!query.isPending && !query.isError && rows.length === 0 ? (
        <p className="staff-card px-4 py-10 text-center text-quiet">{text.empty}</p>
      ) : null}
      <div
        className={`grid gap-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={query.isPlaceholderData}
      >
        {[...groups].map(([name, some]) => (
          <section key={name} className="staff-card" aria-label={name}>
            <h2 className="flex items-baseline gap-2 border-b border-line px-3 py-1.5">
              {name}{' '}
              <span className="font-normal text-quiet">
                {isWhole ? some.length : fillText(followUps.onThisPage, { count: some.length })}
              </span>
            </h2>
            <ul className="work-rows" aria-label={name}>
              {some.map((reminder) => (
                <FollowUpRow key={reminder.id} reminder={reminder} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rows.length === 0 ? null : <Pager page={list.page} paging={list.paging} />}
      <RestrictedNotShown />
    </>
  );
}
