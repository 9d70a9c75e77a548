// Mine, nobody's, a colleague's: the same filter on every list.
import { assignedToMe, assignedToNobody } from '#domain/cases/assigned';
import { assignee as text } from '#text/staff/my-day';
import { useColleagues, useSession } from '../data/queries';
import { FilterSelect } from './filter-select';

type AssigneeFilterProps = {
  value: string;
  onChange: (assignedTo: string) => void;
  label?: string;
  /** What no choice means. */
  all?: string;
};

export function AssigneeFilter(props: AssigneeFilterProps) {
  const { value, onChange, label = text.label, all = text.anybody } = props;
  const username = useSession()?.username;
  const colleagues = useColleagues().filter((name) => name !== username);
  return (
    <FilterSelect
      label={label}
      all={all}
      options={{
        ...(all === text.mine ? {} : { [assignedToMe]: text.mine }),
        [assignedToNobody]: text.nobody,
        ...Object.fromEntries(colleagues.map((name) => [name, name])),
      }}
      value={value === username && all !== text.mine ? assignedToMe : value}
      onChange={onChange}
    />
  );
}
