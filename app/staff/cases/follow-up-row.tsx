// One follow-up: person, title, due date, safe contact, and its actions.
import { Link } from 'react-router';
import { profile } from '#text/staff/profile';
import { LogContact } from '../contact-log/log-contact';
import type { ListedReminder } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';
import { ResponseClock } from '../format/response-clock';
import { ColleagueSelect } from '../forms/colleague-select';
import { ContactLink } from '../my-day/call-row';
import { ValueBadge } from '../shell/badge';
import { listCautions } from './cautions';
import { CompleteButton } from './complete-button';
import { ShortCaution } from './contact-links';
import { LaterMenu } from './later-menu';
import { useReminderActions } from './use-reminder-actions';

const { reminders: content } = profile;

type FollowUpRowProps = {
  reminder: ListedReminder;
  /** In the user's own list the assignee is left out. */
  isMine?: boolean;
};

export function FollowUpRow({ reminder, isMine = false }: FollowUpRowProps) {
  const { title, memberId, memberName, completedAt, description } = reminder;
  return (
    <li className="work-row">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            className="font-semibold hover:underline"
            to={`/admin/member-profile/${memberId}?tab=reminders`}
            data-row-link
          >
            {memberName}
          </Link>
          <span>{title}</span>
          {reminder.priority === 'normal' ? null : (
            <ValueBadge of="priority" value={reminder.priority} />
          )}
        </p>
        {description === '' ? null : (
          <p className="truncate text-tiny text-quiet" title={description}>
            {description}
          </p>
        )}
      </div>
      <div className="work-row-caution">
        <ShortCaution reach={reminder.reach} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {completedAt === null ? (
          <ResponseClock dueAt={reminder.dueDate} keptAt={null} kept="" none="" />
        ) : (
          <span className="text-quiet">
            {fillText(content.done, { moment: formatMoment(completedAt) })}
          </span>
        )}
        <ContactLink phone={reminder.phone} email={reminder.email} />
      </div>
      <FollowUpActions reminder={reminder} isMine={isMine} />
    </li>
  );
}

function FollowUpActions({ reminder, isMine }: Required<FollowUpRowProps>) {
  const actions = useReminderActions(reminder);
  const { title, memberId, memberName, isCompleted } = reminder;
  return (
    <div className="no-print flex flex-wrap items-center gap-1">
      {isMine ? null : (
        <ColleagueSelect
          label={content.assigned}
          needs="cases.read"
          value={reminder.assignedTo}
          isWaiting={actions.isPending}
          onChange={(assignedTo) => actions.assign(assignedTo)}
        />
      )}
      <CompleteButton
        reminder={reminder}
        isPending={actions.isPending}
        onPress={actions.complete}
      />
      {isCompleted ? null : (
        <>
          <LaterMenu
            title={title}
            isWaiting={actions.isPending}
            onChoose={(date) => actions.move(date)}
          />
          <LogContact
            person={{ memberId, reminderId: reminder.id }}
            name={memberName}
            cautions={listCautions(reminder.reach)}
            isIcon
          />
        </>
      )}
    </div>
  );
}
