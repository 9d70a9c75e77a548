// What may float over a page: one thing at a time, so that nothing piles up on a phone.
//
//   const isShown = useFloating('chat', isOpen);
//
// The panel of the chat asks with 'chat' while it is open. What a person opened goes first; then the
// cookie card; the ticker shows only while nothing else does. A toast answers what somebody just did
// and never waits: it stands at another edge, and the ticker makes room for it.
import { useEffect, useSyncExternalStore } from 'react';
import { toastStore } from '../../ui/toasts';

const order = ['chat', 'cookie-card', 'ticker'] as const;
export type Floating = (typeof order)[number];

const wishes = new Set<Floating>();
const listeners = new Set<() => void>();

function wish(name: Floating, wantsToShow: boolean): void {
  if (wishes.has(name) === wantsToShow) return;
  if (wantsToShow) wishes.add(name);
  else wishes.delete(name);
  for (const listener of listeners) listener();
}

function mayShow(name: Floating): boolean {
  if (name === 'ticker' && toastStore.current() !== undefined) return false;
  return order.find((each) => wishes.has(each)) === name;
}

function subscribe(listener: () => void): () => void {
  const leaveToasts = toastStore.subscribe(listener);
  listeners.add(listener);
  return () => {
    leaveToasts();
    listeners.delete(listener);
  };
}

/** Whether the thing may be on the screen now. Never during the first render of a page. */
export function useFloating(name: Floating, wantsToShow: boolean): boolean {
  useEffect(() => {
    wish(name, wantsToShow);
    return () => wish(name, false);
  }, [name, wantsToShow]);
  return useSyncExternalStore(
    subscribe,
    () => wantsToShow && mayShow(name),
    () => false,
  );
}
