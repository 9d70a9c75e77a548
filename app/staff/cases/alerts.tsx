import { alertsScreen as words } from '#content/en/staff/work';
import { alertPriorities } from '#domain/cases/triage';
import type { CaseAlert } from '../data/rows';
import { FilterSelect } from '../lists/filter-select';
import { ItemList } from '../lists/item-list';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { AlertItem } from './alert-item';

const { active: _, ...otherStates } = words.states;

export default function AlertsScreen() {
  const list = useList<CaseAlert>({
    path: '/api/case-alerts',
    filters: ['status', 'priority'],
    sort: '-createdAt',
  });
  const { params, narrow } = list;
  const status = params.get('status') ?? '';
  return (
    <>
      <ScreenHeader title={words.title} />
      <ListToolbar isNarrowed={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={words.status}
          all={words.states.active}
          options={otherStates}
          value={status === 'active' ? '' : status}
          onChange={(value) => narrow({ status: value })}
        />
        <FilterSelect
          label={words.priority}
          all={words.allPriorities}
          options={alertPriorities}
          value={params.get('priority') ?? ''}
          onChange={(priority) => narrow({ priority })}
        />
      </ListToolbar>
      <ItemList list={list} label={words.title} empty={words.empty}>
        {(alert) => <AlertItem alert={alert} />}
      </ItemList>
    </>
  );
}
