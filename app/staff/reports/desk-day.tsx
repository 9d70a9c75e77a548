// The front desk's day: arrivals, messages, sign-ups, and food day.
import { Mail, Pencil, ShoppingBasket, UserPlus, Users } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { deskDay as text } from '#text/staff/desk-day';
import { useJson } from '../data/queries';
import type { Arrival, Summary } from '../data/rows';
import { formatCount } from '../format/activity';
import { fillText, formatTime } from '../format/formats';
import { LoadFailure } from '../shell/load-failure';

export function FrontDeskDay({ summary }: { summary: Summary | undefined }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-4 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-title">
          {text.title}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Link className="staff-button staff-button-primary" to="/admin/member-intake">
            <UserPlus aria-hidden size={16} />
            {text.takeIn}
          </Link>
          <Link className="staff-button staff-button-primary" to="/admin/food-day">
            <ShoppingBasket aria-hidden size={16} />
            {text.foodDay}
          </Link>
        </div>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ArrivalList />
        <Waiting summary={summary} />
      </div>
    </section>
  );
}

function ArrivalList() {
  const id = useId();
  const query = useJson('/api/arrivals');
  const arrivals = query.data;
  return (
    <section className="staff-card" aria-labelledby={id}>
      <h3 id={id} className="border-b border-line px-3 py-2">
        {text.arrivals}
      </h3>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <div className="skeleton m-3 h-24" /> : null}
      {arrivals?.length === 0 ? <p className="px-3 py-3 text-quiet">{text.noArrivals}</p> : null}
      <ul aria-labelledby={id}>
        {arrivals?.map((person) => (
          <ArrivalRow key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}

function ArrivalRow({ person }: { person: Arrival }) {
  const { id, name, at, by, assignedTo, isCorrectable } = person;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line px-3 py-1.5 last:border-0">
      <span className="font-semibold">{name}</span>
      <span className="text-quiet">{fillText(text.arrival, { time: formatTime(at), by })}</span>
      <span className="grow text-quiet">
        {assignedTo === null ? text.unassigned : fillText(text.assigned, { username: assignedTo })}
      </span>
      {isCorrectable ? (
        <Link
          className="staff-button"
          to={`/admin/member-intake/${id}`}
          aria-label={fillText(text.correctOf, { name })}
        >
          <Pencil aria-hidden size={16} />
          {text.correct}
        </Link>
      ) : null}
    </li>
  );
}

function Waiting({ summary }: { summary: Summary | undefined }) {
  const id = useId();
  const today = toOfficeDate(new Date());
  const { data: day } = useJson(`/api/service-day?serviceType=food&date=${today}`);
  const unread = summary?.unreadMessages;
  const signUps = summary?.submissions.new;
  const served = day && new Set(day.served.map(({ memberId }) => memberId)).size;
  const lines = [
    {
      ...{ Icon: Mail, to: '/admin/inbox?status=unread', count: unread },
      ...{ some: text.messages, none: text.noMessages },
    },
    {
      ...{ Icon: Users, to: '/admin/submissions?status=new', count: signUps },
      ...{ some: text.signUps, none: text.noSignUps },
    },
    {
      ...{ Icon: ShoppingBasket, to: '/admin/food-day', count: served },
      ...{ some: text.served, none: text.notServed },
    },
  ];
  return (
    <section className="staff-card" aria-labelledby={id}>
      <h3 id={id} className="border-b border-line px-3 py-2">
        {text.waiting}
      </h3>
      <ul aria-labelledby={id}>
        {lines.map(({ Icon, to, count, some, none }) => (
          <li key={to} className="border-b border-line last:border-0">
            {summary === undefined ? (
              <div className="skeleton m-3 h-6" />
            ) : (
              <Link className="flex min-h-11 items-center gap-2 px-3 hover:underline" to={to}>
                <Icon aria-hidden size={16} className="flex-none text-quiet" />
                {count ? formatCount(some, count) : none}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
