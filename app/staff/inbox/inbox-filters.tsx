import { inbox } from '#text/staff/inbox';
import { lists } from '#text/staff/lists';
import type { ListedMessage } from '../data/rows';
import { AssigneeFilter } from '../lists/assignee-filter';
import { ListFilter } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import { SearchBox } from '../lists/search-box';
import { SetAsideButton } from '../lists/set-aside-button';
import type { List } from '../lists/use-list';
import { ViewsButton } from '../views/views-button';

type InboxFiltersProps = { list: List<ListedMessage>; setAside: number };

export function InboxFilters({ list, setAside }: InboxFiltersProps) {
  return (
    <ListToolbar list={list} views={<ViewsButton list="messages" asked={list.asked} />}>
      <SearchBox label={inbox.search} placeholder={inbox.searchPlaceholder} list={list} />
      <ListFilter
        label={inbox.status}
        all={inbox.allStatuses}
        options={inbox.states}
        list={list}
        name="status"
      />
      <AssigneeFilter list={list} />
      <ListFilter
        label={lists.order}
        all={lists.whatMattersFirst}
        options={lists.orders}
        list={list}
        name="sort"
      />
      <SetAsideButton list={list} count={setAside} />
    </ListToolbar>
  );
}
