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

/** From this width on, lists are tables. Narrower windows get one compact row per item. */
export const useIsWide = mediaHook('(min-width: 1024px)');
/** From this width on, a table has room for its extra columns. */
export const useHasExtraRoom = mediaHook('(min-width: 1280px)');
