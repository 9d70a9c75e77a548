import { pledges } from '#content/en/staff/pledges';
import { giftTypes } from '#domain/donation';
import { FilterSelect } from '../../components/admin/filter-select';
import { ListTable } from '../../components/admin/list-table';
import { ListToolbar } from '../../components/admin/list-toolbar';
import { NarrowedBy } from '../../components/admin/narrowed-by';
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
  const { params, narrow } = list;
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
      <ListTable
        list={list}
        caption={pledges.title}
        columns={pledgeColumns}
        nameOf={(row) => row.donorName}
        card={(row) => <PledgeCard pledge={row} />}
        empty={pledges.empty}
      />
    </>
  );
}
