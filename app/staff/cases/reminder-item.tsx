import { Check, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { profile } from '#content/en/staff/profile';
import { reminderTypes } from '#domain/cases/case-work';
import { labelOf } from '#domain/vocabulary';
import type { Reminder } from '../data/rows';
import { fill, momentOf } from '../format/formats';
import { ColleagueSelect } from '../forms/colleague-select';
import { Badge, type Tone, ValueBadge } from '../shell/badge';
import { useReminderChange } from './use-reminder-change';

const { reminders: words } = profile;

function stateOf(reminder: Reminder): { tone: Tone; text: string } {
  if (reminder.isCompleted) return { tone: 'active', text: words.completed };
  if (reminder.isOverdue) return { tone: 'urgent', text: words.overdue };
  return { tone: 'normal', text: words.pending };
}

type ReminderItemProps = { reminder: Reminder; isWithName?: boolean };

export function ReminderItem({ reminder, isWithName = false }: ReminderItemProps) {
  const change = useReminderChange(reminder);
  const { tone, text } = stateOf(reminder);
  return (
    <div className="staff-card flex flex-wrap items-start gap-3 p-4">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <strong>{reminder.title}</strong>
          <Badge tone={tone}>{text}</Badge>
          <ValueBadge of="priority" value={reminder.priority} />
          <Badge>{labelOf(reminderTypes, reminder.reminderType)}</Badge>
        </div>
        {isWithName ? (
          <Link
            className="staff-link justify-self-start"
            to={`/admin/member-profile/${reminder.memberId}?tab=reminders`}
          >
            {reminder.memberName}
          </Link>
        ) : null}
        {reminder.description === '' ? null : (
          <p className="break-words whitespace-pre-line">{reminder.description}</p>
        )}
        <p className="text-quiet">
          {reminder.completedAt === null
            ? fill(words.due, { moment: momentOf(reminder.dueDate) })
            : fill(words.done, { moment: momentOf(reminder.completedAt) })}
        </p>
      </div>
      <div className="no-print flex flex-wrap items-center gap-2">
        <ColleagueSelect
          label={words.assigned}
          value={reminder.assignedTo}
          onChange={(assignedTo) => change.assign(assignedTo)}
        />
        <button
          type="button"
          className="staff-button"
          onClick={() => change.complete(!reminder.isCompleted)}
        >
          {reminder.isCompleted ? (
            <RotateCcw aria-hidden size={16} />
          ) : (
            <Check aria-hidden size={16} />
          )}
          {reminder.isCompleted ? words.reopen : words.complete}
          <span className="sr-only">: {reminder.title}</span>
        </button>
      </div>
    </div>
  );
}
