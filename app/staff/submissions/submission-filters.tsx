import { submissionStatuses } from '#text/staff/office-labels';
import { submissions } from '#text/staff/submissions';
import { vocabularies } from '#text/vocabularies';
import { inNumber } from '../format/activity';
import { AssigneeFilter } from '../lists/assignee-filter';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import { SearchBox } from '../lists/search-box';
import { ViewsButton } from '../views/views-button';

type SubmissionFiltersProps = {
  list: {
    params: URLSearchParams;
    asked: URLSearchParams;
    isNarrowed: boolean;
    clear: () => void;
    narrow: (changes: Record<string, string | undefined>, replace?: boolean) => void;
  };
  setAside: number;
};

export function SubmissionFilters({ list, setAside }: SubmissionFiltersProps) {
  const { params, narrow } = list;
  return (
    <ListToolbar
      isNarrowed={list.isNarrowed}
      onClear={list.clear}
      views={<ViewsButton list="submissions" asked={list.asked} />}
    >
      <SearchBox
        label={submissions.search}
        placeholder={submissions.searchPlaceholder}
        value={params.get('search') ?? ''}
        onSearch={(search) => narrow({ search }, true)}
      />
      <FilterSelect
        label={submissions.status}
        all={submissions.allStatuses}
        options={submissionStatuses}
        value={params.get('status') ?? ''}
        onChange={(status) => narrow({ status })}
      />
      <FilterSelect
        label={submissions.type}
        all={submissions.allTypes}
        options={vocabularies.formTypes}
        value={params.get('formType') ?? ''}
        onChange={(formType) => narrow({ formType })}
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
          {inNumber(submissions.setAside, setAside)}
        </button>
      ) : null}
    </ListToolbar>
  );
}
