import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { profile } from '#text/staff/profile';
import type { Member } from '../data/rows';
import { useAddress } from '../lists/address';
import { useProgressNotes, useReminders, useServiceRecords } from './member-queries';
import { MemberReminders } from './member-reminders';
import { ProgressNotes } from './progress-notes';
import { ServiceRecords } from './service-records';
import { usePrinting } from './use-printing';

const text = profile.tabs;
const names = ['records', 'progress', 'reminders'] as const;

/** A tab for each kind of entry; paper has all of them. */
export function ProfileTabs({ member }: { member: Member }) {
  const { params, change } = useAddress();
  const isPrinting = usePrinting();
  const asked = names.find((name) => name === params.get('tab'));
  const shown = asked ?? 'records';
  const root = useRef<HTMLDivElement>(null);
  const isNewVisit = useNavigationType() !== 'POP';
  // Scroll to a linked tab, because the timeline may be above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (asked !== undefined && isNewVisit) root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const totals = {
    records: useServiceRecords(member.id).data?.total,
    progress: useProgressNotes(member.id).data?.total,
    reminders: useReminders(member.id).data?.total,
  };
  const sections = {
    records: () => <ServiceRecords memberId={member.id} />,
    progress: () => <ProgressNotes memberId={member.id} />,
    reminders: () => <MemberReminders memberId={member.id} />,
  };
  return (
    <Tabs.Root
      ref={root}
      value={shown}
      onValueChange={(tab) => change({ tab }, { replace: true })}
      className="case-tabs min-w-0"
    >
      <Tabs.List
        className="no-print flex flex-wrap gap-1 border-b border-line"
        aria-label={profile.card.title}
      >
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name} className="staff-tab whitespace-nowrap">
            {text[name]}
            {/* Keep its space, so that the other tabs do not move. */}
            <span className="ms-1.5 inline-block min-w-[1ch] text-quiet">{totals[name]}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {(isPrinting ? names : [shown]).map((name) => (
        <Tabs.Content key={name} value={name} forceMount className="pt-3" data-reply>
          <h2 className="sr-only print:not-sr-only print:mb-2">{text[name]}</h2>
          {sections[name]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
