// While somebody is signed in: what others change is asked for again, and who has which case open is known.
import { useEffect } from 'react';
import { createStore } from '../../ui/store';
import { inBackground } from '../data/background';
import { queryClient } from '../data/query-client';
import { isConcerned } from './concerns';
import { type Heard, type LiveEvent, listen } from './connection';

/** Who changed a case last, by its number, as far as this tab has heard. */
export const lastChanges = createStore<ReadonlyMap<number, string>>(new Map());
/** The last word about who has a case open. */
export const presenceHeard = createStore<LiveEvent | undefined>(undefined);

function take(heard: readonly Heard[]): void {
  const events = heard.flatMap((one) => ('events' in one ? one.events : [{ subject: 'all' }]));
  const changes = events.filter(({ subject }) => subject !== 'presence');
  for (const event of events) if (event.subject === 'presence') presenceHeard.set(event);
  if (changes.length === 0) return;
  const last = new Map(lastChanges.get());
  for (const { memberId, actor } of changes) {
    if (memberId != null && actor !== undefined) last.set(memberId, actor);
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
