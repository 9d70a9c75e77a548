import { useEffect, useState } from 'react';
import type { PublicEvent } from './public-events';

/** Events as the page came with them, and then as the API has them. After a failure they stay as they are. */
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
