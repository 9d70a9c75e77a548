import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** A desk has room for a table; a phone gets cards. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
