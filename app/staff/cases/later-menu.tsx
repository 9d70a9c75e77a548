// Postpones a follow-up: one press opens the menu, the next chooses the day.
import { CalendarClock } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { findPostponeDates } from '#domain/calendar/postpone-dates';
import { followUps as text } from '#text/staff/work';
import { readOffice } from '../data/office';
import { fillText, formatWeekday } from '../format/formats';

type LaterMenuProps = {
  /** Names the postponed follow-up. */
  title: string;
  isWaiting: boolean;
  onChoose: (date: string) => void;
};

export function LaterMenu({ title, isWaiting, onChoose }: LaterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const label = fillText(text.laterOf, { title });
  return (
    <DropdownMenu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next) => setOpen(next && !isWaiting)}
    >
      <DropdownMenu.Trigger
        className="staff-button"
        aria-label={label}
        aria-disabled={isWaiting || undefined}
        title={text.later}
      >
        <CalendarClock aria-hidden size={16} />
        {text.later}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="staff-menu grid gap-1"
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          {findPostponeDates(new Date(), readOffice().facts.officeHours).map(({ name, date }) => (
            <DropdownMenu.Item
              key={name}
              className="staff-menu-item justify-between"
              onSelect={() => onChoose(date)}
            >
              {text.days[name]} <span className="text-quiet">{formatWeekday(date)}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
