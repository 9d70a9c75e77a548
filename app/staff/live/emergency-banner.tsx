// On every screen: what nobody has opened yet, and who has just opened one. However many there are, they
// take one line until somebody asks for all of them.
import { Siren } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { live } from '#text/staff/live';
import { useJson } from '../data/queries';
import type { EmergencyResponse } from '../data/rows';
import { fill, momentOf } from '../format/formats';
import { Unread } from '../shell/load-failure';
import { raiseAlarm, titleBadge } from './alarm';
import { isLeader } from './connection';

type Emergency = EmergencyResponse[number];

/** As many as the server tells of. */
const mostTold = 20;

/** Many from one place are one line: they wait together in the list of what was set aside. */
const addressOf = ({ subject, subjectId, alike }: Emergency) =>
  ({
    member:
      alike > 1 ? '/admin/case-management?needsReview=true' : `/admin/member-profile/${subjectId}`,
    contact: `/admin/inbox?open=${subjectId}`,
    submission: `/admin/submissions?open=${subjectId}`,
  })[subject];

export function EmergencyBanner() {
  const query = useJson<EmergencyResponse>('/api/emergencies');
  const emergencies = query.data;
  const known = useRef<ReadonlySet<number>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = emergencies?.filter(({ seenAt }) => seenAt === null).length ?? 0;

  useEffect(() => {
    titleBadge.set(count);
    return () => titleBadge.set(0);
  }, [count]);

  useEffect(() => {
    if (emergencies === undefined) return;
    const isNew = emergencies.some(({ id, seenAt }) => seenAt === null && !known.current?.has(id));
    // What was there when the screen was opened is on it already.
    if (known.current !== undefined && isNew && isLeader()) raiseAlarm();
    known.current = new Set(emergencies.map(({ id }) => id));
  }, [emergencies]);

  // Those that nobody has opened come first, the newest of them on top.
  const [first, ...others] = emergencies ?? [];
  return (
    <div className="no-print">
      <Unread of={query} text={live.emergency.unread} />
      <section
        {...(first && {
          'aria-label': live.emergency.label,
          className: 'staff-notice mb-4 grid gap-2 py-2',
          'data-tone': count > 0 ? undefined : 'normal',
        })}
      >
        {/* Read out when it comes, wherever somebody is: there before the first one, or nothing would be heard. */}
        <div aria-live="assertive">
          {first === undefined ? null : (
            <Line emergency={first} count={count}>
              {others.length === 0 ? null : (
                <button
                  type="button"
                  className="staff-button"
                  aria-expanded={isOpen}
                  aria-controls={id}
                  onClick={() => setOpen(!isOpen)}
                >
                  {isOpen ? live.emergency.fewer : live.emergency.all}
                </button>
              )}
            </Line>
          )}
        </div>
        {isOpen && others.length > 0 ? (
          <ul
            id={id}
            className="grid max-h-48 gap-2 overflow-y-auto"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            {others.map((one) => (
              <li key={one.id}>
                <Line emergency={one} />
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </div>
  );
}

type LineProps = { emergency: Emergency; count?: number; children?: ReactNode };

function Line({ emergency, count = 0, children }: LineProps) {
  const { title, waiting, more, alike, seenBy, open } = live.emergency;
  const counted = count >= mostTold ? more : waiting;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Siren aria-hidden size={18} className="flex-none max-sm:hidden" />
      <p className="grow">
        <strong>{title}.</strong> {count > 1 ? `${fill(counted, { count })} ` : ''}
        <span className="max-xl:hidden">
          {fill(live.emergency[emergency.subject], { when: momentOf(emergency.createdAt) })}
        </span>{' '}
        {emergency.alike > 1 ? `${fill(alike, { count: emergency.alike })} ` : ''}
        {emergency.seenBy === null ? null : fill(seenBy, { name: emergency.seenBy })}
      </p>
      {/* Without a number it is in a case that others open. */}
      {emergency.seenAt === null && emergency.subjectId > 0 ? (
        <Link className="staff-button staff-button-primary" to={addressOf(emergency)}>
          {open}
        </Link>
      ) : null}
      {children}
    </div>
  );
}
