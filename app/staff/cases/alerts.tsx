import { useState } from 'react';
import { alertPriorities } from '#text/staff/case-labels';
import { alertsScreen as text } from '#text/staff/work';
import type { ListedAlert } from '../data/rows';
import { AssigneeFilter } from '../lists/assignee-filter';
import { ListFilter } from '../lists/filter-select';
import { ItemList } from '../lists/item-list';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { AlertItem } from './alert-item';
import { ResolveAlert } from './resolve-alert';
import { RestrictedNotShown } from './restricted-not-shown';

const { active: _, ...otherStates } = text.states;

export default function AlertsScreen() {
  const list = useList({
    path: '/api/case-alerts',
    filters: ['status', 'priority', 'assignedTo'],
    sort: 'queue',
  });
  // The alert as it was when the dialog opened. Stored outside the row, because the row disappears when a colleague
  // resolves it.
  const [resolving, setResolving] = useState<ListedAlert>();
  return (
    <>
      <ScreenHeader title={text.title} />
      <ListToolbar list={list}>
        <AssigneeFilter list={list} />
        <ListFilter
          label={text.status}
          all={text.states.active}
          options={otherStates}
          list={list}
          name="status"
        />
        <ListFilter
          label={text.priority}
          all={text.allPriorities}
          options={alertPriorities}
          list={list}
          name="priority"
        />
      </ListToolbar>
      <ItemList list={list} label={text.title} empty={text.empty}>
        {(alert) => <AlertItem alert={alert} onResolve={() => setResolving(alert)} />}
      </ItemList>
      <RestrictedNotShown />
      <ResolveAlert alert={resolving} onClose={() => setResolving(undefined)} />
    </>
  );
}
