import { useState } from 'react';
import { staffEvents as text } from '#text/staff/events';
import { shell } from '#text/staff/shell';
import type { PublicEvent } from '../data/rows';
import { fillText } from '../format/formats';
import { StaffDialog } from '../shell/staff-dialog';
import { useRemoveEvent } from './use-event-actions';

type RemoveEventProps = { event: PublicEvent; onRemoved: () => unknown };

export function RemoveEvent({ event, onRemoved }: RemoveEventProps) {
  const [isAsking, setAsking] = useState(false);
  const { change: remove, isPending } = useRemoveEvent(event, onRemoved);
  return (
    <>
      <button type="button" className="staff-button me-auto" onClick={() => setAsking(true)}>
        {text.remove}
      </button>
      <StaffDialog
        title={text.removeTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        footer={
          <>
            <button type="button" className="staff-button" onClick={() => setAsking(false)}>
              {shell.cancel}
            </button>
            <button
              type="button"
              className="staff-button staff-button-primary"
              aria-disabled={isPending || undefined}
              onClick={() => remove({})}
            >
              {text.remove}
            </button>
          </>
        }
      >
        <p>{fillText(text.removeText, { name: event.title })}</p>
      </StaffDialog>
    </>
  );
}
