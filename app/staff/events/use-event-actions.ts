import { staffEvents as text } from '#text/staff/events';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import type { PublicEvent } from '../data/rows';
import { useAction } from '../data/use-action';
import type { EventValues } from './event-values';

const pathOf = ({ id }: PublicEvent) => `/api/public-events/${id}`;

/** Makes an event when there is none yet, else changes it. The public pages show it at once. */
export function saveEvent(event: PublicEvent | undefined, values: Partial<EventValues>) {
  return event === undefined
    ? post<PublicEvent>('/api/public-events', values)
    : change<PublicEvent>('PATCH', pathOf(event), event.version, values);
}

export function saySaved(event: PublicEvent): void {
  showToast({
    title: text.saved,
    description: event.isActive ? text.savedText : text.savedOffline,
  });
}

/** Putting an event on the public site and taking it off. */
export function useShowEvent(event: PublicEvent) {
  return useAction((isActive: boolean) => saveEvent(event, { isActive }), {
    onDone: saySaved,
    failed: text.failed,
  });
}

export function useRemoveEvent(event: PublicEvent, onRemoved: () => unknown) {
  return useAction(() => change<PublicEvent>('DELETE', pathOf(event), event.version), {
    onDone: () => {
      showToast({ title: text.removed, description: event.title });
      onRemoved();
    },
    failed: text.removeFailed,
  });
}
