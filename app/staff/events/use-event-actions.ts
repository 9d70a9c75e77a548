import { staffEvents as text } from '#text/staff/events';
import { shell } from '#text/staff/shell';
import { showToast, type ToastContent } from '../../ui/toasts';
import { change, post } from '../data/api';
import { queryClient } from '../data/query-client';
import type { PublicEvent } from '../data/rows';
import { undoMs } from '../data/undo';
import { useAction } from '../data/use-action';
import type { EventValues } from './event-values';

const pathOf = ({ id }: PublicEvent) => `/api/public-events/${id}`;

/** Makes an event when there is none yet, else changes it. The public pages show it at once. */
export function saveEvent(
  event: PublicEvent | undefined,
  values: Partial<EventValues>,
  draftKey?: string,
) {
  return event === undefined
    ? post<PublicEvent>('/api/public-events', values, draftKey)
    : change<PublicEvent>('PATCH', pathOf(event), event.version, values);
}

export function saySaved(event: PublicEvent, undo: Partial<ToastContent> = {}): void {
  showToast({
    title: text.saved,
    description: event.isActive ? text.savedText : text.savedOffline,
    ...undo,
  });
}

/** Putting an event on the public site and taking it off, with ten seconds to take that back. */
export function useShowEvent(event: PublicEvent) {
  const action = useAction((isActive: boolean) => saveEvent(event, { isActive }), {
    onDone: (saved, isActive) =>
      saySaved(saved, {
        durationMs: undoMs,
        action: { label: shell.undo, run: () => action.mutate(!isActive) },
      }),
    failed: text.failed,
  });
  return action;
}

export function useRemoveEvent(event: PublicEvent, onRemoved: () => unknown) {
  const remove = async () => {
    const removed = await change<PublicEvent>('DELETE', pathOf(event), event.version);
    // The screen that is being left does not ask for it again; whoever comes back to it learns that it is gone.
    queryClient.removeQueries({ queryKey: [pathOf(event)] });
    return removed;
  };
  return useAction(remove, {
    onDone: () => {
      showToast({ title: text.removed, description: event.title });
      onRemoved();
    },
    failed: text.removeFailed,
  });
}
