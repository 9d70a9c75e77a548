// While signed in: refetches data that others change, and tracks presence.
import { useEffect } from 'react';
import { createStore } from '../../ui/store';
import { inBackground } from '../data/background';
import { queryClient } from '../data/query-client';
import { isConcerned } from './concerns';
import { type Heard, type LiveEvent, listen } from './connection';

/** The last account that changed each row, from the live updates of this tab. */
export const lastChanges = createStore<ReadonlyMap<string, string>>(new Map());
export const changeKey = (subject: string, id: number) => `${subject} ${id}`;
/** The latest presence events. */
export const presenceHeard = createStore<readonly LiveEvent[]>([]);

function take(heard: readonly Heard[]): void {
  const events = heard.flatMap((one) => ('events' in one ? one.events : [{ subject: 'all' }]));
  const changes = events.filter(({ subject }) => subject !== 'presence');
  const presence = events.filter(({ subject }) => subject === 'presence' || subject === 'all');
  if (presence.length > 0) presenceHeard.set(presence);
  if (changes.length === 0) return;
  const last = new Map(lastChanges.get());
  for (const { subject, id, memberId, actor } of changes) {
    if (actor === undefined) continue;
    if (id != null) last.set(changeKey(subject, id), actor);
    if (memberId != null) last.set(changeKey('member', memberId), actor);
  }
  lastChanges.set(last);
  inBackground(() => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        changes.some((event) => isConcerned(String(path), event)),
    });
  });
}

export function useLive(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    listen(take, leaving.signal);
    return () => leaving.abort();
  }, [isWanted]);
}
