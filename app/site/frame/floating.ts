// What may float over a page: one thing at a time, so that nothing piles up on a phone.
//
//   const isShown = useFloating('chat', isOpen);
//
// The panel of the chat asks with 'chat' while it is open. What a person opened goes first; then the
// cookie card; the ticker shows only while nothing else does. A toast responds to what somebody just
// did and never waits: it stands at another edge, and the ticker makes room for it.
import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/store';
import { shownToast } from '../../ui/toasts';

const order = ['chat', 'cookie-card', 'ticker'] as const;
export type Floating = (typeof order)[number];

const wishes = createStore<readonly Floating[]>([]);

/** Whether the thing may be on the screen now. Never during the first render of a page. */
export function useFloating(name: Floating, wantsToShow: boolean): boolean {
  useEffect(() => {
    if (!wantsToShow) return;
    wishes.set([...wishes.get(), name]);
    return () => wishes.set(wishes.get().filter((other) => other !== name));
  }, [name, wantsToShow]);
  const wished = useStore(wishes);
  const isToastShown = useStore(shownToast) !== undefined;
  if (name === 'ticker' && isToastShown) return false;
  return wantsToShow && order.find((each) => wished.includes(each)) === name;
}

/** The app may start long after the page has loaded; who is on the page has waited already. */
export function msSinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
}
