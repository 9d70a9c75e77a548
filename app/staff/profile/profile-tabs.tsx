import { Tabs } from 'radix-ui';
import { profile } from '#text/staff/profile';
import { timeline } from '#text/staff/timeline';
import type { Member } from '../data/rows';
import { useAddress } from '../lists/address';
import { useProgressNotes, useReminders, useServiceRecords } from './member-queries';
import { MemberReminders } from './member-reminders';
import { ProgressNotes } from './progress-notes';
import { ServiceRecords } from './service-records';
import { Timeline } from './timeline';
import { usePrinting } from './use-printing';

const text = { timeline: timeline.tab, ...profile.tabs };
const names = ['timeline', 'records', 'progress', 'reminders'] as const;
const onPaper = names.slice(1);

/** The stream of everything first; each kind has a tab of its own, and paper has those. */
export function ProfileTabs({ member }: { member: Member }) {
  const { params, change } = useAddress();
  const isPrinting = usePrinting();
  const asked = params.get('tab');
  const shown = names.find((name) => name === asked) ?? 'timeline';
  const totals = {
    timeline: undefined,
    records: useServiceRecords(member.id).data?.total,
    progress: useProgressNotes(member.id).data?.total,
    reminders: useReminders(member.id).data?.total,
  };
  const sections = {
    timeline: () => <Timeline member={member} />,
    records: () => <ServiceRecords memberId={member.id} />,
    progress: () => <ProgressNotes memberId={member.id} />,
    reminders: () => <MemberReminders memberId={member.id} />,
  };
  return (
    <Tabs.Root
      value={shown}
      onValueChange={(tab) =>
        change({ tab: tab === 'timeline' ? undefined : tab, kind: undefined }, { replace: true })
      }
      className="min-w-0"
    >
      <Tabs.List
        className="no-print flex flex-wrap gap-1 border-b border-line"
        aria-label={profile.card.title}
      >
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name} className="staff-tab whitespace-nowrap">
            {text[name]}
            {/* Its place is kept: the next tab does not move from under a hand. */}
            {name === 'timeline' ? null : (
              <span className="ms-1.5 inline-block min-w-[1ch] text-quiet">{totals[name]}</span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {(isPrinting ? onPaper : [shown]).map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          forceMount
          className="pt-3"
          data-reply={name === 'timeline' ? undefined : true}
        >
          <h2 className="sr-only print:not-sr-only print:mb-2">{text[name]}</h2>
          {sections[name]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
