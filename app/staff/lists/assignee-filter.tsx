// Mine, nobody's, a colleague's: the same filter on every list.
import { assignedToMe, assignedToNobody } from '#domain/cases/assigned';
import { assignee as text } from '#text/staff/my-day';
import { useColleagues, useSession } from '../data/queries';
import { FilterSelect } from './filter-select';
import type { Narrowing } from './use-list';

type AssigneeFilterProps = {
  list: Narrowing;
  name?: string;
  label?: string;
  /** What no choice means. */
  all?: string;
};

export function AssigneeFilter(props: AssigneeFilterProps) {
  const { list, name = 'assignedTo', label = text.label, all = text.anybody } = props;
  const value = list.params.get(name) ?? '';
  const username = useSession()?.username;
  const colleagues = useColleagues().filter((colleague) => colleague !== username);
  return (
    <FilterSelect
      label={label}
      all={all}
      options={{
        ...(all === text.mine ? {} : { [assignedToMe]: text.mine }),
        [assignedToNobody]: text.nobody,
        ...Object.fromEntries(colleagues.map((colleague) => [colleague, colleague])),
      }}
      value={value === username && all !== text.mine ? assignedToMe : value}
      onChange={(assignedTo) => list.narrow({ [name]: assignedTo })}
    />
  );
}
