import { getLabel } from '#domain/vocabulary';
import { reminderTypes } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import type { ListedReminder } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';
import { ColleagueSelect } from '../forms/colleague-select';
import { Badge, type Tone, ValueBadge } from '../shell/badge';
import { CompleteButton } from './complete-button';
import { ShortCaution } from './contact-links';
import { useReminderActions } from './use-reminder-actions';

const { reminders: content } = profile;

function stateOf(reminder: ListedReminder): { tone: Tone; text: string } {
  if (reminder.isCompleted) return { tone: 'active', text: content.completed };
  if (reminder.isOverdue) return { tone: 'urgent', text: content.overdue };
  return { tone: 'normal', text: content.pending };
}

export function ReminderItem({ reminder }: { reminder: ListedReminder }) {
  const actions = useReminderActions(reminder);
  const { tone, text } = stateOf(reminder);
  return (
    <div className="staff-card flex flex-wrap items-start gap-3 p-4">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <strong>{reminder.title}</strong>
          <Badge tone={tone}>{text}</Badge>
          <ValueBadge of="priority" value={reminder.priority} />
          <Badge>{getLabel(reminderTypes, reminder.reminderType)}</Badge>
        </div>
        <ShortCaution reach={reminder.reach} />
        {reminder.description === '' ? null : (
          <p className="whitespace-pre-line">{reminder.description}</p>
        )}
        <p className="text-quiet">
          {reminder.completedAt === null
            ? fillText(content.due, { moment: formatMoment(reminder.dueDate) })
            : fillText(content.done, { moment: formatMoment(reminder.completedAt) })}
        </p>
      </div>
      <div className="no-print flex flex-wrap items-center gap-2">
        <ColleagueSelect
          label={content.assigned}
          needs="cases.read"
          value={reminder.assignedTo}
          isWaiting={actions.isPending}
          onChange={(assignedTo) => actions.assign(assignedTo)}
        />
        <CompleteButton
          reminder={reminder}
          isPending={actions.isPending}
          onPress={actions.complete}
        />
      </div>
    </div>
  );
}
