// On every screen: what nobody has opened yet, and who has just opened one.
import { Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { live } from '#content/en/staff/live';
import { useJson } from '../data/queries';
import type { EmergencyResponse } from '../data/rows';
import { fill, momentOf } from '../format/formats';
import { raiseAlarm, titleBadge } from './alarm';
import { isLeader } from './connection';

type Emergency = EmergencyResponse[number];

/** Many from one place are one line: they wait together in the list of what was set aside. */
const addressOf = ({ subject, subjectId, alike }: Emergency) =>
  ({
    member:
      alike > 1 ? '/admin/case-management?flagged=true' : `/admin/member-profile/${subjectId}`,
    contact: `/admin/inbox?open=${subjectId}`,
    submission: `/admin/submissions?open=${subjectId}`,
  })[subject];

export function EmergencyBanner() {
  const emergencies = useJson<EmergencyResponse>('/api/emergencies').data;
  const known = useRef<ReadonlySet<number>>(undefined);
  const unseen = emergencies?.filter(({ seenAt }) => seenAt === null) ?? [];
  const count = unseen.length;

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

  if (emergencies === undefined || emergencies.length === 0) return null;
  return (
    <section
      aria-label={live.emergency.label}
      className="no-print mb-4 max-h-24 overflow-y-auto sm:max-h-40"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {/* Read out when it comes, wherever somebody is; many do not push the screen away. */}
      <ul className="grid gap-2" aria-live="assertive">
        {emergencies.map((one) => (
          <li
            key={one.id}
            className="staff-notice flex flex-wrap items-center gap-x-3 gap-y-1"
            data-tone={one.seenAt === null ? undefined : 'normal'}
          >
            <Siren aria-hidden size={18} className="flex-none" />
            <p className="grow">
              <strong>{live.emergency.title}.</strong>{' '}
              <span className="max-sm:hidden">
                {fill(live.emergency[one.subject], { when: momentOf(one.createdAt) })}
                {one.alike > 1 ? ` ${fill(live.emergency.alike, { count: one.alike })}` : null}
              </span>{' '}
              {one.seenBy === null ? null : fill(live.emergency.seenBy, { name: one.seenBy })}
            </p>
            {one.seenAt === null ? (
              <Link className="staff-button staff-button-primary" to={addressOf(one)}>
                {live.emergency.open}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
