import { useState } from 'react';
import { staffEvents as words } from '#content/en/staff/events';
import { shell } from '#content/en/staff/shell';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import type { PublicEvent } from '../data/rows';
import { useChange } from '../data/use-change';
import { fill } from '../format/formats';
import { StaffDialog } from '../shell/staff-dialog';

type RemoveEventProps = { event: PublicEvent; onRemoved: () => unknown };

export function RemoveEvent({ event, onRemoved }: RemoveEventProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(() => send('DELETE', `/api/public-events/${event.id}`), {
    onDone: () => {
      showToast({ title: words.removed, description: event.title });
      onRemoved();
    },
  });
  return (
    <>
      <button type="button" className="staff-button me-auto" onClick={() => setAsking(true)}>
        {words.remove}
      </button>
      <StaffDialog
        title={words.removeTitle}
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
              onClick={() => remove.mutate()}
            >
              {words.remove}
            </button>
          </>
        }
      >
        <p>{fill(words.removeText, { name: event.title })}</p>
        {remove.isError ? (
          <p role="alert" className="staff-problem">
            {reasonOf(remove.error, shell.failures)}
          </p>
        ) : null}
      </StaffDialog>
    </>
  );
}
