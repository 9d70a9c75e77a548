import { useState } from 'react';
import { fields } from '#text/fields';
import { pledges } from '#text/staff/pledges';
import { useSummary } from '../data/queries';
import { ActiveFilters } from '../lists/active-filters';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { NeedsReviewButton } from '../lists/needs-review-button';
import { SearchBox } from '../lists/search-box';
import { useList } from '../lists/use-list';
import { type PersonActionRequest, PersonDialog } from '../privacy/person-actions';
import { ScreenHeader } from '../shell/screen-header';
import { buildPledgeColumns, PledgeRow } from './pledge-columns';

export default function PledgesScreen() {
  const needsReview = useSummary()?.needsReview.donations ?? 0;
  const list = useList({
    path: '/api/donations',
    filters: ['type', 'needsReview'],
    sort: '-createdAt',
  });
  // A copy of the pledge from when the dialog opened: the row may leave the list before the dialog closes.
  const [asked, setAsked] = useState<PersonActionRequest>();
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
        <NeedsReviewButton list={list} count={needsReview} />
      </ListToolbar>
      <ActiveFilters labels={pledges.narrowed} list={list} />
      <ListTable
        list={list}
        caption={pledges.title}
        columns={buildPledgeColumns(setAsked)}
        nameOf={(row) => row.donorName}
        card={(row) => <PledgeRow pledge={row} onAsk={setAsked} />}
        empty={pledges.empty}
      />
      {asked === undefined ? null : <PersonDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
