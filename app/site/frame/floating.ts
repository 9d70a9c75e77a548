// Decides which element may float over a page: one at a time, so that they do not pile up on a phone.
//
//   const isShown = useFloatingCard('chat', isOpen);
//
// The panel of the chat asks with 'chat' while it is open and goes first, because a person opened it; then the
// cookie card. The ticker waits for both; on a wide screen it has a place beside the cookie card. A toast responds
// to a visitor's action and never waits: it stands at another edge, and the ticker makes room for it.
import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/store';
import { shownToast } from '../../ui/toasts';

const order = ['chat', 'cookie-card', 'ticker'] as const;
export type FloatingCard = (typeof order)[number];

/** From this width on, floating.css places the ticker beside the cookie card. */
const isWide = createStore(false, (set) => {
  const query = matchMedia('(min-width: 64em)');
  const update = () => set(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
});

const wishes = createStore<readonly FloatingCard[]>([]);

/** True while this element may be on the screen. Never during the first render of a page. */
export function useFloatingCard(name: FloatingCard, wantsToShow: boolean): boolean {
  useEffect(() => {
    if (!wantsToShow) return;
    wishes.set([...wishes.get(), name]);
    return () => wishes.set(wishes.get().filter((other) => other !== name));
  }, [name, wantsToShow]);
  const wished = useStore(wishes);
  const isToastShown = useStore(shownToast) !== undefined;
  const hasRoom = useStore(isWide);
  if (name === 'ticker' && isToastShown) return false;
  const waitsFor = (other: FloatingCard) =>
    wished.includes(other) && !(hasRoom && name === 'ticker' && other === 'cookie-card');
  return wantsToShow && order.find(waitsFor) === name;
}

/** Milliseconds since the page loaded. The app may start much later, and the visitor has waited since. */
export function getMsSinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
}
