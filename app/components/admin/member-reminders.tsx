import { profile } from '#content/en/staff/profile';
import { useReminders } from '../../staff/member-parts';
import { AddReminder } from './add-reminder';
import { MemberItems } from './member-items';
import { ReminderItem } from './reminder-item';

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
