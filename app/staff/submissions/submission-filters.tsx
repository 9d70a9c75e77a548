import { lists } from '#text/staff/lists';
import { submissionStatuses } from '#text/staff/office-labels';
import { submissions } from '#text/staff/submissions';
import { vocabularies } from '#text/vocabularies';
import type { ListedSubmission } from '../data/rows';
import { AssigneeFilter } from '../lists/assignee-filter';
import { ListFilter } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import { NeedsReviewButton } from '../lists/needs-review-button';
import { SearchBox } from '../lists/search-box';
import type { List } from '../lists/use-list';
import { ViewsButton } from '../views/views-button';

type SubmissionFiltersProps = { list: List<ListedSubmission>; needsReview: number };

export function SubmissionFilters({ list, needsReview }: SubmissionFiltersProps) {
  return (
    <ListToolbar list={list} views={<ViewsButton list="submissions" asked={list.asked} />} hasMore>
      <SearchBox
        label={submissions.search}
        placeholder={submissions.searchPlaceholder}
        list={list}
      />
      <ListFilter
        label={submissions.status}
        all={submissions.allStatuses}
        options={submissionStatuses}
        list={list}
        name="status"
      />
      <ListFilter
        label={submissions.type}
        all={submissions.allTypes}
        options={vocabularies.formTypes}
        list={list}
        name="formType"
      />
      <AssigneeFilter list={list} />
      <ListFilter
        label={lists.order}
        all={lists.whatMattersFirst}
        options={lists.orders}
        list={list}
        name="sort"
        isMore
      />
      <NeedsReviewButton list={list} count={needsReview} />
    </ListToolbar>
  );
}
