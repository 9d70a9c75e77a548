import { pledges } from '#content/en/staff/pledges';
import { giftTypes } from '#domain/donation';
import { DataTable } from '../../components/admin/data-table';
import { FilterSelect } from '../../components/admin/filter-select';
import { ListToolbar } from '../../components/admin/list-toolbar';
import { LoadFailure } from '../../components/admin/load-failure';
import { NarrowedBy } from '../../components/admin/narrowed-by';
import { Pager } from '../../components/admin/pager';
import { PledgeCard, pledgeColumns } from '../../components/admin/pledge-columns';
import { ScreenHeader } from '../../components/admin/screen-header';
import { SearchBox } from '../../components/admin/search-box';
import { inNumber } from '../../staff/activity-words';
import { useSummary } from '../../staff/questions';
import type { Pledge } from '../../staff/rows';
import { useList } from '../../staff/use-list';

export default function PledgesScreen() {
  const setAside = useSummary()?.setAside.donations ?? 0;
  const list = useList<Pledge>({
    path: '/api/donations',
    filters: ['type', 'quarantined'],
    sort: '-createdAt',
  });
  const { params, narrow, query } = list;
  return (
    <>
      <ScreenHeader title={pledges.title} />
      <p className="mb-3 text-quiet">{pledges.intro}</p>
      <ListToolbar isNarrowed={list.isNarrowed} onClear={list.clear}>
        <SearchBox
          label={pledges.search}
          placeholder={pledges.searchPlaceholder}
          value={params.get('search') ?? ''}
          onSearch={(search) => narrow({ search }, true)}
        />
        <FilterSelect
          label={pledges.type}
          all={pledges.allTypes}
          options={giftTypes}
          value={params.get('type') ?? ''}
          onChange={(type) => narrow({ type })}
        />
        {setAside > 0 && params.get('quarantined') !== 'true' ? (
          <button
            type="button"
            className="staff-button"
            onClick={() => narrow({ quarantined: 'true' })}
          >
            {inNumber(pledges.setAside, setAside)}
          </button>
        ) : null}
      </ListToolbar>
      <NarrowedBy
        words={pledges.narrowed}
        params={params}
        onRemove={(name) => narrow({ [name]: undefined })}
      />
      {query.isError ? (
        <LoadFailure onRetry={query.refetch} />
      ) : (
        <DataTable
          caption={pledges.title}
          columns={pledgeColumns}
          rows={list.rows}
          nameOf={(row) => row.donorName}
          card={(row) => <PledgeCard pledge={row} />}
          isPending={query.isPending}
          isOld={query.isPlaceholderData}
          empty={pledges.empty}
          sort={list.sort}
          onSort={(sort) => narrow({ sort })}
        />
      )}
      <Pager page={list.page} paging={list.paging} />
    </>
  );
}
