import { remindersScreen as words } from '#content/en/staff/work';
import { priorities } from '#domain/cases/member';
import { useColleagues } from '../data/queries';
import type { Reminder } from '../data/rows';
import { FilterSelect } from '../lists/filter-select';
import { ItemList } from '../lists/item-list';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { ReminderItem } from './reminder-item';

const { pending: _, ...otherStates } = words.states;

export default function RemindersScreen() {
  const colleagues = useColleagues();
  const list = useList<Reminder>({
    path: '/api/reminders',
    filters: ['status', 'priority', 'assignedTo'],
    defaults: { status: 'pending' },
    sort: 'dueDate',
  });
  const { params, narrow } = list;
  const status = params.get('status') ?? '';
  return (
    <>
      <ScreenHeader title={words.title} />
      <ListToolbar isNarrowed={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={words.status}
          all={words.states.pending}
          options={otherStates}
          value={status === 'pending' ? '' : status}
          onChange={(value) => narrow({ status: value })}
        />
        <FilterSelect
          label={words.priority}
          all={words.allPriorities}
          options={priorities}
          value={params.get('priority') ?? ''}
          onChange={(priority) => narrow({ priority })}
        />
        <FilterSelect
          label={words.assigned}
          all={words.anybody}
          options={Object.fromEntries(colleagues.map((name) => [name, name]))}
          value={params.get('assignedTo') ?? ''}
          onChange={(assignedTo) => narrow({ assignedTo })}
        />
      </ListToolbar>
      <ItemList list={list} label={words.title} empty={words.empty}>
        {(reminder) => <ReminderItem reminder={reminder} isWithName />}
      </ItemList>
    </>
  );
}
