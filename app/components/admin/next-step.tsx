import { cases } from '#content/en/staff/cases';
import { reviewTag } from '#domain/member';
import { promiseInWords } from '#domain/promises';
import { inNumber } from '../../staff/activity-words';
import { fill, momentOf } from '../../staff/formats';
import type { Member } from '../../staff/rows';
import { useNow } from '../../staff/use-now';
import { Badge } from './badge';
import { PromiseClock } from './promise-clock';

/** What waits in a case: an emergency, a promise, a reminder. */
export function NextStep({ member }: { member: Member }) {
  const now = useNow();
  const isPromised = member.dueAt !== null && member.firstContactedAt === null;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {member.pressingAlerts > 0 ? (
        <Badge tone="urgent">{inNumber(cases.alerts, member.pressingAlerts)}</Badge>
      ) : null}
      {isPromised ? (
        <PromiseClock dueAt={member.dueAt} keptAt={null} kept="" none="" />
      ) : member.nextReminderAt !== null ? (
        <span
          className="badge"
          data-tone={new Date(member.nextReminderAt) < now ? 'urgent' : 'low'}
          title={momentOf(member.nextReminderAt)}
        >
          {fill(cases.reminder, { when: promiseInWords(new Date(member.nextReminderAt), now) })}
        </span>
      ) : null}
      {member.tags.includes(reviewTag) ? <Badge tone="high">{cases.applicant}</Badge> : null}
    </span>
  );
}
