import { staffEvents as text } from '#text/staff/events';
import { change, post } from '../data/api';
import { queryClient } from '../data/query-client';
import type { PublicEvent } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import type { EventValues } from './event-values';

const pathOf = ({ id }: PublicEvent) => `/api/public-events/${id}` as const;

/** Creates an event, or changes it if it exists. Public pages show it at once. */
export function saveEvent(
  event: PublicEvent | undefined,
  values: Partial<EventValues>,
  key?: string,
) {
  return event === undefined
    ? post('/api/public-events', values, key)
    : change('PATCH', pathOf(event), event.version, values);
}

export const getSavedText = ({ isActive }: PublicEvent) => ({
  title: text.saved,
  description: isActive ? text.savedText : text.savedOffline,
});

/** Shows an event on the public site, or hides it. */
export function useShowEvent(event: PublicEvent) {
  return useChangeOf(event, {
    pathOf,
    write: (row, changes: { isActive: boolean }, version) =>
      change('PATCH', pathOf(row), version, changes),
    undo: true,
    say: getSavedText,
    failed: text.failed,
  });
}

export function useRemoveEvent(event: PublicEvent, onRemoved: () => unknown) {
  return useChangeOf(event, {
    pathOf,
    write: async (row, _: object, version) => {
      const removed = await change('DELETE', pathOf(row), version);
      // Do not refetch the deleted event from the screen being left; a later visit gets a 404.
      queryClient.removeQueries({ queryKey: [pathOf(row)] });
      return removed;
    },
    say: () => ({ title: text.removed, description: event.title }),
    failed: text.removeFailed,
    onDone: () => void onRemoved(),
  });
}
