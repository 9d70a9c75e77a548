import { fields } from '#text/fields';
import { pledges } from '#text/staff/pledges';
import { useSummary } from '../data/queries';
import type { Pledge } from '../data/rows';
import { inNumber } from '../format/activity';
import { FilterSelect } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { NarrowedBy } from '../lists/narrowed-by';
import { SearchBox } from '../lists/search-box';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { PledgeCard, pledgeColumns } from './pledge-columns';

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
          options={fields.donation.type.options}
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
        labels={pledges.narrowed}
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
