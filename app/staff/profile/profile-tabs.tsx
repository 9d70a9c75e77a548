import { Tabs } from 'radix-ui';
import { profile } from '#text/staff/profile';
import type { Member } from '../data/rows';
import { useAddress } from '../lists/address';
import { useProgressNotes, useReminders, useServiceRecords } from './member-queries';
import { MemberReminders } from './member-reminders';
import { ProgressNotes } from './progress-notes';
import { ServiceRecords } from './service-records';

const { tabs: text } = profile;
const names = ['records', 'progress', 'reminders'] as const;

/** All three are in the page: paper shows what the screen has behind a tab. */
export function ProfileTabs({ member }: { member: Member }) {
  const { params, change } = useAddress();
  const asked = params.get('tab');
  const shown = names.find((name) => name === asked) ?? 'records';
  const totals = {
    records: useServiceRecords(member.id).data?.total,
    progress: useProgressNotes(member.id).data?.total,
    reminders: useReminders(member.id).data?.total,
  };
  const sections = {
    records: <ServiceRecords memberId={member.id} />,
    progress: <ProgressNotes memberId={member.id} />,
    reminders: <MemberReminders memberId={member.id} />,
  };
  return (
    <Tabs.Root
      value={shown}
      onValueChange={(tab) =>
        change({ tab: tab === 'records' ? undefined : tab }, { replace: true })
      }
    >
      <Tabs.List
        className="no-print flex flex-wrap gap-1 border-b border-line"
        aria-label={profile.card.title}
      >
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name} className="staff-tab">
            {text[name]}
            {totals[name] === undefined ? null : (
              <span className="ms-1.5 text-quiet">{totals[name]}</span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          forceMount
          className="pt-4 data-[state=inactive]:hidden print:data-[state=inactive]:block"
        >
          <h2 className="mb-2 hidden print:block">{text[name]}</h2>
          {sections[name]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
