import { fields } from '#text/fields';
import { pledges } from '#text/staff/pledges';
import { useSummary } from '../data/queries';
import type { Pledge } from '../data/rows';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { NarrowedBy } from '../lists/narrowed-by';
import { SearchBox } from '../lists/search-box';
import { SetAsideButton } from '../lists/set-aside-button';
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
  return (
    <>
      <ScreenHeader title={pledges.title} />
      <p className="mb-3 text-quiet">{pledges.intro}</p>
      <ListToolbar list={list}>
        <SearchBox label={pledges.search} placeholder={pledges.searchPlaceholder} list={list} />
        <ListFilter
          label={pledges.type}
          all={pledges.allTypes}
          options={fields.donation.type.options}
          list={list}
          name="type"
        />
        <SetAsideButton list={list} count={setAside} />
      </ListToolbar>
      <NarrowedBy labels={pledges.narrowed} list={list} />
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
