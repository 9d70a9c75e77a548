import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { staffEvents as words } from '#content/en/staff/events';
import { DataTable } from '../../components/admin/data-table';
import { EventListCard, eventColumns } from '../../components/admin/event-columns';
import { FilterSelect } from '../../components/admin/filter-select';
import { ListToolbar } from '../../components/admin/list-toolbar';
import { LoadFailure } from '../../components/admin/load-failure';
import { Pager } from '../../components/admin/pager';
import { ScreenHeader } from '../../components/admin/screen-header';
import type { PublicEvent } from '../../staff/rows';
import { useList } from '../../staff/use-list';

const { all: _, ...otherStates } = words.states;

export default function EventsScreen() {
  const list = useList<PublicEvent>({
    path: '/api/public-events',
    filters: ['status', 'upcoming'],
    defaults: { status: 'all' },
    sort: '-eventDate',
  });
  const { params, narrow, query } = list;
  const status = params.get('status') ?? '';
  return (
    <>
      <ScreenHeader title={words.title}>
        <Link className="staff-button staff-button-primary" to="/admin/events/new">
          <Plus aria-hidden size={16} />
          {words.add}
        </Link>
      </ScreenHeader>
      <ListToolbar isNarrowed={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={words.status}
          all={words.states.all}
          options={otherStates}
          value={status === 'all' ? '' : status}
          onChange={(status) => narrow({ status })}
        />
        <FilterSelect
          label={words.when}
          all={words.anyTime}
          options={{ true: words.upcoming }}
          value={params.get('upcoming') ?? ''}
          onChange={(upcoming) => narrow({ upcoming })}
        />
      </ListToolbar>
      {query.isError ? (
        <LoadFailure onRetry={query.refetch} />
      ) : (
        <DataTable
          caption={words.title}
          columns={eventColumns}
          rows={list.rows}
          nameOf={(row) => row.title}
          card={(row) => <EventListCard event={row} />}
          isPending={query.isPending}
          isOld={query.isPlaceholderData}
          empty={words.empty}
          sort={list.sort}
          onSort={(sort) => narrow({ sort })}
        />
      )}
      <Pager page={list.page} paging={list.paging} />
    </>
  );
}
