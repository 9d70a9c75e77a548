import { inbox } from '#text/staff/inbox';
import { inNumber } from '../format/activity';
import { AssigneeFilter } from '../lists/assignee-filter';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import { SearchBox } from '../lists/search-box';

type InboxFiltersProps = {
  list: {
    params: URLSearchParams;
    isNarrowed: boolean;
    clear: () => void;
    narrow: (changes: Record<string, string | undefined>, replace?: boolean) => void;
  };
  setAside: number;
};

export function InboxFilters({ list, setAside }: InboxFiltersProps) {
  const { params, narrow } = list;
  return (
    <ListToolbar isNarrowed={list.isNarrowed} onClear={list.clear}>
      <SearchBox
        label={inbox.search}
        placeholder={inbox.searchPlaceholder}
        value={params.get('search') ?? ''}
        onSearch={(search) => narrow({ search }, true)}
      />
      <FilterSelect
        label={inbox.status}
        all={inbox.allStatuses}
        options={inbox.states}
        value={params.get('status') ?? ''}
        onChange={(status) => narrow({ status })}
      />
      <AssigneeFilter
        value={params.get('assignedTo') ?? ''}
        onChange={(assignedTo) => narrow({ assignedTo })}
      />
      {setAside > 0 && params.get('quarantined') !== 'true' ? (
        <button
          type="button"
          className="staff-button"
          onClick={() => narrow({ quarantined: 'true' })}
        >
          {inNumber(inbox.setAside, setAside)}
        </button>
      ) : null}
    </ListToolbar>
  );
}
