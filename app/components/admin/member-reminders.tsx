import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { useReminders } from '../../staff/member-parts';
import { AddReminder } from './add-reminder';
import { LoadFailure } from './load-failure';
import { ReminderItem } from './reminder-item';

export function MemberReminders({ memberId }: { memberId: number }) {
  const query = useReminders(memberId);
  const rows = query.data?.rows ?? [];
  // Open ones first, soonest on top; what is done goes below.
  const ordered = [
    ...rows.filter((one) => !one.isCompleted),
    ...rows.filter((one) => one.isCompleted),
  ];
  return (
    <div className="grid gap-4">
      <AddReminder memberId={memberId} />
      {query.isError ? <LoadFailure onRetry={query.refetch} /> : null}
      {query.isPending ? <p role="status">{shell.loading}</p> : null}
      {query.data?.rows.length === 0 ? (
        <p className="text-quiet">{profile.reminders.empty}</p>
      ) : null}
      <ul className="grid gap-3">
        {ordered.map((reminder) => (
          <li key={reminder.id}>
            <ReminderItem reminder={reminder} />
          </li>
        ))}
      </ul>
    </div>
  );
}
