import { Link } from 'react-router';
import { getLabel } from '#domain/vocabulary';
import { alertTypes } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { alertsScreen as text } from '#text/staff/work';
import { change } from '../data/api';
import type { CaseAlert, ListedAlert } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { fillText, formatMoment } from '../format/formats';
import { Badge, ValueBadge } from '../shell/badge';
import { ShortCaution } from './contact-links';
import { formatAlertName, getAlertPath } from './resolve-alert';

type AlertItemProps = { alert: ListedAlert; onResolve: () => void };

export function AlertItem({ alert, onResolve }: AlertItemProps) {
  const { change: reopen, isPending } = useChangeOf<ListedAlert, object, CaseAlert>(alert, {
    pathOf: getAlertPath,
    write: (row, _, version) => change('PATCH', getAlertPath(row), version, { isResolved: false }),
    undo: true,
    say: ({ title }, _, { memberName }) => ({
      title: profile.alerts.reopened,
      description: formatAlertName({ memberName, title }),
    }),
    failed: profile.alerts.reopenFailed,
    nameOf: ({ memberName }) => ({ memberName }),
  });
  return (
    <div className="staff-card flex flex-wrap items-start gap-3 p-4">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <strong>{alert.title}</strong>
          <ValueBadge of="alert" value={alert.priority} />
          <Badge>{getLabel(alertTypes, alert.alertType)}</Badge>
        </div>
        <Link className="staff-link justify-self-start" to={addressOf(alert)}>
          {alert.memberName}
        </Link>
        <ShortCaution reach={alert.reach} />
        <p>{alert.message}</p>
        <p className="text-quiet">
          {fillText(text.raised, {
            moment: formatMoment(alert.createdAt),
            name: alert.assignedTo ?? shell.nobody,
          })}
        </p>
        {alert.resolvedAt === null ? null : (
          <p className="text-quiet">
            {fillText(profile.alerts.by, {
              name: alert.resolvedBy ?? '',
              when: formatMoment(alert.resolvedAt),
            })}
            {alert.resolution ? `: “${alert.resolution}”` : ''}
          </p>
        )}
      </div>
      <button
        type="button"
        className="staff-button"
        data-key="e"
        aria-disabled={isPending || undefined}
        onClick={() => (alert.isResolved ? reopen({}) : onResolve())}
      >
        {alert.isResolved ? profile.alerts.reopen : profile.alerts.resolve}
        <span className="sr-only">: {alert.title}</span>
      </button>
    </div>
  );
}

function addressOf({ memberId, contactId, submissionId }: ListedAlert): string {
  if (contactId !== null) return `/admin/inbox?open=${contactId}`;
  if (submissionId !== null) return `/admin/submissions?open=${submissionId}`;
  return `/admin/member-profile/${memberId}`;
}
