// The assignee filter of every list: mine, unassigned, a colleague, or a former colleague.
import { assignedToMe, assignedToNobody } from '#domain/cases/assigned';
import { createEnum } from '#domain/vocabulary';
import { assignee as text } from '#text/staff/my-day';
import { useColleagues, useFormerColleagues, useSession } from '../data/queries';
import { fillText } from '../format/formats';
import { FilterSelect } from './filter-select';
import type { ListFilters } from './use-list';

type AssigneeFilterProps = {
  list: ListFilters;
  name?: string;
  label?: string;
  /** The label of no choice. */
  all?: string;
};

export function AssigneeFilter(props: AssigneeFilterProps) {
  const { list, name = 'assignedTo', label = text.label, all = text.anybody } = props;
  const value = list.params.get(name) ?? '';
  const username = useSession()?.username;
  const colleagues = useColleagues('self').filter((colleague) => colleague !== username);
  const former = useFormerColleagues();
  return (
    <FilterSelect
      label={label}
      all={all}
      options={{
        ...(all === text.mine ? {} : { [assignedToMe]: text.mine }),
        [assignedToNobody]: text.nobody,
        ...createEnum(colleagues),
        ...Object.fromEntries(former.map((one) => [one, fillText(text.former, { name: one })])),
      }}
      value={value === username && all !== text.mine ? assignedToMe : value}
      onChange={(assignedTo) => list.narrow({ [name]: assignedTo })}
    />
  );
}
