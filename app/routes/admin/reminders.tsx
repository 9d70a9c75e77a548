import { remindersScreen as words } from '#content/en/staff/work';
import { priorities } from '#domain/member';
import { FilterSelect } from '../../components/admin/filter-select';
import { ItemList } from '../../components/admin/item-list';
import { ListToolbar } from '../../components/admin/list-toolbar';
import { ReminderItem } from '../../components/admin/reminder-item';
import { ScreenHeader } from '../../components/admin/screen-header';
import { useColleagues } from '../../staff/questions';
import type { Reminder } from '../../staff/rows';
import { useList } from '../../staff/use-list';

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
