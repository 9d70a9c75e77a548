import { Eye, EyeOff, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { staffEvents as text } from '#text/staff/events';
import type { PublicEvent } from '../data/rows';
import { fillText, formatCalendarDay } from '../format/formats';
import type { Column } from '../lists/data-table';
import { Badge } from '../shell/badge';
import { useShowEvent } from './use-event-actions';

const { columns: headers } = text;

function State({ event }: { event: PublicEvent }) {
  if (!event.isActive) return <Badge tone="low">{text.offline}</Badge>;
  const isPast = event.eventDate.slice(0, 10) < toOfficeDate(new Date());
  return isPast ? <Badge>{text.past}</Badge> : <Badge tone="active">{text.online}</Badge>;
}

function Title({ event }: { event: PublicEvent }) {
  return (
    <Link className="font-semibold hover:underline" to={`/admin/events/${event.id}`}>
      {event.title}
    </Link>
  );
}

function Actions({ event }: { event: PublicEvent }) {
  const { change, isPending } = useShowEvent(event);
  const Icon = event.isActive ? EyeOff : Eye;
  const name = event.title;
  return (
    <span className="flex gap-1">
      <Link
        className="staff-button staff-button-icon"
        to={`/admin/events/${event.id}`}
        data-key="e"
        aria-label={fillText(text.edit, { name })}
        title={text.editShort}
      >
        <Pencil aria-hidden size={16} />
      </Link>
      <button
        type="button"
        className="staff-button"
        aria-label={fillText(event.isActive ? text.takeOffline : text.putOnline, { name })}
        aria-disabled={isPending || undefined}
        onClick={() => isPending || change({ isActive: !event.isActive })}
      >
        <Icon aria-hidden size={16} />
        {event.isActive ? text.takeOfflineShort : text.putOnlineShort}
      </button>
    </span>
  );
}

export const eventColumns: readonly Column<PublicEvent>[] = [
  { key: 'event', header: headers.event, width: 'w-[23%]', cell: (row) => <Title event={row} /> },
  {
    key: 'date',
    header: headers.date,
    width: 'w-[17%]',
    sort: 'eventDate',
    cell: (row) => (
      <span className="two-lines">
        <span>{formatCalendarDay(row.eventDate)}</span>
        <span className="text-tiny text-quiet">{row.eventTime}</span>
      </span>
    ),
  },
  {
    key: 'place',
    header: headers.place,
    width: 'w-[21%]',
    cell: (row) => (
      <span className="two-lines">
        <span>{row.location}</span>
        <span className="text-tiny text-quiet">
          {[row.city, row.state].filter(Boolean).join(', ')}
        </span>
      </span>
    ),
  },
  { key: 'type', header: headers.type, width: 'w-[13%]', cell: (row) => row.eventType },
  {
    key: 'state',
    header: headers.state,
    width: 'w-[5rem]',
    cell: (row) => <State event={row} />,
  },
  {
    key: 'actions',
    header: headers.actions,
    width: 'w-[11rem]',
    cell: (row) => <Actions event={row} />,
  },
];

export function EventRow({ event }: { event: PublicEvent }) {
  return (
    <>
      <Title event={event} />
      <State event={event} />
      <span className="list-row-line">
        <span>
          {formatCalendarDay(event.eventDate)}, {event.eventTime}
        </span>
        <span className="text-quiet">
          {event.location} · {event.eventType}
        </span>
        <span className="ms-auto">
          <Actions event={event} />
        </span>
      </span>
    </>
  );
}
