import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { staffEvents as text } from '#text/staff/events';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { EventRow, eventColumns } from './event-columns';

const { all: _, ...otherStates } = text.states;

export default function EventsScreen() {
  const list = useList({
    path: '/api/public-events',
    filters: ['status', 'upcoming'],
    defaults: { status: 'all' },
    sort: '-eventDate',
  });
  return (
    <>
      <ScreenHeader title={text.title}>
        <Link className="staff-button staff-button-primary" to="/admin/events/new">
          <Plus aria-hidden size={16} />
          {text.add}
        </Link>
      </ScreenHeader>
      <ListToolbar list={list}>
        <ListFilter
          label={text.status}
          all={text.states.all}
          options={otherStates}
          list={list}
          name="status"
        />
        <ListFilter
          label={text.when}
          all={text.anyTime}
          options={{ true: text.upcoming }}
          list={list}
          name="upcoming"
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption={text.title}
        columns={eventColumns}
        nameOf={(row) => row.title}
        card={(row) => <EventRow event={row} />}
        empty={text.empty}
      />
    </>
  );
}
