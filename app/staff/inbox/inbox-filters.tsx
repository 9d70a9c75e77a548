import { inbox } from '#text/staff/inbox';
import { lists } from '#text/staff/lists';
import type { ListedMessage } from '../data/rows';
import { AssigneeFilter } from '../lists/assignee-filter';
import { ListFilter } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import { NeedsReviewButton } from '../lists/needs-review-button';
import { SearchBox } from '../lists/search-box';
import type { List } from '../lists/use-list';
import { ViewsButton } from '../views/views-button';

type InboxFiltersProps = { list: List<ListedMessage>; needsReview: number };

export function InboxFilters({ list, needsReview }: InboxFiltersProps) {
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
      <NeedsReviewButton list={list} count={needsReview} />
    </ListToolbar>
  );
}
