import { useState } from 'react';
import { alertPriorities } from '#text/staff/case-labels';
import { alertsScreen as text } from '#text/staff/work';
import type { ListedAlert } from '../data/rows';
import { AssigneeFilter } from '../lists/assignee-filter';
import { FilterSelect } from '../lists/filter-select';
import { ItemList } from '../lists/item-list';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { AlertItem } from './alert-item';
import { ResolveAlert } from './resolve-alert';

const { active: _, ...otherStates } = text.states;

export default function AlertsScreen() {
  const list = useList<ListedAlert>({
    path: '/api/case-alerts',
    filters: ['status', 'priority', 'assignedTo'],
    sort: '-createdAt',
  });
  const { params, narrow } = list;
  // As it was opened, and outside its row: the row leaves the list when a colleague resolves it.
  const [resolving, setResolving] = useState<ListedAlert>();
  const status = params.get('status') ?? '';
  return (
    <>
      <ScreenHeader title={text.title} />
      <ListToolbar isNarrowed={list.isNarrowed} onClear={list.clear}>
        <AssigneeFilter
          value={params.get('assignedTo') ?? ''}
          onChange={(assignedTo) => narrow({ assignedTo })}
        />
        <FilterSelect
          label={text.status}
          all={text.states.active}
          options={otherStates}
          value={status === 'active' ? '' : status}
          onChange={(value) => narrow({ status: value })}
        />
        <FilterSelect
          label={text.priority}
          all={text.allPriorities}
          options={alertPriorities}
          value={params.get('priority') ?? ''}
          onChange={(priority) => narrow({ priority })}
        />
      </ListToolbar>
      <ItemList list={list} label={text.title} empty={text.empty}>
        {(alert) => <AlertItem alert={alert} onResolve={() => setResolving(alert)} />}
      </ItemList>
      <ResolveAlert alert={resolving} onClose={() => setResolving(undefined)} />
    </>
  );
}
