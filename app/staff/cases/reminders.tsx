import { priorities } from '#domain/cases/member';
import { remindersScreen as text } from '#text/staff/work';
import { useColleagues } from '../data/queries';
import type { ListedReminder } from '../data/rows';
import { FilterSelect } from '../lists/filter-select';
import { ItemList } from '../lists/item-list';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { ViewsButton } from '../views/views-button';
import { ReminderItem } from './reminder-item';

const { pending: _, ...otherStates } = text.states;

export default function RemindersScreen() {
  const colleagues = useColleagues();
  const list = useList<ListedReminder>({
    path: '/api/reminders',
    filters: ['status', 'priority', 'assignedTo'],
    defaults: { status: 'pending' },
    sort: 'dueDate',
  });
  const { params, narrow } = list;
  const status = params.get('status') ?? '';
  return (
    <>
      <ScreenHeader title={text.title} />
      <ListToolbar
        isNarrowed={list.isNarrowed}
        onClear={list.clear}
        views={<ViewsButton list="reminders" asked={list.asked} />}
      >
        <FilterSelect
          label={text.status}
          all={text.states.pending}
          options={otherStates}
          value={status === 'pending' ? '' : status}
          onChange={(value) => narrow({ status: value })}
        />
        <FilterSelect
          label={text.priority}
          all={text.allPriorities}
          options={priorities}
          value={params.get('priority') ?? ''}
          onChange={(priority) => narrow({ priority })}
        />
        <FilterSelect
          label={text.assigned}
          all={text.anybody}
          options={Object.fromEntries(colleagues.map((name) => [name, name]))}
          value={params.get('assignedTo') ?? ''}
          onChange={(assignedTo) => narrow({ assignedTo })}
        />
      </ListToolbar>
      <ItemList list={list} label={text.title} empty={text.empty}>
        {(reminder) => <ReminderItem reminder={reminder} isWithName />}
      </ItemList>
    </>
  );
}
