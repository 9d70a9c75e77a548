import { useEffect, useState } from 'react';
import type { PublicEvent } from './public-events';

/** The rendered events, then the API's newest. After a failed read the rendered ones stay. */
export function useFreshEvents<Rendered>(
  rendered: Rendered,
  ask: () => Promise<PublicEvent[]>,
): Rendered | PublicEvent[] {
  const [fresh, setFresh] = useState<PublicEvent[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    let isShown = true;
    ask().then(
      (events) => {
        if (isShown) setFresh(events);
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return fresh ?? rendered;
}
