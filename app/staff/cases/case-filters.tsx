import { reviewTag } from '#domain/cases/member';
import { priorities, topics } from '#text/staff/case-labels';
import { cases } from '#text/staff/cases';
import { AssigneeFilter } from '../lists/assignee-filter';
import { FilterSelect, ListFilter } from '../lists/filter-select';
import type { ListFilters } from '../lists/use-list';

/** The queues, with the query parameter of each. */
const queues: Record<keyof typeof cases.queues, [name: string, value: string]> = {
  applicants: ['tag', reviewTag],
  call: ['waiting', 'call'],
  nextStep: ['waiting', 'next-step'],
  alerts: ['alerts', 'open'],
  reminders: ['reminders', 'open'],
};
const noQueue = Object.fromEntries(Object.values(queues).map(([name]) => [name, undefined]));

/** Filters by priority, need, and colleague, and the sort order. */
export function CaseFilters({ list }: { list: ListFilters }) {
  const queue = Object.entries(queues).find(([, [name, value]]) => list.params.get(name) === value);
  return (
    <>
      <FilterSelect
        label={cases.queue}
        all={cases.allQueues}
        options={cases.queues}
        value={queue?.[0] ?? ''}
        onChange={(chosen) => {
          const [name = '', value] = queues[chosen as keyof typeof queues] ?? [];
          list.narrow({ ...noQueue, ...(name === '' ? {} : { [name]: value }) });
        }}
      />
      <ListFilter
        label={cases.priority}
        all={cases.allPriorities}
        options={priorities}
        list={list}
        name="priority"
        isMore
      />
      <ListFilter
        label={cases.topic}
        all={cases.allTopics}
        options={topics}
        list={list}
        name="topic"
        isMore
      />
      <AssigneeFilter list={list} />
      <ListFilter
        label={cases.order}
        all={cases.orders.queue}
        options={Object.fromEntries(
          Object.entries(cases.orders).filter(([order]) => order !== 'queue'),
        )}
        list={list}
        name="sort"
        isMore
      />
    </>
  );
}
