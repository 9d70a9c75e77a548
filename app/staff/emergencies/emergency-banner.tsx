// The banner on every screen: the number of unopened emergencies, and the newest one.
import { Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { emergencies as text } from '#text/staff/emergencies';
import { post } from '../data/api';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import type { EmergencySummary } from '../data/rows';
import { useAction } from '../data/use-action';
import { fillText, formatMoment, formatPhone, formatTime, toDialable } from '../format/formats';
import { raiseAlarm, titleBadge } from '../live/alarm';
import { isLeader } from '../live/connection';
import { UnloadedNotice } from '../shell/load-failure';
import { getEmergencyPath } from './emergency-path';

export function EmergencyBanner() {
  const query = useJson('/api/emergencies/summary');
  const summary = query.data;
  const count = summary?.count ?? 0;
  const newest = summary?.newest ?? null;

  useEffect(() => {
    titleBadge.set(count);
    return () => titleBadge.set(0);
  }, [count]);
  useAlarm(summary);
  const may = usePermissions();

  return (
    <div className="no-print">
      <UnloadedNotice of={query} text={text.unread} />
      <section
        {...(newest && { 'aria-label': text.title, className: 'staff-notice mb-4 grid py-2' })}
      >
        {/* Present before the first emergency, or a screen reader would not announce it. */}
        <div aria-live="assertive">
          {newest === null ? null : (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Siren aria-hidden size={18} className="flex-none max-sm:hidden" />
              <p className="grow">
                <strong>{text.danger}</strong> {count > 1 ? fillText(text.unopened, { count }) : ''}{' '}
                <span className={count > 1 ? 'max-xl:hidden' : ''}>
                  {fillText(text.received[newest.subject], {
                    when: formatMoment(newest.createdAt),
                  })}
                </span>
              </p>
              {newest.subjectId === null ? null : (
                <Link
                  className="staff-button staff-button-primary"
                  to={getEmergencyPath(newest.subject, newest.subjectId)}
                >
                  {count > 1 ? text.openNewest : text.open}
                </Link>
              )}
              {count > 1 ? (
                <Link className="staff-button" to="/admin/unopened">
                  {text.showAll}
                </Link>
              ) : null}
              {may('cases.write') ? (
                <Requested summary={summary} />
              ) : (
                <CallForHelp summary={summary} />
              )}
            </div>
          )}
        </div>
      </section>
    </div>
  );
}

/** For the front desk, which cannot open emergencies: asks them to tell a case worker, and names the people on call. */
function CallForHelp({ summary }: { summary: EmergencySummary | undefined }) {
  if (summary?.newest == null) return null;
  const { newest, onCall } = summary;
  return (
    <>
      {newest.requestedAt === null ? <RequestButton key={newest.id} /> : null}
      <Requested summary={summary} />
      <p className="flex basis-full flex-wrap gap-x-3">
        {onCall.length === 0 ? text.nobodyOnCall : text.onCall}
        {onCall.map(({ username, phone }) => (
          <span key={username}>
            {username}{' '}
            {phone ? (
              <a className="staff-link" href={`tel:${toDialable(phone)}`}>
                {formatPhone(phone)}
              </a>
            ) : (
              text.noPhone
            )}
          </span>
        ))}
      </p>
    </>
  );
}

function RequestButton() {
  const request = useAction((_, key) => post('/api/emergencies/request', {}, key), {
    failed: text.requestFailed,
  });
  const isSent = request.isPending || request.isSuccess;
  return (
    <button
      type="button"
      className="staff-button staff-button-primary"
      aria-disabled={isSent || undefined}
      onClick={() => isSent || request.mutate()}
    >
      {text.request}
    </button>
  );
}

function Requested({ summary }: { summary: EmergencySummary | undefined }) {
  const { requestedAt, requestedBy } = summary?.newest ?? {};
  if (!requestedAt) return null;
  const said = summary?.sendsMessages ? text.requested : text.requestedOnScreen;
  return (
    <p className="basis-full">
      {fillText(said, { name: requestedBy ?? '', time: formatTime(requestedAt) })}
    </p>
  );
}

/** Plays a sound for an emergency that arrives while the screen is open, in one tab of the browser. */
function useAlarm(summary: EmergencySummary | undefined): void {
  const newestHeard = useRef<number>(undefined);
  useEffect(() => {
    if (summary === undefined) return;
    const { count, newest } = summary;
    const id = newest?.id ?? 0;
    const heard = newestHeard.current;
    if (heard !== undefined && count > 0 && id > heard && isLeader()) raiseAlarm();
    newestHeard.current = Math.max(id, heard ?? 0);
  }, [summary]);
}
