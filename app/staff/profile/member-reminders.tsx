import { profile } from '#text/staff/profile';
import { ReminderItem } from '../cases/reminder-item';
import { AddReminder } from './add-reminder';
import { MemberItems } from './member-items';
import { useReminders } from './member-queries';

export function MemberReminders({ memberId }: { memberId: number }) {
  const query = useReminders(memberId);
  return (
    <div className="grid gap-4">
      <AddReminder memberId={memberId} />
      <MemberItems query={query} empty={profile.reminders.empty}>
        {(reminder) => (
          <li>
            <ReminderItem reminder={reminder} />
          </li>
        )}
      </MemberItems>
    </div>
  );
}
