import { useSyncExternalStore } from 'react';

function mediaHook(media: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(media);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  const matches = () => matchMedia(media).matches;
  return () => useSyncExternalStore(subscribe, matches, () => false);
}

/**
 * A desk has room for a table; a tablet and a phone get cards. Beside the rail, a table of seven columns needs this
 * much to cut nothing off.
 */
export const useIsWide = mediaHook('(min-width: 1280px)');
export const useIsPhone = mediaHook('(max-width: 639px)');
