import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { staffEvents as words } from '#content/en/staff/events';
import { EventListCard, eventColumns } from '../../components/admin/event-columns';
import { FilterSelect } from '../../components/admin/filter-select';
import { ListTable } from '../../components/admin/list-table';
import { ListToolbar } from '../../components/admin/list-toolbar';
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
  const { params, narrow } = list;
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
      <ListTable
        list={list}
        caption={words.title}
        columns={eventColumns}
        nameOf={(row) => row.title}
        card={(row) => <EventListCard event={row} />}
        empty={words.empty}
      />
    </>
  );
}
