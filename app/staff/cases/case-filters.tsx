import { reviewTag } from '#domain/cases/member';
import { priorities, topics } from '#text/staff/case-labels';
import { cases } from '#text/staff/cases';
import { AssigneeFilter } from '../lists/assignee-filter';
import { FilterSelect } from '../lists/filter-select';

/** The queues that wait, each by the parameter that the list knows it by. */
const queues: Record<keyof typeof cases.queues, [name: string, value: string]> = {
  applicants: ['tag', reviewTag],
  alerts: ['alerts', 'open'],
  reminders: ['reminders', 'open'],
};
const noQueue = Object.fromEntries(Object.values(queues).map(([name]) => [name, undefined]));

type CaseFiltersProps = {
  list: {
    params: URLSearchParams;
    sort: string;
    narrow: (changes: Record<string, string | undefined>) => void;
  };
};

/** Narrower than the status: by priority, need and colleague; and the order. */
export function CaseFilters({ list: { params, sort, narrow } }: CaseFiltersProps) {
  const queue = Object.entries(queues).find(([, [name, value]]) => params.get(name) === value);
  return (
    <>
      <FilterSelect
        label={cases.queue}
        all={cases.allQueues}
        options={cases.queues}
        value={queue?.[0] ?? ''}
        onChange={(chosen) => {
          const [name = '', value] = queues[chosen as keyof typeof queues] ?? [];
          narrow({ ...noQueue, ...(name === '' ? {} : { [name]: value }) });
        }}
      />
      <FilterSelect
        label={cases.priority}
        all={cases.allPriorities}
        options={priorities}
        value={params.get('priority') ?? ''}
        onChange={(priority) => narrow({ priority })}
      />
      <FilterSelect
        label={cases.topic}
        all={cases.allTopics}
        options={topics}
        value={params.get('topic') ?? ''}
        onChange={(topic) => narrow({ topic })}
      />
      <AssigneeFilter
        value={params.get('assignedTo') ?? ''}
        onChange={(assignedTo) => narrow({ assignedTo })}
      />
      <FilterSelect
        label={cases.order}
        all={cases.orders.queue}
        options={Object.fromEntries(
          Object.entries(cases.orders).filter(([order]) => order !== 'queue'),
        )}
        value={sort === 'queue' ? '' : sort}
        onChange={(order) => narrow({ sort: order === '' ? undefined : order })}
      />
    </>
  );
}
