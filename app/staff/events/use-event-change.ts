import { staffEvents as words } from '#content/en/staff/events';
import { shell } from '#content/en/staff/shell';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import type { PublicEvent } from '../data/rows';
import { useChange } from '../data/use-change';

/** What the form of an event holds; the date is a plain date. */
export type EventValues = {
  title: string;
  description: string;
  eventDate: string;
  eventTime: string;
  location: string;
  address: string;
  city: string;
  state: string;
  eventType: string;
  isActive: boolean;
};

/** Makes an event when there is none yet, else changes it. The public pages show it at once. */
export function useEventChange(id: number | undefined, onSaved?: () => void) {
  return useChange(
    (values: Partial<EventValues>) =>
      id === undefined
        ? send<PublicEvent>('POST', '/api/public-events', values)
        : send<PublicEvent>('PATCH', `/api/public-events/${id}`, values),
    {
      onDone: (event) => {
        showToast({
          title: words.saved,
          description: event.isActive ? words.savedText : words.savedOffline,
        });
        onSaved?.();
      },
      onFailed: (error) => {
        if (onSaved !== undefined) return;
        showToast({
          title: shell.failures.title,
          description: `${words.failed} ${reasonOf(error, shell.failures)}`,
          variant: 'destructive',
        });
      },
    },
  );
}
