// Notices at the top of a case: why it is urgent, and its open work.

import { useState } from 'react';
import { isAwaitingContact } from '#domain/cases/member';
import { getLabel } from '#domain/vocabulary';
import { profile } from '#text/staff/profile';
import { review } from '#text/staff/review';
import { triageReasons } from '#text/staff/triage';
import { CaseDuplicates } from '../cases/duplicate-notices';
import { MergedCases } from '../cases/merged-cases';
import { ResolveAlert } from '../cases/resolve-alert';
import type { ListedAlert, Member } from '../data/rows';
import { ResponseClock } from '../format/response-clock';
import { ValueBadge } from '../shell/badge';
import { UnloadedNotice } from '../shell/load-failure';
import { ReviewNotice } from '../shell/review-notice';
import { useAlerts } from './member-queries';
import { useMemberAction } from './use-member-actions';

export function CaseNotices({ member }: { member: Member }) {
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      <TriageNotice member={member} />
      <OpenAlerts memberId={member.id} />
      <CaseDuplicates member={member} />
      <MergedCases member={member} />
      <CaseReviewNotice member={member} />
    </div>
  );
}

function TriageNotice({ member }: { member: Member }) {
  const isAwaited = isAwaitingContact(member);
  if (member.triageReasons.length === 0 && !isAwaited) return null;
  return (
    <section
      className="staff-card flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3"
      aria-label={profile.triage.title}
    >
      {member.triageReasons.length > 0 ? (
        <p>
          <strong>{profile.triage.title}:</strong>{' '}
          {member.triageReasons.map((reason) => getLabel(triageReasons, reason)).join(' ')}
        </p>
      ) : null}
      {isAwaited ? (
        <p className="flex items-center gap-2">
          {profile.triage.due} <ResponseClock dueAt={member.dueAt} keptAt={null} kept="" none="" />
        </p>
      ) : null}
    </section>
  );
}

function OpenAlerts({ memberId }: { memberId: number }) {
  const query = useAlerts(memberId);
  const alerts = query.data?.rows ?? [];
  // The alert as it was when the dialog opened; it stays open if a colleague resolves it meanwhile.
  const [resolving, setResolving] = useState<ListedAlert>();
  return (
    <>
      <UnloadedNotice of={query} text={profile.alerts.unread} />
      {alerts.length === 0 ? null : (
        <section className="staff-notice grid gap-2" aria-label={profile.alerts.title}>
          {alerts.map((alert) => (
            <div key={alert.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ValueBadge of="alert" value={alert.priority} />
              <p className="grow">
                <strong>{alert.title}.</strong> {alert.message}
              </p>
              <button
                type="button"
                className="staff-button no-print"
                onClick={() => setResolving(alert)}
              >
                {profile.alerts.resolve}
              </button>
            </div>
          ))}
        </section>
      )}
      <ResolveAlert alert={resolving} onClose={() => setResolving(undefined)} />
    </>
  );
}

function CaseReviewNotice({ member }: { member: Member }) {
  const clear = useMemberAction(member);
  return (
    <ReviewNotice
      row={member}
      isPending={clear.isPending}
      onClear={() =>
        clear.mutate({
          changes: { needsReview: false },
          said: review.cleared,
        })
      }
    />
  );
}
