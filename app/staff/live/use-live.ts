// While signed in: refetches data that others change, and tracks presence.
import { useEffect } from 'react';
import { createStore } from '../../ui/store';
import { runInBackground } from '../data/background';
import { queryClient } from '../data/query-client';
import { isPathAffected } from './affected-paths';
import { connectLive, type LiveEvent, type LiveMessage } from './connection';

/** The last account that changed each row, from the live updates of this tab. */
export const lastEditors = createStore<ReadonlyMap<string, string>>(new Map());
export const buildRowKey = (subject: string, id: number) => `${subject} ${id}`;
/** The latest presence events. */
export const presenceEvents = createStore<readonly LiveEvent[]>([]);

function take(heard: readonly LiveMessage[]): void {
  const events = heard.flatMap((one) => ('events' in one ? one.events : [{ subject: 'all' }]));
  const changes = events.filter(({ subject }) => subject !== 'presence');
  const presence = events.filter(({ subject }) => subject === 'presence' || subject === 'all');
  if (presence.length > 0) presenceEvents.set(presence);
  if (changes.length === 0) return;
  const last = new Map(lastEditors.get());
  for (const { subject, id, memberId, actor } of changes) {
    if (actor === undefined) continue;
    if (id != null) last.set(buildRowKey(subject, id), actor);
    if (memberId != null) last.set(buildRowKey('member', memberId), actor);
  }
  lastEditors.set(last);
  runInBackground(() => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        changes.some((event) => isPathAffected(String(path), event)),
    });
  });
}

export function useLive(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    connectLive(take, leaving.signal);
    return () => leaving.abort();
  }, [isWanted]);
}
