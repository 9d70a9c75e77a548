import { Bell, TriangleAlert } from 'lucide-react';
import { isAwaitingContact } from '#domain/cases/member';
import { cases } from '#text/staff/cases';
import type { ListedMember } from '../data/rows';
import { formatCount } from '../format/activity';
import { formatMoment } from '../format/formats';
import { ResponseClock } from '../format/response-clock';
import { describeResponseDue } from '../format/response-due-text';
import { useNow } from '../format/use-now';

/** Shows the next step of a case: an emergency, a response due, or a follow-up. */
export function NextStep({ member }: { member: ListedMember }) {
  const now = useNow();
  const alerts = formatCount(cases.alerts, member.pressingAlerts);
  return (
    <span className="flex flex-wrap items-center gap-1">
      {member.pressingAlerts > 0 ? (
        <span className="badge badge-icon" data-tone="urgent" title={alerts}>
          <TriangleAlert aria-hidden size={13} />
          <span aria-hidden>{member.pressingAlerts}</span>
          <span className="sr-only">{alerts}</span>
        </span>
      ) : null}
      {isAwaitingContact(member) ? (
        <ResponseClock dueAt={member.dueAt} keptAt={null} kept="" none="" />
      ) : member.nextReminderAt !== null ? (
        <span
          className="badge badge-icon"
          data-tone={new Date(member.nextReminderAt) < now ? 'urgent' : 'low'}
          title={formatMoment(member.nextReminderAt)}
        >
          <Bell aria-hidden size={13} />
          <span className="sr-only">{cases.reminder}</span>
          {describeResponseDue(new Date(member.nextReminderAt), now)}
        </span>
      ) : null}
    </span>
  );
}
