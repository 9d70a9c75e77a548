import { useSyncExternalStore } from 'react';

// Beside the rail, a table of seven columns needs this much to cut nothing off.
const wide = matchMedia('(min-width: 1280px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** A desk has room for a table; a tablet and a phone get cards. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
